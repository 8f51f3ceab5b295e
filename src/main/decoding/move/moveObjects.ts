// Decodes calls about concentrated liquidity positions, usernames, NFTs and multisigs.
// Sources: initia-labs/movevm initia_stdlib/sources/{multisig,multisig_v2}.move, token/{collection,simple_nft}.move; the events of the
// other modules as recorded in initia-labs/tx-decoder src/tests (clamm, usernames).
import type { ActivityKind, TaskName } from '../../../shared/contract/history/activityMeaning.ts'
import { coinsOf, fieldCoins, moveEvents, timeOf, type EventData } from './moveEvents.ts'
import { got, type CallReader } from './moveStaking.ts'
import { facts, field, meaning, type DecodeContext } from '../decodeContext.ts'

/** Returns coins and position of a change of liquidity within price ranges. */
function change(reading: DecodeContext, [data]: readonly EventData[]) {
  if (data === undefined) return {}
  return {
    about: fieldCoins(reading, data, ['metadata_0', 'amount_0'], ['metadata_1', 'amount_1']),
    facts: facts({ position: field(data, 'token_obj') }),
  }
}

/** Returns the events that added liquidity to positions. */
export const increased = ({ events }: DecodeContext) => moveEvents(events, 'clamm', 'pool::IncreaseLiquidityEvent')

/** Decodes added liquidity. */
export const readIncrease: CallReader = (reading) => meaning('liquidityAdded', change(reading, increased(reading)))

/** Decodes removed liquidity. */
export const readDecrease: CallReader = (reading) =>
  meaning('liquidityRemoved', change(reading, moveEvents(reading.events, 'clamm', 'pool::RemoveLiquidityEvent')))

/** Decodes fees and rewards; the fee events name no denomination, so received coins are shown. */
export const readPoolRewards: CallReader = (reading) => meaning('poolRewards', { about: got(reading) })

function positionOf({ events }: DecodeContext, ...names: readonly string[]): string | null {
  const [first] = names.flatMap((name) => moveEvents(events, 'clammFarming', name))
  return first === undefined ? null : field(first, 'token_obj')
}

/** Decodes a staked position. */
export const readPositionStaked: CallReader = (reading) =>
  meaning('positionStaked', { facts: facts({ position: positionOf(reading, 'farming::StakeEvent', 'farming::DepositTokenEvent') }) })

/** Decodes an unstaked position with its rewards. */
export const readPositionUnstaked: CallReader = (reading) => {
  const claimed = moveEvents(reading.events, 'clammFarming', 'farming::ClaimTokenEvent')
  return meaning('positionUnstaked', {
    about: coinsOf(
      reading,
      claimed.map((data) => [field(data, 'reward_asset_metadata'), field(data, 'amount')]),
    ),
    facts: facts({ position: positionOf(reading, 'farming::UnstakeEvent', 'farming::WithdrawTokenEvent') }),
  })
}

/** Creates a reader of username events; names are shown with their suffix. */
function readName(kind: ActivityKind, ...events: readonly string[]): CallReader {
  return (reading) => {
    const [eventData = {}] = events.flatMap((name) => moveEvents(reading.events, 'usernames', `usernames::${name}`))
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
export const readNftChange: CallReader = (reading) => {
  const [minted, ...others] = moveEvents(reading.events, 'std', 'collection::MintEvent')
  const [burned] = moveEvents(reading.events, 'std', 'collection::BurnEvent')
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
export const readMultisigProposal: CallReader = (reading) =>
  meaning('proposalSubmitted', multisigFacts(multisigEvent(reading, 'CreateProposalEvent')))

/** Decodes a vote on a multisig proposal. */
export const readMultisigVote: CallReader = (reading) => {
  const eventData = multisigEvent(reading, 'VoteProposalEvent')
  const isYes = eventData['vote_yes']
  return meaning('voted', multisigFacts(eventData, typeof isYes === 'boolean' ? (isYes ? 'yes' : 'no') : null))
}

/** Decodes an executed multisig proposal. */
export const readMultisigExecution: CallReader = (reading) =>
  meaning('proposalExecuted', multisigFacts(multisigEvent(reading, 'ExecuteProposalEvent')))

/** Creates a reader of an operation named by its task. */
export function readTask(task: TaskName, event: string | null = null): CallReader {
  return (reading) => {
    const known = event === null ? { facts: [] } : multisigFacts(multisigEvent(reading, event))
    return meaning('operated', { ...known, facts: [...known.facts, ...facts({ task })] })
  }
}
