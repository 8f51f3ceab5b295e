// Warns of addresses in lists that look like one that the user knows: an account, a contact, or whoever was sent money. An
// attacker sends nothing, dust or a worthless token from such an address, and hopes that it is copied from the history.
import { useMemo } from 'react'
import { similarAddress } from '../../shared/domain/similarAddress.ts'
import { useAccounts } from './stores/accountsStore.ts'
import { useLabels } from './stores/labelsStore.ts'
import { sentTo } from './transfers/sentTo.ts'
import { useTransfers } from './transfers/transfersStore.ts'

/** The name of the account, contact or waybill whose address another can be taken for; null where it is that address, or like none. */
export function useSimilarAddress(address: string): string | null {
  const accounts = useAccounts((state) => state.value)
  const labels = useLabels((state) => state.value)
  const transfers = useTransfers((state) => state.value)
  const known = useMemo(() => {
    const own = (accounts ?? []).flatMap(({ label, address: { bech32, hex } }) =>
      [bech32, hex].map((form) => ({ name: label, address: form })),
    )
    const book = [...new Set(labels?.values())].flatMap(({ label, address: forms }) =>
      forms === null || label === '' ? [] : [forms.bech32, forms.hex].map((form) => ({ name: label, address: form })),
    )
    return [...own, ...book, ...sentTo(transfers ?? [])]
  }, [accounts, labels, transfers])
  return similarAddress(address, known)
}
