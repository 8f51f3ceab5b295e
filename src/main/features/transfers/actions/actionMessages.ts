// Builds the messages of own actions: one row for each type, with what leaves the account besides the network fee.
import { bcs } from '@mysten/bcs'
import type { ActionOf, OwnAction } from '../../../../shared/domain/transfer/ownActions.ts'
import { REVOKE_FEES, type Revocation } from '../../../../shared/domain/transfer/revocations.ts'
import { LOCK_MODULE } from '../../../../shared/domain/staking/lockStaking.ts'
import { vipArguments } from '../../../../shared/domain/transfer/vipClaims.ts'
import { vipPublisher } from '../../../../shared/domain/transfer/vipModules.ts'
import { labelOf, NAME_YEAR_SECONDS, usernamesModule } from '../../../../shared/domain/username.ts'
import { REVOKE_GRANT } from '../../../guard/actions/grants.ts'
import { VOTE, VOTE_NUMBERS, VOTE_WEIGHTED } from '../../../guard/actions/governance.ts'
import { GAUGE_VOTE } from '../../../guard/actions/gauges.ts'
import { VIP_CLAIM } from '../../../guard/actions/vip.ts'
import { LOCK_FUNCTIONS } from '../../../guard/actions/locks.ts'
import { EXTEND_NAME } from '../../../guard/actions/names.ts'
import { CANCEL_UNBONDING, CLAIM_REWARD, DELEGATE, REDELEGATE, UNDELEGATE } from '../../../guard/actions/staking.ts'
import { MOVE_EXECUTE, MOVE_EXECUTE_JSON } from '../../../guard/contracts/moveExecute.ts'
import type { Cost } from '../documents/cosmosDocument.ts'
import type { EncodeObject } from '../transactions/cosmosMessages.ts'
import { metadataOf } from '../../../decoding/move/moveAddresses.ts'

interface ActionRow<A> {
  /** @param me the account's address on the chain. */
  messages: (action: A, me: string, chainId: string) => EncodeObject[]
  costs: (action: A) => Cost[]
}

function revocation({ grantee, message }: Revocation, me: string): EncodeObject {
  if (message === null) return { typeUrl: REVOKE_FEES, value: { granter: me, grantee } }
  return { typeUrl: REVOKE_GRANT, value: { granter: me, grantee, msgTypeUrl: message } }
}

const costsNothing = (): Cost[] => []

/**
 * Sources: cosmos/cosmos-sdk proto/cosmos/{authz,feegrant,distribution}/v1beta1/tx.proto, proto/cosmos/gov/v1/tx.proto;
 * initia-labs/initia proto/initia/{mstaking,move}/v1/tx.proto; initia-labs/usernames-contract sources/name_service.move;
 * initia-labs/vip-contract sources/{lock_staking,weight_vote,vip}.move; initia-labs/movevm crates/json/src/json_to_move.rs.
 */
const ROWS: { readonly [T in OwnAction['type']]: ActionRow<ActionOf<T>> } = {
  revokeGrant: {
    messages: (grant, me) => [revocation(grant, me)],
    costs: costsNothing,
  },
  revokeFeeGrant: {
    messages: ({ grantee }, me) => [revocation({ grantee, message: null }, me)],
    costs: costsNothing,
  },
  revokeGrants: {
    messages: ({ grants }, me) => grants.map((grant) => revocation(grant, me)),
    costs: costsNothing,
  },
  claimRewards: {
    messages: ({ validators, locked }, me, chainId) => [
      ...validators.map((validator) => ({ typeUrl: CLAIM_REWARD, value: { delegatorAddress: me, validatorAddress: validator } })),
      ...(locked === true ? lockCall('claimLocked', [], me, chainId) : []),
    ],
    costs: costsNothing,
  },
  compound: {
    messages: ({ denom, stakes }, me) => [
      ...stakes.map(({ validator }) => ({ typeUrl: CLAIM_REWARD, value: { delegatorAddress: me, validatorAddress: validator } })),
      ...stakes.map((stake) => ({ typeUrl: DELEGATE, value: stakeOf({ ...stake, denom }, me) })),
    ],
    // The rewards pay for what is staked.
    costs: costsNothing,
  },
  delegate: {
    messages: (action, me) => [{ typeUrl: DELEGATE, value: stakeOf(action, me) }],
    costs: ({ denom, amount }) => [{ denom, amount }],
  },
  undelegate: {
    messages: (action, me) => [{ typeUrl: UNDELEGATE, value: stakeOf(action, me) }],
    costs: costsNothing,
  },
  redelegate: {
    messages: ({ validator, to, denom, amount }, me) => [
      {
        typeUrl: REDELEGATE,
        value: { delegatorAddress: me, validatorSrcAddress: validator, validatorDstAddress: to, amount: [{ denom, amount }] },
      },
    ],
    costs: costsNothing,
  },
  cancelUnbonding: {
    messages: (action, me) => [{ typeUrl: CANCEL_UNBONDING, value: { ...stakeOf(action, me), creationHeight: BigInt(action.height) } }],
    costs: costsNothing,
  },
  vote: {
    messages: ({ proposal, option }, me) => [
      { typeUrl: VOTE, value: { proposalId: BigInt(proposal), voter: me, option: VOTE_NUMBERS[option], metadata: '' } },
    ],
    costs: costsNothing,
  },
  voteWeighted: {
    messages: ({ proposal, options }, me) => {
      const parts = options.map(({ option, weight }) => ({ option: VOTE_NUMBERS[option], weight }))
      return [{ typeUrl: VOTE_WEIGHTED, value: { proposalId: BigInt(proposal), voter: me, options: parts, metadata: '' } }]
    },
    costs: costsNothing,
  },
  extendName: {
    messages: (action, me, chainId) => [{ typeUrl: MOVE_EXECUTE, value: extensionOf(action, me, chainId) }],
    costs: ({ denom, amount }) => [{ denom, amount }],
  },
  extendLock: {
    messages: ({ type, denom, release, validator, until }, me, chainId) => {
      return lockCall(type, [metadata(denom), optional(null), u64(release), text(validator), u64(until)], me, chainId)
    },
    costs: costsNothing,
  },
  unstakeLock: {
    messages: ({ type, denom, release, validator }, me, chainId) => {
      return lockCall(type, [metadata(denom), optional(null), u64(release), text(validator)], me, chainId)
    },
    costs: costsNothing,
  },
  claimLocked: {
    messages: ({ type }, me, chainId) => lockCall(type, [], me, chainId),
    costs: costsNothing,
  },
  withdrawUnlocked: {
    messages: ({ type, denom, amount }, me, chainId) => lockCall(type, [metadata(denom), optional(amount)], me, chainId),
    costs: costsNothing,
  },
  voteGauges: {
    messages: ({ cycle, shares }, me, chainId) => {
      const parts = [cycle, shares.map(({ bridge }) => bridge), shares.map(({ weight }) => weight)]
      return [
        vipCall(
          GAUGE_VOTE,
          parts.map((argument) => JSON.stringify(argument)),
          me,
          chainId,
        ),
      ]
    },
    costs: costsNothing,
  },
  claimVip: {
    messages: ({ rollups }, me, chainId) => rollups.map((claim) => vipCall(VIP_CLAIM, vipArguments(claim), me, chainId)),
    costs: costsNothing,
  },
}

/** Returns the messages of an action, and what it costs. */
export function actionMessages(action: OwnAction, me: string, chainId: string): { messages: EncodeObject[]; costs: Cost[] } {
  const row = ROWS[action.type] as ActionRow<OwnAction>
  return { messages: row.messages(action, me, chainId), costs: row.costs(action) }
}

function extensionOf({ name, years }: ActionOf<'extendName'>, me: string, chainId: string) {
  return {
    sender: me,
    moduleAddress: usernamesModule(chainId),
    moduleName: EXTEND_NAME.module,
    functionName: EXTEND_NAME.function,
    typeArgs: [],
    args: [
      bcs.string().serialize(labelOf(name)).toBytes(),
      bcs
        .u64()
        .serialize(years * NAME_YEAR_SECONDS)
        .toBytes(),
    ],
  }
}

const text = (value: string) => bcs.string().serialize(value).toBytes()
const u64 = (value: number) => bcs.u64().serialize(value).toBytes()
const optional = (value: string | null) => bcs.option(bcs.u64()).serialize(value).toBytes()
const metadata = (denom: string) => Uint8Array.from(Buffer.from(metadataOf(denom).slice(2), 'hex'))

function lockCall(type: keyof typeof LOCK_FUNCTIONS, args: Uint8Array[], me: string, chainId: string): EncodeObject[] {
  const call = { moduleAddress: requirePublisher(chainId), moduleName: LOCK_MODULE, functionName: LOCK_FUNCTIONS[type] }
  return [{ typeUrl: MOVE_EXECUTE, value: { sender: me, ...call, typeArgs: [], args } }]
}

/** Writes a call with arguments in JSON, in which the device shows numbers as they are. */
function vipCall(called: { module: string; function: string }, args: readonly string[], me: string, chainId: string): EncodeObject {
  const call = { moduleAddress: requirePublisher(chainId), moduleName: called.module, functionName: called.function }
  return { typeUrl: MOVE_EXECUTE_JSON, value: { sender: me, ...call, typeArgs: [], args } }
}

/** @throws Error on a chain without the modules of VIP: no such action is offered there. */
function requirePublisher(chainId: string): string {
  const publisher = vipPublisher(chainId)
  if (publisher === null) throw new Error(`no modules of VIP on ${chainId}`)
  return publisher
}

function stakeOf({ validator, denom, amount }: { validator: string; denom: string; amount: string }, me: string) {
  return { delegatorAddress: me, validatorAddress: validator, amount: [{ denom, amount }] }
}
