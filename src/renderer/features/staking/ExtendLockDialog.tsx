// Asks by how long a lock is to be extended, says when it then ends, and opens its review.
import { useState, type SubmitEvent } from 'react'
import type { Account } from '../../../shared/contract/account.ts'
import type { LockedStakes } from '../../../shared/contract/transfer/staking.ts'
import { extendedLock, LOCK_TERMS } from '../../../shared/domain/staking/lockStaking.ts'
import { beginTransfer } from '../../data/transfers/beginTransfer.ts'
import { useTask } from '../../data/useTask.ts'
import { Dialog } from '../../kit/Dialog.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { Button } from '../../kit/forms/Button.tsx'
import { SteadyButton } from '../../kit/forms/SteadyButton.tsx'
import { Segmented } from '../../kit/forms/Segmented.tsx'
import { useNow } from '../../kit/hooks/useNow.ts'
import { Amount } from '../../kit/text/Amount.tsx'
import { useAllWords, useAppWindow } from '../../window.ts'

/** Properties of `ExtendLockDialog`. */
export interface ExtendLockDialogProps {
  account: Account
  chainId: string
  lock: LockedStakes['parts'][number]
  /** How far ahead of now a lock may end, ms. */
  longestMs: number
  /** The validator's name. */
  name: string
  onClose: () => void
}

/** Opens the dialog over the screen, with the lock as it is now: a failed or later answer must not close or change it. */
export type OnExtendLock = (asked: Omit<ExtendLockDialogProps, 'onClose'>) => void

/** Draws the dialog. */
export function ExtendLockDialog({ account, chainId, lock, longestMs, name, onClose }: ExtendLockDialogProps) {
  const { actionWords, common, formatShortDate, lockWords: words } = useAllWords()
  const win = useAppWindow()
  const offering = useTask()
  const now = useNow(60_000)
  const [term, setTerm] = useState<(typeof LOCK_TERMS)[number]>(LOCK_TERMS[0])
  const until = extendedLock(lock.endsAt, term, now)
  const isTooFar = until * 1000 > now + longestMs
  const { validator, asset, amount, endsAt } = lock
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const action = { type: 'extendLock' as const, validator, denom: asset.denom, amount, release: endsAt / 1000, until }
    await offering.run(async () => {
      await beginTransfer(win, await win.client['actions.offer']({ accountId: account.id, chainId, action }))
    })
  }
  return (
    <Dialog isOpen onClose={onClose} title={words.extendLabel(name)} lead={words.dialogLead}>
      <form className="form-stack" onSubmit={(event) => void submit(event)}>
        <Segmented
          label={words.term}
          options={LOCK_TERMS.map((one) => ({ value: String(one), label: words.terms[one] }))}
          value={String(term)}
          onChange={(chosen) => setTerm(LOCK_TERMS.find((one) => String(one) === chosen) ?? LOCK_TERMS[0])}
        />
        <div role="status">
          <dl className="facts">
            <dt>{words.amount}</dt>
            <dd>
              <Amount units={amount} decimals={asset.decimals} symbol={asset.symbol} />
            </dd>
            <dt>{words.newEnd}</dt>
            <dd>
              {formatShortDate(until * 1000, now)} <span className="small dim">{words.from(formatShortDate(endsAt, now))}</span>
            </dd>
          </dl>
        </div>
        {offering.error !== null && <ErrorNote error={offering.error} />}
        <div className="dialog-actions">
          <Button onClick={onClose}>{common.cancel}</Button>
          <SteadyButton
            kind="first"
            type="submit"
            off={isTooFar ? words.tooFar(formatShortDate(now + longestMs, now)) : null}
            busy={offering.isRunning ? actionWords.preparing : null}
          >
            {words.review}
          </SteadyButton>
        </div>
      </form>
    </Dialog>
  )
}
