// Draws the choice of the period that an export covers, with the number of its rows.
import { useCallback, useState } from 'react'
import type { ActivityFilter } from '../../../shared/contract/history/activity.ts'
import { useAsked } from '../../data/useAsked.ts'
import { Choice } from '../../kit/forms/Choice.tsx'
import { DateField } from '../../kit/forms/DateField.tsx'
import { useWords, type AppWindow } from '../../window.ts'
import { countYears, hasDates, withPeriod, type Period } from './period.ts'
import styles from './exports.module.css'

const isNeverStale = () => false

/** Properties of `PeriodChoice`. */
export interface PeriodChoiceProps {
  filter: ActivityFilter
  value: Period
  onChange: (period: Period) => void
}

/** Draws the choice. Years without a row are left out, but for this one and the last. */
export function PeriodChoice({ filter, value, onChange }: PeriodChoiceProps) {
  const { exportWords: words } = useWords()
  const [now] = useState(() => Date.now())
  const text = filter.text ?? ''
  const years = useAsked(
    useCallback((win: AppWindow) => countYears(text, now, (searched) => countOf(win, { ...filter, text: searched })), [filter, text, now]),
    isNeverStale,
  ).value
  const chosen = useAsked(
    useCallback((win: AppWindow) => countOf(win, { ...filter, text: withPeriod(text, value) }), [filter, text, value]),
    isNeverStale,
  ).value
  const thisYear = new Date(now).getFullYear()
  // Keeps the chosen year while the years of other rows are counted: a choice whose value is not among its options goes back to the first.
  const counted = (years ?? []).map(({ year }) => year)
  const offered = value.kind === 'year' && !counted.includes(value.year) ? [...counted, value.year] : counted
  const options = [
    { value: 'filter', label: hasDates(text) ? words.asFiltered : words.allTime },
    ...offered.map((year) => ({ value: String(year), label: words.yearName(year, thisYear) })),
    { value: 'days', label: words.customDates },
  ]
  const choose = (option: string) => {
    if (option === 'filter') onChange({ kind: 'filter' })
    else if (option === 'days') onChange({ kind: 'days', from: '', to: '' })
    else onChange({ kind: 'year', year: Number(option) })
  }
  return (
    <div className={styles.named}>
      <span className="small mid">{words.period}</span>
      <Choice label={words.period} options={options} value={value.kind === 'year' ? String(value.year) : value.kind} onChange={choose} />
      {value.kind === 'days' && (
        <>
          <DateField
            label={words.from}
            placeholder={words.from}
            value={value.from}
            onChange={(from) => onChange({ ...value, from })}
            isSmall
          />
          <DateField label={words.to} placeholder={words.to} value={value.to} onChange={(to) => onChange({ ...value, to })} isSmall />
        </>
      )}
      <output className="small dim">{chosen === null ? '' : words.transactions(chosen)}</output>
    </div>
  )
}

/** Counts the transactions that an export has. */
export async function countOf(win: AppWindow, filter: ActivityFilter): Promise<number> {
  return (await win.client['activity.count']({ filter })).count
}
