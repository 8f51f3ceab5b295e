// Returns what a chain answers to a payment that exceeds the balance, or names something unknown: each virtual machine has different texts.
// Source: recorded from initiad v1.1.2 and minitiad v1.0.3 (test/recorded/outcomes.json).
import { L1_CHAIN, type PracticeChain } from './chains/chains.ts'

/** Code, codespace and words of a refusal. */
export interface RefusalWords {
  code: number
  codespace: string
  log: string
}

const U64 = 2n ** 64n

/** The address of the Move standard library as the VM writes it. */
export const STDLIB = `${'0'.repeat(63)}1`

/** An abort of a module of the standard library. */
export function moveAbort(module: string, code: number): RefusalWords {
  return { code: 1, codespace: 'undefined', log: `VM aborted: location=${STDLIB}::${module}, code=${code}` }
}

/** Whether a failure ends the whole transaction at once, so that no message's number stands before its words. */
export function isPanic({ code, codespace }: Pick<RefusalWords, 'code' | 'codespace'>): boolean {
  return (code === 11 && codespace === 'sdk') || code === 111_222
}

/** The words for a denomination that nothing is known of on an EVM rollup. */
export function unknownDenom(denom: string): RefusalWords {
  return { code: 1, codespace: 'undefined', log: `collections: not found: key '${denom}' of type bytes` }
}

/** The words of the bank of a chain for coins that are not there. */
export function shortOf(chain: PracticeChain, coin: { denom: string; amount: string }, held: bigint, isKnown: boolean): RefusalWords {
  if (chain.kind === 'minievm') {
    if (!isKnown) return unknownDenom(coin.denom)
    return { code: 3, codespace: 'evm', log: 'execution reverted: ERC20: transfer amount exceeds balance: EVMCall failed' }
  }
  if (chain.kind === L1_CHAIN.kind || chain.kind === 'minimove') {
    if (BigInt(coin.amount) >= U64) return { code: 111_222, codespace: 'undefined', log: 'recovered: Uint64() out of bounds' }
    return isKnown ? moveAbort('fungible_asset', 65_540) : moveAbort('object', 393_218)
  }
  const log = `spendable balance ${held}${coin.denom} is smaller than ${coin.amount}${coin.denom}: insufficient funds`
  return { code: 5, codespace: 'sdk', log }
}
