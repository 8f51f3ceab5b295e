// A call of the L1's exchange: 0x1::dex::swap_script, its arguments in BCS.
// Source: initia-labs/movevm precompile/modules/initia_stdlib/sources/dex.move; diem/bcs README. Aborts: test/recorded/outcomes.json.
import { metadataOf, PAIR, PAIR_DENOMS, swapFee, swapOut } from '../../book/dex.ts'
import { ChainError, refusal, type Effects } from '../../book/effects.ts'
import { moveAbort, shortOf } from '../../book/refusals.ts'
import { serviceAddress } from '../../book/genesisContext.ts'
import { balanceOf, type ChainState } from '../../book/state.ts'
import { toHex } from '../../keys/bytes.ts'

/** A number of eight bytes. @throws ChainError */
export function readU64(bytes: Uint8Array): bigint {
  if (bytes.length !== 8) throw new ChainError(1, 'undefined', 'VM error: status FAILED_TO_DESERIALIZE_ARGUMENT of type Verification')
  return new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0, true)
}

/** The denomination of a metadata object that the chain knows. */
export function denomOf(state: ChainState, metadata: Uint8Array): string | undefined {
  const held = [...state.balances.values()].flatMap((row) => [...row.keys()])
  return [...state.chain.assets.map(({ denom }) => denom), ...held].find((one) => metadataOf(one) === `0x${toHex(metadata)}`)
}

/** Exchanges coins of the sender, or fails as the module does. @throws ChainError */
export function runSwap(state: ChainState, effects: Effects, sender: string, args: readonly Uint8Array[]): void {
  const [pair = new Uint8Array(), metadata = new Uint8Array(), amountBytes = new Uint8Array(), least = new Uint8Array()] = args
  if (`0x${toHex(pair)}` !== PAIR) throw refusal(moveAbort('object', 393_223))
  const denom = denomOf(state, metadata)
  if (denom === undefined) throw refusal(moveAbort('object', 393_218))
  const amount = readU64(amountBytes)
  const held = balanceOf(state, sender, denom)
  if (held < amount) throw refusal(shortOf(state.chain, { denom, amount: amount.toString() }, held, true))
  if (!PAIR_DENOMS.includes(denom)) throw refusal(moveAbort('dex', 65_546))
  const out = swapOut(denom, amount)
  if (amount === 0n || out === null) throw refusal(moveAbort('dex', 65_556))
  if (least[0] === 1 && out.amount < readU64(least.slice(1))) throw refusal(moveAbort('dex', 196_611))
  const pool = serviceAddress(state.chain, 'pool')
  effects.transfer(sender, pool, [{ denom, amount: amount.toString() }])
  effects.transfer(pool, sender, [{ denom: out.denom, amount: out.amount.toString() }])
  effects.emit('move', {
    type_tag: '0x1::dex::SwapEvent',
    data: JSON.stringify({
      offer_coin: metadataOf(denom),
      return_coin: metadataOf(out.denom),
      liquidity_token: PAIR,
      offer_amount: amount.toString(),
      return_amount: out.amount.toString(),
      fee_amount: swapFee(amount).toString(),
    }),
  })
}
