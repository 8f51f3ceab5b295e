// The context menu: actions for a field, a selection, a link, or an abbreviated address.
import { clipboard, Menu, type BrowserWindow, type ContextMenuParams, type MenuItemConstructorOptions, type WebContents } from 'electron'
import type { RoleWord, ShellWords } from './words/shellWords.ts'

/** The title of an abbreviated address is its full form: 20 bytes in hex, or bech32 (BIP 173). */
const ADDRESS = /^(?:0x[\da-fA-F]{40}|[a-z][a-z\d]{0,20}1[02-9ac-hj-np-z]{38,90})$/

/** What was clicked. */
export type ContextMenuTarget = Pick<
  ContextMenuParams,
  'isEditable' | 'editFlags' | 'selectionText' | 'linkURL' | 'titleText' | 'misspelledWord' | 'dictionarySuggestions'
>

/** Opens the menu where the page requests one and it is not empty. */
export function offerContextMenu(window: BrowserWindow, words: () => ShellWords): void {
  const contents = window.webContents
  contents.on('context-menu', (_event, params) => {
    const template = contextMenuTemplate(params, contents, words())
    if (template.length > 0) Menu.buildFromTemplate(template).popup({ window })
  })
}

/** Builds the menu's template; empty where no action applies. */
export function contextMenuTemplate(
  target: ContextMenuTarget,
  contents: Pick<WebContents, 'replaceMisspelling'>,
  words: ShellWords,
): MenuItemConstructorOptions[] {
  const { isEditable, editFlags, selectionText, linkURL, titleText, misspelledWord, dictionarySuggestions } = target
  const item = (name: RoleWord, enabled: boolean): MenuItemConstructorOptions => ({ role: name, label: words.menu[name], enabled })
  const copy = (label: string, text: string) => ({ label, click: () => clipboard.writeText(text) })
  const groups: MenuItemConstructorOptions[][] = [
    misspelledWord === '' ? [] : dictionarySuggestions.map((word) => ({ label: word, click: () => contents.replaceMisspelling(word) })),
    isEditable ? [item('undo', editFlags.canUndo), item('redo', editFlags.canRedo)] : [],
    isEditable
      ? [item('cut', editFlags.canCut), item('copy', editFlags.canCopy), item('paste', editFlags.canPaste)]
      : selectionText.trim() === ''
        ? []
        : [item('copy', editFlags.canCopy)],
    ADDRESS.test(titleText) ? [copy(words.copyAddress, titleText)] : [],
    linkURL.startsWith('https:') ? [copy(words.copyLink, linkURL)] : [],
    isEditable ? [item('selectAll', editFlags.canSelectAll)] : [],
  ]
  return groups
    .filter((group) => group.length > 0)
    .flatMap((group, index) => (index === 0 ? group : [{ type: 'separator' as const }, ...group]))
}
