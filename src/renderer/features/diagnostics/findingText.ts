// Describes findings in sentences: the problem, what can be done, and the system's message.
import { formatDuration } from '../../words/format.ts'
import { findingWords as words } from '../../words/health.ts'
import type { Finding } from './findings.ts'

/** The text of a finding. */
export interface FindingText {
  what: string
  todo: string
  /** The system's message, in whatever language it has. */
  detail?: string
}

/** Returns the text of a finding. */
export function findingText(finding: Finding, nameOf: (chainId: string) => string): FindingText {
  switch (finding.kind) {
    case 'cannotWrite':
    case 'unsound':
    case 'noSandbox':
    case 'noHost':
    case 'noRule':
      return words[finding.kind]
    case 'littleSpace':
      return { what: words.littleSpace.what(finding.bytes), todo: words.littleSpace.todo }
    case 'database':
      return { what: words[finding.state].what(finding.file), todo: words[finding.state].todo }
    case 'hosts':
      return { what: words.hosts.what[finding.failure](finding.hosts), todo: words.hosts.todo[finding.failure] }
    case 'clock':
      return { what: words.clock.what(formatDuration(Math.abs(finding.skewMs)), finding.skewMs > 0), todo: words.clock.todo }
    case 'device':
      return { what: words.device.what, todo: words.device.todo, detail: finding.problem }
    case 'history':
      return { what: words.history.what(finding.chainIds.map(nameOf)), todo: words.history.todo }
  }
}
