// Maps entry functions of known modules to their readers.
import type { ActivityKind } from '../../../shared/contract/history/activityMeaning.ts'
import { ownersOf, type ModuleOwner } from '../../../shared/domain/knownModules.ts'
import {
  increased,
  readDecrease,
  readIncrease,
  readMultisigExecution,
  readMultisigProposal,
  readMultisigVote,
  readNameExtended,
  readNameRegistered,
  readNameSet,
  readNameUnset,
  readNftChange,
  readPoolRewards,
  readPositionStaked,
  readPositionUnstaked,
  readTask,
} from './moveObjects.ts'
import {
  readGaugeVote,
  readLockedDelegation,
  readLockedRedelegation,
  readLockedReward,
  readLockedUndelegation,
  readLockExtended,
  readLockWithdrawn,
  readProvide,
  readTake,
  readUnbond,
  readVipClaim,
  type CallReader,
} from './moveStaking.ts'
import { readSwap } from './moveSwap.ts'
import { field, meaning, type MessageMeaning, type DecodeContext } from '../decodeContext.ts'

interface Known {
  owner: ModuleOwner
  /** Matches module and function. */
  is: RegExp
  read: CallReader
}

const plain =
  (kind: ActivityKind): CallReader =>
  () =>
    meaning(kind)

/** The first match counts. */
const FUNCTIONS: readonly Known[] = [
  { owner: 'std', is: /^(dex|stableswap|minitswap)::(\w+_)?swap(_script)?$/, read: readSwap },
  { owner: 'std', is: /^(dex|stableswap)::create_(lbp_)?(pair|pool)_script$/, read: readProvide },
  { owner: 'std', is: /^(dex|stableswap)::(single_asset_)?provide_liquidity_script$/, read: readProvide },
  { owner: 'std', is: /^(dex|stableswap)::(single_asset_|imbalance_)?withdraw_liquidity_script$/, read: readTake },
  { owner: 'std', is: /^minitswap::provide$/, read: readProvide },
  { owner: 'std', is: /^minitswap::unbond$/, read: readUnbond },
  { owner: 'std', is: /^minitswap::withdraw_unbond$/, read: readTake },
  { owner: 'std', is: /^simple_nft::create_collection$/, read: readTask('collectionCreated') },
  { owner: 'std', is: /^(initia|simple)_nft::(mint|burn)$/, read: readNftChange },
  { owner: 'std', is: /^multisig(_v2)?::create_proposal(_with_json)?$/, read: readMultisigProposal },
  { owner: 'std', is: /^multisig(_v2)?::vote_proposal$/, read: readMultisigVote },
  { owner: 'std', is: /^multisig(_v2)?::execute_proposal$/, read: readMultisigExecution },
  { owner: 'std', is: /^multisig(_v2)?::cancel_proposal$/, read: readTask('proposalCancelled', 'CancelProposalEvent') },
  { owner: 'std', is: /^multisig(_v2)?::create_(\w+_)?multisig_account$/, read: readTask('multisigCreated', 'CreateMultisigAccountEvent') },
  { owner: 'std', is: /^multisig(_v2)?::update_config$/, read: readTask('multisigChanged', 'UpdateConfigEvent') },
  { owner: 'vault', is: /^lock_staking::(\w+_)?provide_delegate$/, read: readProvide },
  { owner: 'vault', is: /^lock_staking::delegate$/, read: readLockedDelegation },
  { owner: 'vault', is: /^lock_staking::(batch_)?undelegate$/, read: readLockedUndelegation },
  { owner: 'vault', is: /^lock_staking::(batch_)?redelegate$/, read: readLockedRedelegation },
  { owner: 'vault', is: /^lock_staking::(batch_)?extend$/, read: readLockExtended },
  { owner: 'vault', is: /^lock_staking::withdraw_delegator_reward$/, read: readLockedReward },
  { owner: 'vault', is: /^lock_staking::withdraw_asset$/, read: readLockWithdrawn },
  { owner: 'vault', is: /^vip::\w*claim_user_reward\w*$/, read: readVipClaim },
  { owner: 'vault', is: /^vip::\w*(lock_stake|zapping)\w*$/, read: readLockedDelegation },
  { owner: 'vault', is: /^weight_vote::vote\w*$/, read: readGaugeVote },
  { owner: 'dexUtils', is: /^dex_utils::\w*swap\w*$/, read: plain('swapped') },
  { owner: 'dexUtils', is: /^dex_utils::\w*provide\w*$/, read: readProvide },
  { owner: 'dexUtils', is: /^dex_utils::\w*withdraw\w*$/, read: readTake },
  { owner: 'usernames', is: /^usernames::register_domain$/, read: readNameRegistered },
  { owner: 'usernames', is: /^usernames::set_name$/, read: readNameSet },
  { owner: 'usernames', is: /^usernames::unset_name$/, read: readNameUnset },
  { owner: 'usernames', is: /^usernames::extend_expiration$/, read: readNameExtended },
  { owner: 'clamm', is: /^scripts::\w*swap\w*$/, read: plain('swapped') },
  { owner: 'clamm', is: /^scripts::remove_liquidity$/, read: readDecrease },
  { owner: 'clamm', is: /^scripts::(provide|increase|add)\w*$/, read: readIncrease },
  { owner: 'clamm', is: /^scripts::collect_fees$/, read: readPoolRewards },
  { owner: 'clammFarming', is: /^farming::(stake_\w+|stake)$/, read: readPositionStaked },
  { owner: 'clammFarming', is: /^farming::unstake\w*$/, read: readPositionUnstaked },
  { owner: 'clammFarming', is: /^farming::claim\w*$/, read: readPoolRewards },
]

/** Decodes a call of a known module; null for any other. */
export function readKnownFunction(context: DecodeContext): MessageMeaning | null {
  const { message } = context
  const address = field(message, 'module_address')
  const method = `${field(message, 'module_name') ?? ''}::${field(message, 'function_name') ?? ''}`
  if (address === null) return null
  const owners = ownersOf(address)
  const known = owners.length === 0 ? undefined : FUNCTIONS.find(({ owner, is }) => owners.includes(owner) && is.test(method))
  return known?.read(context) ?? null
}

/** Decodes a script or an unlisted module by events of known modules; null without such events. */
export function readByKnownEvents(context: DecodeContext): MessageMeaning | null {
  return increased(context).length === 0 ? readNftChange(context) : readIncrease(context)
}
