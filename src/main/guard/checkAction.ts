// Checks own actions: compares their messages with what the user asked, as if another party had written them. One check for each type of action.
import type { CheckLine } from '../../shared/contract/transfer/transferLeg.ts'
import { AppError } from '../../shared/domain/errors.ts'
import type { ActionOf, OwnAction } from '../../shared/domain/transfer/ownActions.ts'
import type { ActionCheck } from './actions/actionCheck.ts'
import { checkVote, checkWeightedVote } from './actions/governance.ts'
import { checkRevokeFeeGrant, checkRevokeGrant, checkRevokeGrants } from './actions/grants.ts'
import {
  checkCancelUnbonding,
  checkClaimRewards,
  checkCompound,
  checkDelegate,
  checkRedelegate,
  checkUndelegate,
} from './actions/staking.ts'
import { checkGaugeVote } from './actions/gauges.ts'
import { checkClaimLocked, checkExtendLock, checkUnstakeLock, checkWithdrawUnlocked } from './actions/locks.ts'
import { checkExtendName } from './actions/names.ts'
import { checkVipClaim } from './actions/vip.ts'
import { requireSigner, type CosmosProposal } from './checkCosmos.ts'
import { createCheckReport } from './checkReport.ts'
import { requireListed, type Intent } from './intent.ts'

const CHECKS: { readonly [T in OwnAction['type']]: (check: ActionCheck, asked: ActionOf<T>) => void } = {
  revokeGrant: checkRevokeGrant,
  revokeFeeGrant: checkRevokeFeeGrant,
  revokeGrants: checkRevokeGrants,
  claimRewards: checkClaimRewards,
  compound: checkCompound,
  delegate: checkDelegate,
  undelegate: checkUndelegate,
  redelegate: checkRedelegate,
  cancelUnbonding: checkCancelUnbonding,
  vote: checkVote,
  voteWeighted: checkWeightedVote,
  extendName: checkExtendName,
  extendLock: checkExtendLock,
  unstakeLock: checkUnstakeLock,
  claimLocked: checkClaimLocked,
  withdrawUnlocked: checkWithdrawUnlocked,
  voteGauges: checkGaugeVote,
  claimVip: checkVipClaim,
}

/** What the user asked for. */
export interface AskedAction extends Pick<Intent, 'sender' | 'registry'> {
  chainId: string
  action: OwnAction
}

/**
 * Checks an own action.
 * @returns one line per check, all of them matching.
 * @throws AppError transfer.unsafeMessage.
 */
export function checkAction(proposal: CosmosProposal, asked: AskedAction): CheckLine[] {
  try {
    return linesOf(proposal, asked)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { code, says, cause, rule } = error
    // No other route leads to the same action.
    throw new AppError(code, says, { hint: 'Nothing was signed. Update Waybill, then try again.', cause, rule: rule ?? says.text })
  }
}

function linesOf(proposal: CosmosProposal, asked: AskedAction): CheckLine[] {
  const report = createCheckReport()
  requireSigner(report, proposal, asked.chainId, asked)
  const chain = requireListed(asked, asked.chainId)
  const { action, sender } = asked
  const check = CHECKS[action.type] as (check: ActionCheck, asked: OwnAction) => void
  check({ report, chain, sender, messages: proposal.messages }, action)
  return report.lines
}
