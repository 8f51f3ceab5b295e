// Offers what can be done with an address that belongs to somebody else: name it in the address book, and send to it.
import { ArrowUpRight } from 'lucide-react'
import { isBurnAddress } from '../../../shared/domain/untrusted/burnAddress.ts'
import { useAccounts } from '../../data/stores/accountsStore.ts'
import { isOneOf } from '../../data/stores/ownAddress.ts'
import { usePublicName } from '../../data/names/publicNames.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { go } from '../../navigation.ts'
import { useMistakable } from '../../parts/Who.tsx'
import { moduleName } from '../../words/activitySentence.ts'
import { LabelEditor } from './LabelEditor.tsx'
import styles from './labels.module.css'
import { useAllWords, useAppWindow } from '../../window.ts'

/** Properties of `AddressActions`. */
export interface AddressActionsProps {
  address: string
  /** The chain that a contract is named on. */
  chainId: string
  /** False for what was called instead of paid, such as a contract that no list names. */
  isPayee?: boolean
}

/** Draws the label of an address, and the button that starts a transfer to it. */
export function AddressActions({ address, chainId, isPayee = true }: AddressActionsProps) {
  const { labelWords: words } = useAllWords()
  const win = useAppWindow()
  const canSend = useCanSendTo(address, chainId)
  return (
    <div className={styles.addressActions}>
      <LabelEditor on={{ kind: 'address', chainId: '', ref: address }} />
      {canSend && isPayee && (
        <Button size="compact" kind="quiet" icon={ArrowUpRight} onClick={() => go(win, 'transfer', { address })}>
          {words.sendToThis}
        </Button>
      )}
    </div>
  )
}

/** Matches an account of 20 bytes in either spelling: objects and modules have 32 or fewer. */
const ACCOUNT = /^(0x[0-9a-f]{40}|init1[02-9ac-hj-np-z]{38})$/i

/** Returns whether somebody else can receive at an address: no own account, no contract, and none that resembles a known address. */
function useCanSendTo(address: string, chainId: string): boolean {
  const words = useAllWords()
  const isOwn = useAccounts(({ value }) => isOneOf(value, address))
  const listed = usePublicName(address, chainId)
  const mistakable = useMistakable(address)
  return (
    ACCOUNT.test(address) &&
    !isBurnAddress(address) &&
    !isOwn &&
    moduleName(words, address) === null &&
    listed === null &&
    mistakable === null
  )
}
