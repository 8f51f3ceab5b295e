// Warns of addresses in lists that resemble a known one: an account, a contact, or a recipient of the user's payments. Attackers send
// nothing, dust or a worthless token from such an address, and hope that it is copied from the history.
import { useMemo } from 'react'
import { similarAddress } from '../../shared/domain/untrusted/similarAddress.ts'
import { useAccounts } from './stores/accountsStore.ts'
import { useLabels } from './stores/labelsStore.ts'
import { sentTo } from './transfers/sentTo.ts'
import { useTransfers } from './transfers/transfersStore.ts'
import { useWords } from '../window.ts'

/**
 * Returns the name of the account, contact or transfer whose address this one can be mistaken for; null where it is that address, or
 * resembles none.
 */
export function useSimilarAddress(address: string): string | null {
  const words = useWords()
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
    return [...own, ...book, ...sentTo(words, transfers ?? [])]
  }, [words, accounts, labels, transfers])
  return similarAddress(address, known)
}
