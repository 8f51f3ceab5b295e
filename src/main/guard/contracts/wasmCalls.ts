// Reads calls of Wasm contracts: Skip's entry point. Keys must match exactly; everything else is rejected.
// Source: skip-mev/skip-go-cosmwasm-contracts packages/skip/src/{entry_point,swap,ibc,asset}.rs.
import { parse } from 'lossless-json'
import { z } from 'zod'
import type { Call, Coin, NextHop } from '../trace/nextHop.ts'
import { firstIssue } from '../fields.ts'
import { quoted, unsafe } from '../checkReport.ts'
import { phrase } from '../../../shared/domain/phrase.ts'

const Units = z.string().regex(/^\d{1,39}$/)
const NativeCoin = z.strictObject({ denom: z.string(), amount: Units })
const Asset = z.union([
  z.strictObject({ native: NativeCoin }).transform(({ native }): Coin => native),
  z
    .strictObject({ cw20: z.strictObject({ address: z.string(), amount: Units }) })
    .transform(({ cw20 }): Coin => ({ denom: `cw20:${cw20.address}`, amount: cw20.amount })),
])
const Nanoseconds = z.union([z.string().regex(/^\d{1,20}$/), z.number().int().nonnegative(), z.bigint()])
const NoFee = z.strictObject({ recv_fee: z.array(z.never()), ack_fee: z.array(z.never()), timeout_fee: z.array(z.never()) })

const Operations = z
  .array(z.strictObject({ pool: z.string(), denom_in: z.string(), denom_out: z.string(), interface: z.unknown().optional() }))
  .min(1)
/** The forms that take an exact amount. */
const ExactIn = z.strictObject({ swap_venue_name: z.string(), operations: Operations })
const SmartIn = z.strictObject({
  swap_venue_name: z.string(),
  routes: z.array(z.strictObject({ offer_asset: z.unknown(), operations: Operations })).min(1),
})
const Swap = z.union([z.strictObject({ swap_exact_asset_in: ExactIn }), z.strictObject({ smart_swap_exact_asset_in: SmartIn })])

const Action = z.union([
  z.strictObject({ transfer: z.strictObject({ to_address: z.string() }) }).transform(({ transfer }) => transfer),
  z.strictObject({ bank_send: z.strictObject({ to_address: z.string() }) }).transform((action) => action.bank_send),
  z
    .strictObject({
      ibc_transfer: z.strictObject({
        ibc_info: z.strictObject({
          source_channel: z.string(),
          receiver: z.string(),
          memo: z.string(),
          recover_address: z.string(),
          fee: NoFee.nullish(),
        }),
        fee_swap: z.null().optional(),
      }),
    })
    .transform((action) => action.ibc_transfer.ibc_info),
])

const SwapAndAction = z.strictObject({
  sent_asset: Asset.nullish(),
  user_swap: Swap,
  min_asset: Asset,
  timeout_timestamp: Nanoseconds,
  post_swap_action: Action,
  affiliates: z.array(z.unknown()),
})
/** Fields without an exchange. Only `exact_out` would make the contract check the minimum, and keep the rest. */
const PlainAction = z.strictObject({
  sent_asset: Asset.nullish(),
  timeout_timestamp: Nanoseconds,
  action: Action,
  exact_out: z.literal(false),
  min_asset: Asset.nullish(),
})
const recovery = { recovery_addr: z.string() }

interface EntryCall {
  sent_asset?: Coin | null | undefined
  /** The minimum of an exchange; null without one. */
  least: Coin | null
  timeout_timestamp: z.infer<typeof Nanoseconds>
  action: z.infer<typeof Action>
  affiliates: readonly unknown[]
  recovery_addr?: string
}

const exchanging = (call: z.infer<typeof SwapAndAction>): EntryCall => ({
  ...call,
  action: call.post_swap_action,
  least: call.min_asset,
})
const acting = (call: z.infer<typeof PlainAction>): EntryCall => ({ ...call, least: null, affiliates: [] })

const FUNCTIONS: ReadonlyMap<string, z.ZodType<EntryCall>> = new Map<string, z.ZodType<EntryCall>>([
  ['swap_and_action', SwapAndAction.transform(exchanging)],
  ['swap_and_action_with_recover', SwapAndAction.extend(recovery).transform(exchanging)],
  ['action', PlainAction.transform(acting)],
  ['action_with_recover', PlainAction.extend(recovery).transform(acting)],
])

/**
 * Returns the message of a call from its bytes.
 * @throws AppError transfer.unsafeMessage for what is not a JSON object, or has duplicate keys.
 */
export function readWasmMessage(bytes: Uint8Array): Record<string, unknown> {
  let json: unknown
  try {
    json = parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes), null, (digits) =>
      /^\d{1,15}$/.test(digits) ? Number(digits) : digits,
    )
  } catch (error) {
    throw unsafe('The contract call isn’t valid JSON or has duplicate keys.', error)
  }
  const parsed = z.record(z.string(), z.unknown()).safeParse(json)
  if (parsed.success) return parsed.data
  throw unsafe('The contract call isn’t a JSON object.', parsed.error)
}

/** Reads the call that a bridge makes with what it pays (0x hex). @throws AppError transfer.unsafeMessage. */
export function readBridgedCall(contract: string, data: string): Call {
  return readWasmCall(contract, readWasmMessage(Buffer.from(data.slice(2), 'hex')))
}

/**
 * Reads a call of the entry point.
 * @param message the contract's message, parsed.
 * @throws AppError transfer.unsafeMessage for any other function, and for fields that are not known.
 */
export function readWasmCall(contract: string, message: Record<string, unknown>): Call {
  const [name = '', ...others] = Object.keys(message)
  if (others.length > 0) throw unsafe('The contract call names several functions.')
  const schema = FUNCTIONS.get(name)
  if (schema === undefined) throw unsafe(phrase`The message calls an unknown contract function: ${quoted(name)}.`)
  const parsed = schema.safeParse(message[name])
  if (!parsed.success) {
    throw unsafe(phrase`The arguments of ${quoted(name)} can’t be read: ${firstIssue(parsed.error)}.`, parsed.error)
  }
  const call = parsed.data
  if (call.affiliates.length > 0) throw unsafe('The swap pays a share to someone else.')
  const deadline = Number(BigInt(call.timeout_timestamp) / 1_000_000n)
  const { action, least } = call
  const recoveries = [call.recovery_addr, 'recover_address' in action ? action.recover_address : undefined]
  return {
    contract,
    vm: 'wasm',
    roles: ['entryPoint'],
    name,
    spends: call.sent_asset ?? null,
    effect: least === null ? { kind: 'keep' } : { kind: 'exchange', least },
    recovery: recoveries.filter((address) => address !== undefined),
    deadline,
    next: nextOf(action, deadline),
  }
}

function nextOf(action: z.infer<typeof Action>, deadline: number): NextHop {
  if ('to_address' in action) return { how: 'credit', to: action.to_address }
  const { source_channel: channel, receiver, memo } = action
  return { how: 'ibc', port: 'transfer', channel, receiver, memo, timeout: { at: deadline } }
}
