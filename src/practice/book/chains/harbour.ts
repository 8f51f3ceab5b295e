// Defines a Cosmos chain one transfer away from the L1: plain secp256k1 keys, a different prefix, a node and a gateway, no indexer.
import { namedAddress, type PracticeChain } from './chains.ts'
import { encodeBech32 } from '../../keys/bech32.ts'
import { txHash, utf8 } from '../../keys/bytes.ts'
import { cosmosAddressBytes, type CosmosKey } from '../../keys/mnemonic.ts'
import { createChainState, openAccount, type ChainState, type Book } from '../state.ts'

/** Its channel to the L1, and the L1's to it. */
export const HARBOUR_CHANNEL = 'channel-3'
/** The L1's channel to Harbour. */
export const L1_TO_HARBOUR = 'channel-50'

/** The denomination of a token that came over IBC. Source: cosmos/ibc-go modules/apps/transfer/types/trace.go. */
export function ibcDenom(path: string, base: string): string {
  return `ibc/${txHash(utf8(`${path}/${base}`))}`
}

/** Its own token on the L1. */
export const HBR_ON_L1 = ibcDenom(`transfer/${L1_TO_HARBOUR}`, 'uhbr')

/** The Cosmos chain outside Initia. */
export const HARBOUR: PracticeChain = {
  id: 'harbour-1',
  name: 'harbour',
  prettyName: 'Harbour',
  kind: 'cosmos',
  prefix: 'harbour',
  anchorHeight: 9_204_660,
  bridgeId: null,
  feeDenom: 'uhbr',
  gasPrice: { numerator: 25n, denominator: 1000n },
  assets: [
    { denom: 'uhbr', symbol: 'HBR', name: 'Harbour', decimals: 6 },
    { denom: ibcDenom(`transfer/${HARBOUR_CHANNEL}`, 'uinit'), symbol: 'INIT', name: 'Initia Native Token', decimals: 6 },
    { denom: ibcDenom(`transfer/${HARBOUR_CHANNEL}`, 'uusdc'), symbol: 'USDC', name: 'Practice USDC', decimals: 6 },
  ],
}

const RICH = 10n ** 18n

function give(state: ChainState, address: string, amounts: readonly [denom: string, amount: bigint][]): void {
  openAccount(state, address)
  state.balances.set(address, new Map(amounts))
}

/** The address of a plain Cosmos key on a chain. */
export function plainAddress(chain: PracticeChain, key: Pick<CosmosKey, 'publicKey'>): string {
  return encodeBech32(chain.prefix, cosmosAddressBytes(key.publicKey))
}

/** Creates the state of Harbour. It has no written history, since it has no indexer. */
function harbourState(owner: CosmosKey, benefactor: CosmosKey): ChainState {
  const state = createChainState(HARBOUR)
  const held = (amounts: readonly bigint[]) => HARBOUR.assets.map(({ denom }, index): [string, bigint] => [denom, amounts[index] ?? RICH])
  for (const role of ['relayer', 'executor', 'pool', 'escrow']) give(state, namedAddress(`${HARBOUR.id} ${role}`, HARBOUR.prefix), held([]))
  give(state, plainAddress(HARBOUR, benefactor), held([]))
  give(state, plainAddress(HARBOUR, owner), held([1_000_000_000n, 250_000_000n, 500_000_000n]))
  return state
}

/**
 * Adds Harbour to the chains of Initia.
 * @param owner a key of the Cosmos app: it starts with coins on Harbour and on the L1.
 * @param benefactor the account that can pay others on Harbour.
 */
export function withHarbour(book: Book, owner: CosmosKey, benefactor: CosmosKey): Book {
  const l1 = book.get('practice-1')
  if (l1 !== undefined) {
    give(l1, plainAddress(l1.chain, owner), [
      ['uinit', 75_000_000n],
      ['uusdc', 40_000_000n],
    ])
  }
  return new Map([...book, [HARBOUR.id, harbourState(owner, benefactor)]])
}
