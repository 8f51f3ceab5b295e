// Draws a route as stations on a dotted line, since none of it has been travelled yet.
import { Fragment } from 'react'
import type { RouteHop } from '../../../../shared/contract/transfer/route.ts'
import { ChainCode, ChainName } from '../../../parts/ChainCode.tsx'
import { Untrusted } from '../../../kit/text/Untrusted.tsx'
import styles from './route.module.css'
import { useAllWords } from '../../../window.ts'

/** Properties of `HopTrack`. */
export interface HopTrackProps {
  hops: readonly RouteHop[]
  /** Symbols of what is given and got: a swap on one chain is drawn between them. */
  swapped?: readonly [string, string]
}

/** Draws the hops of a route. */
export function HopTrack({ hops, swapped }: HopTrackProps) {
  const { wayNames } = useAllWords()
  const [first] = hops
  if (swapped !== undefined && first !== undefined && hops.every(({ fromChainId, toChainId }) => fromChainId === toChainId)) {
    return (
      <div className={styles.track}>
        <Coin symbol={swapped[0]} />
        <span className={styles.hop}>{wayNames[first.kind]}</span>
        <Coin symbol={swapped[1]} />
      </div>
    )
  }
  return (
    <div className={hops.length > 2 ? styles.track : `${styles.track} ${styles.named}`}>
      {first !== undefined && <Stop chainId={first.fromChainId} />}
      {hops.map((hop, index) => (
        // A route may pass the same pair of chains twice, so the index is the key.
        <Fragment key={index}>
          <span className={styles.hop}>{wayNames[hop.kind]}</span>
          <Stop chainId={hop.toChainId} />
        </Fragment>
      ))}
    </div>
  )
}

function Coin({ symbol }: { symbol: string }) {
  return (
    <span className={`small ${styles.stop}`}>
      <Untrusted text={symbol} most={20} />
    </span>
  )
}

/** Draws a chain on the line: its code, and its name too where a short route leaves room. The code says the name to screen readers. */
function Stop({ chainId }: { chainId: string }) {
  return (
    <span className={styles.stop}>
      <ChainCode chainId={chainId} />
      <span className={`small ${styles.stopName}`} aria-hidden="true">
        <ChainName chainId={chainId} />
      </span>
    </span>
  )
}
