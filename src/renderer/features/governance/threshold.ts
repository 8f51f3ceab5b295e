// Which part of the votes a proposal needs. Source: initia-labs/initia x/gov/keeper/tally.go. Pure.
import type { GovernanceRules, OpenProposal } from '../../../shared/contract/transfer/governance.ts'

/** Messages that may run a function which is excepted from the higher threshold. */
const MAY_BE_EXCEPTED = ['/initia.move.v1.MsgExecute', '/initia.move.v1.MsgExecuteJSON']

/** Returns what Yes must exceed, in hundredths of a percent; null for an urgent proposal that may be excepted: which functions it runs is not read. */
export function thresholdOf(
  { threshold, urgentThreshold, hasLowFunctions }: GovernanceRules,
  { urgency, messages }: Pick<OpenProposal, 'urgency' | 'messages'>,
): number | null {
  if (urgency === 'none') return threshold
  // A proposal without messages is excepted as well.
  if (messages.length === 0) return threshold
  return hasLowFunctions && messages.every(({ type }) => MAY_BE_EXCEPTED.includes(type)) ? null : urgentThreshold
}
