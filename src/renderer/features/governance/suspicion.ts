// Tells proposals that look like a scam from the others. Pure.
import type { GovernanceChain, OpenProposal } from '../../../shared/contract/transfer/governance.ts'
import { luresOf } from '../../../shared/domain/untrusted/lures.ts'

/** What scams promise or ask for. A link alone says nothing: most honest proposals link to their discussion. */
const BAIT =
  /\b(?:air-?drops?|give-?aways?|claim(?:s|ing)?|bonus|eligible|seed phrase|recovery phrase|(?:connect|verify|validate) your wallet)\b/iu
/** Part of the votes that vetoes a proposal on chains of the Cosmos, in hundredths of a percent. */
const VETOED = 3340

/** Returns whether a proposal looks like a scam: hidden characters, a link in its title or beside a promise, or a veto so far. */
export function isSuspicious({ title, summary, tally, turnout }: OpenProposal, { quorum }: Pick<GovernanceChain, 'quorum'>): boolean {
  const { hasLink, hasHidden } = luresOf(`${title}\n${summary}`)
  if (hasHidden || luresOf(title).hasLink) return true
  if (hasLink && BAIT.test(`${title}\n${summary}`)) return true
  return tally.veto >= VETOED && turnout >= quorum
}

/** Returns the proposals with those that look like a scam last; the others keep their order. */
export function suspiciousLast(chain: Pick<GovernanceChain, 'proposals' | 'quorum'>): OpenProposal[] {
  return chain.proposals.toSorted((left, right) => Number(isSuspicious(left, chain)) - Number(isSuspicious(right, chain)))
}
