// Asks how a stake is to change: more of it, less of it, or with another validator. Opens the review of that action.
import { useState, type SubmitEvent } from 'react'
import type { Account } from '../../../shared/contract/account.ts'
import type { StakingChain } from '../../../shared/contract/transfer/staking.ts'
import { formatUnits } from '../../../shared/domain/amount.ts'
import { markedText } from '../../../shared/domain/untrusted/untrustedText.ts'
import { beginTransfer } from '../../data/transfers/beginTransfer.ts'
import { useTask } from '../../data/useTask.ts'
import { Dialog } from '../../kit/Dialog.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { exactText } from '../../kit/text/amountText.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { Choice } from '../../kit/forms/Choice.tsx'
import { Field } from '../../kit/forms/Field.tsx'
import { Segmented } from '../../kit/forms/Segmented.tsx'
import { offOf } from '../../parts/ActionButton.tsx'
import { useAllWords, useAppWindow } from '../../window.ts'
import type { AllWords } from '../../words/words.ts'
import { actionIn, availableFor, chosenOf, targetsOf, type StakeForm, type StakeHindrance, type StakeWay } from './stakeForm.ts'
import styles from './staking.module.css'
import { validatorText } from './ValidatorName.tsx'

/** Properties of `ChangeButton`. */
export interface ChangeButtonProps {
  chain: StakingChain
  account: Account
  validator: string
}

/** Draws the button that opens the form: for a stake that is there, or for a first one. */
export function ChangeButton({ chain, account, validator }: ChangeButtonProps) {
  const { actionWords, stakingWords: words } = useAllWords()
  const [isOpen, setOpen] = useState(false)
  if (offOf(actionWords, account) !== null) return null
  const name = validatorText(validator, chain.validators)
  const isStaked = chain.delegations.some((one) => one.validator === validator)
  return (
    <>
      <Button size="compact" label={isStaked ? words.changeWith(name) : words.stakeWith(name)} onClick={() => setOpen(true)}>
        {isStaked ? words.change : words.stake}
      </Button>
      {isOpen && <StakeDialog chain={chain} account={account} validator={validator} onClose={() => setOpen(false)} />}
    </>
  )
}

const WAYS = ['delegate', 'undelegate', 'redelegate'] as const

function StakeDialog({ chain, account, validator, onClose }: ChangeButtonProps & { onClose: () => void }) {
  const all = useAllWords()
  const { actionWords, common, stakingWords: words } = all
  const win = useAppWindow()
  const offering = useTask()
  const [form, setForm] = useState<StakeForm>({ validator, way: 'delegate', denom: null, typed: '', to: null })
  const isStaked = chain.delegations.some((one) => one.validator === validator)
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
    <Dialog isOpen onClose={onClose} title={words.stakeWith(validatorText(validator, chain.validators))}>
      <form className="form-stack" onSubmit={(event) => void submit(event)}>
        {isStaked && (
          <Segmented
            label={words.way}
            options={WAYS.map((value) => ({ value, label: words.ways[value] }))}
            value={form.way}
            onChange={(way: StakeWay) => setForm({ ...form, way, typed: '' })}
          />
        )}
        <AmountFields chain={chain} form={form} onChange={setForm} />
        {form.way === 'redelegate' && <TargetChoice chain={chain} form={form} onChange={setForm} />}
        <p className="small mid">
          {form.way === 'delegate' ? words.notes.delegate : words.notes[form.way](chain.unbondingMs)} {isStaked && words.paidNow}
        </p>
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

function AmountFields({ chain, form, onChange }: FieldsProps) {
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
        label={words.amount}
        value={all.formatDigits(form.typed)}
        inputMode="decimal"
        maxLength={40}
        isMono
        hint={words.available(`${exactText(all, amount, asset.decimals)} ${markedText(asset.symbol)}`)}
        onChange={(typed) => onChange({ ...form, typed: typed.replace(',', '.') })}
      />
      {form.way !== 'delegate' && (
        <div>
          <Button size="compact" kind="quiet" onClick={() => onChange({ ...form, typed: formatUnits(amount, asset.decimals) })}>
            {words.all}
          </Button>
        </div>
      )}
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
