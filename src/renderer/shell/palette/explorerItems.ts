// Offers the page of the explorer that a text names by itself: a block by its height, a transaction by its hash, an account by its address.
import { useExplorerLocation } from '../../features/explorer/explorerLocation.ts'
import { paramsOf, type ExplorerLocation } from '../../features/explorer/locationParams.ts'
import { shorten } from '../../kit/text/addressText.ts'
import { go } from '../../navigation.ts'
import { useChainNames } from '../../data/stores/chainsStore.ts'
import { useAllWords, useAppWindow } from '../../window.ts'
import type { PaletteGroup } from './paletteItems.ts'
import { isAddress } from './commands/readCommand.ts'

const HEIGHT = /^(?:block\s+#?|#)?([1-9]\d{2,14})$/i
const HASH = /^(?:0x)?[0-9a-f]{64}$/i

/**
 * Returns what a text names on a chain; null for any other text. A number of one or two digits is more likely typed for something else.
 * @example pageNamed('#123456', 'interwoven-1') // { kind: 'block', chainId: 'interwoven-1', height: 123456 }
 */
export function pageNamed(text: string, chainId: string): Extract<ExplorerLocation, { kind: 'block' | 'tx' | 'account' }> | null {
  const [, height] = HEIGHT.exec(text) ?? []
  if (height !== undefined) return { kind: 'block', chainId, height: Number(height) }
  if (HASH.test(text)) return { kind: 'tx', chainId, hash: text }
  return isAddress(text) ? { kind: 'account', chainId, address: text } : null
}

/** Returns the entry in a group of its own, for the chain that the explorer shows; none where the text names no page. */
export function useExplorerItem(text: string): PaletteGroup[] {
  const { paletteWords, screenNames, formatCount } = useAllWords()
  const win = useAppWindow()
  const here = useExplorerLocation()
  const nameOf = useChainNames()
  const page = here === null ? null : pageNamed(text.trim(), here.chainId)
  if (page === null) return []
  const chain = nameOf(page.chainId)
  const { pages } = paletteWords
  const name =
    page.kind === 'block'
      ? pages.block(formatCount(page.height), chain)
      : page.kind === 'tx'
        ? pages.tx(shorten(page.hash), chain)
        : pages.account(shorten(page.address), chain)
  const isMeant = page.kind === 'tx' || (page.kind === 'block' && !/^\d/.test(text.trim()))
  const item = { id: `explorer ${page.kind}`, name, also: '', hint: '', isMeant, run: () => go(win, 'explorer', paramsOf(page)) }
  return [{ value: screenNames.explorer, items: [item] }]
}
