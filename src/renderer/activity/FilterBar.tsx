// Search and filters of the timeline, and how many rows they leave.
import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { tinykeys } from 'tinykeys'
import type { ActivityFilter } from '../../shared/activity.ts'
import { useAccounts } from '../state/accountsStore.ts'
import { useChains } from '../state/chainsStore.ts'
import { Button } from '../ui/Button.tsx'
import { Choice } from '../ui/Choice.tsx'
import { Icon } from '../ui/Icon.tsx'
import { activityWords as words } from '../words/activity.ts'
import { common } from '../words/common.ts'
import { formatCount } from '../words/format.ts'
import { clearFilter, searchFor, setFilter, useActivity } from './activityStore.ts'
import { isFiltered } from './filter.ts'
import styles from './activity.module.css'

export function FilterBar() {
  const { filter, matching, total, isReading, cursor } = useActivity()
  const isReadingMore = isReading && typeof cursor === 'string'
  return (
    <search className={styles.filterBar}>
      <SearchBox />
      <div className={styles.filterChoices}>
        <ChainChoice value={filter.chainId ?? ''} />
        <AccountChoice value={filter.accountId ?? ''} />
        <OutcomeChoice value={filter.status ?? ''} />
        <DirectionChoice value={filter.direction ?? ''} />
        {isFiltered(filter) && (
          <Button kind="quiet" size="compact" onClick={clearFilter}>
            {words.clear}
          </Button>
        )}
        <output className={`small dim ${styles.count}`}>{words.count(formatCount(matching), formatCount(total))}</output>
        <output className="visually-hidden">{isReadingMore && words.loadingMore}</output>
      </div>
    </search>
  )
}

function SearchBox() {
  const text = useActivity((activity) => activity.filter.text ?? '')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      event.preventDefault()
      input.current?.focus()
    }
    return tinykeys(window, { '/': focus })
  }, [])
  return (
    <label className={styles.searchBox}>
      <Icon of={Search} tone="dim" />
      <span className="visually-hidden">{words.search}</span>
      <input
        ref={input}
        type="search"
        value={text}
        placeholder={words.searchHint}
        maxLength={200}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => searchFor(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          searchFor('')
          event.currentTarget.blur()
        }}
      />
      <kbd className="key">/</kbd>
    </label>
  )
}

interface FilterChoiceProps {
  value: string
}

function ChainChoice({ value }: FilterChoiceProps) {
  const chains = useChains((state) => state.value) ?? []
  const options = [{ value: '', label: words.allChains }, ...chains.map(({ id, name }) => ({ value: id, label: name }))]
  return <FilterChoice label={words.filterChain} options={options} value={value} change={(chainId) => ({ chainId })} />
}

function AccountChoice({ value }: FilterChoiceProps) {
  const accounts = useAccounts((state) => state.value) ?? []
  if (accounts.length < 2) return null
  const options = [{ value: '', label: common.allAccounts }, ...accounts.map(({ id, label }) => ({ value: id, label }))]
  return <FilterChoice label={words.filterAccount} options={options} value={value} change={(accountId) => ({ accountId })} />
}

const OUTCOMES = ['succeeded', 'failed'] as const
const OUTCOME_OPTIONS = [
  { value: '', label: words.anyOutcome },
  { value: 'succeeded', label: words.succeeded },
  { value: 'failed', label: words.failedOnly },
]

function OutcomeChoice({ value }: FilterChoiceProps) {
  return (
    <FilterChoice
      label={words.filterStatus}
      options={OUTCOME_OPTIONS}
      value={value}
      change={(chosen) => ({ status: OUTCOMES.find((outcome) => outcome === chosen) ?? null })}
    />
  )
}

const DIRECTIONS = ['in', 'out', 'self', 'none'] as const
const DIRECTION_OPTIONS = [
  { value: '', label: words.anyDirection },
  ...DIRECTIONS.map((direction) => ({ value: direction, label: words.directions[direction] })),
]

function DirectionChoice({ value }: FilterChoiceProps) {
  return (
    <FilterChoice
      label={words.filterDirection}
      options={DIRECTION_OPTIONS}
      value={value}
      change={(chosen) => ({ direction: DIRECTIONS.find((direction) => direction === chosen) ?? null })}
    />
  )
}

interface ChoiceOfFilterProps {
  label: string
  options: readonly { value: string; label: string }[]
  value: string
  change: (chosen: string | null) => ActivityFilter
}

function FilterChoice({ label, options, value, change }: ChoiceOfFilterProps) {
  return (
    <Choice
      label={label}
      options={options}
      value={value}
      isOn={value !== ''}
      onChange={(chosen) => setFilter(change(chosen === '' ? null : chosen))}
    />
  )
}
