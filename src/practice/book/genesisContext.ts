// Defines what a kind of genesis transaction may use while it is written: randomness, other accounts, the book, and planned events.
import type { PracticeKey } from '../keys/mnemonic.ts'
import type { Random } from '../random.ts'
import { namedAddress, type PracticeAsset, type PracticeChain } from './chains/chains.ts'
import type { Effects } from './effects.ts'
import type { TxDraft } from './record.ts'
import { balanceOf, type ChainState, type Coin } from './state.ts'

/** What a genesis transaction is written with. */
export interface GenesisContext {
  random: Random
  state: ChainState
  /** When this happens, ms. */
  timeMs: number
  me: PracticeKey
  /** Bech32 addresses of other accounts with large balances. */
  people: readonly string[]
  /** Lets another transaction happen later, on this or another chain. */
  follow(delayMs: number, chainId: string, kind: TxWriter): void
}

/** Writes one transaction; null when it makes no sense now, for example because funds are short. */
export type TxWriter = (context: GenesisContext) => TxDraft | null

/** Fee for an amount of gas at the chain's least price, rounded up. */
export function feeFor(chain: PracticeChain, gas: bigint): Coin[] {
  const { numerator, denominator } = chain.gasPrice
  return [{ denom: chain.feeDenom, amount: ((gas * numerator + denominator - 1n) / denominator).toString() }]
}

/** A draft with plausible gas and the least fee; service accounts such as bridge executors pay none. */
export function draft(
  context: GenesisContext,
  signer: string,
  messages: TxDraft['messages'],
  act: (effects: Effects) => void,
  extra: Partial<TxDraft> = {},
): TxDraft {
  const gasUsed = BigInt(context.random.between(78_000, 240_000))
  const gasWanted = (gasUsed * 14n) / 10n
  const isMine = signer === context.me.bech32
  return {
    signer,
    messages,
    gasWanted,
    gasUsed,
    fee: feeFor(context.state.chain, gasWanted),
    publicKey: isMine ? context.me.publicKey : null,
    signMode: isMine ? 'SIGN_MODE_EIP_191' : 'SIGN_MODE_DIRECT',
    act,
    ...extra,
  }
}

/** A share of what the first account holds of a denomination, in thousandths; null when that is nothing. */
export function shareOfMine(context: GenesisContext, denom: string, least: number, most: number): Coin | null {
  const held = balanceOf(context.state, context.me.bech32, denom)
  const amount = (held * BigInt(context.random.between(least, most))) / 1000n
  return amount > 0n ? { denom, amount: amount.toString() } : null
}

/** An amount of whole tokens with three random decimals, in base units. */
export function tokens(context: GenesisContext, decimals: number, least: number, most: number): bigint {
  const thousandths = BigInt(context.random.between(least * 1000, most * 1000))
  return (thousandths * 10n ** BigInt(decimals)) / 1000n
}

/** An everyday amount of an asset, in base units: of a dear one a small part. */
export function everydayAmount(context: GenesisContext, asset: PracticeAsset, least: number, most: number): bigint {
  return tokens(context, asset.decimals, least, most) / (asset.dearness ?? 1n)
}

/** The address of the account that serves a chain in a role. */
export function serviceAddress(
  chain: PracticeChain,
  role: 'relayer' | 'executor' | 'bridge' | 'escrow' | 'pool' | 'rewards' | 'bonded' | 'names',
): string {
  return namedAddress(`${chain.id} ${role}`, chain.prefix)
}
