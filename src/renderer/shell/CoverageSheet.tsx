// What is on this computer, chain by chain: how far each list reaches, what is missing, and what is done about it.
import type { ChainHead, StreamState } from '../../shared/status.ts'
import { useAccounts } from '../state/accountsStore.ts'
import { showCoverage, useCoverage } from '../state/coverageStore.ts'
import { useSync } from '../state/syncStore.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Button } from '../ui/Button.tsx'
import { ChainName, Station } from '../ui/Station.tsx'
import { useNow } from '../ui/useNow.ts'
import { common } from '../words/common.ts'
import { blockPace, coverageText, coverageWords as words, streamNames } from '../words/coverage.ts'
import { formatCount } from '../words/format.ts'
import styles from './coverage.module.css'

export function CoverageSheet() {
  const isOpen = useCoverage((coverage) => coverage.isOpen)
  const close = () => showCoverage(false)
  return (
    <Dialog isOpen={isOpen} onClose={close} title={words.title} lead={words.lead} actions={<Button onClick={close}>{common.close}</Button>}>
      {isOpen && <Chains />}
    </Dialog>
  )
}

function Chains() {
  const sync = useSync((state) => state.value)
  const now = useNow()
  if (sync === null) return null
  const chainIds = [...new Set(sync.streams.map((stream) => stream.chainId))]
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
    <ul className={styles.chains} tabIndex={0} aria-label={words.title}>
      {chainIds.map((chainId) => (
        <Chain
          key={chainId}
          head={sync.heads.find((head) => head.chainId === chainId) ?? null}
          streams={sync.streams.filter((stream) => stream.chainId === chainId)}
          now={now}
        />
      ))}
    </ul>
  )
}

function Chain({ head, streams, now }: { head: ChainHead | null; streams: StreamState[]; now: number }) {
  const accounts = useAccounts((state) => state.value) ?? []
  const chainId = streams[0]?.chainId ?? ''
  const labelOf = (id: string) => (accounts.length > 1 ? accounts.find((account) => account.id === id)?.label : undefined)
  return (
    <li>
      <h3 className={styles.chain}>
        <Station chainId={chainId} />
        <ChainName chainId={chainId} />
        <span className={`small dim ${styles.head}`}>{head === null ? null : <HeadText head={head} />}</span>
      </h3>
      <dl className={styles.streams}>
        {streams.map((stream) => (
          <Stream key={`${stream.accountId} ${stream.stream}`} stream={stream} head={head} label={labelOf(stream.accountId)} now={now} />
        ))}
      </dl>
    </li>
  )
}

function HeadText({ head: { height, blockMs } }: { head: ChainHead }) {
  const parts = [
    ...(height === null ? [] : [words.head(formatCount(height))]),
    ...(blockMs === null ? [] : [words.every(blockPace(blockMs))]),
  ]
  return parts.join(', ')
}

interface StreamProps {
  stream: StreamState
  head: ChainHead | null
  label: string | undefined
  now: number
}

function Stream({ stream, head, label, now }: StreamProps) {
  const { tone, lines } = coverageText(stream, head, now)
  return (
    <>
      <dt>
        {streamNames[stream.stream]}
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
