// Draws the four figures of a report; what is unknown is said beside, never counted as zero.
import { useAllWords } from '../../window.ts'
import { isUnknown, moneyText } from './gainText.ts'
import type { GainsReport } from './gainsStore.ts'
import styles from './gains.module.css'

type Sum = GainsReport['realised']
type Name = 'realised' | 'income' | 'fees' | 'unrealised'

/** Draws the figures. */
export function GainFigures({ report }: { report: GainsReport }) {
  const all = useAllWords()
  const { gainWords: words } = all
  const { realised, income, fees, unrealised, incomeByKind, choice } = report
  return (
    <dl className={styles.figures}>
      <Figure of="realised" sum={realised} currency={choice.currency} isSigned />
      <Figure of="income" sum={income} currency={choice.currency}>
        {incomeByKind.map(({ kind, sum }) => (
          <p key={kind} className="small dim">
            {words.incomeKinds[kind]} {isUnknown(sum) ? words.unknown : moneyText(all, sum.cents, choice.currency)}
          </p>
        ))}
      </Figure>
      <Figure of="fees" sum={fees} currency={choice.currency} />
      <Figure of="unrealised" sum={unrealised} period={words.now} currency={choice.currency} isSigned />
    </dl>
  )
}

interface FigureProps {
  of: Name
  sum: Sum
  currency: string
  /** What it is of, where that is not the chosen year. */
  period?: string
  /** Written with its sign, and coloured by it. */
  isSigned?: boolean
  children?: React.ReactNode
}

function Figure({ of, sum, period, currency, isSigned = false, children }: FigureProps) {
  const all = useAllWords()
  const { gainWords: words } = all
  const { cents, unknown } = sum
  const isNothing = isUnknown(sum)
  const lines = words.unknownLines[of](unknown)
  return (
    <div>
      <dt className="small dim">{period === undefined ? words[of] : `${words[of]} · ${period}`}</dt>
      <dd className={`${styles.figure} ${isNothing ? 'mid' : isSigned && cents.startsWith('-') ? styles.loss : ''}`}>
        {isNothing ? words.unknown : moneyText(all, cents, currency, isSigned)}
      </dd>
      {unknown > 0 && <dd className="small dim">{isNothing ? words.unknownAll(lines) : words.unknownPart(lines)}</dd>}
      {children !== undefined && <dd>{children}</dd>}
    </div>
  )
}
