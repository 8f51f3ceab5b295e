// Draws the grid: only the lines in view are drawn, and only their tokens are read.
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import type { Nft, NftOverview } from '../../../shared/contract/history/nft.ts'
import { CollectionHead } from './CollectionHead.tsx'
import { gridLines, heightOf, lineOf, measureGrid, stepFrom, type GridLine, type GridMeasure } from './grid.ts'
import { NftTile } from './NftTile.tsx'
import { bringIntoView, keyOf, useNfts, usePicked } from './nftStore.ts'
import styles from './nfts.module.css'
import { useAppWindow, useAllWords } from '../../window.ts'

const OVERSCAN = 4
const ARROWS = new Set(['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'Home', 'End'])

/** Properties of `NftGrid`. */
export interface NftGridProps {
  overview: NftOverview
  opened: string | null
  onOpen: (nft: Nft) => void
}

/** Draws the grid of NFTs as a virtual list. */
export function NftGrid({ overview, opened, onOpen }: NftGridProps) {
  const { nftWords: words } = useAllWords()
  const win = useAppWindow()
  const scroller = useRef<HTMLDivElement>(null)
  const width = useWidth(scroller)
  const measure = useMemo(() => measureGrid(width), [width])
  const lines = useMemo(() => gridLines(overview.groups, measure.columns), [overview.groups, measure.columns])
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heightOf(lines[index], measure),
    overscan: OVERSCAN,
  })
  useEffect(() => virtualizer.measure(), [virtualizer, measure, lines])
  const drawn = virtualizer.getVirtualItems()
  const [first, last] = tokensOf(lines, drawn[0]?.index ?? 0, drawn.at(-1)?.index ?? 0)
  useEffect(() => bringIntoView(win, first, last), [win, first, last])
  const walk = useWalk(scroller, lines, (line) => virtualizer.scrollToIndex(line, { align: 'auto' }))
  const current = Math.min(walk.current, overview.count - 1)
  const hasPicked = usePicked((state) => state.picked.size > 0)
  const isCurrentDrawn = current >= first && current <= last
  return (
    <div ref={scroller} className={hasPicked ? `${styles.grid} ${styles.picking}` : styles.grid} aria-label={words.grid} role="group">
      <div className={styles.space} style={{ height: virtualizer.getTotalSize() }}>
        {drawn.map(({ index, start }) => {
          const line = lines[index]
          if (line === undefined) return null
          return (
            <div key={index} className={styles.line} style={{ transform: `translateY(${start}px)` }}>
              {line.kind === 'head' && <CollectionHead group={line.group} />}
              {line.kind === 'shelf' && <ShelfHeads line={line} measure={measure} />}
              {line.kind !== 'head' && (
                <TokenLine
                  line={line}
                  measure={measure}
                  current={isCurrentDrawn ? current : first}
                  opened={opened}
                  onOpen={(nft, place) => {
                    walk.setCurrent(place)
                    onOpen(nft)
                  }}
                  onKey={walk.handleKey}
                />
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}

type TokensLine = Exclude<GridLine, { kind: 'head' }>

/** Stretches the columns by less than a pixel each, so that the last one ends with the line. */
const gridOf = ({ columns }: GridMeasure) => ({ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` })

/** Draws the headings of collections that stand beside each other. */
function ShelfHeads({ line, measure }: { line: TokensLine; measure: GridMeasure }) {
  return (
    <div className={styles.tokens} style={gridOf(measure)}>
      {line.runs.map(({ group, column, span }) => (
        <div key={`${group.chainId} ${group.collection}`} style={{ gridColumn: `${column + 1} / span ${span}` }}>
          <CollectionHead group={group} isNarrow />
        </div>
      ))}
    </div>
  )
}

interface TokenLineProps {
  line: TokensLine
  measure: GridMeasure
  current: number
  opened: string | null
  onOpen: (nft: Nft, place: number) => void
  onKey: (event: KeyboardEvent, place: number) => void
}

function TokenLine({ line: { runs }, measure, current, opened, onOpen, onKey }: TokenLineProps) {
  const tokens = useNfts((nfts) => nfts.tokens)
  const picked = usePicked((state) => state.picked)
  return (
    <div className={styles.tokens} style={gridOf(measure)}>
      {runs.map(({ group, first, count, column }) =>
        Array.from({ length: count }, (_, index) => {
          const place = first + index
          const nft = tokens.get(place)
          const style = { gridColumn: column + index + 1 }
          if (nft === undefined) return <span key={place} className={`skeleton ${styles.face}`} style={style} />
          const key = keyOf(nft)
          return (
            <div key={key} style={style}>
              <NftTile
                nft={nft}
                collection={group.name}
                place={place}
                isOpen={key === opened}
                isPicked={picked.has(key)}
                isCurrent={place === current}
                onOpen={() => onOpen(nft, place)}
                onKey={(event) => onKey(event, place)}
              />
            </div>
          )
        }),
      )}
    </div>
  )
}

/** Moves the focus from tile to tile with the arrow keys, also over lines that are not drawn yet. */
function useWalk(scroller: RefObject<HTMLElement | null>, lines: readonly GridLine[], show: (line: number) => void) {
  const [current, setCurrent] = useState(0)
  const focusOn = (place: number) => {
    setCurrent(place)
    show(lineOf(lines, place))
    // The line is drawn with the next frame.
    requestAnimationFrame(() => scroller.current?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus({ preventScroll: true }))
  }
  const handleKey = (event: KeyboardEvent, place: number) => {
    if (!ARROWS.has(event.key)) return
    event.preventDefault()
    focusOn(stepFrom(lines, place, event.key))
  }
  return { current, setCurrent, handleKey }
}

function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const watched = element.current
    if (watched === null) return
    const observer = new ResizeObserver(() => setWidth(innerWidth(watched)))
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return width
}

function innerWidth(element: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(element)
  return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
}

/** Returns the first and last token between two lines. */
function tokensOf(lines: readonly GridLine[], from: number, to: number): [first: number, last: number] {
  const inView = lines.slice(from, to + 1).filter((line) => line.kind !== 'head')
  const last = inView.at(-1)
  return [inView[0]?.first ?? 0, last === undefined ? 0 : last.first + last.count - 1]
}
