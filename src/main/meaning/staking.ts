// Staking, rewards and votes. Sources: initia-labs/initia proto/initia/mstaking/v1/tx.proto; cosmos-sdk staking,
// distribution and gov tx.proto.
import type { ActivityKind } from '../../shared/activity.ts'
import { field, isMine, meaning, type MessageReader } from './perspective.ts'

function readDelegation(kind: ActivityKind, validator: string): MessageReader {
  return ({ message, me }) =>
    isMine(me, field(message, 'delegator_address')) ? meaning(kind, { counterparty: field(message, validator) }) : null
}

export const readDelegate = readDelegation('delegated', 'validator_address')
export const readUndelegate = readDelegation('undelegated', 'validator_address')
export const readRedelegate = readDelegation('redelegated', 'validator_dst_address')
export const readReward = readDelegation('rewards', 'validator_address')

export const readVote: MessageReader = ({ message, me }) => (isMine(me, field(message, 'voter')) ? meaning('voted') : null)
