// Draws gains: what was realised, earned and paid in a year, by asset, each figure down to its lots.
import { Download } from 'lucide-react'
import { useCallback, useState } from 'react'
import { LANGUAGES } from '../../../shared/domain/language.ts'
import { GAINS_METHODS, GAINS_SCOPES } from '../../../shared/domain/gains.ts'
import { asAppError, type AppError } from '../../../shared/domain/errors.ts'
import { receiveFile, type Saved } from '../../data/saveFile.ts'
import { useAsked } from '../../data/useAsked.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { Choice } from '../../kit/forms/Choice.tsx'
import type { ChoiceProps } from '../../kit/forms/ChoiceList.tsx'
import { Empty } from '../../kit/Empty.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { ReadError } from '../../kit/ReadError.tsx'
import { ScreenHead } from '../../kit/ScreenHead.tsx'
import { SkeletonRows } from '../../kit/Skeleton.tsx'
import { go } from '../../navigation.ts'
import { HoldingsNav } from '../../parts/HoldingsNav.tsx'
import { useAllWords, useAppWindow, type AppWindow, type ClientEvent } from '../../window.ts'
import { SavedNote } from '../exports/SavedNote.tsx'
import { GainFigures } from './GainFigures.tsx'
import { GainGaps, GainNotes } from './GainGaps.tsx'
import { GainList } from './GainList.tsx'
import { askReport, choose, useGainsView, type GainsReport } from './gainsStore.ts'
import { GainsWaiting } from './GainsWaiting.tsx'
import { PricesDialog } from './PricesDialog.tsx'
import styles from './gains.module.css'

const isStale = ({ type }: ClientEvent) => type === 'accounts.changed' || type === 'prices.changed' || type === 'privacy.changed'

/** Draws the Gains screen. */
export function GainsScreen() {
  const { gainWords: words } = useAllWords()
  const choice = useGainsView((view) => view.choice)
  const ask = useCallback((win: AppWindow) => askReport(win, choice), [choice])
  const { value, error, isAsking, askAgain } = useAsked(ask, isStale)
  const [last, setLast] = useState<GainsReport | null>(null)
  // The figures before stay while others are computed, so that the page does not jump.
  if (value !== null && value !== last) setLast(value)
  const report = value ?? last
  const [isAdding, setAdding] = useState(false)
  const [saveError, setSaveError] = useState<AppError | null>(null)
  const [saved, setSaved] = useState<Saved>(null)
  return (
    <div className="scroll">
      <div className="page">
        <ScreenHead title={words.title}>
          {/* Where prices are missing, the note below offers it. */}
          {report !== null && report.missingCount === 0 && (
            <Button size="compact" onClick={() => setAdding(true)}>
              {words.addPrices}
            </Button>
          )}
          {/* The note stands beside the button that saved, or below it where there is no room: nothing moves when it comes. */}
          <div className={styles.save}>
            {report !== null && report.assets.length > 0 && <Save onError={setSaveError} onSaved={setSaved} />}
            <p className={styles.saved}>
              <SavedNote saved={saved} />
            </p>
          </div>
        </ScreenHead>
        <HoldingsNav />
        <Choosers report={report} />
        <p className={`mid ${styles.lead}`}>{words.lead}</p>
        <ReadError error={error} onRetry={askAgain} />
        {saveError !== null && <ErrorNote error={saveError} />}
        <div aria-busy={isAsking}>
          {report === null ? error === null && <GainsWaiting /> : <Report report={report} onAddPrices={() => setAdding(true)} />}
        </div>
        {isAdding && (
          <PricesDialog
            missing={report?.missing ?? []}
            host={report?.sheetHost ?? null}
            onChanged={askAgain}
            onClose={() => setAdding(false)}
          />
        )}
      </div>
    </div>
  )
}

const FORMATS = ['report', 'lots', 'cointracking'] as const

interface SaveProps {
  onError: (error: AppError | null) => void
  onSaved: (saved: Saved) => void
}

/** Saves the chosen year to a file; the report in the language of the window. */
function Save({ onError, onSaved }: SaveProps) {
  const { gainWords: words } = useAllWords()
  const win = useAppWindow()
  const choice = useGainsView((view) => view.choice)
  const save = async (chosen: string) => {
    const format = FORMATS.find((one) => one === chosen)
    const language = LANGUAGES.find((one) => one === document.documentElement.lang)
    onError(null)
    onSaved(null)
    if (format === undefined) return
    try {
      onSaved(receiveFile(await win.client['exports.saveGains']({ ...choice, format, language })))
    } catch (error) {
      onError(asAppError(error))
    }
  }
  return (
    <Choice
      label={words.save}
      options={FORMATS.map((value) => ({ value, label: value === 'report' ? words.reportFor(choice.year) : words.formats[value] }))}
      value=""
      placeholder={words.save}
      icon={Download}
      onChange={(chosen) => void save(chosen)}
    />
  )
}

function Choosers({ report }: { report: GainsReport | null }) {
  const { gainWords: words } = useAllWords()
  const win = useAppWindow()
  const choice = useGainsView((view) => view.choice)
  const years = [...new Set([...(report?.years ?? []), ...(choice.year === null ? [] : [choice.year])])].toSorted((a, b) => b - a)
  const currencies = report?.currencies ?? []
  return (
    <div className={styles.choosers}>
      <Labelled
        label={words.year}
        options={[{ value: '', label: words.allYears }, ...years.map((year) => ({ value: String(year), label: String(year) }))]}
        value={choice.year === null ? '' : String(choice.year)}
        isOn={choice.year !== null}
        onChange={(year) => choose(win, { year: year === '' ? null : Number(year) })}
      />
      <Labelled
        label={words.method}
        options={GAINS_METHODS.map((value) => ({ value, label: words.methods[value] }))}
        value={choice.method}
        onChange={(next) => choose(win, { method: GAINS_METHODS.find((method) => method === next) ?? choice.method })}
      />
      <Labelled
        label={words.scope}
        options={GAINS_SCOPES.map((value) => ({ value, label: words.scopes[value] }))}
        value={choice.scope}
        onChange={(next) => choose(win, { scope: GAINS_SCOPES.find((scope) => scope === next) ?? choice.scope })}
      />
      {currencies.length > 1 && (
        <Labelled
          label={words.currency}
          options={currencies.map((value) => ({ value, label: value }))}
          value={choice.currency}
          onChange={(currency) => choose(win, { currency })}
        />
      )}
    </div>
  )
}

/** Draws a choice with its name before it. */
function Labelled(props: ChoiceProps) {
  return (
    <span className="line">
      <span className="small dim" aria-hidden="true">
        {props.label}
      </span>
      <Choice {...props} />
    </span>
  )
}

interface ReportProps {
  report: GainsReport
  onAddPrices: () => void
}

function Report({ report, onAddPrices }: ReportProps) {
  const { gainWords: words } = useAllWords()
  const win = useAppWindow()
  const { accounts, assets, isComplete } = report
  if (accounts.length === 0)
    return <Empty action={{ label: words.addAccount, onClick: () => go(win, 'accounts') }}>{words.noAccount}</Empty>
  if (report.transactions === 0) return isComplete ? <Empty>{words.nothing}</Empty> : <FirstCopy />
  return (
    <>
      {!isComplete && <p className={`mid ${styles.note}`}>{words.copying}</p>}
      <GainFigures report={report} />
      <GainGaps report={report} onAddPrices={onAddPrices} />
      {assets.length > 0 && <GainList report={report} />}
      <details className={styles.rules}>
        <summary>{words.rules}</summary>
        <GainNotes report={report} />
        <ul className="small mid">
          {words.ruleLines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </>
  )
}

function FirstCopy() {
  const { gainWords: words } = useAllWords()
  return (
    <>
      <p className="mid">{words.copying}</p>
      <SkeletonRows />
    </>
  )
}
