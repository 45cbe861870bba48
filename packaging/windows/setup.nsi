; The Windows setup: for the person who runs it alone, without an administrator's rights.
;   makensis -DVERSION=1.2.3 -DPAYLOAD=…/cardtable -DICONS=…/assets/icons -DOUT=…/cardtable-setup.exe setup.nsi
; NAME, VERSION and the rest come from cardtable/about.py: `python3 packaging/dev.py windows` passes them.

!ifdef TARGET
  Target ${TARGET}
!endif
Unicode true
ManifestDPIAware true
ManifestSupportedOS Win10
RequestExecutionLevel user
SetCompressor /SOLID lzma

!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"
!include "x64.nsh"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${ID}"
!define KIND "${ID}.record"

Name "${NAME}"
OutFile "${OUT}"
BrandingText "${NAME} ${VERSION}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "Software\${ID}" "Folder"
!ifdef SIGN
  ; A command that signs the file which is put in place of %1, and the uninstaller too.
  !finalize '${SIGN} "%1"' = 0
  !uninstfinalize '${SIGN} "%1"' = 0
!endif

VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=0 "ProductName" "${NAME}"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileDescription" "${NAME} setup"
VIAddVersionKey /LANG=0 "CompanyName" "The Cardtable authors"
VIAddVersionKey /LANG=0 "LegalCopyright" "MIT licence"

!define MUI_ICON "${ICONS}\cardtable.ico"
!define MUI_UNICON "${ICONS}\cardtable.ico"
!define MUI_WELCOMEFINISHPAGE_BITMAP "side.bmp"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\cardtable.exe"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Russian"
!insertmacro MUI_LANGUAGE "Ukrainian"

LangString DESKTOP_ICON ${LANG_ENGLISH} "An icon on the desktop"
LangString DESKTOP_ICON ${LANG_RUSSIAN} "Значок на рабочем столе"
LangString DESKTOP_ICON ${LANG_UKRAINIAN} "Значок на робочому столі"
LangString RECORD ${LANG_ENGLISH} "${NAME} record"
LangString RECORD ${LANG_RUSSIAN} "Запись партии ${NAME}"
LangString RECORD ${LANG_UKRAINIAN} "Запис партії ${NAME}"
LangString RUNNING ${LANG_ENGLISH} "${NAME} is running. Close it, then try again."
LangString RUNNING ${LANG_RUSSIAN} "${NAME} запущен. Закройте его и повторите."
LangString RUNNING ${LANG_UKRAINIAN} "${NAME} запущено. Закрийте його й повторіть."
LangString FORGET ${LANG_ENGLISH} "Shall your settings and saved matches be deleted too?"
LangString FORGET ${LANG_RUSSIAN} "Удалить также ваши настройки и сохранённые партии?"
LangString FORGET ${LANG_UKRAINIAN} "Видалити також ваші налаштування та збережені партії?"
LangString OLD ${LANG_ENGLISH} "${NAME} needs 64-bit Windows 10 or newer."
LangString OLD ${LANG_RUSSIAN} "Для ${NAME} нужна 64-разрядная Windows 10 или новее."
LangString OLD ${LANG_UKRAINIAN} "Для ${NAME} потрібна 64-розрядна Windows 10 або новіша."

Function .onInit
  ${IfNot} ${RunningX64}
    MessageBox MB_ICONSTOP "$(OLD)" /SD IDOK
    Abort
  ${EndIf}
FunctionEnd

; A program that runs holds its file open: it cannot be opened for writing.
!macro WAIT_UNTIL_CLOSED PREFIX
Function ${PREFIX}WaitUntilClosed
  again:
  ${If} ${FileExists} "$INSTDIR\cardtable.exe"
    ClearErrors
    FileOpen $0 "$INSTDIR\cardtable.exe" a
    ${If} ${Errors}
      MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY again
      Abort
    ${EndIf}
    FileClose $0
  ${EndIf}
FunctionEnd
!macroend
!insertmacro WAIT_UNTIL_CLOSED ""
!insertmacro WAIT_UNTIL_CLOSED "un."

Section "${NAME}"
  SectionIn RO
  SetShellVarContext current
  Call WaitUntilClosed
  ; What an older version had and this one has not must not stay among its libraries.
  ${If} ${FileExists} "$INSTDIR\cardtable.exe"
    RMDir /r "$INSTDIR\_internal"
  ${EndIf}
  SetOutPath "$INSTDIR"
  File /r "${PAYLOAD}\*"
  File "${ICONS}\cardtable-record.ico"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\cardtable.exe"

  WriteRegStr HKCU "Software\Classes\${SUFFIX}" "" "${KIND}"
  WriteRegStr HKCU "Software\Classes\${SUFFIX}" "Content Type" "${TYPE}"
  WriteRegStr HKCU "Software\Classes\${KIND}" "" "$(RECORD)"
  WriteRegStr HKCU "Software\Classes\${KIND}\DefaultIcon" "" "$INSTDIR\cardtable-record.ico"
  WriteRegStr HKCU "Software\Classes\${KIND}\shell\open\command" "" '"$INSTDIR\cardtable.exe" "%1"'

  WriteRegStr HKCU "Software\${ID}" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\cardtable.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Cardtable authors"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" "$0"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section /o "$(DESKTOP_ICON)"
  CreateShortcut "$DESKTOP\${NAME}.lnk" "$INSTDIR\cardtable.exe"
SectionEnd

Section "Uninstall"
  SetShellVarContext current
  Call un.WaitUntilClosed
  ; By name, and never the whole folder: a person may have chosen one that holds more.
  Delete "$INSTDIR\cardtable.exe"
  Delete "$INSTDIR\cardtable-engine.exe"
  Delete "$INSTDIR\cardtable-arena.exe"
  Delete "$INSTDIR\cardtable-record.ico"
  Delete "$INSTDIR\uninstall.exe"
  RMDir /r "$INSTDIR\_internal"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  Delete "$DESKTOP\${NAME}.lnk"

  ReadRegStr $0 HKCU "Software\Classes\${SUFFIX}" ""
  ${If} $0 == "${KIND}"
    DeleteRegKey HKCU "Software\Classes\${SUFFIX}"
  ${EndIf}
  DeleteRegKey HKCU "Software\Classes\${KIND}"
  DeleteRegKey HKCU "Software\${ID}"
  DeleteRegKey HKCU "${UNINSTALL}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'

  ; Without anybody to ask (/S), what is theirs stays.
  MessageBox MB_YESNO|MB_DEFBUTTON2|MB_ICONQUESTION "$(FORGET)" /SD IDNO IDNO kept
  RMDir /r "$LOCALAPPDATA\${SLUG}"
  RMDir /r "$APPDATA\${SLUG}"
  kept:
SectionEnd
