// Asks how a stake is to change: more of it, less of it, or with another validator. Opens the review of that action.
import { useRef, useState, type RefObject, type SubmitEvent } from 'react'
import type { Account } from '../../../shared/contract/account.ts'
import type { StakingChain } from '../../../shared/contract/transfer/staking.ts'
import { markedText } from '../../../shared/domain/untrusted/untrustedText.ts'
import { beginTransfer } from '../../data/transfers/beginTransfer.ts'
import { useTask } from '../../data/useTask.ts'
import { Dialog } from '../../kit/Dialog.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { exactText } from '../../kit/text/amountText.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { Choice } from '../../kit/forms/Choice.tsx'
import { Field } from '../../kit/forms/Field.tsx'
import { Segmented } from '../../kit/forms/Segmented.tsx'
import { offOf } from '../../parts/ActionButton.tsx'
import { useAllWords, useAppWindow } from '../../window.ts'
import type { AllWords } from '../../words/words.ts'
import {
  actionIn,
  availableFor,
  chosenOf,
  firstValidator,
  maxTyped,
  targetsOf,
  type StakeForm,
  type StakeHindrance,
  type StakeWay,
} from './stakeForm.ts'
import styles from './staking.module.css'
import { sumText, totalsOf } from './totals.ts'
import { validatorText } from './ValidatorName.tsx'

/** Properties of `StakeButton`. */
export interface StakeButtonProps {
  chain: StakingChain
  account: Account
  /** Null = the form asks which. */
  validator: string | null
  /** Name for screen readers. */
  label: string
  isFirst?: boolean
  children: string
}

/** Draws the button that opens the form: for a stake that is there, or for a first one. */
export function StakeButton({ chain, account, validator, label, isFirst = false, children }: StakeButtonProps) {
  const { actionWords } = useAllWords()
  const [isOpen, setOpen] = useState(false)
  const first = validator ?? firstValidator(chain)
  if (offOf(actionWords, account) !== null || first === null) return null
  return (
    <>
      <Button kind={isFirst ? 'first' : 'plain'} size={isFirst ? 'normal' : 'compact'} label={label} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen && <StakeDialog chain={chain} account={account} first={first} isFree={validator === null} onClose={() => setOpen(false)} />}
    </>
  )
}

const WAYS = ['delegate', 'undelegate', 'redelegate'] as const

interface StakeDialogProps {
  chain: StakingChain
  account: Account
  first: string
  /** The validator can be chosen. */
  isFree: boolean
  onClose: () => void
}

function StakeDialog({ chain, account, first, isFree, onClose }: StakeDialogProps) {
  const all = useAllWords()
  const { actionWords, common, stakingWords: words } = all
  const win = useAppWindow()
  const offering = useTask()
  const [form, setForm] = useState<StakeForm>({ validator: first, way: 'delegate', denom: null, typed: '', to: null })
  const amount = useRef<HTMLInputElement>(null)
  const { validator } = form
  const isStaked = !isFree && chain.delegations.some((one) => one.validator === validator)
  const asked = actionIn(chain, form)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!('action' in asked)) return
    const { action } = asked
    await offering.run(async () => {
      await beginTransfer(win, await win.client['actions.offer']({ accountId: account.id, chainId: chain.chainId, action }))
    })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isFree ? words.stake : words.stakeWith(validatorText(validator, chain.validators))}
      firstFocus={amount}
    >
      <form className="form-stack" onSubmit={(event) => void submit(event)}>
        {isFree && <ValidatorChoice chain={chain} form={form} onChange={setForm} />}
        {isStaked && (
          <Segmented
            label={words.way}
            options={WAYS.map((value) => ({ value, label: words.ways[value] }))}
            value={form.way}
            onChange={(way: StakeWay) => setForm({ ...form, way, typed: '' })}
          />
        )}
        <AmountFields chain={chain} form={form} onChange={setForm} field={amount} />
        {form.way === 'redelegate' && <TargetChoice chain={chain} form={form} onChange={setForm} />}
        <Notes chain={chain} form={form} />
        {offering.error !== null && <ErrorNote error={offering.error} />}
        <div className="dialog-actions">
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button
            kind="first"
            type="submit"
            off={'hindrance' in asked ? hindranceText(all, asked.hindrance, chain) : null}
            busy={offering.isRunning ? actionWords.preparing : null}
          >
            {words.review}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

interface FieldsProps {
  chain: StakingChain
  form: StakeForm
  onChange: (form: StakeForm) => void
}

/** Says what becomes of the amount, and of the rewards so far. */
function Notes({ chain, form: { way, validator } }: Omit<FieldsProps, 'onChange'>) {
  const all = useAllWords()
  const { stakingWords: words } = all
  const pending = totalsOf(chain.rewards.filter((one) => one.validator === validator))
  return (
    <p className="small mid">
      {way === 'delegate' ? words.notes.delegate : words.notes[way](chain.unbondingMs)}
      {pending.length > 0 && ` ${words.paidNow(sumText(all, pending))}`}
    </p>
  )
}

function ValidatorChoice({ chain: { validators }, form, onChange }: FieldsProps) {
  const { stakingWords: words } = useAllWords()
  const active = validators.filter(({ state }) => state === 'active')
  return (
    <p className={styles.target}>
      <span className="field-label">{words.validator}</span>
      <Choice
        label={words.validator}
        options={active.map(({ address }) => ({ value: address, label: validatorText(address, validators) }))}
        value={form.validator}
        onChange={(validator) => onChange({ ...form, validator })}
      />
    </p>
  )
}

function AmountFields({ chain, form, onChange, field }: FieldsProps & { field: RefObject<HTMLInputElement | null> }) {
  const all = useAllWords()
  const { stakingWords: words } = all
  const available = availableFor(chain, form)
  const chosen = chosenOf(chain, form)
  if (chosen === null) return null
  const { asset, amount } = chosen
  return (
    <>
      {available.length > 1 && (
        <Choice
          label={words.asset}
          options={available.map((one) => ({ value: one.asset.denom, label: markedText(one.asset.symbol) }))}
          value={asset.denom}
          onChange={(denom) => onChange({ ...form, denom, typed: '' })}
        />
      )}
      <Field
        ref={field}
        label={words.amount}
        value={all.formatDigits(form.typed)}
        inputMode="decimal"
        maxLength={40}
        isMono
        hint={words.available(`${exactText(all, amount, asset.decimals)} ${markedText(asset.symbol)}`)}
        onChange={(typed) => onChange({ ...form, typed: typed.replace(',', '.') })}
        aside={
          <>
            <Untrusted text={asset.symbol} />
            <Button label={words.maxLabel} onClick={() => onChange({ ...form, typed: maxTyped(chosen, form.way) })}>
              {words.max}
            </Button>
          </>
        }
      />
    </>
  )
}

function TargetChoice({ chain, form, onChange }: FieldsProps) {
  const { stakingWords: words } = useAllWords()
  const targets = targetsOf(chain, form)
  const [first] = targets
  if (first === undefined) return null
  return (
    <p className={styles.target}>
      <span className="field-label">{words.to}</span>
      <Choice
        label={words.to}
        options={targets.map(({ address }) => ({ value: address, label: validatorText(address, chain.validators) }))}
        value={form.to ?? first.address}
        onChange={(to) => onChange({ ...form, to })}
      />
    </p>
  )
}

function hindranceText({ formatMoment, stakingWords: words }: AllWords, hindrance: StakeHindrance, chain: StakingChain): string {
  if (typeof hindrance === 'object') return words.bound(formatMoment(hindrance.bound))
  switch (hindrance) {
    case 'empty':
      return words.amountNeeded
    case 'tooMuch':
      return words.tooMuch
    case 'noTarget':
      return words.noTarget
    case 'full':
      return words.full(chain.maxEntries)
  }
}
