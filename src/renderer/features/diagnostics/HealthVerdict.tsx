// Draws the verdict of the Health page: the problems with what can be done about them, or that there is none.
import { CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react'
import type { Health } from '../../../shared/contract/settings/health.ts'
import { useChainNames } from '../../data/stores/chainsStore.ts'
import { Icon } from '../../kit/Icon.tsx'
import { useAllWords } from '../../window.ts'
import type { AllWords } from '../../words/words.ts'
import { UdevRule } from '../../parts/UdevRule.tsx'
import { findingsOf, isAsked, lacksRule, type Around, type Finding } from './findings.ts'
import styles from './health.module.css'

/** Draws the verdict, and below it each problem with what can be done. */
export function HealthVerdict({ health, around }: { health: Health; around: Around }) {
  const { formatTimeSeconds, healthWords: words, screenNames } = useAllWords()
  const findings = findingsOf(health, around)
  // The practice network has a Ledger of its own: what a real one needs stands among its facts.
  const warnsAhead = health.network !== 'practice' && lacksRule(health)
  const isKnown = health.hosts.some(isAsked)
  const [icon, tone] =
    findings.length > 0 ? [TriangleAlert, 'warn' as const] : isKnown ? [CircleCheck, 'good' as const] : [CircleHelp, 'dim' as const]
  return (
    <section aria-label={screenNames.health}>
      <p className={`lead ${styles.verdict}`} role="status">
        <Icon of={icon} size={18} tone={tone} />
        <span>
          {findings.length > 0 ? words.wrong(findings.length) : !isKnown ? words.unknown : warnsAhead ? words.wellBut : words.well}{' '}
          <span className="small dim nowrap">{words.lookedAt(formatTimeSeconds(health.at))}</span>
        </span>
      </p>
      {findings.length > 0 && <Findings findings={findings} />}
      {findings.length === 0 && warnsAhead && <RuleAhead />}
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
              {finding.kind === 'noRule' && <UdevRule />}
              {detail !== undefined && <p className={`mono small dim ${styles.detail}`}>{detail}</p>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** Draws what a Ledger will need here: no problem while none is used, but better known before one is plugged in. */
function RuleAhead() {
  const { findingWords } = useAllWords()
  return (
    <div className={styles.findings}>
      <div className="error-note">
        <Icon of={TriangleAlert} />
        <div className="grow">
          <p>{findingWords.ruleAhead}</p>
          <UdevRule />
        </div>
      </div>
    </div>
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
