// Draws the date of a day beside its rows, and what the day changed.
import { briefText, exactText } from '../../kit/text/amountText.ts'
import { useNow } from '../../kit/hooks/useNow.ts'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { useWords } from '../../window.ts'
import { roundedSum } from './timeline/daySums.ts'
import { dayAround, useDays } from './figures/daysStore.ts'
import styles from './day.module.css'

const SHOWN_NETS = 2
/** Characters of a date beside which its day of the week has room: one with a year has none. */
const MAX_DATE = 8
/** Pixels of the line of a date. */
const DATE_HEIGHT = 18

/** Properties of `DayHead`. */
export interface DayHeadProps {
  at: number
  /** The height of the first row of the day, on whose line the date stands. */
  beside: number
  /** False for a day with a single transaction, whose amounts a sum would only repeat, and where a sum would count own money as income. */
  hasSum: boolean
}

/** Draws the head of a day. */
export function DayHead({ at, beside, hasSum }: DayHeadProps) {
  const words = useWords()
  const { activityWords, formatDay, formatShortDate, formatWeekday } = words
  const now = useNow(60_000)
  const date = formatShortDate(at, now)
  const all = useDays((days) => days.nets.get(dayAround(at).from)) ?? []
  // Counts unverified assets instead of naming them: a total has no room for a warning beside the symbol.
  const nets = all.filter(({ isVerified }) => isVerified)
  const unverified = all.length - nets.length
  // Two lines have room beside the second row: the last of them counts what is not named.
  const shown = nets.slice(0, nets.length > SHOWN_NETS || unverified > 0 ? 1 : SHOWN_NETS)
  const others = [
    ...(nets.length > shown.length ? [activityWords.moreMovements(nets.length - shown.length)] : []),
    ...(unverified > 0 ? [activityWords.unverifiedNets(unverified)] : []),
  ].join(', ')
  return (
    <div className={styles.dayHead} role="presentation" style={{ paddingTop: (beside - DATE_HEIGHT) / 2 }} title={formatDay(at, now)}>
      <span className="nowrap">
        {date.length <= MAX_DATE && <span className={`dim ${styles.weekday}`}>{formatWeekday(at)} </span>}
        <b>{date}</b>
      </span>
      {hasSum && (
        <span className={styles.dayNets}>
          {shown.map(({ denom, amount, decimals, symbol }) => (
            <span key={denom} className="amount" title={activityWords.netTitle(`${exactText(words, amount, decimals)} ${symbol}`)}>
              {activityWords.net} {amount.startsWith('-') ? '' : '+'}
              {briefText(words, roundedSum(amount, decimals), decimals)} <Untrusted text={symbol} />
            </span>
          ))}
          {others !== '' && <span>{others}</span>}
        </span>
      )}
    </div>
  )
}
