// The context menu: actions for a field, a selection, a link, or an address.
import { clipboard, Menu, type BrowserWindow, type ContextMenuParams, type MenuItemConstructorOptions, type WebContents } from 'electron'
import type { RoleWord, ShellWords } from './words/shellWords.ts'

/** An address as the page draws it, in full or as the title of its short form: 20 bytes in hex, or bech32 (BIP 173). */
const ADDRESS = /^(?:0x[\da-fA-F]{40}|[a-z][a-z\d]{0,20}1[02-9ac-hj-np-z]{38,90})$/
/** World of the script that reads the page, apart from the page's own scripts. */
const READING_WORLD = 999

/** What was clicked. */
export type ContextMenuTarget = Pick<
  ContextMenuParams,
  'isEditable' | 'editFlags' | 'selectionText' | 'linkURL' | 'misspelledWord' | 'dictionarySuggestions'
> & {
  /** Title or text of the address under the pointer; '' without one. */
  address: string
}

/** Opens the menu where the page requests one and it is not empty. */
export function offerContextMenu(window: BrowserWindow, words: () => ShellWords): void {
  const contents = window.webContents
  contents.on('context-menu', (_event, params) => {
    void addressUnder(contents, params).then((address) => {
      if (window.isDestroyed()) return
      const template = contextMenuTemplate({ ...params, address }, contents, words())
      if (template.length > 0) Menu.buildFromTemplate(template).popup({ window })
    })
  })
}

/**
 * Reads the address under the pointer from the page. Chromium reports a title only where no text of its element was clicked, so Electron's
 * `titleText` is empty for an address that is drawn as text.
 */
async function addressUnder(contents: WebContents, { x, y }: ContextMenuParams): Promise<string> {
  const at = [x, y].map((part) => part / contents.zoomFactor)
  const code = `(${readAddress.toString()})(${at.join()})`
  const found: unknown = await contents.executeJavaScriptInIsolatedWorld(READING_WORLD, [{ code }]).catch(() => {
    // A page that is gone has no address; the rest of the menu does not depend on it.
    return ''
  })
  return typeof found === 'string' ? found : ''
}

/** Runs in the page. */
function readAddress(x: number, y: number): string {
  const element = document.elementFromPoint(x, y)?.closest('[title], .address')
  return element?.getAttribute('title') ?? element?.textContent ?? ''
}

/** Builds the menu's template; empty where no action applies. */
export function contextMenuTemplate(
  target: ContextMenuTarget,
  contents: Pick<WebContents, 'replaceMisspelling'>,
  words: ShellWords,
): MenuItemConstructorOptions[] {
  const { isEditable, editFlags, selectionText, linkURL, address, misspelledWord, dictionarySuggestions } = target
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
    ADDRESS.test(address) ? [copy(words.copyAddress, address)] : [],
    linkURL.startsWith('https:') ? [copy(words.copyLink, linkURL)] : [],
    isEditable ? [item('selectAll', editFlags.canSelectAll)] : [],
  ]
  return groups
    .filter((group) => group.length > 0)
    .flatMap((group, index) => (index === 0 ? group : [{ type: 'separator' as const }, ...group]))
}
