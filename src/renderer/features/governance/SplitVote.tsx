// Asks how a vote is to be split among the options, in percent, and opens its review.
import { useRef, useState, type SubmitEvent } from 'react'
import type { Account } from '../../../shared/contract/account.ts'
import type { Action, VoteOption } from '../../../shared/contract/transfer/action.ts'
import { beginTransfer } from '../../data/transfers/beginTransfer.ts'
import { useTask } from '../../data/useTask.ts'
import { Dialog } from '../../kit/Dialog.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { Button } from '../../kit/forms/Button.tsx'
import { SteadyButton } from '../../kit/forms/SteadyButton.tsx'
import { NumberField } from '../../kit/forms/NumberField.tsx'
import { useAllWords, useAppWindow } from '../../window.ts'
import type { AllWords } from '../../words/words.ts'
import styles from './governance.module.css'
import { OPTIONS, sharesIn, type SplitHindrance, type TypedShares } from './splitForm.ts'

/** Properties of `SplitVoteButton`. */
export interface SplitVoteButtonProps {
  chainId: string
  /** Its number. */
  proposal: string
  account: Account
}

/** Draws the button that opens the form. */
export function SplitVoteButton(props: SplitVoteButtonProps) {
  const { governanceWords: words } = useAllWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button label={words.splitOn(props.proposal)} onClick={() => setOpen(true)}>
        {words.split}
      </Button>
      {isOpen && <SplitVoteDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function SplitVoteDialog({ chainId, proposal, account, onClose }: SplitVoteButtonProps & { onClose: () => void }) {
  const all = useAllWords()
  const { actionWords, common, governanceWords: words, voteOptions } = all
  const win = useAppWindow()
  const offering = useTask()
  const first = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<TypedShares>({ yes: '', no: '', abstain: '', veto: '' })
  const asked = sharesIn(typed)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (asked.shares === null) return
    const action: Action = { type: 'voteWeighted', proposal, options: [...asked.shares] }
    await offering.run(async () => {
      await beginTransfer(win, await win.client['actions.offer']({ accountId: account.id, chainId, action }))
    })
  }
  const change = (option: VoteOption) => (text: string) => setTyped({ ...typed, [option]: text })
  return (
    <Dialog isOpen onClose={onClose} title={words.splitOn(proposal)} lead={words.splitLead} firstFocus={first}>
      <form className="form-stack" onSubmit={(event) => void submit(event)}>
        <div className={styles.shares}>
          {OPTIONS.map((option, index) => (
            <NumberField
              key={option}
              ref={index === 0 ? first : undefined}
              label={voteOptions[option]}
              aria-label={words.share(voteOptions[option])}
              value={typed[option]}
              maxLength={20}
              wrong={asked.wrong.includes(option) ? words.wrongShare : null}
              onChange={change(option)}
              aside="%"
            />
          ))}
        </div>
        <output className={asked.shares === null ? 'small mid' : 'small'}>{sumText(all, asked.left)}</output>
        {offering.error !== null && <ErrorNote error={offering.error} />}
        <div className="dialog-actions">
          <Button onClick={onClose}>{common.cancel}</Button>
          <SteadyButton
            kind="first"
            type="submit"
            off={asked.hindrance === null ? null : hindranceText(all, asked.hindrance, asked.left)}
            busy={offering.isRunning ? actionWords.preparing : null}
          >
            {words.review}
          </SteadyButton>
        </div>
      </form>
    </Dialog>
  )
}

function sumText({ formatDigits, governanceWords: words }: AllWords, left: string): string {
  if (left === '0') return words.whole
  return left.startsWith('-') ? words.tooMuch(formatDigits(left.slice(1))) : words.left(formatDigits(left))
}

function hindranceText(all: AllWords, hindrance: SplitHindrance, left: string): string {
  if (hindrance === 'wrong') return all.governanceWords.wrongShare
  return hindrance === 'single' ? all.governanceWords.oneOption : sumText(all, left)
}
