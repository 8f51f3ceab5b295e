// Shows how far the copy of the history reaches, one line per chain; the lists of a chain unfold, by themselves where one has trouble.
import type { ChainHead, SyncTargetState } from '../../../shared/contract/status.ts'
import { CoverageStreams, HeadText } from '../../parts/CoverageStreams.tsx'
import { reloadSync, useSync } from '../../data/stores/syncStore.ts'
import { ReadError } from '../../kit/ReadError.tsx'
import { ChainName, ChainCode } from '../../parts/ChainCode.tsx'
import { useNow } from '../../kit/hooks/useNow.ts'
import styles from './health.module.css'
import { useAppWindow, useAllWords } from '../../window.ts'

/** Draws the coverage by chain. `isOpen`: a network is open, so that its history is known. */
export function HealthHistory({ isOpen }: { isOpen: boolean }) {
  const { healthWords: words } = useAllWords()
  const win = useAppWindow()
  const { value, error } = useSync()
  const now = useNow()
  const chainIds = [...new Set(value?.streams.map(({ chainId }) => chainId))]
  const isNone = value !== null && chainIds.length === 0
  return (
    <section aria-labelledby="health-history">
      <h2 id="health-history" className="section-head">
        {words.history}
      </h2>
      <p>{!isOpen ? words.historyUnknown : isNone ? words.historyNone : words.historyLead}</p>
      {isOpen && (
        <>
          <ReadError error={error} onRetry={() => void reloadSync(win)} />
          <div className={styles.chains}>
            {chainIds.map((chainId) => (
              <Chain
                key={chainId}
                chainId={chainId}
                head={value?.chainTips.find((head) => head.chainId === chainId) ?? null}
                streams={value?.streams.filter((stream) => stream.chainId === chainId) ?? []}
                now={now}
              />
            ))}
          </div>
        </>
      )}
    </section>
  )
}

interface ChainProps {
  chainId: string
  head: ChainHead | null
  streams: SyncTargetState[]
  now: number
}

function Chain({ chainId, head, streams, now }: ChainProps) {
  const { healthWords: words } = useAllWords()
  const offered = streams.filter(({ isOffered }) => isOffered)
  const complete = offered.filter(({ isComplete, error, gaps }) => isComplete && error === null && gaps === 0)
  const isTroubled = offered.some(({ error, gaps }) => error !== null || gaps > 0)
  const isWhole = complete.length === offered.length
  return (
    <details className="unfolding" open={isTroubled}>
      <summary>
        <span className={isTroubled ? 'dot warn' : isWhole ? 'dot' : 'dot off'} aria-hidden="true" />
        <ChainCode chainId={chainId} />
        <b>
          <ChainName chainId={chainId} />
        </b>
        <span className={isTroubled ? 'warn' : 'mid'}>
          {isWhole ? words.allComplete(offered.length) : words.someComplete(complete.length, offered.length)}
        </span>
        {head !== null && (
          <span className={`small dim ${styles.head}`}>
            <HeadText head={head} />
          </span>
        )}
      </summary>
      <CoverageStreams head={head} streams={streams} now={now} />
    </details>
  )
}
