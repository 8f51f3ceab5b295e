// Says what the chosen format of an export is for, and leads from holdings to the export for taxes.
import type { ExportFormat, ExportWhat } from '../../../shared/contract/settings/exports.ts'
import { useWords } from '../../window.ts'
import styles from './exports.module.css'

/** Properties of `FormatMeaning`. */
export interface FormatMeaningProps {
  what: ExportWhat
  format: ExportFormat
  /** The year that the format has set; null for none. */
  year: number | null
}

/** Says what a format is for, and what a tax tool doesn't find in it. */
export function FormatMeaning({ format, what, year }: FormatMeaningProps) {
  const { exportWords: words, formatMeans } = useWords()
  return (
    <>
      <p className="small mid">
        {formatMeans(format, what)}
        {year !== null && ` ${words.koinlyYear(year)}`}
      </p>
      {format === 'koinly' && (
        <ul className={`small mid ${styles.notes}`}>
          {words.koinlyNotes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Leads to the file that tax tools read. */
export function TaxLink({ onOpen }: { onOpen: () => void }) {
  const { exportWords: words } = useWords()
  return (
    <button type="button" className="link" onClick={onOpen}>
      {words.forTaxes}
    </button>
  )
}
