// Draws what became of an own action or a revocation once it ended: the chain, its block, and the stamp that a transfer has as well.
import { useState } from 'react'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { currentLeg } from '../../../../shared/domain/transfer/legs.ts'
import { useChains } from '../../../data/stores/chainsStore.ts'
import { ChainCode } from '../../../parts/ChainCode.tsx'
import { momentText } from '../../../words/transfers/tracking.ts'
import { useAllWords } from '../../../window.ts'
import { StatusStamp, StampInk } from './StatusStamp.tsx'
import { actionStamp } from './timeline.ts'
import styles from './timeline.module.css'

/** Draws it; nothing before it ended. Needs the transfer's id as key: a stamp that was there at the start is still. */
export function ActionStop({ transfer, now }: { transfer: Transfer; now: number }) {
  const words = useAllWords()
  const chainId = transfer.quote.request.fromChainId
  const chain = useChains((state) => state.value?.find(({ id }) => id === chainId))
  const stamp = actionStamp(transfer)
  const [wasThere] = useState(stamp !== null)
  if (stamp === null) return null
  const { word, at } = stamp
  const height = currentLeg(transfer)?.includedHeight ?? null
  const block = height === null ? null : words.formatCount(height)
  const { stopWords } = words
  const text = word === 'done' ? stopWords.acted(block) : block === null ? stopWords.failed : stopWords.failedIn(block)
  return (
    <section className={styles.legs} aria-label={words.transferDetailWords.result}>
      <StampInk />
      <div className={styles.stop}>
        <div className={styles.track} aria-hidden="true">
          <i className={`${styles.node} ${(word === 'done' ? styles['node-done'] : styles['node-never']) ?? ''}`} />
        </div>
        <div className={styles.who}>
          <p className="line">
            <ChainCode chainId={chainId} />
            <b className="clip">{chain?.name ?? chainId}</b>
          </p>
          <p className="mid">{word === 'notSent' ? words.stampWords.notSent : text}</p>
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
