// Messages of the guard's tests that several families share: packets with a memo, and calls of Move modules.
import { createHash } from 'node:crypto'
import { bcs } from '@mysten/bcs'
import type { CosmosProposal } from '../../../src/main/guard/checkCosmos.ts'
import { IBC_TRANSFER } from '../../../src/main/guard/plainMessages.ts'
import { FRIEND, ME, PAIR, SOON_NS } from '../benches/guardBench.ts'

/** A transfer of all that was asked for, with a memo. */
export function transfer(chainId: string, denom: string, sender: string, receiver: string, memo: string, sourceChannel: string) {
  const token = { denom, amount: '1000000' }
  const value = { sourcePort: 'transfer', sourceChannel, token, sender, receiver, timeoutTimestamp: SOON_NS, memo }
  return { chainId, signer: sender, messages: [{ typeUrl: IBC_TRANSFER, value }] }
}

export const text = (value: string) => bcs.string().serialize(value).toBytes()
export const u64 = (value: bigint) => bcs.u64().serialize(value).toBytes()
export const blob = (value: Iterable<number>) =>
  bcs
    .vector(bcs.u8())
    .serialize([...value])
    .toBytes()
/** Bytes of several arguments as one. */
export const listOf = (parts: Uint8Array[]) => blobs.serialize(parts.map((part) => [...part])).toBytes()
const u8 = (value: number) => bcs.u8().serialize(value).toBytes()
const lists = bcs.vector(bcs.vector(bcs.string()))
const blobs = bcs.vector(bcs.vector(bcs.u8()))

/** A pair as the entry point names it. */
export const poolOf = (pair: string) => `move/${pair.slice(2)}`

interface SwapArguments {
  venues: number[]
  pools: string[][]
  /** For each venue the coins before, between and after its pools; from `offer` to `want` by default. */
  coins: string[][] | null
  mode: number
  offer: string
  in: bigint
  out: bigint
  want: string
  action: number
  until: bigint
  recover: string
}

/** Arguments of swap_and_action in BCS; by default an exchange of INIT for USDC, paid out on the L1. */
export function moveArguments(change: Partial<SwapArguments> = {}, actionArgs: Uint8Array[] = [text(FRIEND)]) {
  const { offer = 'uinit', want = 'uusdc' } = change
  const base = { mode: 0, offer, in: 1000000n, out: 990000n, want, action: 0, until: SOON_NS, recover: ME, coins: null }
  // The DEX for what the listed pair trades; the exchange of rollups' forms needs no pool.
  const venues = offer === 'uinit' && want === 'uusdc' ? [0] : [2]
  const swap: SwapArguments = { ...base, venues, pools: [[poolOf(PAIR)]], ...change }
  return [
    blob(swap.venues),
    u8(swap.mode),
    u64(swap.in),
    u64(swap.out),
    lists.serialize(swap.pools).toBytes(),
    lists.serialize(swap.coins ?? [[swap.offer, swap.want]]).toBytes(),
    u8(swap.action),
    u64(swap.until),
    text(swap.recover),
    listOf(actionArgs),
  ]
}
export const base64 = (args: Uint8Array[]) => args.map((arg) => Buffer.from(arg).toString('base64'))

type Fields = Record<string, unknown>

/** A transaction of one message. */
export const one = (chainId: string, typeUrl: string, value: Fields, signer = ME): CosmosProposal => ({
  chainId,
  signer,
  messages: [{ typeUrl, value }],
})

/** The same with other fields. */
export const fields = (change: Fields) => (good: CosmosProposal) => ({
  ...good,
  messages: good.messages.map((message) => ({ ...message, value: { ...(message.value as Fields), ...change } })),
})

/** An address of Move: 32 bytes. */
export const padded = (hex: string) => Uint8Array.from(Buffer.from(hex.slice(2).padStart(64, '0'), 'hex'))

/** Where the metadata of a coin of the bank lies. Source: initia-labs/movevm initia_stdlib object.move, create_object_address. */
export const metadata = (denom: string) =>
  Uint8Array.from(createHash('sha3-256').update(padded('0x1')).update(denom).update(Uint8Array.of(0xfe)).digest())
