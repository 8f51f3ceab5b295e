// Says whose a typed address is, and offers what is done with it: to send to it, or to watch it.
import { useAccounts } from '../../../data/stores/accountsStore.ts'
import { useLabel } from '../../../data/stores/labelsStore.ts'
import { isAddressOf } from '../../../data/stores/ownAddress.ts'
import { shorten } from '../../../kit/text/addressText.ts'
import { go } from '../../../navigation.ts'
import { showAccount } from '../../../features/portfolio/portfolioStore.ts'
import { useAllWords, useAppWindow } from '../../../window.ts'
import { isAddress } from './readCommand.ts'
import type { PaletteGroup } from '../paletteItems.ts'

/** Returns the entries for a text that is an address, and nothing else; none for any other text. */
export function useAddressItems(text: string): PaletteGroup[] {
  const { paletteWords: words, screenNames } = useAllWords()
  const win = useAppWindow()
  const address = text.trim()
  const isAsked = isAddress(address)
  const saved = useLabel({ kind: 'address', chainId: '', ref: address })?.label ?? ''
  const account = useAccounts(({ value }) => (isAsked ? (value?.find((one) => isAddressOf(one, address)) ?? null) : null))
  if (!isAsked) return []
  const short = shorten(address)
  const openAccount = (id: string) => {
    showAccount(win, id)
    go(win, 'portfolio')
  }
  const name = saved !== '' ? saved : account === null ? null : account.label
  const own =
    account === null
      ? []
      : [{ id: `account ${account.id}`, name: account.label, also: '', hint: short, run: () => openAccount(account.id) }]
  const isOwn = account !== null && account.signer.kind !== 'watched'
  const send = {
    id: `pay ${address}`,
    name: words.actions.sendTo(name ?? short),
    also: '',
    hint: name === null ? '' : short,
    run: () => go(win, 'transfer', { address }),
  }
  const watch = {
    id: `watch ${address}`,
    name: words.commands.watch(short),
    also: '',
    hint: screenNames.accounts,
    run: () => go(win, 'accounts', { open: 'watch', address }),
  }
  const items = [...own, ...(isOwn ? [] : [send]), ...(account === null ? [watch] : [])]
  return [{ value: words.groups.command, items }]
}
