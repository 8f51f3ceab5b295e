// Draws the fields of the form that changes a stake: validator, asset, amount with its worth, and where it is moved to.
import { useId, type RefObject } from 'react'
import type { ListedValidator, StakingChain } from '../../../shared/contract/transfer/staking.ts'
import { typedUnits } from '../../../shared/domain/amount.ts'
import { markedText } from '../../../shared/domain/untrusted/untrustedText.ts'
import { Choice } from '../../kit/forms/Choice.tsx'
import { useTypedNumber } from '../../kit/forms/useTypedNumber.ts'
import { exactText } from '../../kit/text/amountText.ts'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { valueText } from '../../kit/text/valueText.ts'
import { useAllWords } from '../../window.ts'
import type { AllWords } from '../../words/words.ts'
import { amountFault, availableFor, chosenOf, maxTyped, partTyped, targetsOf, type StakeForm } from './stakeForm.ts'
import styles from './staking.module.css'
import { centsOf, type PriceOf } from '../../data/centsOf.ts'

import { validatorText } from './ValidatorName.tsx'
import { aprOf } from '../../data/transfers/stakingYields.ts'

/** Properties of the fields. */
export interface FieldsProps {
  chain: StakingChain
  form: StakeForm
  onChange: (form: StakeForm) => void
}

/** Lists validators by name with what a stake earns there, else with what they keep of the rewards. */
function optionsOf(
  words: AllWords['stakingWords'],
  listed: readonly ListedValidator[],
  aprWith: (validator: ListedValidator) => number | null,
) {
  return listed.map((validator) => {
    const { address, commission } = validator
    const [name, apr] = [validatorText(address, listed), aprWith(validator)]
    return {
      value: address,
      label: apr === null ? words.withCommission(name, words.percent(commission)) : words.withApr(name, words.power2(apr)),
    }
  })
}

/** Parts of what is available that one press fills in, in percent. */
const PARTS = [25, 50, 75] as const

interface AmountProps extends FieldsProps {
  field: RefObject<HTMLInputElement | null>
  priceOf: PriceOf
}

/** Draws the amount, and the asset where there are several. */
export function AmountFields({ chain, form, onChange, field, priceOf }: AmountProps) {
  const all = useAllWords()
  const { stakingWords: words } = all
  const id = useId()
  const number = useTypedNumber(form.typed, (typed) => onChange({ ...form, typed }))
  const available = availableFor(chain, form)
  const chosen = chosenOf(chain, form)
  if (chosen === null) return null
  const { asset, amount } = chosen
  const worth = (units: string) => {
    const cents = centsOf([{ asset, amount: units }], priceOf)
    return cents === null ? null : valueText(all, cents)
  }
  const typed = typedUnits(form.typed, asset.decimals)
  const worthTyped = typed === null ? null : worth(typed)
  const fault = amountFault(chosen, form.typed)
  // A zero may become 0.5.
  const problem = fault === null || (fault.why === 'zeroAmount' && !form.typed.includes('-')) ? null : all.hindranceText(fault)
  const left = exactText(all, amount, asset.decimals)
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
      <div className="field">
        <label className="field-label" htmlFor={id}>
          {words.amount}
        </label>
        <div className={styles.entryLine}>
          <input
            ref={field}
            id={id}
            className={styles.entry}
            value={number.value}
            inputMode="decimal"
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            placeholder={all.formatDigits('0.00')}
            aria-invalid={problem !== null}
            aria-describedby={`${id}-note`}
            onChange={(event) => number.onType(event.target.value)}
            onBlur={number.onBlur}
          />
          <span className="nowrap">
            <Untrusted text={asset.symbol} />
          </span>
        </div>
        <div className={styles.entryFoot}>
          <div className="balance-parts">
            {PARTS.map((percent) => (
              <button
                key={percent}
                type="button"
                aria-label={words.partOf(words.percent(percent * 100))}
                onClick={() => onChange({ ...form, typed: partTyped(chosen, percent) })}
              >
                {words.percent(percent * 100)}
              </button>
            ))}
            <button type="button" aria-label={words.maxLabel} onClick={() => onChange({ ...form, typed: maxTyped(chosen, form.way) })}>
              {words.max}
            </button>
          </div>
          {/* What is wrong takes the place of what there is, so that nothing moves. */}
          <span id={`${id}-note`} className={`small grow ${problem === null ? 'mid' : 'loss'}`}>
            {problem === null
              ? words.available(`${left} ${markedText(asset.symbol)}`, worth(amount))
              : fault?.why === 'tooMuch'
                ? all.transferWords.withAvailable(problem, left)
                : problem}
          </span>
          {worthTyped !== null && problem === null && <span className="small">{worthTyped}</span>}
        </div>
      </div>
    </>
  )
}

/** Draws the choice of the validator that a stake is moved to. */
export function TargetChoice({ chain, form, onChange }: FieldsProps) {
  const { stakingWords: words } = useAllWords()
  const targets = targetsOf(chain, form)
  const [first] = targets
  if (first === undefined) return null
  return (
    <p className={styles.target}>
      <span className="field-label">{words.to}</span>
      <Choice
        label={words.to}
        options={optionsOf(words, targets, (one) => aprOf(chain, one, chosenOf(chain, form)?.asset.denom))}
        value={form.to ?? first.address}
        onChange={(to) => onChange({ ...form, to })}
      />
    </p>
  )
}
