// Checks a transaction as a node does before it may wait for a block, in the order and with the codes of the SDK.
// Sources: cosmos-sdk types/errors/errors.go, x/auth/ante; initia-labs/minievm app/ante.
import type { PracticeChain } from '../book/chains/chains.ts'
import { feeFor } from '../book/genesisContext.ts'
import { metadataOf } from '../book/dex.ts'
import { ChainError, coinsText, isKnown } from '../book/effects.ts'
import { shortOf } from '../book/refusals.ts'
import { balanceOf, type AccountRow, type ChainState, type Coin } from '../book/state.ts'
import { signBytesOf, type DecodedTx } from './decodeTx.ts'
import { addressOfKey, signatureHolds } from './verify.ts'

/** What waits ahead of a transaction on the same node. */
export interface Waiting {
  nextHeight: number
  /** Sequence steps of the same signer's waiting transactions. */
  stepsAhead: bigint
}

const MAX_MEMO = 256
const MIN_GAS = 40_000n

/** How far a transaction moves its signer's sequence: on the EVM rollup every MsgCall counts. Source: minievm x/evm/keeper/msg_server.go. */
export function sequenceStep(tx: DecodedTx): bigint {
  const calls = tx.messages.filter((message) => message.typeUrl === '/minievm.evm.v1.MsgCall').length
  return BigInt(Math.max(1, calls))
}

/** Gas that a simulation reports: a base, the bytes, and something for each message. */
export function gasOf(tx: DecodedTx): bigint {
  return 61_000n + BigInt(tx.raw.length) * 10n + BigInt(tx.messages.length) * 32_000n
}

function checkFee(state: ChainState, tx: DecodedTx): void {
  const required = feeFor(state.chain, tx.fee.gas)
  const enough = required.every((need) =>
    tx.fee.amount.some((coin) => coin.denom === need.denom && /^\d+$/.test(coin.amount) && BigInt(coin.amount) >= BigInt(need.amount)),
  )
  if (!enough) throw new ChainError(13, 'sdk', lowFee(state, tx, required))
  for (const coin of tx.fee.amount) {
    const held = balanceOf(state, tx.signer, coin.denom)
    if (held < BigInt(coin.amount)) {
      const { log } = shortOf(state.chain, coin, held, isKnown(state, coin.denom))
      throw new ChainError(5, 'sdk', `${log}: insufficient funds`)
    }
  }
}

/** The words for too small a fee; the L1 reckons in prices. Source: initia-labs/initia x/dynamic-fee/ante. */
function lowFee(state: ChainState, tx: DecodedTx, required: readonly Coin[]): string {
  const got = coinsText(tx.fee.amount)
  const { chain } = state
  if (chain.kind !== 'l1') return `insufficient fees; got: ${got} required: ${coinsText(required)}: insufficient fee`
  const unknown = tx.fee.amount.find(({ denom }) => denom !== chain.feeDenom && !isKnown(state, denom))
  if (unknown !== undefined) {
    throw new ChainError(1, 'undefined', `collections: not found: key 'hexBytes:${metadataOf(unknown.denom).slice(2)}' of type bytes`)
  }
  const paid = tx.fee.amount.reduce((sum, { denom, amount }) => sum + (denom === chain.feeDenom ? BigInt(amount) : 0n), 0n)
  const { numerator, denominator } = chain.gasPrice
  const prices = `(sum ${decimal(paid, tx.fee.gas)}), base gas price required: ${decimal(numerator, denominator)}`
  return `insufficient gas price; got: ${got} ${prices}: insufficient fee`
}

/** A quotient with eighteen decimals, cut. */
function decimal(numerator: bigint, denominator: bigint): string {
  const scaled = ((numerator * 10n ** 18n) / denominator).toString().padStart(19, '0')
  return `${scaled.slice(0, -18)}.${scaled.slice(-18)}`
}

function checkKey(state: ChainState, account: AccountRow, tx: DecodedTx): { typeUrl: string; key: Uint8Array } {
  const key = tx.publicKey
  if (key === null) throw new ChainError(8, 'sdk', 'invalid public key: signer has no public key')
  if (addressOfKey(state.chain, key.typeUrl, key.key) !== tx.signer) {
    throw new ChainError(8, 'sdk', `pubKey does not match signer address ${tx.signer} with signer index: 0: invalid pubkey`)
  }
  if (account.publicKey !== null && Buffer.compare(account.publicKey, key.key) !== 0) {
    throw new ChainError(8, 'sdk', 'public key differs from the one on record: invalid pubkey')
  }
  return key
}

function checkSignature(state: ChainState, account: AccountRow, tx: DecodedTx): void {
  const key = checkKey(state, account, tx)
  const bytes = signBytesOf(tx, state.chain.id, account.number)
  if (bytes !== null && signatureHolds(key.typeUrl, key.key, bytes, tx.signature)) return
  const hint = `please verify account number (${account.number}) and chain-id (${state.chain.id})`
  throw new ChainError(4, 'sdk', `signature verification failed; ${hint}: (unable to verify single signer signature): unauthorized`)
}

/** The chains that know a module's messages; those of other modules are known everywhere. */
const MODULES: readonly { type: RegExp; kinds: readonly PracticeChain['kind'][] }[] = [
  { type: /^\/minievm\./, kinds: ['minievm'] },
  { type: /^\/initia\.move\./, kinds: ['l1', 'minimove'] },
  { type: /^\/opinit\.ophost\./, kinds: ['l1'] },
  { type: /^\/opinit\.opchild\./, kinds: ['minievm', 'minimove', 'miniwasm'] },
]

/** A program cannot even decode a message of a module that it lacks. @throws ChainError code 1 or 2. */
export function checkTypes({ chain }: ChainState, tx: DecodedTx): void {
  const strange = tx.messages.find(({ typeUrl }) => MODULES.some(({ type, kinds }) => type.test(typeUrl) && !kinds.includes(chain.kind)))
  if (strange === undefined) return
  const log = `unable to resolve type URL ${strange.typeUrl}: tx parse error`
  throw chain.kind === 'l1' ? new ChainError(1, 'undefined', `failed to decode tx: ${log}`) : new ChainError(2, 'sdk', log)
}

/** Decides whether a decoded transaction may enter the pool. @throws ChainError with the SDK's code: 4, 5, 8, 9, 11, 12, 13, 30 or 32. */
export function checkTx(state: ChainState, tx: DecodedTx, waiting: Waiting): void {
  checkTypes(state, tx)
  checkTimeoutHeight(tx, waiting.nextHeight)
  if (tx.memo.length > MAX_MEMO)
    throw new ChainError(12, 'sdk', `maximum number of characters is ${MAX_MEMO} but received ${tx.memo.length} characters: memo too large`)
  if (tx.fee.gas < MIN_GAS)
    throw new ChainError(11, 'sdk', `out of gas in location: ReadPerByte; gasWanted: ${tx.fee.gas}, gasUsed: ${MIN_GAS}: out of gas`)
  const account = state.accounts.get(tx.signer)
  if (account === undefined) throw new ChainError(9, 'sdk', `fee payer address: ${tx.signer} does not exist: unknown address`)
  checkFee(state, tx)
  checkSequence(tx, account.sequence + waiting.stepsAhead)
  checkSignature(state, account, tx)
}

/**
 * Decides whether a deposit's hook may run, without a look at its fee, gas and memo.
 * Source: initia-labs/minievm app/ante/ante.go, CreateAnteHandlerForOPinit (the height has counted there since v1.2).
 * @returns the account that signed it.
 * @throws ChainError with the SDK's code: 4, 8, 9, 30 or 32.
 */
export function checkHookTx(state: ChainState, tx: DecodedTx, height: number): AccountRow {
  checkTimeoutHeight(tx, height)
  const account = state.accounts.get(tx.signer)
  if (account === undefined) throw new ChainError(9, 'sdk', `account ${tx.signer} does not exist: unknown address`)
  checkSequence(tx, account.sequence)
  checkSignature(state, account, tx)
  return account
}

function checkTimeoutHeight({ timeoutHeight }: DecodedTx, height: number): void {
  if (timeoutHeight === 0n || BigInt(height) <= timeoutHeight) return
  throw new ChainError(30, 'sdk', `block height: ${height}, timeout height: ${timeoutHeight}: tx timeout height`)
}

function checkSequence({ sequence }: DecodedTx, expected: bigint): void {
  if (sequence === expected) return
  throw new ChainError(32, 'sdk', `account sequence mismatch, expected ${expected}, got ${sequence}: incorrect account sequence`)
}
