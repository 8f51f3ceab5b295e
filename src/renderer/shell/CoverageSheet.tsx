// Shows what is stored on this computer, chain by chain: how far each list reaches, what is missing, and what is done about it.
import type { ChainHead, SyncTargetState } from '../../shared/contract/status.ts'
import styles from '../parts/coverage.module.css'
import { CoverageStreams, HeadText } from '../parts/CoverageStreams.tsx'
import { showCoverage, useCoverage } from '../data/stores/coverageStore.ts'
import { useSync } from '../data/stores/syncStore.ts'
import { Dialog } from '../kit/Dialog.tsx'
import { Button } from '../kit/forms/Button.tsx'
import { ChainName, ChainCode } from '../parts/ChainCode.tsx'
import { useNow } from '../kit/hooks/useNow.ts'
import { useAppWindow, useWords } from '../window.ts'

/** Draws the coverage drawer. */
export function CoverageSheet() {
  const { common, coverageWords: words } = useWords()
  const win = useAppWindow()
  const isOpen = useCoverage((coverage) => coverage.isOpen)
  const close = () => showCoverage(win, false)
  return (
    <Dialog isOpen={isOpen} onClose={close} title={words.title} lead={words.lead} actions={<Button onClick={close}>{common.close}</Button>}>
      {isOpen && <Chains />}
    </Dialog>
  )
}

function Chains() {
  const { coverageWords: words } = useWords()
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
          chainId={chainId}
          head={sync.chainTips.find((head) => head.chainId === chainId) ?? null}
          streams={sync.streams.filter((stream) => stream.chainId === chainId)}
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

function Chain({ chainId, head, streams, now }: ChainProps) {
  return (
    <li>
      <h3 className={styles.chain}>
        <ChainCode chainId={chainId} />
        <ChainName chainId={chainId} />
        <span className={`small dim ${styles.head}`}>{head === null ? null : <HeadText head={head} />}</span>
      </h3>
      <CoverageStreams head={head} streams={streams} now={now} />
    </li>
  )
}
