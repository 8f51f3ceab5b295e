// How much less than quoted may arrive.
import { useState } from 'react'
import { FormBox } from '../ui/FormBox.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { transferWords as words } from '../words/transfer.ts'
import styles from './transfer.module.css'
import { editForm, useTransfer } from './transferStore.ts'

const STEPS = ['0.1', '0.5', '1'] as const
type Choice = (typeof STEPS)[number] | 'other'

export function SlippageBox() {
  const percent = useTransfer((state) => state.form.slippagePercent)
  const [isOther, setOther] = useState(!STEPS.some((step) => step === percent))
  const value: Choice = isOther ? 'other' : (STEPS.find((step) => step === percent) ?? 'other')
  const choose = (choice: Choice) => {
    setOther(choice === 'other')
    if (choice !== 'other') editForm({ slippagePercent: choice })
  }
  const choices = (
    <div className="line">
      {value === 'other' && (
        <input
          className={`input mono ${styles.slippage}`}
          aria-label={words.slippageLabel}
          inputMode="decimal"
          value={percent}
          onChange={(event) => editForm({ slippagePercent: event.target.value.replace(',', '.').trim() })}
        />
      )}
      <Segmented
        label={words.slippage}
        options={[...STEPS.map((step) => ({ value: step, label: `${step}%` })), { value: 'other', label: words.otherSlippage }]}
        value={value}
        onChange={choose}
      />
    </div>
  )
  return (
    <FormBox label={words.slippage} aside={choices}>
      {null}
    </FormBox>
  )
}
