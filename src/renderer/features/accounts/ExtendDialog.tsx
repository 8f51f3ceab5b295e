// Asks by how many years a name is to be extended, says what that costs, and opens its review.
import { useCallback, useState, type SubmitEvent } from 'react'
import type { Account } from '../../../shared/contract/account.ts'
import type { NameTerms } from '../../../shared/contract/transfer/names.ts'
import { MAX_NAME_YEARS } from '../../../shared/domain/username.ts'
import { beginTransfer } from '../../data/transfers/beginTransfer.ts'
import { useAsked } from '../../data/useAsked.ts'
import { useTask } from '../../data/useTask.ts'
import { Dialog } from '../../kit/Dialog.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { Button } from '../../kit/forms/Button.tsx'
import { SteadyButton } from '../../kit/forms/SteadyButton.tsx'
import { Segmented } from '../../kit/forms/Segmented.tsx'
import { Amount } from '../../kit/text/Amount.tsx'
import { useAllWords, useAppWindow, type AppWindow } from '../../window.ts'
import type { AllWords } from '../../words/words.ts'

/** Properties of `ExtendDialog`. */
export interface ExtendDialogProps {
  account: Account
  chainId: string
  /** With its ending. */
  name: string
  onClose: () => void
}

type Term = NameTerms['terms'][number]

const isStale = () => false

const YEARS = Array.from({ length: MAX_NAME_YEARS }, (_, index) => index + 1)

/** Draws the dialog. */
export function ExtendDialog({ account, chainId, name, onClose }: ExtendDialogProps) {
  const all = useAllWords()
  const { actionWords, common, ownNameWords: words, years } = all
  const win = useAppWindow()
  const offering = useTask()
  const [chosen, setChosen] = useState(1)
  const ask = useCallback(
    (asking: AppWindow) => asking.client['names.terms']({ accountId: account.id, chainId, name }),
    [account.id, chainId, name],
  )
  const { value, error } = useAsked(ask, isStale)
  const failure = offering.error ?? error
  const term = value?.terms.find((one) => one.years === chosen)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (value === null || term === undefined) return
    const action = { type: 'extendName' as const, name, years: chosen, denom: value.asset.denom, amount: term.amount }
    await offering.run(async () => {
      await beginTransfer(win, await win.client['actions.offer']({ accountId: account.id, chainId, action }))
    })
  }
  return (
    <Dialog isOpen onClose={onClose} title={words.extendLabel(name)} lead={words.lead}>
      <form className="form-stack" onSubmit={(event) => void submit(event)}>
        <Segmented
          label={words.years}
          options={YEARS.map((count) => ({ value: String(count), label: years(count) }))}
          value={String(chosen)}
          onChange={(count) => setChosen(Number(count))}
        />
        <div role="status">
          {value === null || term === undefined ? (
            error === null && <p className="small dim">{words.asking}</p>
          ) : (
            <TermFacts terms={value} term={term} />
          )}
        </div>
        {failure !== null && <ErrorNote error={failure} />}
        <div className="dialog-actions">
          <Button onClick={onClose}>{common.cancel}</Button>
          <SteadyButton
            kind="first"
            type="submit"
            off={value === null || term === undefined ? words.asking : hindranceText(all, value, term)}
            busy={offering.isRunning ? actionWords.preparing : null}
          >
            {words.review}
          </SteadyButton>
        </div>
      </form>
    </Dialog>
  )
}

/** Says what the term costs, what there is to pay it with, and when the name then ends. */
function TermFacts({ terms, term }: { terms: NameTerms; term: Term }) {
  const { formatDate, ownNameWords: words } = useAllWords()
  const { decimals, symbol } = terms.asset
  return (
    <dl className="facts">
      <dt>{words.cost}</dt>
      <dd>
        <Amount units={term.amount} decimals={decimals} symbol={symbol} />
      </dd>
      <dt>{words.free}</dt>
      <dd>
        <Amount units={terms.free} decimals={decimals} symbol={symbol} />
      </dd>
      <dt>{words.newEnd}</dt>
      <dd>
        {formatDate(term.until)} <span className="small dim">{words.from(formatDate(terms.endsAt))}</span>
      </dd>
    </dl>
  )
}

function hindranceText({ ownNameWords: words }: AllWords, { asset, free }: NameTerms, { amount, hindrance }: Term): string | null {
  if (hindrance !== null) return words[hindrance]
  return BigInt(free) < BigInt(amount) ? words.notEnough(asset.symbol) : null
}
