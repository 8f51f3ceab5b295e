// Shows the state of everything that Waybill depends on. Shown beside Settings, and where the data cannot be opened.
import { RefreshCw } from 'lucide-react'
import { useEffect } from 'react'
import { BundleBox } from '../maintenance/BundleBox.tsx'
import { useAccounts } from '../../data/stores/accountsStore.ts'
import { reloadSync, useSync } from '../../data/stores/syncStore.ts'
import { MaintenanceNav } from '../../parts/MaintenanceNav.tsx'
import { useAsked } from '../../data/useAsked.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { ReadError } from '../../kit/ReadError.tsx'
import { ScreenHead } from '../../kit/ScreenHead.tsx'
import { SkeletonRows } from '../../kit/Skeleton.tsx'
import { DataFacts, DeviceFacts, VersionFacts } from './HealthFacts.tsx'
import { HealthHistory } from './HealthHistory.tsx'
import { HealthHosts } from './HealthHosts.tsx'
import { HealthVerdict } from './HealthVerdict.tsx'
import styles from './health.module.css'
import { useAppWindow, type AppWindow, type ClientEvent, useWords, useAllWords } from '../../window.ts'

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
              <HealthVerdict health={value} around={{ sync: isOpen ? sync : null, hasLedgerAccount }} />
              <DeviceFacts health={value} hasLedgerAccount={hasLedgerAccount} />
              <DataFacts health={value} isOpen={isOpen} onChecked={askAgain} />
            </>
          )}
          {(value !== null || error !== null) && <BundleSection />}
          {value !== null && (
            <>
              <HealthHistory isOpen={isOpen} />
              <HealthHosts health={value} isOpen={isOpen} />
              <VersionFacts health={value} />
            </>
          )}
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
