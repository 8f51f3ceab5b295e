// Models Skip's Wasm entry point: exchanges what it is given in the pools that the call names, and pays the yield out or sends it on over
// IBC. Called by a message, or by a packet's hook.
// Sources: skip-mev/skip-go-cosmwasm-contracts contracts/entry-point/src/{execute,error}.rs, packages/skip/src/{entry_point,swap,ibc}.rs;
// osmosis-labs/osmosis x/ibc-hooks README (the hook is run by an account of the packet's sender).
import { z } from 'zod'
import { HARBOUR_ENTRY_POINT, SALTMARSH_ENTRY_POINT } from '../../book/contracts.ts'
import { farEnd } from '../../book/chains/links.ts'
import { namedAddress } from '../../book/chains/chains.ts'
import { ChainError, type Effects } from '../../book/effects.ts'
import { sendPacket, type Packet } from '../../book/packets.ts'
import { serviceAddress } from '../../book/genesisContext.ts'
import type { ChainState, Coin } from '../../book/state.ts'
import { wireDenom } from '../../book/vouchers.ts'
import { poolOut, WASM_POOLS } from '../../book/wasmPools.ts'
import { decodeBech32 } from '../../keys/bech32.ts'

/** The contract of each chain that has one. */
const ENTRY_POINTS: Readonly<Record<string, string>> = { 'harbour-1': HARBOUR_ENTRY_POINT, 'saltmarsh-1': SALTMARSH_ENTRY_POINT }

const NativeCoin = z.strictObject({ native: z.strictObject({ denom: z.string(), amount: z.string().regex(/^\d+$/) }) })
const Operation = z.strictObject({ pool: z.string(), denom_in: z.string(), denom_out: z.string() })
const Swap = z.strictObject({
  user_swap: z.strictObject({ swap_exact_asset_in: z.strictObject({ swap_venue_name: z.string(), operations: z.array(Operation) }) }),
  min_asset: NativeCoin,
  // The contract's type is u64, whose reader takes no text.
  timeout_timestamp: z.number(),
  post_swap_action: z.union([
    z.strictObject({ transfer: z.strictObject({ to_address: z.string() }) }),
    z.strictObject({
      ibc_transfer: z.strictObject({
        ibc_info: z.strictObject({ source_channel: z.string(), receiver: z.string(), memo: z.string(), recover_address: z.string() }),
      }),
    }),
  ]),
  // Shares of others are not played.
  affiliates: z.array(z.never()),
})
const Call = z.strictObject({ swap_and_action: Swap })
type Swap = z.infer<typeof Swap>

/** What a call does. */
export interface EntryCall {
  /** What the exchange yields. */
  got: Coin
  /** Exchanges what the caller pays, and pays out. @returns the packet that was sent on; null for none. */
  run(effects: Effects, caller: string): { packet: Packet; coin: Coin } | null
}

function failed(why: string): ChainError {
  return new ChainError(5, 'wasm', `${why}: execute wasm contract failed`)
}

/** Follows the pools of a swap. @throws ChainError in the contract's words. */
function exchanged(chainId: string, { user_swap: { swap_exact_asset_in: swap }, min_asset: { native: min } }: Swap, paid: Coin): Coin {
  const [first, last] = [swap.operations[0], swap.operations.at(-1)]
  if (first === undefined || last === undefined) throw failed('Swap Operations Empty')
  if (first.denom_in !== paid.denom) throw failed("First Swap Operations' Denom In Differs From Swap Asset In Denom")
  if (last.denom_out !== min.denom) throw failed("Last Swap Operations' Denom Out Differs From Swap Asset Out Denom")
  const got = swap.operations.reduce((coin, { pool, denom_in: offered, denom_out: wanted }) => {
    const found = WASM_POOLS.find((one) => one.chainId === chainId && one.id === pool && one.venue === swap.swap_venue_name)
    const out = found === undefined || offered !== coin.denom ? null : poolOut(found, coin)
    if (out?.coin.denom !== wanted) throw failed(`pool with ID ${pool} not found`)
    return out.coin
  }, paid)
  if (BigInt(got.amount) < BigInt(min.amount)) throw failed('Received Less Asset From Swaps Than Minimum Asset Required')
  return got
}

function packetOf(state: ChainState, got: Coin, swap: Swap): Packet | null {
  const { post_swap_action: action, timeout_timestamp: until } = swap
  if ('transfer' in action) return null
  const { source_channel: sourceChannel, receiver, memo, recover_address: sender } = action.ibc_transfer.ibc_info
  const far = farEnd(state.chain, sourceChannel)
  if (far === undefined) throw failed(`port ID (transfer) channel ID (${sourceChannel}): channel not found`)
  return {
    sequence: (state.bridgeSequence += 1n),
    sourceChannel,
    destinationChannel: far.channelId,
    timeoutTimestamp: BigInt(until),
    // The adapter of the contract sends it, and hands what comes back to the recovery address.
    data: { denom: wireDenom(state.chain, got.denom), amount: got.amount, sender, receiver, memo },
  }
}

/** Reads a call of a chain's entry point. @throws ChainError in the contract's words. */
export function readEntryCall(state: ChainState, contract: string, message: unknown, paid: Coin, nowMs: number): EntryCall {
  const { chain } = state
  if (contract !== ENTRY_POINTS[chain.id]) throw new ChainError(22, 'wasm', `contract: no such contract`)
  const parsed = Call.safeParse(message)
  if (!parsed.success) throw failed(`Error parsing into type skip::entry_point::ExecuteMsg: ${z.prettifyError(parsed.error).slice(0, 200)}`)
  const swap = parsed.data.swap_and_action
  if (swap.timeout_timestamp / 1e6 < nowMs) throw failed('Timeout Timestamp Less Than Current Timestamp')
  const got = exchanged(chain.id, swap, paid)
  const { post_swap_action: action } = swap
  const to = 'transfer' in action ? action.transfer.to_address : action.ibc_transfer.ibc_info.recover_address
  if (decodeBech32(chain.prefix, to) === null) throw failed(`Generic error: addr_validate errored: ${to}`)
  return {
    got,
    run: (effects, caller) => {
      const pool = serviceAddress(chain, 'pool')
      effects.transfer(caller, pool, [paid])
      effects.transfer(pool, to, [got])
      const packet = packetOf(state, got, swap)
      if (packet !== null) sendPacket(effects, serviceAddress(chain, 'escrow'), packet, got)
      return packet === null ? null : { packet, coin: got }
    },
  }
}

/** A hook that a packet to a chain with an entry point carries. */
export interface WasmHook {
  caller: string
  got: Coin
  /** Whether what it yields goes on over IBC. */
  isOnward: boolean
  run(effects: Effects): void
  /** What it sent on, once it ran. */
  sent(): { packet: Packet; coin: Coin } | null
}

/**
 * The Wasm hook of a packet; null where the memo has none, or the chain no such contracts.
 * @throws ChainError where the call would fail: the packet is then refused and the coins go back.
 */
export function wasmHookOf(state: ChainState, packet: Packet, arrived: Coin, nowMs: number): WasmHook | null {
  const hook = ENTRY_POINTS[state.chain.id] === undefined ? null : wasmIn(packet.data.memo)
  if (hook === null) return null
  if (hook.contract !== packet.data.receiver) throw failed('badly formatted metadata: memo contract should be the receiver')
  const call = readEntryCall(state, hook.contract, hook.msg, arrived, nowMs)
  const caller = namedAddress(`hook ${packet.destinationChannel} ${packet.data.sender}`, state.chain.prefix)
  let sent: ReturnType<WasmHook['sent']> = null
  const isOnward = /"ibc_transfer":/.test(JSON.stringify(hook.msg))
  return { caller, got: call.got, isOnward, run: (effects) => void (sent = call.run(effects, caller)), sent: () => sent }
}

const Hook = z.object({ wasm: z.object({ contract: z.string(), msg: z.unknown() }) })

function wasmIn(memo: string): { contract: string; msg: unknown } | null {
  try {
    const parsed = Hook.safeParse(JSON.parse(memo))
    return parsed.success ? { contract: parsed.data.wasm.contract, msg: parsed.data.wasm.msg } : null
  } catch {
    // Any text is a memo.
    return null
  }
}
