// Shows what is stored on this computer, chain by chain: how far each list reaches, what is missing, and what is done about it.
import { TriangleAlert } from 'lucide-react'
import { useRef } from 'react'
import type { ChainHead, SyncTargetState } from '../../shared/contract/status.ts'
import styles from '../parts/coverage.module.css'
import { CoverageStreams, HeadText } from '../parts/CoverageStreams.tsx'
import { showCoverage, useCoverage } from '../data/stores/coverageStore.ts'
import { useSync } from '../data/stores/syncStore.ts'
import { Dialog } from '../kit/Dialog.tsx'
import { Button } from '../kit/forms/Button.tsx'
import { ChainName, ChainCode } from '../parts/ChainCode.tsx'
import { Icon } from '../kit/Icon.tsx'
import { failuresOf } from '../words/coverage.ts'
import { useChainNames } from '../data/stores/chainsStore.ts'
import { useNow } from '../kit/hooks/useNow.ts'
import { useAppWindow, useWords } from '../window.ts'

/** Draws the coverage drawer. */
export function CoverageSheet() {
  const { common, coverageWords: words } = useWords()
  const win = useAppWindow()
  const isOpen = useCoverage((coverage) => coverage.isOpen)
  const first = useRef<HTMLButtonElement>(null)
  const close = () => showCoverage(win, false)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={words.title}
      lead={words.lead}
      firstFocus={first}
      actions={
        <Button ref={first} onClick={close}>
          {common.close}
        </Button>
      }
    >
      {isOpen && <Chains />}
    </Dialog>
  )
}

function Chains() {
  const words = useWords()
  const { coverageWords } = words
  const nameOf = useChainNames()
  const sync = useSync((state) => state.value)
  const now = useNow()
  if (sync === null) return null
  const failures = failuresOf(words, sync.streams)
  const isFailing = (chainId: string) => failures.some(({ chainIds }) => chainIds.includes(chainId))
  const streamsOf = (chainId: string) => sync.streams.filter((stream) => stream.chainId === chainId)
  const rank = (chainId: string) => (isFailing(chainId) ? 0 : isWhole(streamsOf(chainId)) ? 2 : 1)
  // What fails comes first, then what is not complete.
  const chainIds = [...new Set(sync.streams.map((stream) => stream.chainId))].toSorted((a, b) => rank(a) - rank(b))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
    <ul className={styles.chains} tabIndex={0} aria-label={coverageWords.title}>
      {failures.length > 0 && (
        <li className={styles.failures}>
          {failures.map(({ text, chainIds: where }) => (
            <p key={text} className="line">
              <Icon of={TriangleAlert} tone="warn" size={14} />
              <span>
                <b>{words.formatList(where.map(nameOf))}</b>: {text}
              </span>
            </p>
          ))}
        </li>
      )}
      {chainIds.map((chainId) => (
        <Chain
          key={chainId}
          chainId={chainId}
          head={sync.chainTips.find((head) => head.chainId === chainId) ?? null}
          streams={streamsOf(chainId)}
          now={now}
        />
      ))}
    </ul>
  )
}

interface ChainProps {
  chainId: string
  head: ChainHead | null
  streams: SyncTargetState[]
  now: number
}

function failingFirst(a: SyncTargetState, b: SyncTargetState): number {
  return Number(b.isOffered && b.error !== null) - Number(a.isOffered && a.error !== null)
}

/** Draws a chain; where nothing is missing, its lists are folded. */
function Chain({ chainId, head, streams, now }: ChainProps) {
  const { coverageWords: words } = useWords()
  const isComplete = isWhole(streams)
  return (
    <li>
      <details className="unfolding" open={!isComplete}>
        <summary className={styles.chain}>
          <span className={isComplete ? 'dot' : 'dot warn'} aria-hidden="true" />
          <ChainCode chainId={chainId} />
          <b>
            <ChainName chainId={chainId} />
          </b>
          {isComplete && <span className="small mid">{words.whole(streams.filter(({ isOffered }) => isOffered).length)}</span>}
          <span className={`small dim ${styles.head}`}>{head === null ? null : <HeadText head={head} />}</span>
        </summary>
        <CoverageStreams head={head} streams={streams.toSorted(failingFirst)} now={now} isErrorApart />
      </details>
    </li>
  )
}

function isWhole(streams: readonly SyncTargetState[]): boolean {
  return streams.every(({ isOffered, isComplete, error, gaps }) => !isOffered || (isComplete && error === null && gaps === 0))
}
