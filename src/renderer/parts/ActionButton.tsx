// Offers an own action and opens its review. An account that cannot sign gets no button: the screen says so once.
import { Check } from 'lucide-react'
import { useEffect, type Ref } from 'react'
import type { Account } from '../../shared/contract/account.ts'
import type { Action } from '../../shared/contract/transfer/action.ts'
import { beginTransfer } from '../data/transfers/beginTransfer.ts'
import { useTask } from '../data/useTask.ts'
import { Button } from '../kit/forms/Button.tsx'
import { ErrorNote } from '../kit/ErrorNote.tsx'
import { settleBegin } from '../navigation.ts'
import { useAllWords, useAppWindow } from '../window.ts'

/** Properties of `ActionButton`. */
export interface ActionButtonProps {
  chainId: string
  account: Account
  action: Action
  /** Name for screen readers. */
  label?: string
  /** The one filled button of its screen. */
  isFirst?: boolean
  /** It is what stands now: drawn filled, with a tick. */
  isChosen?: boolean
  /** Is begun as soon as it is drawn: the palette asked for it. */
  begins?: boolean
  /** `normal` in the foot of a dialog. */
  size?: 'compact' | 'normal'
  ref?: Ref<HTMLButtonElement> | undefined
  children: string
}

/** Draws the button. */
export function ActionButton(props: ActionButtonProps) {
  const { chainId, account, action, label, isFirst = false, isChosen = false, begins = false } = props
  const { size = 'compact', ref, children } = props
  const { actionWords: words } = useAllWords()
  const win = useAppWindow()
  const offering = useTask()
  const begin = async () => {
    await beginTransfer(win, await win.client['actions.offer']({ accountId: account.id, chainId, action }))
  }
  const isOff = offOf(words, account) !== null
  useEffect(() => {
    if (begins && !isOff && settleBegin(win)) void offering.run(begin)
  })
  if (isOff) return null
  return (
    <>
      <Button
        ref={ref}
        kind={isChosen || isFirst ? 'first' : 'plain'}
        icon={isChosen ? Check : undefined}
        size={size}
        label={label}
        busy={offering.isRunning ? words.preparing : null}
        onClick={() => void offering.run(begin)}
      >
        {children}
      </Button>
      {offering.error !== null && <ErrorNote error={offering.error} />}
    </>
  )
}

/** Says why the account cannot sign on the L1; null where it can. The L1 accepts signatures of both Ledger apps. */
export function offOf(words: { watchOnly: string }, { signer }: Account): string | null {
  return signer.kind === 'watched' ? words.watchOnly : null
}
