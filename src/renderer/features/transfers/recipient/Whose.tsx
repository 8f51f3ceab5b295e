// Says whose a complete address is: the name of one that is known, calmly, above it; below one without a name, what is known of earlier sends.
import { BookUser, Check, Eye, TriangleAlert } from 'lucide-react'
import type { AddressCheck } from '../../../../shared/contract/history/label.ts'
import { useAccounts } from '../../../data/stores/accountsStore.ts'
import { useAddressLabel } from '../../../data/stores/labelsStore.ts'
import { isAddressOf, ownerOf } from '../../../data/stores/ownAddress.ts'
import { useNow } from '../../../kit/hooks/useNow.ts'
import { Icon } from '../../../kit/Icon.tsx'
import { useAllWords } from '../../../window.ts'
import styles from '../form/transfer.module.css'
import boxStyles from './recipient.module.css'

interface Known {
  label: string
  as: 'own' | 'watched' | 'book'
}

/** Returns by what name an address is known; null for none. */
function useKnown(address: string): Known | null {
  const own = useAccounts((state) => ownerOf(state.value, address))
  const account = useAccounts((state) => state.value?.find((one) => isAddressOf(one, address)))
  const label = useAddressLabel(address)
  if (own !== null) return { label: own.label, as: 'own' }
  if (account !== undefined) return { label: account.label, as: 'watched' }
  return label === null ? null : { label, as: 'book' }
}

const ICONS = { own: Check, watched: Eye, book: BookUser }

/** Draws the name of a known address; nothing for another one. */
export function KnownName({ address }: { address: string }) {
  const { transferWords: words } = useAllWords()
  const known = useKnown(address)
  if (known === null) return null
  return (
    <p className={boxStyles.known}>
      <Icon of={ICONS[known.as]} size={13} tone="dim" />
      <b>{known.label}</b> <span className="mid">{words.knownAs[known.as]}</span>
    </p>
  )
}

interface NoNameProps {
  address: string
  chain: { id: string; name: string }
  sentTo: AddressCheck['sentTo']
  isQuestion: boolean
}

/** Says when an address without a name was last paid on this chain. What only the copied history shows leaves the warning in place. */
export function NoName({ address, chain, sentTo, isQuestion }: NoNameProps) {
  const { transferWords: words } = useAllWords()
  const now = useNow(60_000)
  const isKnown = useKnown(address) !== null
  const sends = sentTo.filter(({ chainId }) => chainId === chain.id)
  const paid = sends.find(({ isCopied }) => !isCopied)
  const copied = sends.find(({ isCopied }) => isCopied)
  if (isKnown) return null
  return (
    <p className={`small ${paid === undefined ? 'warn' : 'mid'} ${styles.tick}`}>
      <Icon of={paid === undefined ? TriangleAlert : Check} size={12} />
      {paid !== undefined
        ? words.sentBefore(chain.name, paid.at, now)
        : isQuestion
          ? words.compareBelow
          : [words.otherRecipientNote, ...(copied === undefined ? [] : [words.sentInHistory(chain.name, copied.at, now)])].join(' ')}
    </p>
  )
}
