// Asks how voting power is to be divided among the rollups, in percent, and opens the review of the vote.
import { useRef, useState, type SubmitEvent } from 'react'
import type { Account } from '../../../shared/contract/account.ts'
import type { GaugeVote } from '../../../shared/contract/transfer/gauges.ts'
import { MAX_GAUGES } from '../../../shared/domain/transfer/gaugeVotes.ts'
import { beginTransfer } from '../../data/transfers/beginTransfer.ts'
import { useTask } from '../../data/useTask.ts'
import { Dialog } from '../../kit/Dialog.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { Button } from '../../kit/forms/Button.tsx'
import { Field } from '../../kit/forms/Field.tsx'
import { useGaugeNames } from '../../parts/ballotText.ts'
import { useAllWords, useAppWindow } from '../../window.ts'
import type { AllWords } from '../../words/words.ts'
import { rowsOf, sharesOf, typedOf, type AskedGauges } from './gaugeForm.ts'
import styles from './governance.module.css'

/** Properties of `GaugeVoteDialog`. */
export interface GaugeVoteDialogProps {
  chainId: string
  account: Account
  vote: GaugeVote
  onClose: () => void
}

/** Draws the dialog; it begins with the earlier vote in this cycle. */
export function GaugeVoteDialog({ chainId, account, vote, onClose }: GaugeVoteDialogProps) {
  const all = useAllWords()
  const { actionWords, common, formatDigits, gaugeWords: words } = all
  const win = useAppWindow()
  const offering = useTask()
  const nameOf = useGaugeNames(vote.gauges)
  const first = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(() => typedOf(vote.own?.shares ?? []))
  const rows = rowsOf(vote)
  const asked = sharesOf(rows, typed)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const { shares } = asked
    if (shares === null) return
    await offering.run(async () => {
      const action = { type: 'voteGauges' as const, cycle: vote.cycle, shares }
      await beginTransfer(win, await win.client['actions.offer']({ accountId: account.id, chainId, action }))
    })
  }
  return (
    <Dialog isOpen onClose={onClose} title={words.dialog(vote.cycle)} lead={words.dialogLead} firstFocus={first}>
      <form className="form-stack" onSubmit={(event) => void submit(event)}>
        <div className={`${styles.shares} ${styles.gaugeShares}`}>
          {rows.map(({ bridge }, index) => (
            <Field
              key={bridge}
              ref={index === 0 ? first : undefined}
              label={nameOf(bridge)}
              aria-label={words.share(nameOf(bridge))}
              value={formatDigits(typed[bridge] ?? '')}
              inputMode="decimal"
              maxLength={21}
              isMono
              wrong={faultOf(all, asked, bridge)}
              onChange={(text) => setTyped({ ...typed, [bridge]: text.replace(',', '.') })}
              aside="%"
            />
          ))}
        </div>
        <output className={asked.shares === null ? 'small mid' : 'small'}>
          {asked.hindrance === 'tooMany' ? words.tooMany(MAX_GAUGES) : leftText(all, asked.left)}
        </output>
        {offering.error !== null && <ErrorNote error={offering.error} />}
        <div className="dialog-actions">
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button kind="first" type="submit" off={offOf(all, asked)} busy={offering.isRunning ? actionWords.preparing : null}>
            {words.review}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function leftText({ formatDigits, gaugeWords: words }: AllWords, left: string): string {
  if (left === '0') return words.all
  return left.startsWith('-') ? words.tooMuch(formatDigits(left.slice(1))) : words.left(formatDigits(left))
}

/** Says what is wrong with the share of one rollup. */
function faultOf({ gaugeWords: words }: AllWords, { wrong, delisted }: AskedGauges, bridge: string): string | null {
  if (wrong.includes(bridge)) return words.wrongShare
  return delisted.includes(bridge) ? words.delisted : null
}

/** Says why the vote cannot be reviewed yet. */
function offOf(all: AllWords, { hindrance, left }: AskedGauges): string | null {
  if (hindrance === null) return null
  if (hindrance === 'wrong') return all.gaugeWords.wrongShare
  if (hindrance === 'tooMany') return all.gaugeWords.tooMany(MAX_GAUGES)
  if (hindrance === 'delisted') return all.gaugeWords.delisted
  return hindrance === 'nothing' ? all.gaugeWords.nothing : leftText(all, left)
}
