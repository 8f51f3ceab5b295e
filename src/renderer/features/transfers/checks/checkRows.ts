// Arranges the checks of a document as rows: what differs first, equal ones together. Pure.
import type { CheckLine } from '../../../../shared/contract/transfer/transferLeg.ts'
import { accountKey } from '../../../data/stores/ownAddress.ts'
import { REVOKE_FEES } from '../../../../shared/domain/transfer/revocations.ts'

/** Id of the table of the checks. */
export const CHECKS_ID = 'review-checks'

/** One or more checks that found the same. */
export interface CheckRowData {
  /** What was checked, each once. */
  subjects: CheckLine['subject'][]
  line: CheckLine
  /** The row before names the same subject. */
  isMore: boolean
  /** Of an address that a row before has in the other of its forms: how this one starts. */
  otherForm: '0x' | 'init1' | null
}

/** What names the subject of each of several messages: merged over messages, the wrong ones would stand together. */
const PER_MESSAGE: ReadonlySet<CheckLine['subject']> = new Set(['spender', 'allowance', 'vipRollup', 'vipStages', 'vipProofs'])

/** Returns whether every check matches: only then may anything be folded. A document without any check was not read. */
export function isWhole(checks: readonly Pick<CheckLine, 'verdict'>[]): boolean {
  return checks.length > 0 && checks.every(({ verdict }) => verdict === 'match')
}

/** Returns all rows; a check that does not match comes first and keeps its own row. */
export function checkRows(checks: readonly CheckLine[]): CheckRowData[] {
  const hasSeveral = isSeveral(checks)
  const rows: CheckRowData[] = checks
    .filter(({ verdict }) => verdict !== 'match')
    .map((line) => ({ subjects: [line.subject], line, isMore: false, otherForm: null }))
  for (const line of checks.filter(({ verdict }) => verdict === 'match')) {
    const same = hasSeveral && (PER_MESSAGE.has(line.subject) || isOfFees(line)) ? undefined : rows.find((row) => isSame(row.line, line))
    if (same === undefined) {
      const before = rows.at(-1)
      const isMore = before?.line.verdict === 'match' && before.line.subject === line.subject
      rows.push({ subjects: [line.subject], line, isMore, otherForm: otherFormOf(line, rows) })
    } else if (!same.subjects.includes(line.subject)) same.subjects.push(line.subject)
  }
  return rows
}

/** Returns whether a line names the message that revokes the right to have fees paid: nothing else in the document says what it revokes. */
export function isOfFees({ subject, found }: Pick<CheckLine, 'subject' | 'found'>): boolean {
  return subject === 'message' && found === REVOKE_FEES
}

/** Returns whether a document has several messages. */
function isSeveral(checks: readonly CheckLine[]): boolean {
  return checks.filter(({ subject }) => subject === 'message').length > 1
}

/** Who signs and whose money it is are named together; a recipient always keeps its row. */
function isSigning({ subject }: CheckLine): boolean {
  return subject === 'signer' || subject === 'sender'
}

/** Returns how an address starts that an earlier row of its subject has in its other form; null for every other line. */
function otherFormOf({ subject, form, found }: CheckLine, rows: readonly CheckRowData[]): CheckRowData['otherForm'] {
  const isHex = (text: string) => text.toLowerCase().startsWith('0x')
  const isOther = (text: string) => isHex(text) !== isHex(found) && accountKey(text) === accountKey(found)
  const isTold = ({ line }: CheckRowData) => line.verdict === 'match' && line.subject === subject && isOther(line.found)
  if (form !== 'address' || !rows.some(isTold)) return null
  return isHex(found) ? '0x' : 'init1'
}

function isSame(one: CheckLine, other: CheckLine): boolean {
  const isAlike = one.verdict === 'match' && one.form === other.form && one.found === other.found
  return isAlike && (one.subject === other.subject || (isSigning(one) && isSigning(other)))
}
