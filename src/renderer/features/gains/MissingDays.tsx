// Lists the days on which a price is missing, by asset, and says what can bring them.
import { useAllWords } from '../../window.ts'
import type { GainsReport } from './gainsStore.ts'

/** The most days of an asset that are listed. */
const MAX_DAYS = 31

interface MissingDaysProps {
  missing: GainsReport['missing']
  /** The host that offers past prices; null where none does. */
  host: string | null
}

/** Draws the missing days. */
export function MissingDays({ missing, host }: MissingDaysProps) {
  const { formatUtcDay, gainWords: words } = useAllWords()
  const byAsset = [...Map.groupBy(missing, ({ originId }) => originId)]
  return (
    <section aria-labelledby="missing-prices">
      <h3 id="missing-prices" className="label">
        {words.missingTitle}
      </h3>
      {byAsset.map(([originId, days]) => (
        <p key={originId}>
          {words.missingAsset(days[0]?.symbol ?? '', days.length)}{' '}
          <span className="small dim">
            {words.missingDays(
              days.slice(0, MAX_DAYS).map(({ day }) => formatUtcDay(day)),
              Math.max(0, days.length - MAX_DAYS),
            )}
          </span>
        </p>
      ))}
      <p className="small mid">{words.missingHelp(host)}</p>
    </section>
  )
}
