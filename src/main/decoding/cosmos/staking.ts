// Decodes staking and rewards. Sources: initia-labs/initia proto/initia/{mstaking,distribution}/v1/tx.proto (amounts are lists); cosmos-sdk
// proto/cosmos/{staking,distribution}/v1beta1/tx.proto (one coin).
import type { ActivityKind } from '../../../shared/contract/history/activityMeaning.ts'
import { withPrefix } from '../../platform/address.ts'
import { coinsField, parseCoins } from '../coins.ts'
import { attribute, facts, field, isMine, meaning, type MessageDecoder, type Viewpoint } from '../decodeContext.ts'

/** Creates the reader of MsgDelegate, MsgUndelegate or MsgCancelUnbondingDelegation. */
function readDelegation(kind: ActivityKind): MessageDecoder {
  return ({ message, me }) => {
    if (!isMine(me, field(message, 'delegator_address'))) return null
    const validator = field(message, 'validator_address')
    return meaning(kind, { counterparty: validator, about: coinsField(message, 'amount'), facts: facts({ validator }) })
  }
}

/** Decodes MsgDelegate. */
export const readDelegate = readDelegation('delegated')
/** Decodes MsgUndelegate. */
export const readUndelegate = readDelegation('undelegated')
/** Decodes MsgCancelUnbondingDelegation. */
export const readUndelegationCancelled = readDelegation('undelegationCancelled')

/** Decodes MsgBeginRedelegate. */
export const readRedelegate: MessageDecoder = ({ message, me }) => {
  if (!isMine(me, field(message, 'delegator_address'))) return null
  const validator = field(message, 'validator_dst_address')
  const fromValidator = field(message, 'validator_src_address')
  return meaning('redelegated', {
    counterparty: validator,
    about: coinsField(message, 'amount'),
    facts: facts({ validator, fromValidator }),
  })
}

/** Decodes MsgWithdrawDelegatorReward; the amount is in the event. */
export const readReward: MessageDecoder = ({ message, me, events }) => {
  if (!isMine(me, field(message, 'delegator_address'))) return null
  const validator = field(message, 'validator_address')
  const paidOut = events.find((event) => event.type === 'withdraw_rewards' && attribute(event, 'validator') === validator)
  const about = paidOut === undefined ? [] : parseCoins(attribute(paidOut, 'amount') ?? '')
  return meaning('rewards', { counterparty: validator, about, facts: facts({ validator }) })
}

/** Decodes MsgWithdrawValidatorCommission. */
export const readCommission: MessageDecoder = ({ message, me, events }) => {
  const validator = field(message, 'validator_address')
  if (!isMyValidator(me, validator)) return null
  const paidOut = events.find(({ type }) => type === 'withdraw_commission')
  const about = paidOut === undefined ? [] : parseCoins(attribute(paidOut, 'amount') ?? '')
  return meaning('commission', { counterparty: validator, about, facts: facts({ validator }) })
}

/**
 * Returns whether a validator belongs to the account: its operator address is the account's bytes under another prefix. Source: cosmos-sdk
 * types/address.go.
 */
export function isMyValidator(me: Viewpoint, validator: string | null): boolean {
  if (validator === null || validator === '') return false
  try {
    return withPrefix(validator, me.chain.bech32Prefix) === me.bech32
  } catch {
    // Not bech32, so not an account's.
    return false
  }
}
