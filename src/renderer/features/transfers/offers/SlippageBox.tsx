// Chooses how much less than quoted may arrive.
import { useState } from 'react'
import { FormBox } from '../../../parts/FormBox.tsx'
import { useTypedNumber } from '../../../kit/forms/useTypedNumber.ts'
import { Segmented } from '../../../kit/forms/Segmented.tsx'
import { slippageRoom } from './cost.ts'
import { editForm, useForm } from '../form/formStore.ts'
import styles from '../form/transfer.module.css'
import { useAllWords, useAppWindow } from '../../../window.ts'

const STEPS = ['0.1', '0.5', '1'] as const
type Choice = (typeof STEPS)[number] | 'other'

/** Draws the choice of the slippage. */
export function SlippageBox() {
  const { transferWords: words } = useAllWords()
  const win = useAppWindow()
  const percent = useForm((state) => state.form.slippagePercent)
  const number = useTypedNumber(percent, (plain) => editForm(win, { slippagePercent: plain }))
  const [isOther, setOther] = useState(!STEPS.some((step) => step === percent))
  const value: Choice = isOther ? 'other' : (STEPS.find((step) => step === percent) ?? 'other')
  const choose = (choice: Choice) => {
    setOther(choice === 'other')
    if (choice !== 'other') editForm(win, { slippagePercent: choice })
  }
  const choices = (
    <div className="line">
      {value === 'other' && (
        <input
          className={`input mono ${styles.slippage}`}
          aria-label={words.slippageLabel}
          inputMode="decimal"
          value={number.value}
          onChange={(event) => number.onType(event.target.value)}
          onBlur={number.onBlur}
        />
      )}
      <Segmented
        label={words.slippage}
        options={[...STEPS.map((step) => ({ value: step, label: words.percent(step) })), { value: 'other', label: words.otherSlippage }]}
        value={value}
        onChange={choose}
      />
    </div>
  )
  return (
    <FormBox label={words.slippage} aside={choices}>
      <Note percent={percent} />
    </FormBox>
  )
}

/** Says why this slippage is low or high. */
function Note({ percent }: { percent: string }) {
  const { transferWords: words } = useAllWords()
  switch (slippageRoom(percent)) {
    case 'little':
      return <p className="small warn">{words.lowSlippageNote}</p>
    case 'much':
      return <p className="small warn">{words.highSlippageNote}</p>
    case 'usual':
      return null
  }
}
