// Lists the validators that a stake can begin with, to choose one: those that have a stake already first, then in an order of choice.
import { useId, useState, type RefObject } from 'react'
import { Segmented } from '../../kit/forms/Segmented.tsx'
import { useAllWords } from '../../window.ts'
import type { FieldsProps } from './StakeFields.tsx'
import { choiceOfValidators, chosenOf, orderIn, ordersFor, presetReason, type ValidatorOrder, isDominant } from './stakeForm.ts'
import styles from './staking.module.css'
import { sumText, totalsOf } from './totals.ts'
import { ValidatorName } from './ValidatorName.tsx'
import { aprOf } from '../../data/transfers/stakingYields.ts'

interface ListProps extends FieldsProps {
  first: RefObject<HTMLInputElement | null>
  /** The validator is one that the form began with, not one that was chosen. */
  isPreset: boolean
}

/** Draws the list. `first` is its first radio button, which the dialog focuses. */
export function ValidatorList({ chain, form, onChange, first, isPreset }: ListProps) {
  const all = useAllWords()
  const { stakingWords: words } = all
  const [chosenOrder, setOrder] = useState<ValidatorOrder | null>(null)
  const order = orderIn(chain, chosenOrder)
  const name = useId()
  const listed = choiceOfValidators(chain, order)
  return (
    <div>
      <div className={styles.choiceHead}>
        <span className="field-label">{words.validator}</span>
        <Segmented
          label={words.orderBy}
          options={ordersFor(chain).map((value) => ({ value, label: words.orders[value] }))}
          value={order}
          onChange={setOrder}
        />
      </div>
      <div className={styles.validators} role="radiogroup" aria-label={words.chooseValidator}>
        {listed.map((validator, index) => {
          const { address, commission, share } = validator
          const apr = aprOf(chain, validator, chosenOf(chain, form)?.asset.denom)
          const staked = totalsOf(chain.delegations.filter((one) => one.validator === address))
          return (
            <label key={address} className={styles.validator}>
              <input
                ref={index === 0 ? first : undefined}
                type="radio"
                name={name}
                checked={form.validator === address}
                onChange={() => onChange({ ...form, validator: address })}
              />
              <span className="clip">
                <ValidatorName address={address} validators={chain.validators} />
                {staked.length > 0 && <span className="small mid">{words.youStake(sumText(all, staked))}</span>}
              </span>
              <span className="nowrap">
                {apr !== null && <span>{words.aprOf(words.power2(apr))}</span>}
                <span className="small mid">{words.commissionOf(words.percent(commission))}</span>
              </span>
              <span className="small nowrap mid" title={isDominant(share) ? words.dominantNote : undefined}>
                <span>{words.powerOf(words.power2(share))}</span>
                {isDominant(share) && <span className="warn">{words.overThird}</span>}
              </span>
            </label>
          )
        })}
      </div>
      <p className={`small mid ${styles.orderNote}`}>
        {isPreset && `${words.preset[presetReason(chain)]} `}
        {words.orderNotes[order]}
      </p>
      {chain.validators.some(({ address, share }) => address === form.validator && isDominant(share)) && (
        <p className="small warn">{words.dominantNote}</p>
      )}
    </div>
  )
}
