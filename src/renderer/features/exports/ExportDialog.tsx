// Asks for the format of a file, then lets the host save it.
import { useMemo, useState } from 'react'
import type { Account } from '../../../shared/contract/account.ts'
import type { ActivityFilter } from '../../../shared/contract/history/activity.ts'
import type { ExportFormat, ExportWhat } from '../../../shared/contract/settings/exports.ts'
import { exportName } from '../../../shared/domain/search/exportName.ts'
import { isInBrowser, receiveFile, type Saved } from '../../data/saveFile.ts'
import { useAccounts } from '../../data/stores/accountsStore.ts'
import { useTask } from '../../data/useTask.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { SteadyButton } from '../../kit/forms/SteadyButton.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { Segmented } from '../../kit/forms/Segmented.tsx'
import { AccountChoice } from './AccountChoice.tsx'
import { ALL_ACCOUNTS, namesAccounts, ownOrAll, withAccounts } from './accountFilter.ts'
import { FormatMeaning, TaxLink } from './FormatMeaning.tsx'
import { countOf, PeriodChoice } from './PeriodChoice.tsx'
import styles from './exports.module.css'
import { SavedNote } from './SavedNote.tsx'
import { firstPeriod, hasDates, isComplete, withPeriod, type Period } from './period.ts'
import { useAppWindow, useWords, type AppWindow } from '../../window.ts'
import type { Words } from '../../words/words.ts'

/** Properties of `ExportDialog`. */
export interface ExportDialogProps {
  what: ExportWhat
  /** For activity: exactly these rows. Otherwise only the account is used. */
  filter: ActivityFilter
  /** The format that is chosen at first, where the user has named one. */
  format?: ExportFormat | null
  /** The year that is chosen at first. */
  year?: number
  /** Describes the rows, where the kind of export does not say enough. */
  lead?: string
  /** Opens the export of activity instead; said where holdings are exported. */
  onTaxes?: (() => void) | undefined
  onClose: () => void
}

/** Returns whether a filter leaves out rows of the account. */
function isFiltered({ text, chainId, status, direction, only }: ActivityFilter): boolean {
  return [text, chainId, status, direction, only].some((condition) => (condition ?? '') !== '')
}

const NONE: readonly Account[] = []

const isPicked = ({ only }: ActivityFilter) => (only ?? null) !== null

/** Says which rows are exported. */
function leadOf(
  words: Words['exportWords'],
  filter: ActivityFilter,
  { what, period, account }: { what: ExportWhat; period: Period; account: string },
) {
  if (what !== 'activity') return words.all
  if (isFiltered(filter)) return words.filtered
  if (account !== ALL_ACCOUNTS) return words.ofAccounts
  if (period.kind === 'year') return words.ofYear(period.year)
  return period.kind === 'filter' ? words.unfiltered : words.ofPeriod
}

/** Says how many transactions were saved, and of which time; for Koinly in how many rows. */
export function savedText(words: Words['exportWords'], { transactions: count, file }: Counted, { period, text }: Saving): string {
  const transactions = file === null ? words.transactions(count) : words.rowsOf(words.transactions(count - file.omitted), file.rows)
  const said = spanText(words, transactions, { period, text })
  return file === null ? said : `${said} ${words.rowsDiffer(file.omitted)}`
}

/** Counts what is to be saved; rows only of a file that has other ones than transactions. */
async function countSaved(win: AppWindow, request: { what: ExportWhat; format: ExportFormat; filter: ActivityFilter }): Promise<Counted> {
  const file = request.format === 'koinly' ? await win.client['exports.count'](request) : null
  return { transactions: await countOf(win, request.filter), file }
}

/** Numbers of what is saved. */
interface Counted {
  transactions: number
  /** Of a file that has other rows than transactions: them, and the transactions without one. */
  file: { rows: number; omitted: number } | null
}

/** What was chosen to be saved. */
interface Saving {
  period: Period
  /** The search. */
  text: string
}

function spanText(words: Words['exportWords'], transactions: string, { period, text }: Saving): string {
  if (period.kind === 'year') return words.savedOf(transactions, String(period.year))
  if (period.kind === 'days' && (period.from !== '' || period.to !== ''))
    return words.savedOf(transactions, words.daysName(period.from, period.to))
  return words.savedOf(transactions, period.kind === 'filter' && hasDates(text) ? words.asFiltered : words.allTime)
}

/** Returns the chosen period: that of the format at first, and whether it has set the year, which is said until another is chosen. */
function usePeriod(format: ExportFormat, first: Parameters<typeof firstPeriod>[1]) {
  const [period, setPeriod] = useState<Period>(() => firstPeriod(format, first))
  const [isYearSet, setYearSet] = useState(format === 'koinly' && first.year === undefined)
  const followFormat = (chosen: ExportFormat) => {
    // A period that was chosen stays.
    if (period.kind !== 'filter') return
    const next = firstPeriod(chosen, first)
    setPeriod(next)
    setYearSet(next.kind === 'year')
  }
  const choose = (chosen: Period) => {
    setPeriod(chosen)
    setYearSet(false)
  }
  return { period, setPeriod: choose, isYearSet: isYearSet && period.kind === 'year', followFormat }
}

/** Draws the export dialog. */
export function ExportDialog({ what, filter: filterNow, format: named = null, year, lead, onTaxes, onClose }: ExportDialogProps) {
  const { common, exportWords: words, formatNames } = useWords()
  const win = useAppWindow()
  const formats = what === 'activity' ? (['csv', 'jsonl', 'koinly'] as const) : (['csv', 'jsonl'] as const)
  const [format, setFormat] = useState<ExportFormat>(named ?? (what === 'labels' ? 'jsonl' : 'csv'))
  const [saved, setSaved] = useState<Saved>(null)
  const [count, setCount] = useState<Counted | null>(null)
  const { isRunning, error, run } = useTask()
  // Stays the one that the dialog opened with: its rows are counted once.
  const [opened] = useState(filterNow)
  const [isAll, setIsAll] = useState(false)
  const listed = useMemo(() => (isAll ? { accountId: opened.accountId } : opened), [isAll, opened])
  const accounts = useAccounts((state) => state.value) ?? NONE
  const [picked, setPicked] = useState<string | null>(null)
  // Rows that were picked one by one are exported as they are; a list of one account, or a search for accounts, has its accounts.
  const hasAccounts =
    what === 'activity' &&
    accounts.length > 1 &&
    !isPicked(listed) &&
    (listed.accountId ?? null) === null &&
    !namesAccounts(listed.text ?? '')
  const account = hasAccounts ? (picked ?? ownOrAll(accounts)) : ALL_ACCOUNTS
  const filter = useMemo(() => ({ ...listed, text: withAccounts(listed.text ?? '', account) }), [listed, account])
  const [now] = useState(() => Date.now())
  const { period, setPeriod, isYearSet, followFormat } = usePeriod(format, { year, text: opened.text ?? '', now })
  const hasPeriod = what === 'activity' && !isPicked(listed)
  const limited = hasPeriod ? { ...filter, text: withPeriod(filter.text, period) } : filter
  const save = () =>
    run(async () => {
      setCount(hasPeriod ? await countSaved(win, { what, format, filter: limited }) : null)
      setSaved(receiveFile(await win.client['exports.save']({ what, format, filter: limited })))
    })
  /** What is chosen differently was not saved yet. */
  const unsaved =
    <T,>(set: (chosen: T) => void) =>
    (chosen: T) => {
      set(chosen)
      setSaved(null)
    }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title[what]}
      lead={lead ?? leadOf(words, listed, { what, period, account })}
      actions={
        <>
          {saved === null ? (
            <Button onClick={onClose}>{common.cancel}</Button>
          ) : (
            <Button onClick={() => void save()}>{words.saveAgain}</Button>
          )}
          <SteadyButton
            kind="first"
            off={isComplete(period) ? null : words.dateNeeded}
            busy={isRunning ? words.saving : null}
            onClick={saved === null ? () => void save() : onClose}
          >
            {saved === null ? words.save : words.done}
          </SteadyButton>
        </>
      }
    >
      {hasPeriod && isFiltered(opened) && <RowChoice text={opened.text ?? ''} isAll={isAll} onChange={unsaved(setIsAll)} />}
      {hasAccounts && <AccountChoice accounts={accounts} value={account} onChange={unsaved(setPicked)} />}
      {hasPeriod && <PeriodChoice filter={filter} value={period} onChange={unsaved(setPeriod)} />}
      <div className={styles.named}>
        <span className="small mid">{words.format}</span>
        <Segmented
          label={words.format}
          options={formats.map((value) => ({ value, label: formatNames[value] }))}
          value={format}
          onChange={unsaved((chosen: ExportFormat) => {
            setFormat(chosen)
            followFormat(chosen)
          })}
        />
      </div>
      <FormatMeaning format={format} what={what} year={isYearSet && period.kind === 'year' ? period.year : null} />
      {onTaxes !== undefined && <TaxLink onOpen={onTaxes} />}
      {saved === null && <p className="small">{words.willBe(exportName({ what, format, filter: limited }, now), isInBrowser())}</p>}
      <SavedNote saved={saved} lead={count === null ? '' : savedText(words, count, { period, text: filter.text })} />
      {error !== null && <ErrorNote error={error} />}
    </Dialog>
  )
}

interface RowChoiceProps {
  /** The search of the list. */
  text: string
  isAll: boolean
  onChange: (isAll: boolean) => void
}

/** Draws the choice between the rows that the list shows and all of them: a search of before is easily forgotten. */
function RowChoice({ text, isAll, onChange }: RowChoiceProps) {
  const { exportWords: words } = useWords()
  return (
    <>
      <Segmented
        label={words.rows}
        options={[
          { value: 'found', label: words.found },
          { value: 'all', label: words.allTransactions },
        ]}
        value={isAll ? 'all' : 'found'}
        onChange={(rows) => onChange(rows === 'all')}
      />
      {!isAll && text !== '' && (
        <p className="small mid">
          {words.searchIs} <code>{text}</code>
        </p>
      )}
    </>
  )
}
