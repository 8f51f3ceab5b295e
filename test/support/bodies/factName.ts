// Facts by name, for tests that end a process at one of them.
import type { TransferFact } from '../../../src/shared/contract/transfer/transfer.ts'

/** The type of a fact; a status with its outcome. */
export function nameOf(fact: TransferFact): string {
  return fact.type === 'status' ? `status ${fact.outcome}` : fact.type
}
