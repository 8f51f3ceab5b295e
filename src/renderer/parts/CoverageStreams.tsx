// Shows the lists that are copied of one chain: how far each reaches, what is missing, and what is done about it.
import type { ChainHead, SyncTargetState } from '../../shared/contract/status.ts'
import { blockPace, coverageText } from '../words/coverage.ts'
import { useAccounts } from '../data/stores/accountsStore.ts'
import styles from './coverage.module.css'
import { useWords } from '../window.ts'

interface StreamsProps {
  head: ChainHead | null
  streams: readonly SyncTargetState[]
  now: number
  /** Errors are said above, once. */
  isErrorApart?: boolean
}

/** Draws the lists of a chain. */
export function CoverageStreams({ head, streams, now, isErrorApart = false }: StreamsProps) {
  const accounts = useAccounts((state) => state.value) ?? []
  const labelOf = (id: string) => (accounts.length > 1 ? accounts.find((account) => account.id === id)?.label : undefined)
  return (
    <dl className={styles.streams}>
      {streams.map((stream) => (
        <SyncTarget
          key={`${stream.accountId} ${stream.stream}`}
          stream={stream}
          head={head}
          label={labelOf(stream.accountId)}
          now={now}
          isErrorApart={isErrorApart}
        />
      ))}
    </dl>
  )
}

/** Draws the newest block of a chain and its block time; nothing where neither is known. */
export function HeadText({ head: { height, blockMs } }: { head: ChainHead }) {
  const words = useWords()
  const parts = [
    ...(height === null ? [] : [words.coverageWords.head(words.formatCount(height))]),
    ...(blockMs === null ? [] : [words.coverageWords.every(blockPace(words, blockMs))]),
  ]
  return parts.join(', ')
}

interface StreamProps {
  stream: SyncTargetState
  head: ChainHead | null
  label: string | undefined
  now: number
  isErrorApart: boolean
}

function SyncTarget({ stream, head, label, now, isErrorApart }: StreamProps) {
  const words = useWords()
  const { syncTargetNames } = words
  const { tone, lines } = coverageText(words, stream, head, now, isErrorApart)
  return (
    <>
      <dt>
        {syncTargetNames[stream.stream]}
        {label !== undefined && <span className={`dim clip ${styles.account}`}>{label}</span>}
      </dt>
      <dd>
        <span className={tone === 'good' ? 'dot' : `dot ${tone}`} aria-hidden="true" />
        <span>
          {lines.map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </span>
      </dd>
    </>
  )
}
