// Writes one transaction into the book: fee, messages, events, and the record an indexer will show of it.
// Shape: cosmos-sdk proto/cosmos/base/abci/v1beta1/abci.proto TxResponse; initia-labs/rollytics types/tx.go.
import { recordEvmTx, signEthereum, type EthereumCall } from '../evm/evmTx.ts'
import { nameHash, toBase64, fromHex } from '../keys/bytes.ts'
import { timeOfHeight } from './chains/chains.ts'
import { ChainError, coinsText, createEffects, type Effects } from './effects.ts'
import { isPanic, type RefusalWords } from './refusals.ts'
import { openAccount, type BookTx, type ChainEvent, type ChainState, type Coin, type TxRecord } from './state.ts'
import type { EvmLog } from '../evm/abi.ts'
import { encodeBech32 } from '../keys/bech32.ts'

const BECH32 = /init1[02-9ac-hj-np-z]{38}(?:[02-9ac-hj-np-z]{20})?/g
const HEX = /^0x[0-9a-fA-F]{1,64}$/

/** Hex of up to 20 bytes is an account, more is an object. */
function bech32Of(hex: string): string {
  const digits = hex.slice(2).replace(/^0+/, '')
  return encodeBech32('init', fromHex(digits.padStart(digits.length > 40 ? 64 : 40, '0')))
}

function ofLog(text: string): string[] {
  const { address, topics } = JSON.parse(text) as EvmLog
  return [address, ...topics.slice(1).filter((topic) => topic.startsWith(`0x${'0'.repeat(24)}`))].map(bech32Of)
}

/**
 * Accounts in whose history a transaction appears: its signer, and every one named in its messages, events and logs; objects have 32 bytes.
 * Source: initia-labs/rollytics indexer/collector/tx/address.go.
 */
function accountsOf(messages: unknown, events: readonly ChainEvent[]): Set<string> {
  const found = new Set(JSON.stringify([messages, events]).match(BECH32) ?? [])
  for (const { type, attributes } of events) {
    for (const { key, value } of attributes) {
      if (type === 'evm' && key === 'log') for (const account of ofLog(value)) found.add(account)
      if (type === 'move' && key === 'data') for (const hex of value.match(/0x[0-9a-fA-F]{1,64}/g) ?? []) found.add(bech32Of(hex))
      else if (key !== 'ret' && HEX.test(value)) found.add(bech32Of(value))
    }
  }
  return found
}

/** A transaction before it is written into the book. */
export interface TxDraft {
  signer: string
  /** Proto JSON with "@type". */
  messages: ({ '@type': string } & Record<string, unknown>)[]
  memo?: string
  gasWanted: bigint
  gasUsed: bigint
  fee: Coin[]
  publicKey?: Uint8Array | null
  /** Type URL of the key; that of Initia by default. */
  keyType?: string
  signMode?: string
  timeoutHeight?: bigint
  signature?: Uint8Array
  /** Runs the messages; a ChainError makes the transaction a failed one that still pays its fee. */
  act(effects: Effects): void
  /** How far the sequence moves; 1 unless several MsgCalls say otherwise. */
  sequenceStep?: bigint
  /** Signed bytes and their hash; the written history has neither. */
  raw?: Uint8Array
  hash?: string
  /** What the signer's wallet signed, when it was one for Ethereum. */
  ethereum?: EthereumCall
  /** Keeps it out of every account's list, as happens to old rows that an indexer's maintenance has touched. */
  isUnlinked?: boolean
}

/** Where a transaction is written. */
export interface TxPlace {
  height: number
  pace: number
  /** When the indexer will show it. */
  visibleAtMs: number
}

const KEY_TYPE = '/initia.crypto.v1beta1.ethsecp256k1.PubKey'

function feeEvents(state: ChainState, draft: TxDraft, sequence: bigint): { events: ChainEvent[]; commit: () => void } {
  const effects = createEffects(state)
  if (draft.fee.length > 0) effects.transfer(draft.signer, state.feeCollector, draft.fee)
  effects.emit('message', { sender: draft.signer })
  effects.emit('tx', { fee: coinsText(draft.fee), fee_payer: draft.signer })
  effects.emit('tx', { acc_seq: `${draft.signer}/${sequence}` })
  effects.emit('tx', { signature: toBase64(draft.signature ?? new Uint8Array(64).fill(7)) })
  return { events: effects.events, commit: () => effects.commit() }
}

/** What the messages did, or the words of the failure as the node's log has them. */
function runMessages(state: ChainState, draft: TxDraft): { events: ChainEvent[]; error: RefusalWords | null } {
  const effects = createEffects(state)
  try {
    draft.act(effects)
    effects.commit()
    return { events: effects.events, error: null }
  } catch (error) {
    if (!(error instanceof ChainError)) throw error
    const prefix = isPanic(error) ? '' : `failed to execute message; message index: ${effects.messageIndex() ?? 0}: `
    return { events: [], error: { code: error.code, codespace: error.codespace, log: `${prefix}${error.message}` } }
  }
}

function txJson(state: ChainState, draft: TxDraft, sequence: bigint): unknown {
  const key = draft.publicKey ?? null
  const info = {
    public_key: key === null ? null : { '@type': draft.keyType ?? KEY_TYPE, key: toBase64(key) },
    mode_info: { single: { mode: draft.signMode ?? 'SIGN_MODE_EIP_191' } },
    sequence: sequence.toString(),
  }
  const body = {
    messages: draft.messages,
    memo: draft.memo ?? '',
    timeout_height: (draft.timeoutHeight ?? 0n).toString(),
    extension_options: [],
    non_critical_extension_options: [],
  }
  const fee = { amount: draft.fee, gas_limit: draft.gasWanted.toString(), payer: '', granter: '' }
  return {
    ...(state.chain.kind === 'l1' ? { '@type': '/cosmos.tx.v1beta1.Tx' } : {}),
    body,
    auth_info: { signer_infos: [info], fee, tip: null },
    signatures: [toBase64(draft.signature ?? new Uint8Array(64).fill(7))],
  }
}

/** RFC 3339; rollups carry nine digits of the second, the L1 whole seconds. */
function stamp(state: ChainState, timeMs: number, height: number): string {
  const text = new Date(timeMs).toISOString()
  return state.chain.kind === 'l1'
    ? `${text.slice(0, 19)}Z`
    : `${text.slice(0, 23)}${String((height * 7919) % 1_000_000).padStart(6, '0')}Z`
}

/** The draft as the chain sees it: a wallet for Ethereum has put its terms into the memo and its own signature beside. */
function asSigned(state: ChainState, draft: TxDraft, sequence: bigint): { draft: TxDraft; ethereumHash: string | null } {
  if (draft.ethereum === undefined) return { draft, ethereumHash: null }
  const gasPrice = state.chain.gasPrice.numerator / state.chain.gasPrice.denominator
  const terms = { chainId: state.chain.evmChainId ?? 0, nonce: sequence, gas: draft.gasWanted, gasPrice }
  const { hash, signature } = signEthereum(draft.ethereum, terms)
  const memo = JSON.stringify({ type: 2, gas_fee_cap: gasPrice.toString(), gas_tip_cap: '0' })
  return { draft: { ...draft, memo, signature, signMode: 'SIGN_MODE_ETHEREUM' }, ethereumHash: hash }
}

function recordOf(
  state: ChainState,
  draft: TxDraft,
  at: { hash: string; height: number; timeMs: number; sequence: bigint },
  outcome: { events: ChainEvent[]; error: RefusalWords | null },
): TxRecord {
  const isIndexed = state.chain.kind !== 'l1'
  return {
    txhash: at.hash,
    height: String(at.height),
    codespace: outcome.error?.codespace ?? '',
    code: outcome.error?.code ?? 0,
    data: '',
    raw_log: outcome.error?.log ?? '',
    logs: [],
    info: '',
    gas_wanted: draft.gasWanted.toString(),
    gas_used: draft.gasUsed.toString(),
    tx: txJson(state, draft, at.sequence),
    timestamp: stamp(state, at.timeMs, at.height),
    events: isIndexed
      ? outcome.events.map(({ type, attributes }) => ({ type, attributes: attributes.map((one) => ({ ...one, index: true })) }))
      : outcome.events,
  }
}

/**
 * Executes a draft and appends it to the book of its chain. The fee is taken also when the messages fail.
 * @throws ChainError when not even the fee can be paid; then nothing was recorded.
 */
export function recordTx(state: ChainState, given: TxDraft, place: TxPlace): BookTx {
  const account = openAccount(state, given.signer)
  const { sequence } = account
  const { draft, ethereumHash } = asSigned(state, given, sequence)
  const ante = feeEvents(state, draft, sequence)
  ante.commit()
  const outcome = runMessages(state, draft)
  // What messages add to it is undone with them.
  account.sequence += outcome.error === null ? (draft.sequenceStep ?? 1n) : 1n
  account.publicKey = draft.publicKey ?? account.publicKey
  if (account.publicKey !== null) account.keyType ??= draft.keyType ?? KEY_TYPE
  const { height } = place
  const hash = draft.hash ?? nameHash(`${state.chain.id} ${height} ${state.txs.length}`)
  const timeMs = timeOfHeight(state.chain, height, place.pace)
  const events = [...ante.events, ...outcome.events]
  const entry: BookTx = {
    hash,
    height,
    timeMs,
    visibleAtMs: place.visibleAtMs,
    sequence: state.txs.length + 1,
    accounts: draft.isUnlinked === true ? new Set() : accountsOf(draft.messages, events),
    signer: draft.signer,
    messageTypes: draft.messages.map((message) => message['@type'].slice(1)),
    fee: draft.fee,
    record: recordOf(state, draft, { hash, height, timeMs, sequence }, { events, error: outcome.error }),
    raw: draft.raw ?? null,
  }
  state.txs.push(entry)
  state.byHash.set(hash, entry)
  if (state.chain.kind === 'minievm') recordEvmTx(state, entry, draft.ethereum ?? null, ethereumHash)
  return entry
}
