// Draws a route as stations on a dotted line, since none of it has been travelled yet.
import { Fragment } from 'react'
import type { RouteHop } from '../../../../shared/contract/transfer/route.ts'
import { ChainCode } from '../../../parts/ChainCode.tsx'
import styles from './route.module.css'
import { useAllWords } from '../../../window.ts'

/** Draws the hops of a route. */
export function HopTrack({ hops }: { hops: readonly RouteHop[] }) {
  const { wayNames } = useAllWords()
  const [first] = hops
  return (
    <div className={styles.track}>
      {first !== undefined && <ChainCode chainId={first.fromChainId} />}
      {hops.map((hop, index) => (
        // A route may pass the same pair of chains twice, so the index is the key.
        <Fragment key={index}>
          <span className={styles.hop}>{wayNames[hop.kind]}</span>
          <ChainCode chainId={hop.toChainId} />
        </Fragment>
      ))}
    </div>
  )
}
