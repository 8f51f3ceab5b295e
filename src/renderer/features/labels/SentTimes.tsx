// Says how often something was sent to an address, and when last.
import type { FrequentRecipient } from '../../../shared/contract/history/label.ts'
import { useNow } from '../../kit/hooks/useNow.ts'
import { useAllWords } from '../../window.ts'

/** Draws the sentence. */
export function SentTimes({ recipient: { times, lastAt } }: { recipient: FrequentRecipient }) {
  const { formatShortDate, labelWords: words } = useAllWords()
  const now = useNow(60_000)
  return <span className="small mid">{words.sentTimes(times, formatShortDate(lastAt, now))}</span>
}
