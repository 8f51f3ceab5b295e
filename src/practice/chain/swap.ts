// A call of the L1's exchange: 0x1::dex::swap_script, its arguments in BCS.
// Source: initia-labs/movevm precompile/modules/initia_stdlib/sources/dex.move; diem/bcs README.
import { metadataOf, PAIR, PAIR_DENOMS, swapOut } from '../book/dex.ts'
import { ChainError, type Effects } from '../book/effects.ts'
import { serviceAddress } from '../book/scene.ts'
import type { ChainState } from '../book/state.ts'
import { toHex } from '../keys/bytes.ts'

function aborted(why: string): ChainError {
  return new ChainError(29, 'move', `VM aborted: location=0x1::dex, ${why}`)
}

function readU64(bytes: Uint8Array): bigint {
  if (bytes.length !== 8) throw new ChainError(29, 'move', 'VM failure: FAILED_TO_DESERIALIZE_ARGUMENT')
  return new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0, true)
}

/** Exchanges coins of the sender, or fails as the module does. @throws ChainError */
export function runSwap(state: ChainState, effects: Effects, sender: string, args: readonly Uint8Array[]): void {
  const [pair, metadata, amountBytes, least] = args
  if (pair === undefined || metadata === undefined || amountBytes === undefined || least === undefined || `0x${toHex(pair)}` !== PAIR) {
    throw aborted('code=65537')
  }
  const denom = PAIR_DENOMS.find((one) => metadataOf(one) === `0x${toHex(metadata)}`)
  const amount = readU64(amountBytes)
  const out = denom === undefined ? null : swapOut(denom, amount)
  if (denom === undefined || out === null) throw aborted('code=65538')
  if (least[0] === 1 && out.amount < readU64(least.slice(1))) throw aborted('code=65540, min return')
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
      spread_amount: '0',
      fee_amount: ((amount * 3n) / 1000n).toString(),
    }),
  })
}
