// The contracts and modules of the practice chains that a router may call, as the app's chain list names them.
// Sources: initia-labs/minievm x/evm/contracts/erc20_wrapper/ERC20Wrapper.sol; Uniswap v2-periphery IUniswapV2Router02;
// initia-labs/skipapi-move-integration skip/sources/entry-point.move; skip-mev/skip-go-cosmwasm-contracts contracts/entry-point.
import { encodeBech32 } from '../keys/bech32.ts'
import { bridgedDenom, contractOf, PRACTICE_CHAINS } from './chains/chains.ts'
import { PAIR, PAIR_DENOMS } from './dex.ts'
import { checksumAddress, fromHex, nameHash } from '../keys/bytes.ts'

const contract = (name: string) => checksumAddress(fromHex(nameHash(`practice contract on Tidewatch ${name}`).slice(0, 40)))

/** Turns a bridged token into its 18-decimal form and back: toLocal, toRemote and what follows them. */
export const TIDEWATCH_WRAPPER = contract('ERC20Wrapper')
/** Exchanges tokens: swapExactTokensForTokens. */
export const TIDEWATCH_EXCHANGE = contract('UniswapV2Router02')
/** The account of the Move module `entry_point` on the L1: swap_and_action. 32 bytes, 0x. */
export const L1_ENTRY_POINT = `0x${nameHash('practice module entry_point').toLowerCase()}`
/** The same as a contract of the Wasm rollup. */
export const SALTMARSH_ENTRY_POINT = encodeBech32('init', fromHex(nameHash('practice contract on Saltmarsh entry_point')))

/** The same on Harbour, which exchanges in Osmosis' own pools. */
export const HARBOUR_ENTRY_POINT = encodeBech32('harbour', fromHex(nameHash('practice contract on Harbour entry_point')))

/** The contracts of the bridged tokens that a rollup's wrapper makes the listed form of, by denomination. */
function wrappedTokens(chainId: string): Record<string, string> {
  const rollup = PRACTICE_CHAINS.find(({ id }) => id === chainId)
  const wrapped = (rollup?.assets ?? []).filter(({ factor = 1n }) => factor !== 1n)
  return Object.fromEntries(
    wrapped.flatMap(({ l1Denom }) => {
      const denom = bridgedDenom(rollup?.bridgeId ?? '0', l1Denom ?? '')
      return rollup === undefined ? [] : [[denom, contractOf(rollup, denom)]]
    }),
  )
}

interface RouterContract {
  address: string
  role: string
  vm: string
  denoms?: readonly string[]
  tokens?: Readonly<Record<string, string>>
}

/** By chain id, in the form of the app's chain list. */
export const ROUTER_CONTRACTS: Readonly<Record<string, RouterContract[]>> = {
  'practice-1': [
    { address: L1_ENTRY_POINT, role: 'entryPoint', vm: 'move' },
    { address: PAIR, role: 'dexPair', vm: 'move', denoms: PAIR_DENOMS },
  ],
  'tidewatch-1': [
    { address: TIDEWATCH_WRAPPER, role: 'wrapper', vm: 'evm', tokens: wrappedTokens('tidewatch-1') },
    { address: TIDEWATCH_EXCHANGE, role: 'exchange', vm: 'evm' },
  ],
  'harbour-1': [{ address: HARBOUR_ENTRY_POINT, role: 'entryPoint', vm: 'wasm' }],
  'saltmarsh-1': [{ address: SALTMARSH_ENTRY_POINT, role: 'entryPoint', vm: 'wasm' }],
}
