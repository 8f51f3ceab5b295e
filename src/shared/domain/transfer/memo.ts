// Defines which text may be sent as the memo of a transaction, and on which sends. Pure.

/** Most characters of a memo. Source: cosmos-sdk x/auth/types/params.go, DefaultMaxMemoCharacters. */
export const MAX_MEMO = 256

/** Word counts of a recovery phrase. Source: BIP-39. */
const PHRASE_LENGTHS: ReadonlySet<number> = new Set([12, 15, 18, 21, 24])

/** Why a text may not be a memo: `phrase` is one that looks like a recovery phrase. */
export type MemoFault = 'tooLong' | 'unprintable' | 'phrase'

/**
 * Returns why a text may not be sent as a memo, which everybody can read forever; null where it may.
 * Only printable ASCII characters: the Ledger's screen shows no others.
 */
export function memoFault(memo: string): MemoFault | null {
  if (isRecoveryPhrase(memo)) return 'phrase'
  if (!/^[\x20-\x7e]*$/.test(memo)) return 'unprintable'
  return memo.length > MAX_MEMO ? 'tooLong' : null
}

/**
 * Returns whether a send of an asset can carry a memo: Ethereum transactions have no place for one, and the Ethereum app sends tokens of an
 * EVM rollup by them. The core decides again when it quotes (`leavesByEvm`).
 */
export function takesMemo(
  chain: { kind: string; vm?: string | null },
  denom: string,
  signer: { kind: 'watched' } | { kind: 'ledger'; app: string },
): boolean {
  if (chain.kind === 'evm') return false
  return !(chain.vm === 'evm' && denom.startsWith('evm/') && signer.kind === 'ledger' && signer.app === 'ethereum')
}

function isRecoveryPhrase(text: string): boolean {
  const words = text.trim().split(/\s+/)
  return PHRASE_LENGTHS.has(words.length) && words.every((word) => /^[a-z]{3,8}$/i.test(word))
}
