// Shows the state of everything that Waybill depends on. Shown beside Settings, and where the data cannot be opened.
import { CircleCheck, CircleHelp, RefreshCw, TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import type { Health } from '../../../shared/contract/settings/health.ts'
import { BundleBox } from '../maintenance/BundleBox.tsx'
import { useAccounts } from '../../data/stores/accountsStore.ts'
import { useChainNames } from '../../data/stores/chainsStore.ts'
import { reloadSync, useSync } from '../../data/stores/syncStore.ts'
import { MaintenanceNav } from '../../parts/MaintenanceNav.tsx'
import { useAsked } from '../../data/useAsked.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { ReadError } from '../../kit/ReadError.tsx'
import { ScreenHead } from '../../kit/ScreenHead.tsx'
import { SkeletonRows } from '../../kit/Skeleton.tsx'
import { findingsOf, isAsked, type Around, type Finding } from './findings.ts'
import { DataFacts, DeviceFacts, VersionFacts } from './HealthFacts.tsx'
import { HealthHistory } from './HealthHistory.tsx'
import { HealthHosts } from './HealthHosts.tsx'
import styles from './health.module.css'
import { useAppWindow, type AppWindow, type ClientEvent, useWords, useAllWords } from '../../window.ts'
import type { AllWords } from '../../words/words.ts'

const ask = (win: AppWindow) => win.client['health.get']({})
const isStale = ({ type }: ClientEvent) => type === 'network.changed'

/** Properties of `HealthScreen`. */
export interface HealthScreenProps {
  /** Leaves the page; needed only where no network is open and there is no navigation. */
  onBack?: () => void
}

/** Draws the Health screen. */
export function HealthScreen({ onBack }: HealthScreenProps) {
  const { healthWords: words, screenNames } = useAllWords()
  const win = useAppWindow()
  const { value, error, isAsking, askAgain } = useAsked(ask, isStale)
  const sync = useSync((state) => state.value)
  const hasLedgerAccount = useAccounts(({ value }) => value?.some(({ signer }) => signer.kind === 'ledger') ?? false)
  const isOpen = onBack === undefined
  useEffect(() => {
    if (isOpen) void reloadSync(win)
  }, [win, isOpen])
  const lookAgain = () => {
    askAgain()
    if (isOpen) void reloadSync(win)
  }
  return (
    <div className="scroll">
      <div className="page">
        <ScreenHead
          title={screenNames.health}
          aside={
            <Button icon={RefreshCw} busy={isAsking ? words.looking : null} onClick={lookAgain}>
              {words.lookAgain}
            </Button>
          }
        />
        {isOpen ? <MaintenanceNav /> : <BackLink onClick={onBack} />}
        <p className="mid lead-in">{words.lead}</p>
        <div className={styles.health}>
          <ReadError error={error} onRetry={askAgain} />
          {value === null && error === null && <SkeletonRows />}
          {value !== null && (
            <>
              <Verdict health={value} around={{ sync: isOpen ? sync : null, hasLedgerAccount }} />
              <HealthHosts health={value} isOpen={isOpen} />
              <HealthHistory isOpen={isOpen} />
              <DataFacts health={value} isOpen={isOpen} onChecked={askAgain} />
              <DeviceFacts health={value} hasLedgerAccount={hasLedgerAccount} />
              <VersionFacts health={value} />
            </>
          )}
          {(value !== null || error !== null) && <BundleSection />}
        </div>
      </div>
    </div>
  )
}

function BundleSection() {
  const { bundleWords } = useWords()
  return (
    <section aria-labelledby="health-bundle">
      <h2 id="health-bundle" className="section-head">
        {bundleWords.title}
      </h2>
      <BundleBox />
    </section>
  )
}

function BackLink({ onClick }: { onClick: () => void }) {
  const { healthWords: words } = useAllWords()
  return (
    <p className={styles.back}>
      <button type="button" className="link" onClick={onClick}>
        {words.back}
      </button>
    </p>
  )
}

function Verdict({ health, around }: { health: Health; around: Around }) {
  const { formatTimeSeconds, healthWords: words, screenNames } = useAllWords()
  const findings = findingsOf(health, around)
  const isKnown = health.hosts.some(isAsked)
  const [icon, tone] =
    findings.length > 0 ? [TriangleAlert, 'warn' as const] : isKnown ? [CircleCheck, 'good' as const] : [CircleHelp, 'dim' as const]
  return (
    <section aria-label={screenNames.health}>
      <p className={`lead ${styles.verdict}`} role="status">
        <Icon of={icon} size={18} tone={tone} />
        <span>
          {findings.length > 0 ? words.wrong(findings.length) : isKnown ? words.well : words.unknown}{' '}
          <span className="small dim nowrap">{words.lookedAt(formatTimeSeconds(health.at))}</span>
        </span>
      </p>
      {findings.length > 0 && <Findings findings={findings} />}
    </section>
  )
}

function Findings({ findings }: { findings: readonly Finding[] }) {
  const words = useAllWords()
  const nameOf = useChainNames()
  return (
    <ul className={styles.findings}>
      {findings.map((finding) => {
        const { what, todo, detail } = findingText(words, finding, nameOf)
        return (
          <li key={what} className="error-note">
            <Icon of={TriangleAlert} />
            <div className="grow">
              <p>{what}</p>
              <p className="small mid">{todo}</p>
              {detail !== undefined && <p className={`mono small dim ${styles.detail}`}>{detail}</p>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** The text of a finding. */
interface FindingText {
  what: string
  todo: string
  /** The system's message, in whatever language it has. */
  detail?: string
}

/** Returns the text of a finding. */
function findingText(words: AllWords, finding: Finding, nameOf: (chainId: string) => string): FindingText {
  switch (finding.kind) {
    case 'cannotWrite':
    case 'unsound':
    case 'noSandbox':
    case 'noHost':
    case 'noRule':
      return words.findingWords[finding.kind]
    case 'littleSpace':
      return { what: words.findingWords.littleSpace.what(finding.bytes), todo: words.findingWords.littleSpace.todo }
    case 'database':
      return { what: words.findingWords[finding.state].what(finding.file), todo: words.findingWords[finding.state].todo }
    case 'hosts':
      return { what: words.findingWords.hosts.what[finding.failure](finding.hosts), todo: words.findingWords.hosts.todo[finding.failure] }
    case 'clock':
      return {
        what: words.findingWords.clock.what(words.formatDuration(Math.abs(finding.skewMs)), finding.skewMs > 0),
        todo: words.findingWords.clock.todo,
      }
    case 'device':
      return { what: words.findingWords.device.what, todo: words.findingWords.device.todo, detail: finding.problem }
    case 'history':
      return { what: words.findingWords.history.what(finding.chainIds.map(nameOf)), todo: words.findingWords.history.todo }
  }
}
