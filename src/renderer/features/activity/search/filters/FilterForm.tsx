// Draws the form for a new search condition: the field, is or is not, and the value. `AddFilter` loads it.
import { useState, type RefObject, type SyntheticEvent } from 'react'
import { isDateText } from '../../../../../shared/domain/search/searchDates.ts'
import { parseRange } from '../../../../../shared/domain/search/searchRange.ts'
import type { Condition, Operator, SizeOperator } from '../../../../../shared/domain/search/searchTerms.ts'
import { useAccounts } from '../../../../data/stores/accountsStore.ts'
import { useAssets, useChains } from '../../../../data/stores/chainsStore.ts'
import { Button } from '../../../../kit/forms/Button.tsx'
import { Choice } from '../../../../kit/forms/Choice.tsx'
import { DateField } from '../../../../kit/forms/DateField.tsx'
import { Popup } from '../../../../kit/Popup.tsx'
import { Segmented } from '../../../../kit/forms/Segmented.tsx'
import { queryOf } from '../../activityState.ts'
import { search, useActivity } from '../../activityStore.ts'
import { ReadyFilters } from './ReadyFilters.tsx'
import { withCondition, withReceipts } from '../searchText.ts'
import styles from '../search.module.css'
import { useAppWindow, useWords } from '../../../../window.ts'

const KINDS = [
  'chain',
  'type',
  'direction',
  'status',
  'after',
  'before',
  'amount',
  'value',
  'asset',
  'label',
  'with',
  'account',
] as const satisfies Operator[]
/** Chooses several conditions at once. */
const FROM_OTHERS = 'others'
type Kind = (typeof KINDS)[number]

/** Properties of `FilterForm`. */
export interface FilterFormProps {
  isOpen: boolean
  /** The button that opens and closes it. */
  button: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Draws the form in a popup below its button. */
export function FilterForm({ isOpen, button, onClose }: FilterFormProps) {
  const { searchWords: words } = useWords()
  return (
    <Popup isOpen={isOpen} onClose={onClose} label={words.addTitle} className={styles.popup} button={button} align="start">
      <Steps onDone={onClose} />
    </Popup>
  )
}

/** Draws ready filters first; those that ask for more lead to the fields. */
function Steps({ onDone }: { onDone: () => void }) {
  const [kind, setKind] = useState<Kind | null>(null)
  return kind === null ? <ReadyFilters onAsk={setKind} onDone={onDone} /> : <Fields begun={kind} onDone={onDone} />
}

function Fields({ begun, onDone }: { begun: Kind; onDone: () => void }) {
  const { operatorNames, searchWords: words } = useWords()
  const win = useAppWindow()
  const text = useActivity(queryOf)
  const [kind, setKind] = useState<Kind>(begun)
  const [isNegated, setNegated] = useState(false)
  const [value, setValue] = useState('')
  const condition = conditionOf(kind, value)
  const options = useOptions(kind)
  const add = (added: Condition | null) => {
    if (added === null) return
    search(win, withCondition(text, { condition: added, isNegated }))
    onDone()
  }
  const choose = (chosen: string) => {
    if (chosen !== FROM_OTHERS) return add(conditionOf(kind, chosen))
    search(win, withReceipts(text))
    onDone()
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    add(condition)
  }
  const chooseKind = (chosen: string) => {
    setKind(KINDS.find((one) => one === chosen) ?? 'chain')
    setValue('')
  }
  return (
    <form onSubmit={submit}>
      <Choice
        label={words.kind}
        options={KINDS.map((one) => ({ value: one, label: operatorNames[one] }))}
        value={kind}
        onChange={chooseKind}
      />
      <Segmented
        label={words.is}
        options={[
          { value: 'is', label: words.is },
          { value: 'not', label: words.isNot },
        ]}
        value={isNegated ? 'not' : 'is'}
        onChange={(chosen) => setNegated(chosen === 'not')}
      />
      {options === null ? (
        <>
          <ValueField key={kind} kind={kind} value={value} onChange={setValue} />
          <Button kind="first" type="submit" off={condition === null ? words.noValue : null}>
            {words.add}
          </Button>
        </>
      ) : (
        // Choosing a value adds the condition: nothing is left to confirm.
        <Choice key={kind} label={words.value} options={options} placeholder={words.nothingChosen} value="" onChange={choose} />
      )}
    </form>
  )
}

interface ValueProps {
  kind: Kind
  value: string
  onChange: (value: string) => void
}

function ValueField({ kind, value, onChange }: ValueProps) {
  const { searchWords: words } = useWords()
  if (isSize(kind)) return <AmountFields value={value} onChange={onChange} />
  if (isDate(kind)) return <DateField label={words.value} value={value} onChange={onChange} />
  return <input className="input" aria-label={words.value} value={value} onChange={(event) => onChange(event.target.value)} />
}

function isSize(kind: Kind): kind is Kind & SizeOperator {
  return kind === 'amount' || kind === 'value'
}

function isDate(kind: Kind): boolean {
  return kind === 'before' || kind === 'after'
}

/** Returns the possible values of a field; null where any text can be typed. */
function useOptions(kind: Kind): { value: string; label: string }[] | null {
  const { activityWords, filterTypes, searchWords } = useWords()
  const chains = useChains((state) => state.value) ?? []
  const accounts = useAccounts((state) => state.value) ?? []
  const symbols = useAssets((state) => state.value)?.map(({ symbol }) => symbol) ?? []
  switch (kind) {
    case 'chain':
      return chains.map(({ id, name }) => ({ value: id, label: name }))
    case 'account':
      return accounts.map(({ label }) => ({ value: label, label }))
    case 'asset':
      return [...new Set(symbols)].toSorted((a, b) => a.localeCompare(b)).map((symbol) => ({ value: symbol, label: symbol }))
    case 'type':
      return Object.entries(filterTypes).map(([type, label]) => ({ value: type, label }))
    case 'direction':
      return [
        ...Object.entries(activityWords.directions).map(([direction, label]) => ({ value: direction, label })),
        { value: FROM_OTHERS, label: searchWords.fromOthers },
      ]
    case 'status':
      return [
        { value: 'succeeded', label: activityWords.succeeded },
        { value: 'failed', label: activityWords.failedTag },
      ]
    default:
      return null
  }
}

/** Draws two bounds, which are written as a range. */
function AmountFields({ value, onChange }: Omit<ValueProps, 'kind'>) {
  const { searchWords: words } = useWords()
  const [low = '', high = ''] = value.split('..')
  const write = (least: string, most: string) => onChange(least === '' && most === '' ? '' : `${least}..${most}`)
  return (
    <span className={styles.amounts}>
      <input
        className="input"
        inputMode="decimal"
        placeholder={words.least}
        aria-label={words.least}
        value={low}
        onChange={({ target }) => write(target.value, high)}
      />
      <input
        className="input"
        inputMode="decimal"
        placeholder={words.most}
        aria-label={words.most}
        value={high}
        onChange={({ target }) => write(low, target.value)}
      />
    </span>
  )
}

/** Builds the condition; null while the value is empty or incomplete. */
function conditionOf(kind: Kind, value: string): Condition | null {
  if (value.trim() === '' || (isDate(kind) && !isDateText(value.trim()))) return null
  if (isSize(kind)) {
    const range = parseRange(value)
    return typeof range === 'string' ? null : { op: kind, ...range }
  }
  if (kind === 'status') return value === 'failed' || value === 'succeeded' ? { op: kind, value } : null
  if (kind === 'direction') return value === 'in' || value === 'out' || value === 'self' || value === 'none' ? { op: kind, value } : null
  return { op: kind, value: value.trim() }
}
