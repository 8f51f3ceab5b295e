// What lies in a rollup's ERC20Wrapper when the written history ends.
import { encodeBech32 } from '../../keys/bech32.ts'
import { fromHex } from '../../keys/bytes.ts'
import { TIDEWATCH_WRAPPER } from '../contracts.ts'
import type { ChainState } from '../state.ts'

/** Gives the wrapper the bridged tokens behind everything that it issued, since each call of toRemote pays out of them. */
export function lockWrapped({ chain, balances, wrappedForms }: ChainState): void {
  if (wrappedForms.length === 0) return
  const kept = wrappedForms.map(({ local, remote }): [string, bigint] => {
    const factor = chain.assets.find(({ denom }) => denom === local)?.factor ?? 1n
    const issued = [...balances.values()].reduce((sum, held) => sum + (held.get(local) ?? 0n), 0n)
    return [remote, issued / factor + 1n]
  })
  balances.set(encodeBech32(chain.prefix, fromHex(TIDEWATCH_WRAPPER)), new Map(kept))
}
