// Draws the frame of a chart: its name, its controls, the number under the cursor, and the table with the same content.
import { ChartLine, Table } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '../forms/Button.tsx'
import styles from './charts.module.css'
import { useWords } from '../../window.ts'

/** The content of a chart as a table. */
export interface ChartTable {
  columns: readonly string[]
  /** Which columns hold numbers. */
  numeric: readonly boolean[]
  /** Cells in the order of the columns, and the key of the row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** Properties of `ChartBox`. */
export interface ChartBoxProps {
  title: string
  /** Controls beside the title. */
  controls?: ReactNode
  /** The exact number under the cursor; its line keeps its height without one. */
  readout?: ReactNode
  /** What the drawing does not show: where it ends, what is left out. */
  note?: ReactNode
  /** The same of the drawing alone: what pressing it does. */
  chartNote?: ReactNode
  /** What the drawing and the table add up to. */
  summary?: ReactNode
  table: ChartTable
  children: ReactNode
}

/** Draws the frame of a chart. */
export function ChartBox({ title, controls, readout, note, chartNote, summary, table, children }: ChartBoxProps) {
  const { chartWords: words } = useWords()
  const [isTable, setTable] = useState(false)
  return (
    <section className={styles.box} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {controls}
        <Button
          size="compact"
          icon={isTable ? ChartLine : Table}
          label={isTable ? words.asChartOf(title) : words.asTableOf(title)}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? words.asChart : words.asTable}
        </Button>
      </div>
      {summary}
      {isTable ? (
        <TableOf title={title} table={table} />
      ) : (
        <>
          {readout !== undefined && (
            <p className={styles.readout} aria-hidden="true">
              {readout}
            </p>
          )}
          {children}
        </>
      )}
      {note !== undefined && note !== null && (
        <div className={`small dim ${styles.note}`}>
          {note} {isTable ? null : chartNote}
        </div>
      )}
    </section>
  )
}

function TableOf({ title, table: { columns, numeric, rows } }: { title: string; table: ChartTable }) {
  const { chartWords: words } = useWords()
  const sideOf = (index: number) => (numeric[index] === true ? 'right' : undefined)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
    <div className={styles.tableSpace} tabIndex={0} role="group" aria-label={title}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={sideOf(index)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, index) => (
                <td key={columns[index]} className={sideOf(index)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className="dim">{words.noRows}</p>}
    </div>
  )
}
