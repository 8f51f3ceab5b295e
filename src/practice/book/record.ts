// Writes one transaction into the book: fee, messages, events, and the record an indexer will show of it.
// Shape: cosmos-sdk proto/cosmos/base/abci/v1beta1/abci.proto TxResponse; initia-labs/rollytics types/tx.go.
import { nameHash, toBase64 } from '../keys/bytes.ts'
import { namedAddress, timeOfHeight } from './chains.ts'
import { ChainError, coinsText, createEffects, type Effects } from './effects.ts'
import { openAccount, type BookTx, type ChainEvent, type ChainState, type Coin } from './state.ts'

export interface TxDraft {
  signer: string
  /** Proto JSON with "@type". */
  messages: ({ '@type': string } & Record<string, unknown>)[]
  memo?: string
  gasWanted: bigint
  gasUsed: bigint
  fee: Coin[]
  publicKey?: Uint8Array | null
  signMode?: string
  timeoutHeight?: bigint
  signature?: Uint8Array
  /** What the messages do; a ChainError makes the transaction a failed one that still pays its fee. */
  act(effects: Effects): void
  /** How far the sequence moves; 1 unless several MsgCalls say otherwise. */
  sequenceStep?: bigint
  /** Signed bytes and their hash; the written history has neither. */
  raw?: Uint8Array
  hash?: string
}

export interface TxPlace {
  height: number
  pace: number
  /** When the indexer will show it. */
  visibleAtMs: number
}

const ADDRESS = /init1[02-9ac-hj-np-z]{38}(?:[02-9ac-hj-np-z]{20})?/g
const KEY_TYPE = '/initia.crypto.v1beta1.ethsecp256k1.PubKey'

function feeEvents(state: ChainState, draft: TxDraft, sequence: bigint): { events: ChainEvent[]; commit: () => void } {
  const effects = createEffects(state)
  if (draft.fee.length > 0) effects.transfer(draft.signer, namedAddress(`${state.chain.id} fee_collector`), draft.fee)
  effects.emit('message', { sender: draft.signer })
  effects.emit('tx', { fee: coinsText(draft.fee), fee_payer: draft.signer })
  effects.emit('tx', { acc_seq: `${draft.signer}/${sequence}` })
  effects.emit('tx', { signature: toBase64(draft.signature ?? new Uint8Array(64).fill(7)) })
  return { events: effects.events, commit: () => effects.commit() }
}

function runMessages(state: ChainState, draft: TxDraft): { events: ChainEvent[]; error: ChainError | null } {
  const effects = createEffects(state)
  try {
    draft.act(effects)
    effects.commit()
    return { events: effects.events, error: null }
  } catch (error) {
    if (!(error instanceof ChainError)) throw error
    return { events: [], error }
  }
}

function txJson(state: ChainState, draft: TxDraft, sequence: bigint): unknown {
  const key = draft.publicKey ?? null
  const info = {
    public_key: key === null ? null : { '@type': KEY_TYPE, key: toBase64(key) },
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

/**
 * Executes a draft and appends it to the book of its chain. The fee is taken also when the messages fail.
 * @throws ChainError when not even the fee can be paid; then nothing was recorded.
 */
export function recordTx(state: ChainState, draft: TxDraft, place: TxPlace): BookTx {
  const account = openAccount(state, draft.signer)
  const ante = feeEvents(state, draft, account.sequence)
  ante.commit()
  const sequence = account.sequence
  const outcome = runMessages(state, draft)
  account.sequence += draft.sequenceStep ?? 1n
  account.publicKey = draft.publicKey ?? account.publicKey
  const hash = draft.hash ?? nameHash(`${state.chain.id} ${place.height} ${state.txs.length}`)
  const timeMs = timeOfHeight(state.chain, place.height, place.pace)
  const indexed = state.chain.kind !== 'l1'
  const events = [...ante.events, ...outcome.events].map((event) =>
    indexed ? { type: event.type, attributes: event.attributes.map((attribute) => ({ ...attribute, index: true })) } : event,
  )
  const tx = txJson(state, draft, sequence)
  const entry: BookTx = {
    hash,
    height: place.height,
    timeMs,
    visibleAtMs: place.visibleAtMs,
    sequence: state.txs.length + 1,
    accounts: new Set(JSON.stringify([draft.messages, events]).match(ADDRESS) ?? []),
    signer: draft.signer,
    messageTypes: draft.messages.map((message) => message['@type'].slice(1)),
    record: {
      txhash: hash,
      height: String(place.height),
      codespace: outcome.error?.codespace ?? '',
      code: outcome.error?.code ?? 0,
      data: '',
      raw_log: outcome.error === null ? '' : `failed to execute message; message index: 0: ${outcome.error.message}`,
      logs: [],
      info: '',
      gas_wanted: draft.gasWanted.toString(),
      gas_used: draft.gasUsed.toString(),
      tx,
      timestamp: stamp(state, timeMs, place.height),
      events,
    },
    raw: draft.raw ?? null,
  }
  state.txs.push(entry)
  state.byHash.set(hash, entry)
  return entry
}
