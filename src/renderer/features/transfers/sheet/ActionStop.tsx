// Draws what became of an own action or a revocation once it ended: the chain, its block, and the stamp that a transfer has as well.
import { useState } from 'react'
import { currentLeg } from '../../../../shared/domain/transfer/legs.ts'
import { useChains } from '../../../data/stores/chainsStore.ts'
import { ChainCode } from '../../../parts/ChainCode.tsx'
import { stopText } from '../../../words/timeline.ts'
import { momentText } from '../../../words/transfers/moments.ts'
import { useAllWords } from '../../../window.ts'
import { StatusStamp, StampInk } from './StatusStamp.tsx'
import type { TimelineProps } from './Timeline.tsx'
import { actionStamp, type Stop } from './timeline.ts'
import styles from './timeline.module.css'

/** Draws it; nothing before it ended. Needs the transfer's id as key: a stamp that was there at the start is still. */
export function ActionStop({ transfer, names, now }: TimelineProps) {
  const words = useAllWords()
  const chainId = transfer.quote.request.fromChainId
  const chain = useChains((state) => state.value?.find(({ id }) => id === chainId))
  const stamp = actionStamp(transfer)
  const [wasThere] = useState(stamp !== null)
  if (stamp === null) return null
  const { word, at } = stamp
  const state = word === 'done' ? 'done' : 'never'
  const height = currentLeg(transfer)?.includedHeight ?? null
  const times = { receivedAt: null, sentAt: null, height, isResting: false }
  const stop: Stop = { kind: 'stop', key: 'stop 0', chainId, place: 'start', state, stamp, ...times }
  return (
    <section className={styles.legs} aria-label={words.transferDetailWords.result}>
      <StampInk />
      <div className={styles.stop}>
        <div className={styles.track} aria-hidden="true">
          <i className={`${styles.node} ${styles[`node-${state}`] ?? ''}`} />
        </div>
        <div className={styles.who}>
          <p className="line">
            <ChainCode chainId={chainId} />
            <b className="clip">{chain?.name ?? chainId}</b>
          </p>
          <p className="mid">{stopText(words, stop, transfer, names)}</p>
        </div>
        <div className={styles.time}>{at !== null && <p className="mono">{momentText(words, at, now)}</p>}</div>
        <div className={styles.stampPlace}>
          <StatusStamp
            mark={stamp}
            chainName={chain?.name ?? chainId}
            station={chain?.station ?? chainId.slice(0, 3).toUpperCase()}
            isFresh={!wasThere}
          />
        </div>
      </div>
    </section>
  )
}
