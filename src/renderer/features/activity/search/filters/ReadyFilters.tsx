// Offers filters that need no knowledge of the search: a kind of filter, then one of its values; what is typed is left to the form.
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Operator } from '../../../../../shared/domain/search/searchTerms.ts'
import { useHasPrices } from '../../../../data/stores/privacyStore.ts'
import { Button } from '../../../../kit/forms/Button.tsx'
import { Untrusted } from '../../../../kit/text/Untrusted.tsx'
import { queryOf } from '../../activityState.ts'
import { search, useActivity } from '../../activityStore.ts'
import { conditionOf } from '../suggest.ts'
import { withCondition } from '../searchText.ts'
import { useCandidates } from '../useCandidates.ts'
import styles from './ready.module.css'
import { useAppWindow, useWords } from '../../../../window.ts'

/** Kinds whose values are listed. */
const LISTED = ['type', 'on', 'chain', 'asset', 'account', 'direction'] as const satisfies Operator[]
type Listed = (typeof LISTED)[number]

/** Properties of `ReadyFilters`. */
export interface ReadyFiltersProps {
  /** Opens the form for a filter that is typed. */
  onAsk: (kind: 'amount' | 'value' | 'chain') => void
  onDone: () => void
}

/** Draws the kinds, or the values of the chosen one. */
export function ReadyFilters({ onAsk, onDone }: ReadyFiltersProps) {
  const [kind, setKind] = useState<Listed | null>(null)
  return kind === null ? (
    <Kinds onList={setKind} onAsk={onAsk} onDone={onDone} />
  ) : (
    <Values kind={kind} onBack={() => setKind(null)} onDone={onDone} />
  )
}

function Kinds({ onList, onAsk, onDone }: ReadyFiltersProps & { onList: (kind: Listed) => void }) {
  const { activityWords, operatorNames, searchWords: words } = useWords()
  const hasPrices = useHasPrices()
  const isAsked = useFirstFocus()
  const add = useAdd(onDone)
  const nameOf = (kind: Listed) => (kind === 'on' ? words.monthFilter : operatorNames[kind])
  return (
    <div className={styles.ready} ref={isAsked}>
      {LISTED.slice(0, 2).map((kind) => (
        <Button key={kind} kind="quiet" onClick={() => onList(kind)}>
          {nameOf(kind)}…
        </Button>
      ))}
      <Button kind="quiet" onClick={() => add('status', 'failed')}>
        {activityWords.failedTag}
      </Button>
      {LISTED.slice(2).map((kind) => (
        <Button key={kind} kind="quiet" onClick={() => onList(kind)}>
          {nameOf(kind)}…
        </Button>
      ))}
      <Button kind="quiet" onClick={() => onAsk('amount')}>
        {operatorNames.amount}…
      </Button>
      {hasPrices && (
        <Button kind="quiet" onClick={() => onAsk('value')}>
          {operatorNames.value}…
        </Button>
      )}
      <Button kind="quiet" onClick={() => onAsk('chain')}>
        {words.moreFilters}
      </Button>
    </div>
  )
}

function Values({ kind, onBack, onDone }: { kind: Listed; onBack: () => void; onDone: () => void }) {
  const { operatorNames, searchWords: words } = useWords()
  const first = useFirstFocus()
  const add = useAdd(onDone)
  const values = useCandidates().filter(({ operator }) => operator === kind)
  return (
    <>
      <Button kind="quiet" size="compact" icon={ArrowLeft} onClick={onBack}>
        {kind === 'on' ? words.monthFilter : operatorNames[kind]}
      </Button>
      <div className={styles.ready} ref={first}>
        {values.map(({ value, label }) => (
          <Button key={value} kind="quiet" onClick={() => add(kind, value)}>
            <Untrusted text={label} most={40} />
          </Button>
        ))}
      </div>
    </>
  )
}

/** Returns a function that adds a condition and closes. */
function useAdd(onDone: () => void): (operator: Operator, value: string) => void {
  const win = useAppWindow()
  const text = useActivity(queryOf)
  return (operator, value) => {
    search(win, withCondition(text, { condition: conditionOf({ operator, value }), isNegated: false }))
    onDone()
  }
}

/** Focuses the first button of what is drawn now: the one that was pressed is gone. */
function useFirstFocus() {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => list.current?.querySelector('button')?.focus(), [])
  return list
}
