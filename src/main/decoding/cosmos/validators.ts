// Decodes operations of validators, and creation of vesting accounts. Sources: cosmos-sdk
// proto/cosmos/{staking,slashing,vesting}/v1beta1/tx.proto; initia-labs/initia proto/initia/mstaking/v1/tx.proto.
import { coinsField } from '../coins.ts'
import { facts, field, isMine, meaning, numberField, objectField, otherSide, type MessageDecoder } from '../decodeContext.ts'
import { isMyValidator } from './staking.ts'

/** Decodes MsgCreateValidator: `value` in the SDK, `amount` in mstaking. */
export const readCreateValidator: MessageDecoder = ({ message, me }) => {
  const validator = field(message, 'validator_address')
  if (!isMyValidator(me, validator)) return null
  const about = [...coinsField(message, 'value'), ...coinsField(message, 'amount')]
  return meaning('validatorCreated', { about, facts: facts({ validator, moniker: monikerOf(message) }) })
}

/** Decodes MsgEditValidator: "[do-not-modify]" keeps the name. */
export const readEditValidator: MessageDecoder = ({ message, me }) => {
  const validator = field(message, 'validator_address')
  if (!isMyValidator(me, validator)) return null
  const moniker = monikerOf(message)
  return meaning('validatorEdited', { facts: facts({ validator, moniker: moniker === '[do-not-modify]' ? null : moniker }) })
}

function monikerOf(message: Readonly<Record<string, unknown>>): string | null {
  const description = objectField(message, 'description')
  return description === null ? null : field(description, 'moniker')
}

/** Decodes MsgUnjail. */
export const readUnjail: MessageDecoder = ({ message, me }) => {
  const validator = field(message, 'validator_addr')
  return isMyValidator(me, validator) ? meaning('unjailed', { facts: facts({ validator }) }) : null
}

/** Decodes MsgCreateVestingAccount, MsgCreatePermanentLockedAccount and MsgCreatePeriodicVestingAccount. */
export const readVesting: MessageDecoder = ({ message, me }) => {
  const from = field(message, 'from_address')
  const to = field(message, 'to_address')
  if (!isMine(me, from) && !isMine(me, to)) return null
  const seconds = Number(numberField(message, 'end_time') ?? '0')
  const ends = seconds > 0 && seconds < 1e11 ? new Date(seconds * 1000).toISOString() : null
  return meaning('vestingCreated', { counterparty: otherSide(me, from, to), about: coinsField(message, 'amount'), facts: facts({ ends }) })
}
