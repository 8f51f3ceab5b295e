// What is wrong, as sentences: what it is, what can be done, and what the system said of it.
import { formatDuration } from '../../words/format.ts'
import { findingWords as words } from '../../words/health.ts'
import type { Finding } from './findings.ts'

export interface FindingText {
  what: string
  todo: string
  /** As the system said it, in whatever language. */
  detail?: string
}

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
