// Shows fields, choices and disclosures.
import { useState } from 'react'
import { Choice } from '../kit/forms/Choice.tsx'
import { DateField } from '../kit/forms/DateField.tsx'
import { Field } from '../kit/forms/Field.tsx'
import { BoxFigure, BoxPlace, BoxRow, FormBox } from '../parts/FormBox.tsx'
import { NoteField } from '../kit/forms/NoteField.tsx'
import { Segmented } from '../kit/forms/Segmented.tsx'
import { Tabs } from '../kit/Tabs.tsx'
import styles from './gallery.module.css'
import { LONG_WORD, RIGHT_TO_LEFT } from './hostile.ts'
import { Specimen } from './Specimen.tsx'

const INIT = { symbol: 'INIT', decimals: 6 }
const OPTIONS = [
  { value: 'one', label: 'One' },
  { value: 'two', label: LONG_WORD },
] as const

/** Draws the specimens of the form components. */
export function FormParts() {
  const [tab, setTab] = useState<'one' | 'two'>('one')
  const idle = () => undefined
  return (
    <div className={styles.grid}>
      <Specimen of="Field">
        <Field label="Name" value="Mine" hint="Only you see it." onChange={idle} />
        <Field label="Address" value="init1x" wrong="This is no address." isMono onChange={idle} />
        <Field label="Search" placeholder="What you look for" value="" onChange={idle} />
      </Specimen>
      <Specimen of="Field, from right to left" hasOtherLetters>
        <Field label="Name" value={RIGHT_TO_LEFT} onChange={idle} />
        <NoteField label="Note" value={RIGHT_TO_LEFT} maxLength={500} onChange={idle} />
      </Specimen>
      <Specimen of="Note">
        <NoteField label="Note" value={LONG_WORD} maxLength={500} hint="Stays on this computer." onChange={idle} />
      </Specimen>
      <Specimen of="Choices">
        <Choice label="Chain" options={OPTIONS} value="one" onChange={idle} />
        <Choice label="Chain of a filter" options={OPTIONS} value="two" isOn onChange={idle} />
        <Segmented label="Slippage" options={SLIPPAGE} value="0.5" onChange={idle} />
      </Specimen>
      <Specimen of="Days">
        <DateField label="Since" value="2026-03-05" onChange={idle} />
        <DateField label="Go to date" placeholder="Go to date" value="" onChange={idle} isSmall />
      </Specimen>
      <Specimen of="Tabs">
        <Tabs label="Parts" tabs={OPTIONS.map((option) => ({ ...option, label: option.value, count: 1234 }))} value={tab} onChange={setTab}>
          <p>What the tab {tab} shows.</p>
        </Tabs>
      </Specimen>
      <Specimen of="Boxes of a consignment note" isWide>
        <div className="sheet">
          <BoxRow shape="four">
            <FormBox number={1} label="From">
              <BoxPlace chainId="practice-1" note="yours" />
            </FormBox>
            <FormBox number={2} label="To">
              <BoxPlace chainId="tidewatch-1" note="somebody else’s" isOther />
            </FormBox>
            <FormBox number={3} label="Amount">
              <BoxFigure units="12500000" asset={INIT} />
            </FormBox>
            <FormBox number={4} label="A long amount">
              <BoxFigure units="123456789012345678901" asset={INIT} />
            </FormBox>
          </BoxRow>
        </div>
      </Specimen>
    </div>
  )
}

const SLIPPAGE = [
  { value: '0.1', label: '0.1%' },
  { value: '0.5', label: '0.5%' },
  { value: '1', label: '1%' },
] as const
