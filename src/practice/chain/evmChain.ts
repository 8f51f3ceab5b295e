// Chains as their Ethereum nodes see them: an EVM rollup, where every coin of the bank is a token contract, and the chain outside Initia.
// Source: initia-labs/minievm x/evm/keeper/erc20.go, jsonrpc/backend.
import { ANCHOR_MS, BLOCK_MS, contractOf, heightAt, timeOfHeight } from '../book/chains.ts'
import { BASIN } from '../book/plainEvm.ts'
import { balanceOf, type ChainState } from '../book/state.ts'
import type { EvmChain, TokenContract } from './evmRpc.ts'
import type { World } from './world.ts'

/** Everything that anybody holds of a denomination. */
function supplyOf(state: ChainState, denom: string): bigint {
  return [...state.balances.values()].reduce((sum, held) => sum + (held.get(denom) ?? 0n), 0n)
}

function tokensOf(state: ChainState): TokenContract[] {
  const unlisted = new Set([...state.balances.values()].flatMap((held) => [...held.keys()]))
  for (const { denom } of state.chain.assets) unlisted.delete(denom)
  const plain = [...unlisted].map((denom) => ({ denom, name: denom, symbol: denom, decimals: 0 }))
  return [...state.chain.assets, ...plain].map(({ denom, name, symbol, decimals }) => ({
    address: contractOf(state.chain, denom),
    name,
    symbol,
    decimals,
    supply: supplyOf(state, denom),
    balanceOf: (bech32: string) => balanceOf(state, bech32, denom),
  }))
}

/** The face of a rollup for Ethereum clients, at this moment. */
export function rollupAsEvm(state: ChainState, world: World): EvmChain {
  const { chain } = state
  return {
    chainId: chain.evmChainId ?? 0,
    height: heightAt(chain, world.now(), world.pace),
    timeOf: (height) => timeOfHeight(chain, height, world.pace),
    gasPrice: chain.gasPrice.numerator / chain.gasPrice.denominator,
    balanceOf: (bech32) => balanceOf(state, bech32, chain.feeDenom),
    nonceOf: (bech32) => state.accounts.get(bech32)?.sequence ?? 0n,
    tokens: tokensOf(state),
    txs: state.evmTxs,
  }
}

/** The chain outside Initia, of which only the first account holds anything. */
export function plainEvm(world: World, holder: string): EvmChain {
  const step = BLOCK_MS / world.pace
  const nowMs = world.now()
  return {
    chainId: Number(BASIN.id),
    height: BASIN.anchorHeight + Math.floor((nowMs - ANCHOR_MS) / step),
    timeOf: (height) => ANCHOR_MS + (height - BASIN.anchorHeight) * step,
    gasPrice: 1_000_000_007n,
    balanceOf: (bech32) => (bech32 === holder ? BASIN.coin.held : 0n),
    nonceOf: () => 0n,
    tokens: BASIN.tokens.map(({ contract, name, symbol, decimals, held }) => ({
      address: contract,
      name,
      symbol,
      decimals,
      supply: held * 1000n,
      balanceOf: (bech32: string) => (bech32 === holder ? held : 0n),
    })),
    txs: [],
  }
}
