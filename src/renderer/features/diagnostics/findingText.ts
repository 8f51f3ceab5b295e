// Describes findings in sentences: the problem, what can be done, and the system's message.
import type { Finding } from './findings.ts'
import type { AllWords } from '../../words/words.ts'

/** The text of a finding. */
export interface FindingText {
  what: string
  todo: string
  /** The system's message, in whatever language it has. */
  detail?: string
}

/** Returns the text of a finding. */
export function findingText(words: AllWords, finding: Finding, nameOf: (chainId: string) => string): FindingText {
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
