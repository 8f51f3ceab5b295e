// Draws a list of blocks. Runs of blocks without transactions are folded, since they push the others out of sight.
import { useState } from 'react'
import type { ExplorerBlockRow } from '../../../../shared/contract/history/explorer.ts'
import { Untrusted } from '../../../kit/text/Untrusted.tsx'
import { blockLine, foldEmptyBlocks, type BlockLine } from './emptyBlocks.ts'
import styles from '../explorer.module.css'
import { LocationLink } from '../LocationLink.tsx'
import { List, MAX, When, type ChainList } from '../Lists.tsx'
import { useAllWords } from '../../../window.ts'

/** Draws a list of blocks. */
export function BlockList({ chainId, label, list, more }: ChainList<ExplorerBlockRow>) {
  const { explorerWords: words, formatCount } = useAllWords()
  const [isOpen, setOpen] = useState(false)
  const { rows, ...rest } = more ?? list
  const lines = isOpen ? rows.map(blockLine) : foldEmptyBlocks(rows)
  const line = (one: BlockLine) =>
    one.kind === 'block' ? (
      <Block key={one.row.height} chainId={chainId} row={one.row} />
    ) : (
      <li key={one.newest} className={`row ${styles.folded}`}>
        <button type="button" onClick={() => setOpen(true)}>
          {words.emptyBlocks(formatCount(one.newest), formatCount(one.oldest), formatCount(one.count))}
        </button>
      </li>
    )
  const shown = more === undefined ? undefined : { ...more, rows: lines }
  return <List label={label} list={{ ...rest, rows: lines }} more={shown} empty={words.noBlocks} className={styles.blocks} row={line} />
}

function Block({ chainId, row: { height, time, txCount, proposer } }: { chainId: string; row: ExplorerBlockRow }) {
  const { explorerWords: words, formatCount } = useAllWords()
  return (
    <li className="row">
      <span className="mono">
        <LocationLink to={{ kind: 'block', chainId, height }} label={words.block(formatCount(height))}>
          {formatCount(height)}
        </LocationLink>
      </span>
      <span className="clip dim">{proposer !== null && <Untrusted text={proposer} most={MAX} />}</span>
      <span className="right small mid">
        {txCount !== null && (txCount > 0 ? words.txCount(formatCount(txCount)) : <span className="dim">{words.txCount('0')}</span>)}
      </span>
      <When time={time} />
    </li>
  )
}
