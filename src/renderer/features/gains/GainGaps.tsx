// Says in one line what the figures leave out: days without a price, and what is held but not in the history; below the list, why.
import { compareUnits } from '../../../shared/domain/amount.ts'
import { markedText } from '../../../shared/domain/untrusted/untrustedText.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { briefText } from '../../kit/text/amountText.ts'
import { useAllWords, useAppWindow } from '../../window.ts'
import type { AllWords } from '../../words/words.ts'
import { unfold, useGainsView, type GainsReport } from './gainsStore.ts'
import styles from './gains.module.css'

/** The figures that a missing price leaves lines out of, in the order of the screen. */
const GAP_FIGURES = ['realised', 'income', 'fees', 'unrealised'] as const
type GapFigure = (typeof GAP_FIGURES)[number]

/** What the gaps are read from. */
export interface Gaps extends Pick<GainsReport, 'missingCount' | 'isComplete' | 'unlisted' | GapFigure> {
  missing: readonly Pick<GainsReport['missing'][number], 'originId' | 'symbol'>[]
  assets: readonly Pick<GainsReport['assets'][number], 'originId' | 'held' | 'left' | 'decimals' | 'symbol'>[]
}

/** Draws the line, boxed where prices can be added; nothing where there is no gap. */
export function GainGaps({ report, onAddPrices }: { report: Gaps; onAddPrices: () => void }) {
  const all = useAllWords()
  const { gainWords: words, formatList } = all
  const win = useAppWindow()
  const error = useGainsView((view) => view.pricesError)
  const { missing, missingCount } = report
  const uncounted = uncountedTexts(all, report)
  const [first] = uncountedOf(report)
  if (missingCount === 0 && uncounted.length === 0) return null
  const named = [...Map.groupBy(missing, ({ originId }) => originId).values()].map((days) =>
    words.missingOf(days[0]?.symbol ?? '', days.length),
  )
  // The same words as below each figure, so that the counts are found again there.
  const lacking = GAP_FIGURES.flatMap((figure) =>
    report[figure].unknown === 0 ? [] : [words.unknownLines[figure](report[figure].unknown)],
  )
  const says = [
    ...(missingCount === 0
      ? []
      : [
          words.missing(missingCount, formatList(named.slice(0, MAX_NAMED))),
          ...(lacking.length === 0 ? [] : [words.lacking(formatList(lacking))]),
        ]),
    ...(uncounted.length === 0 ? [] : [words.uncounted(formatList(uncounted.slice(0, MAX_NAMED)))]),
  ]
  return (
    <div className={missingCount === 0 ? `small mid ${styles.gap}` : `${styles.gap} ${styles.missing}`} role="note">
      <div>
        <p>{says.join(' ')}</p>
        {error !== null && <ErrorNote error={error} />}
      </div>
      <div className="line">
        {first !== undefined && (
          <Button size="compact" onClick={() => unfold(win, first.originId)}>
            {words.showWhich}
          </Button>
        )}
        {missingCount > 0 && (
          <Button size="compact" onClick={onAddPrices}>
            {words.addPrices}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Draws what explains the figures, below them. */
export function GainNotes({ report }: { report: Gaps }) {
  const all = useAllWords()
  const { gainWords: words } = all
  const { missingCount, unlisted } = report
  return (
    <div className={`small dim ${styles.note}`}>
      <p>{words.asOfNow}</p>
      {missingCount > 0 && <p>{words.missingLead}</p>}
      {uncountedTexts(all, report).length > 0 && <p>{words.uncountedLead}</p>}
      {unlisted > 0 && <p>{words.unlisted(unlisted)}</p>}
    </div>
  )
}

/** The most assets that the line names. */
const MAX_NAMED = 5

function uncountedOf({ isComplete, assets }: Gaps): Gaps['assets'] {
  return isComplete ? assets.filter(({ held, left }) => compareUnits(held, left) > 0) : []
}

/** Returns how much of what is held the history does not account for; nothing while history is being copied. */
function uncountedTexts(all: AllWords, report: Gaps): string[] {
  return uncountedOf(report).map(
    ({ held, left, decimals, symbol }) => `${briefText(all, String(BigInt(held) - BigInt(left)), decimals)} ${markedText(symbol)}`,
  )
}
