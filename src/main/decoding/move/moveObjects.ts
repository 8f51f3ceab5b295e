// Decodes calls about concentrated liquidity positions, usernames, NFTs and multisigs.
// Sources: initia-labs/movevm initia_stdlib/sources/{multisig,multisig_v2}.move, token/{collection,simple_nft}.move; the events of the
// other modules as recorded in initia-labs/tx-decoder src/tests (clamm, usernames).
import type { ActivityKind, TaskName } from '../../../shared/contract/history/activityMeaning.ts'
import { coinsOf, fieldCoins, moveEvents, timeOf, type EventData } from './moveEvents.ts'
import { got, type CallReader } from './moveStaking.ts'
import { facts, field, meaning, type DecodeContext } from '../decodeContext.ts'

/** Returns coins and position of a change of liquidity within price ranges. */
function change(context: DecodeContext, [data]: readonly EventData[]) {
  if (data === undefined) return {}
  return {
    about: fieldCoins(context, data, ['metadata_0', 'amount_0'], ['metadata_1', 'amount_1']),
    facts: facts({ position: field(data, 'token_obj') }),
  }
}

/** Returns the events that added liquidity to positions. */
export const increased = ({ events }: DecodeContext) => moveEvents(events, 'clamm', 'pool::IncreaseLiquidityEvent')

/** Decodes added liquidity. */
export const readIncrease: CallReader = (context) => meaning('liquidityAdded', change(context, increased(context)))

/** Decodes removed liquidity. */
export const readDecrease: CallReader = (context) =>
  meaning('liquidityRemoved', change(context, moveEvents(context.events, 'clamm', 'pool::RemoveLiquidityEvent')))

/** Decodes fees and rewards; the fee events name no denomination, so received coins are shown. */
export const readPoolRewards: CallReader = (context) => meaning('poolRewards', { about: got(context) })

function positionOf({ events }: DecodeContext, ...names: readonly string[]): string | null {
  const [first] = names.flatMap((name) => moveEvents(events, 'clammFarming', name))
  return first === undefined ? null : field(first, 'token_obj')
}

/** Decodes a staked position. */
export const readPositionStaked: CallReader = (context) =>
  meaning('positionStaked', { facts: facts({ position: positionOf(context, 'farming::StakeEvent', 'farming::DepositTokenEvent') }) })

/** Decodes an unstaked position with its rewards. */
export const readPositionUnstaked: CallReader = (context) => {
  const claimed = moveEvents(context.events, 'clammFarming', 'farming::ClaimTokenEvent')
  return meaning('positionUnstaked', {
    about: coinsOf(
      context,
      claimed.map((data) => [field(data, 'reward_asset_metadata'), field(data, 'amount')]),
    ),
    facts: facts({ position: positionOf(context, 'farming::UnstakeEvent', 'farming::WithdrawTokenEvent') }),
  })
}

/** Creates a reader of username events; names are shown with their suffix. */
function readName(kind: ActivityKind, ...events: readonly string[]): CallReader {
  return (context) => {
    const [eventData = {}] = events.flatMap((name) => moveEvents(context.events, 'usernames', `usernames::${name}`))
    const name = field(eventData, 'domain_name')
    return meaning(kind, {
      facts: facts({ moniker: name === null ? null : `${name}.init`, ends: timeOf(field(eventData, 'expiration_date')) }),
    })
  }
}

/** Decodes a username that was set. */
export const readNameSet = readName('nameSet', 'SetEvent')
/** Decodes a username that was unset. */
export const readNameUnset = readName('nameUnset', 'UnsetEvent')
/** Decodes an extended username. */
export const readNameExtended = readName('nameExtended', 'ExtendEvent')
/** Decodes a registered username. */
export const readNameRegistered = readName('nameRegistered', 'RegisterEvent')

/** Decodes an NFT that a call minted or burned, by any module; null where it did neither. */
export const readNftChange: CallReader = (context) => {
  const [minted, ...others] = moveEvents(context.events, 'std', 'collection::MintEvent')
  const [burned] = moveEvents(context.events, 'std', 'collection::BurnEvent')
  if (minted !== undefined && others.length === 0) return meaning('nftMinted', { facts: nftFacts(minted) })
  return burned === undefined ? null : meaning('nftBurned', { facts: nftFacts(burned) })
}

function nftFacts(data: EventData) {
  return facts({ collection: field(data, 'collection'), nft: field(data, 'token_id'), token: field(data, 'nft') })
}

function multisigEvent({ events }: DecodeContext, name: string): EventData {
  const [eventData = {}] = [...moveEvents(events, 'std', `multisig_v2::${name}`), ...moveEvents(events, 'std', `multisig::${name}`)]
  return eventData
}

function multisigFacts(eventData: EventData, option: string | null = null) {
  const multisig = field(eventData, 'multisig_addr')
  return { counterparty: multisig, facts: facts({ multisig, proposal: field(eventData, 'proposal_id'), option }) }
}

/** Decodes a multisig proposal. */
export const readMultisigProposal: CallReader = (context) =>
  meaning('proposalSubmitted', multisigFacts(multisigEvent(context, 'CreateProposalEvent')))

/** Decodes a vote on a multisig proposal. */
export const readMultisigVote: CallReader = (context) => {
  const eventData = multisigEvent(context, 'VoteProposalEvent')
  const isYes = eventData['vote_yes']
  return meaning('voted', multisigFacts(eventData, typeof isYes === 'boolean' ? (isYes ? 'yes' : 'no') : null))
}

/** Decodes an executed multisig proposal. */
export const readMultisigExecution: CallReader = (context) =>
  meaning('proposalExecuted', multisigFacts(multisigEvent(context, 'ExecuteProposalEvent')))

/** Creates a reader of an operation named by its task. */
export function readTask(task: TaskName, event: string | null = null): CallReader {
  return (context) => {
    const known = event === null ? { facts: [] } : multisigFacts(multisigEvent(context, event))
    return meaning('operated', { ...known, facts: [...known.facts, ...facts({ task })] })
  }
}
