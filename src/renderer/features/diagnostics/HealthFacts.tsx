// Shows the data, the support for the Ledger, and the versions, as lists of facts.
import type { ReactNode } from 'react'
import type { DatabaseHealth, Health } from '../../../shared/contract/settings/health.ts'
import { useTask } from '../../data/useTask.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { useNow } from '../../kit/hooks/useNow.ts'
import { go } from '../../navigation.ts'
import { UdevRule } from '../../parts/UdevRule.tsx'
import { lacksRule, needsRule } from './findings.ts'
import styles from './health.module.css'
import { useAppWindow, useAllWords } from '../../window.ts'
import type { AllWords } from '../../words/words.ts'

interface FactsProps {
  id: string
  title: string
  children: ReactNode
}

function Facts({ id, title, children }: FactsProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="section-head">
        {title}
      </h2>
      <dl className={`facts ${styles.facts}`}>{children}</dl>
    </section>
  )
}

interface DataFactsProps {
  health: Health
  isOpen: boolean
  onChecked: () => void
}

/** Draws the facts about the data. */
export function DataFacts({ health: { data }, isOpen, onChecked }: DataFactsProps) {
  const { formatBytes, healthWords: words } = useAllWords()
  const win = useAppWindow()
  return (
    <Facts id="health-data" title={words.data}>
      <dt>{words.folder}</dt>
      <dd>
        <span className={`mono small ${styles.detail}`}>{data.folder}</span>{' '}
        <span className={data.canWrite ? 'mid' : 'warn'}>{data.canWrite ? words.canWrite : words.cannotWrite}</span>
      </dd>
      <dt>{words.room}</dt>
      <dd>{data.freeBytes === null ? words.roomUnknown : formatBytes(data.freeBytes)}</dd>
      {data.databases.map((database) => (
        <Database key={database.file} database={database} isEncrypted={data.isEncrypted} />
      ))}
      <dt>{words.encryption}</dt>
      <dd>
        {data.isEncrypted ? words.encrypted : words.notEncrypted}
        {!data.isEncrypted && isOpen && (
          <>
            {' · '}
            <button type="button" className="link" onClick={() => go(win, 'settings', { section: 'vault' })}>
              {words.encrypt}
            </button>
          </>
        )}
      </dd>
      <dt>{words.checked}</dt>
      <dd>
        <Checked checked={data.checked} canCheck={isOpen} onChecked={onChecked} />
      </dd>
    </Facts>
  )
}

function Database({ database, isEncrypted }: { database: DatabaseHealth; isEncrypted: boolean }) {
  const words = useAllWords()
  const { file, bytes, pendingBytes, schema, expected } = database
  const isAsExpected = schema === expected || (schema === null && isEncrypted)
  return (
    <>
      <dt>{words.healthWords.files[file]}</dt>
      <dd>
        {bytes > 0 && `${words.formatBytes(bytes + pendingBytes)}. `}
        <span className={isAsExpected ? 'mid' : 'warn'}>{sayForm(words, { bytes, schema, expected }, isEncrypted)}</span>
        {' · '}
        <span className="small dim mono">{words.healthWords.file(file)}</span>
      </dd>
    </>
  )
}

function sayForm(
  words: AllWords,
  { bytes, schema, expected }: Pick<DatabaseHealth, 'bytes' | 'schema' | 'expected'>,
  isEncrypted: boolean,
): string {
  if (schema !== null) return schema === expected ? words.healthWords.formNow : words.healthWords.formOther(schema, expected)
  if (bytes === 0) return words.healthWords.missing
  return isEncrypted ? words.healthWords.formLocked : words.healthWords.formUnreadable
}

interface CheckedProps {
  checked: Health['data']['checked']
  /** False where no network is open: there is nothing to check then. */
  canCheck: boolean
  onChecked: () => void
}

function Checked({ checked, canCheck, onChecked }: CheckedProps) {
  const { formatAgo, healthWords: words, maintenanceWords } = useAllWords()
  const win = useAppWindow()
  const now = useNow()
  const { isRunning, error, run } = useTask()
  const check = async () => {
    await run(() => win.client['data.check']({}))
    onChecked()
  }
  return (
    <div className={styles.check}>
      <output className={checked?.isSound === false ? 'warn' : undefined}>
        {checked === null
          ? words.notChecked
          : checked.isSound
            ? words.sound(formatAgo(checked.at, now))
            : words.unsound(formatAgo(checked.at, now))}
      </output>
      {canCheck && (
        <Button size="compact" busy={isRunning ? maintenanceWords.checking : null} onClick={() => void check()}>
          {maintenanceWords.check}
        </Button>
      )}
      {error !== null && <ErrorNote error={error} />}
    </div>
  )
}

/** Draws the facts about the support for the Ledger. */
export function DeviceFacts({ health, hasLedgerAccount }: { health: Health; hasLedgerAccount: boolean }) {
  const { healthWords: words } = useAllWords()
  const { device, network } = health
  const isReal = network !== 'practice'
  return (
    <Facts id="health-device" title={words.device}>
      <dt>{words.library}</dt>
      <dd>
        {device.problem === null ? (
          words.libraryWell
        ) : (
          <>
            <span className="warn">{words.libraryBroken}</span> <span className={`mono small ${styles.detail}`}>{device.problem}</span>
          </>
        )}
      </dd>
      {device.hasRule !== null && (
        <>
          <dt>{words.rule}</dt>
          <dd className={needsRule(health, hasLedgerAccount) ? 'warn' : undefined}>
            {device.hasRule ? words.hasRule : isReal ? words.noRule : words.noRuleYet}
            {!isReal && lacksRule(health) && (
              <details className={styles.steps}>
                <summary>{words.ruleSteps}</summary>
                <UdevRule />
              </details>
            )}
          </dd>
        </>
      )}
      <dt>{words.ledgers}</dt>
      <dd>
        {isReal ? words.ledgerCount(device.ledgers) : words.virtualLedger}
        {!isReal && device.ledgers > 0 && <span className="mid">, {words.ledgerCount(device.ledgers)}</span>}
      </dd>
    </Facts>
  )
}

/** Draws the versions of Waybill and the system. */
export function VersionFacts({ health: { version, host, system, startedAt } }: { health: Health }) {
  const { formatMoment, healthWords: words } = useAllWords()
  return (
    <Facts id="health-versions" title={words.versions}>
      <dt>Waybill</dt>
      <dd>{version}</dd>
      <dt>{words.host}</dt>
      <dd>{words.runsAs[host]}</dd>
      <dt>{words.runsOn}</dt>
      <dd>{words.runtime(system.node, system.electron)}</dd>
      <dt>{words.system}</dt>
      <dd>{`${system.platform} ${system.release}, ${system.arch}`}</dd>
      <dt>{words.since}</dt>
      <dd>{formatMoment(startedAt)}</dd>
    </Facts>
  )
}
