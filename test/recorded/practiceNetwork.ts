// The practice network as a network under test, beside the real one.
import type { Bench } from '../../src/practice/bench.ts'
import { key, other } from '../../src/practice/bench.ts'
import { bridgeAddress } from '../../src/practice/book/bridgeEvents.ts'
import { bridgedDenom, contractOf, PRACTICE_CHAINS, TIDEWATCH_INIT } from '../../src/practice/book/chains/chains.ts'
import { TIDEWATCH_WRAPPER } from '../../src/practice/book/contracts.ts'
import { PAIR } from '../../src/practice/book/dex.ts'
import { channelTo } from '../../src/practice/book/chains/links.ts'
import { feeFor } from '../../src/practice/book/genesisContext.ts'
import { coinsText } from '../../src/practice/book/effects.ts'
import { namesOf } from './names.ts'
import type { Network, Side } from './play.ts'

/** Long enough for one more block, ms. */
const BLOCK = 2500

function chainOf(id: string) {
  const chain = PRACTICE_CHAINS.find((one) => one.id === id)
  if (chain === undefined) throw new Error(`no such chain: ${id}`)
  return chain
}

/** Puts a network under test over a bench. The rollup is Tidewatch, whose fees are paid in the local form of INIT. */
export function createPracticeSides(bench: Bench): Network {
  const chains = { l1: chainOf('practice-1'), rollup: chainOf('tidewatch-1') }
  const { rollup } = chains
  const bridgeId = rollup.bridgeId ?? ''
  const denoms = {
    fee: TIDEWATCH_INIT,
    wrapped: TIDEWATCH_INIT,
    init: bridgedDenom(bridgeId, 'uinit'),
    usdc: bridgedDenom(bridgeId, 'uusdc'),
  }
  const contracts = Object.fromEntries(Object.entries(denoms).map(([name, denom]) => [name, contractOf(rollup, denom)]))
  const names = namesOf({
    alice: key,
    bob: other,
    denoms,
    bridgeId,
    escrow: bridgeAddress(rollup),
    channels: { l1: channelTo(chains.l1, rollup.id) ?? '', rollup: channelTo(rollup, chains.l1.id) ?? '' },
    contracts: { ...contracts, wrapper: TIDEWATCH_WRAPPER },
    // Its reserves never change, so that one pair can represent all.
    pairs: [PAIR, PAIR, PAIR],
  })
  return {
    keys: { alice: key, bob: other },
    chainIds: { l1: chains.l1.id, rollup: rollup.id },
    feeOf: (side, gas) => coinsText(feeFor(chains[side], gas)),
    names: () => names,
    owners: { l1: ['alice', 'bob', 'escrow'], rollup: ['alice', 'bob'] },
    refresh: () => Promise.resolve(),
    rpc: async (side: Side, method, params) => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
      const reply = JSON.parse((await bench.post(`rpc.${chains[side].id}`, '/', body)).text) as { result?: unknown; error?: unknown }
      if (reply.error !== undefined) throw new Error(JSON.stringify(reply.error))
      return reply.result
    },
    rest: async (side, path) => JSON.parse((await bench.get(`rest.${chains[side].id}`, path)).text) as unknown,
    wait: () => Promise.resolve(bench.pass(BLOCK)),
    // The practice executor carries it by itself.
    carry: () => Promise.resolve(bench.pass(4 * BLOCK)),
  }
}
