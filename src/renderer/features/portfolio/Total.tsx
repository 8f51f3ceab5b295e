// Shows the sum of all priced holdings with time and source of the prices; without prices, one line that says how to turn them on.
import type { Valuation } from '../../../shared/contract/history/price.ts'
import { go } from '../../navigation.ts'
import { useNow } from '../../kit/hooks/useNow.ts'
import { errorPhrase } from '../../words/errors.ts'
import styles from './portfolio.module.css'
import { ErrorText } from '../../kit/text/ErrorText.tsx'
import { valueText } from '../../kit/text/valueText.ts'
import { useValues } from './valuesStore.ts'
import { useAppWindow, useWords } from '../../window.ts'

/** Draws the total; nothing where prices are off. */
export function Total() {
  const words = useWords()
  const value = useValues((values) => values.value)
  const now = useNow(10_000)
  if (value?.state !== 'on') return null
  const { total, watchOnly, unpriced, seenAt, host, trouble } = value
  return (
    <div className={styles.total}>
      <span className="label">{words.portfolioWords.total}</span>
      <span className={styles.totalFigure}>{total === null ? words.portfolioWords.noValue : valueText(words, total)}</span>
      <Change value={value} />
      {watchOnly !== null && <span className="mid">{words.portfolioWords.watchOnly(valueText(words, watchOnly))}</span>}
      <span className="small dim">
        {unpriced > 0 && `${words.portfolioWords.unpriced(unpriced)} `}
        {seenAt !== null && host !== null && `${words.portfolioWords.pricesSeen(host, words.formatAgo(seenAt, now))} `}
        {trouble !== null && <ErrorText of={errorPhrase(trouble)} />}
      </span>
    </div>
  )
}

/** Draws the change within a day; nothing where it is not known. */
function Change({ value: { total, change } }: { value: Valuation }) {
  const words = useWords()
  if (total === null || change === null) return null
  const cents = BigInt(change.cents)
  const before = BigInt(total) - cents
  if (cents === 0n || before <= 0n) return null
  // Uses the signs of amounts: a hyphen beside them would look like a different sign.
  const [sign, size] = cents > 0n ? ['+', cents] : ['−', -cents]
  const share = `${sign}${words.formatShare(Number((size * 1000n) / before))}`
  return (
    <span
      className={cents < 0n ? `${styles.change} loss` : styles.change}
      title={words.portfolioWords.changeTitle(words.formatMoment(change.since))}
    >
      {words.portfolioWords.change(`${sign}${valueText(words, String(size))}`, share)}
    </span>
  )
}

/** Says why there is no total. */
export function NoTotal() {
  const { portfolioWords: words } = useWords()
  const win = useAppWindow()
  const value = useValues((values) => values.value)
  if (value === null || value.state === 'on') return null
  if (value.state === 'none' || value.host === null) return words.noPriceHost
  return (
    <>
      {words.pricesOff(value.host)}{' '}
      <button type="button" className="link" onClick={() => go(win, 'settings')}>
        {words.turnOn}
      </button>
    </>
  )
}
