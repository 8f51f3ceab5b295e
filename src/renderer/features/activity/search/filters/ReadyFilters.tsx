// Offers filters that need no knowledge of the search: a kind of filter, then one of its values; what is typed is left to the form.
import {
  ArrowDownUp,
  ArrowLeft,
  CalendarDays,
  CircleCheck,
  Coins,
  DollarSign,
  Hash,
  Link2,
  Shapes,
  SlidersHorizontal,
  WalletMinimal,
  type LucideIcon,
} from 'lucide-react'
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

/** Kinds in their columns: those whose values are listed, and those that are typed. */
const COLUMNS = {
  what: ['type', 'status', 'asset', 'amount', 'value'],
  place: ['on', 'chain', 'account', 'direction'],
} as const satisfies Record<string, readonly Operator[]>
type Kind = (typeof COLUMNS)['what' | 'place'][number]
type Listed = Exclude<Kind, Typed>
type Typed = 'amount' | 'value'

const ICONS: Readonly<Record<Kind, LucideIcon>> = {
  type: Shapes,
  status: CircleCheck,
  asset: Coins,
  amount: Hash,
  value: DollarSign,
  on: CalendarDays,
  chain: Link2,
  account: WalletMinimal,
  direction: ArrowDownUp,
}

/** Properties of `ReadyFilters`. */
export interface ReadyFiltersProps {
  /** Opens the form for a filter that is typed. */
  onAsk: (kind: 'amount' | 'value' | 'chain') => void
  onDone: () => void
}

/** Draws the kinds, or the values of the chosen one. */
export function ReadyFilters({ onAsk, onDone }: ReadyFiltersProps) {
  const [kind, setKind] = useState<Listed | null>(null)
  return kind === null ? <Kinds onList={setKind} onAsk={onAsk} /> : <Values kind={kind} onBack={() => setKind(null)} onDone={onDone} />
}

function Kinds({ onList, onAsk }: Pick<ReadyFiltersProps, 'onAsk'> & { onList: (kind: Listed) => void }) {
  const { operatorNames, searchWords: words } = useWords()
  const hasPrices = useHasPrices()
  const asked = useFirstFocus()
  const nameOf = (kind: Kind) => (kind === 'on' ? words.monthFilter : operatorNames[kind])
  const open = (kind: Kind) => (kind === 'amount' || kind === 'value' ? onAsk(kind) : onList(kind))
  const columns = [
    [words.whatFilters, COLUMNS.what.filter((kind) => hasPrices || kind !== 'value')],
    [words.placeFilters, COLUMNS.place],
  ] as const
  return (
    <div className={styles.ready} ref={asked}>
      {columns.map(([head, kinds]) => (
        <div key={head} role="group" aria-label={head} className={styles.column}>
          <span className="small dim" aria-hidden="true">
            {head}
          </span>
          {kinds.map((kind) => (
            <Button key={kind} kind="quiet" icon={ICONS[kind]} onClick={() => open(kind)}>
              {nameOf(kind)}…
            </Button>
          ))}
        </div>
      ))}
      <Button kind="quiet" icon={SlidersHorizontal} onClick={() => onAsk('chain')}>
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
      <div className={`${styles.ready} ${styles.values}`} ref={first}>
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
