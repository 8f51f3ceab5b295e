// Draws the entries of an asset: a table of disposals with their lots, of income, of fees, or of what is left.
import { useCallback, useState } from 'react'
import type { Output } from '../../../shared/contract/methods.ts'
import { useAsked } from '../../data/useAsked.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { ReadError } from '../../kit/ReadError.tsx'
import { SkeletonRows } from '../../kit/Skeleton.tsx'
import { Tabs } from '../../kit/Tabs.tsx'
import { Amount } from '../../kit/text/Amount.tsx'
import { go } from '../../navigation.ts'
import { useAllWords, useAppWindow, type AppWindow, type ClientEvent } from '../../window.ts'
import { moneyText } from './gainText.ts'
import type { GainsChoice, GainsReport } from './gainsStore.ts'
import styles from './gains.module.css'

type Asset = GainsReport['assets'][number]
type Line = Output<'gains.lines'>['lines'][number]
const LISTS = ['disposals', 'income', 'fees', 'lots'] as const
type List = (typeof LISTS)[number]

const isStale = ({ type }: ClientEvent) => type === 'prices.changed'
/** Lines that one question brings, and more of them. */
const PAGE = 100

/** Draws the entries. */
export function GainLines({ asset, choice }: { asset: Asset; choice: GainsChoice }) {
  const { gainWords: words } = useAllWords()
  const [list, setList] = useState<List>('disposals')
  return (
    <Tabs
      label={words.entriesOf(asset.symbol)}
      tabs={LISTS.map((value) => ({ value, label: words.lists[value] }))}
      value={list}
      onChange={setList}
    >
      <ListOf key={list} list={list} asset={asset} choice={choice} />
    </Tabs>
  )
}

interface ListProps {
  list: List
  asset: Asset
  choice: GainsChoice
}

function ListOf({ list, asset, choice }: ListProps) {
  const { gainWords: words } = useAllWords()
  const [pages, setPages] = useState(1)
  const { originId } = asset
  const ask = useCallback(
    async (win: AppWindow) => {
      const read = (page: number) => win.client['gains.lines']({ ...choice, originId, list, offset: page * PAGE, limit: PAGE })
      const found = await Promise.all(Array.from({ length: pages }, (_, page) => read(page)))
      return { total: found[0]?.total ?? 0, lines: found.flatMap(({ lines }) => lines) }
    },
    [choice, originId, list, pages],
  )
  const { value, error, askAgain } = useAsked(ask, isStale)
  if (error !== null) return <ReadError error={error} onRetry={askAgain} />
  if (value === null) return <SkeletonRows />
  const { lines, total } = value
  if (total === 0) return <p className={`mid ${styles.note}`}>{words.noLines}</p>
  return (
    <>
      <LineTable lines={lines} list={list} asset={asset} currency={choice.currency} />
      {total > lines.length && (
        <Button kind="quiet" size="compact" onClick={() => setPages(pages + 1)}>
          {words.more(Math.min(PAGE, total - lines.length))}
        </Button>
      )}
    </>
  )
}

interface TableProps extends Omit<ListProps, 'choice'> {
  lines: readonly Line[]
  currency: string
}

function LineTable({ lines, list, asset, currency }: TableProps) {
  const { gainWords: words } = useAllWords()
  const { lineColumns: columns } = words
  const isDisposals = list === 'disposals'
  return (
    <div className={styles.tableBox}>
      <table className={styles.lines} aria-label={words.lists[list]}>
        <thead>
          <tr className="label">
            <th scope="col">{columns.time}</th>
            <th scope="col">{columns.how}</th>
            <th scope="col" className="right">
              {columns.amount}
            </th>
            <th scope="col" className="right">
              {list === 'lots' ? columns.cost : columns.value}
            </th>
            {isDisposals && (
              <>
                <th scope="col" className="right">
                  {columns.cost}
                </th>
                <th scope="col" className="right">
                  {columns.gain}
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <LineRows key={index} line={line} asset={asset} currency={currency} isDisposal={isDisposals} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps {
  line: Line
  asset: Asset
  currency: string
  isDisposal: boolean
}

function LineRows({ line, asset, currency, isDisposal }: RowProps) {
  const all = useAllWords()
  const { gainWords: words } = all
  const { time, how, units, value, gain, pieces } = line
  const money = (cents: string | null) => (cents === null ? <span className="dim">{words.noPrice}</span> : moneyText(all, cents, currency))
  return (
    <>
      <tr>
        <td>{how === 'average' ? '' : <Day line={line} at={time} />}</td>
        <td>
          {words.how[how]} <span className="small dim">{originText(all, pieces)}</span>
        </td>
        <td className="right">
          <Amount units={units} decimals={asset.decimals} />
        </td>
        <td className="right">{money(value)}</td>
        {isDisposal && (
          <>
            <td className="right">{pieces.length === 1 ? money(pieces[0]?.cost ?? null) : ''}</td>
            <td className="right">{gain === null ? <span className="dim">{words.unknown}</span> : moneyText(all, gain, currency)}</td>
          </>
        )}
      </tr>
      {pieces.length > 1 &&
        pieces.map((piece, index) => (
          <tr key={index} className={styles.piece}>
            <td colSpan={2}>{pieceText(all, piece)}</td>
            <td className="right">
              <Amount units={piece.units} decimals={asset.decimals} />
            </td>
            <td className="right" colSpan={2}>
              {piece.basis === 'unexplained' ? words.unknown : money(piece.cost)}
            </td>
          </tr>
        ))}
    </>
  )
}

/** Draws the day as a link to the transaction. */
function Day({ line: { tx, accountId }, at }: { line: Line; at: number }) {
  const { formatUtcDay, gainWords: words } = useAllWords()
  const win = useAppWindow()
  const day = formatUtcDay(at)
  if (tx === null || accountId === null) return day
  return (
    <button
      type="button"
      className="link"
      aria-label={words.openTx(day)}
      onClick={() => go(win, 'activity', { accountId, chainId: tx.chainId, hash: tx.hash })}
    >
      {day}
    </button>
  )
}

/** Says from which lots a disposal came: the one, or how many. */
function originText(all: ReturnType<typeof useAllWords>, pieces: Line['pieces']): string {
  const [only, ...others] = pieces
  if (only === undefined) return ''
  return others.length === 0 ? pieceText(all, only) : all.gainWords.pieces(pieces.length)
}

function pieceText(
  { formatUtcDay, gainWords: words }: ReturnType<typeof useAllWords>,
  { basis, acquiredAt }: Line['pieces'][number],
): string {
  if (basis === 'average') return words.averaged
  return basis === 'unexplained' || acquiredAt === null ? words.unexplained : words.bought(formatUtcDay(acquiredAt))
}
