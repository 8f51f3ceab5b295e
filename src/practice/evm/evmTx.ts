// What an EVM rollup makes of a Cosmos transaction for Ethereum clients: a receipt, and the frames of its calls.
// Source: initia-labs/minievm indexer/utils.go (extractEthTxInfo), x/evm/keeper/txutils.go; initia-labs/rollytics types/tx.go.
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import type { BookTx, ChainState } from '../book/state.ts'
import { concat, fromHex, nameHash, toHex } from '../keys/bytes.ts'
import { hexAddress, NOBODY, type EvmLog } from './abi.ts'
import type { EvmFrame, EvmReceipt } from './receipt.ts'
import { encodeRlp, rlpNumber, type RlpValue } from './rlp.ts'
import type { SignedEthereum } from './signedTx.ts'

/** A transaction that an Ethereum wallet signed. */
export interface EthereumCall {
  /** Signs the transaction; null for other accounts, whose signature is invented. */
  secretKey: Uint8Array | null
  /** 0x; null creates a contract. */
  to: string | null
  /** 0x address of the contract this creates. */
  created?: string
  value: bigint
  /** 0x. */
  input: string
  /** Calls inside, in order of execution; the outermost call is added. */
  inner?: readonly InnerCall[]
  /** The signed bytes taken apart; the written history has none. */
  signed?: SignedEthereum
}

/** A call inside a transaction. */
export interface InnerCall {
  /** 0 = the outermost call. */
  parentIndex: number
  type: 'CALL' | 'DELEGATECALL' | 'STATICCALL' | 'CREATE'
  from: string
  to: string
  input?: string
  value: bigint
}

/** A hex quantity: `0x0`, `0x1f`. */
export function quantity(value: bigint | number): string {
  return `0x${BigInt(value).toString(16)}`
}

/** Hex padded to whole bytes; zero is the bare `0x` that Go writes for no bytes. */
function padded(value: bigint): string {
  return value === 0n ? '0x' : `0x${toHex(rlpNumber(value))}`
}

function signatureOf({ r, s, parity }: SignedEthereum): Uint8Array {
  const half = (value: bigint): Uint8Array => fromHex(value.toString(16).padStart(64, '0'))
  return concat(half(r), half(s), Uint8Array.of(parity))
}

/** Hash and signature (r, s and parity) of a fee-market transaction. Source: EIP-1559. */
export function signEthereum(call: EthereumCall, terms: { chainId: number; nonce: bigint; gas: bigint; gasPrice: bigint }) {
  if (call.signed !== undefined) return { hash: call.signed.hash, signature: signatureOf(call.signed) }
  const to = call.to === null ? new Uint8Array() : fromHex(call.to)
  const price = rlpNumber(terms.gasPrice)
  const head = [rlpNumber(BigInt(terms.chainId)), rlpNumber(terms.nonce), new Uint8Array(), price, rlpNumber(terms.gas)]
  const fields: RlpValue[] = [...head, to, rlpNumber(call.value), fromHex(call.input), []]
  const envelope = (value: RlpValue): Uint8Array => keccak_256(concat(new Uint8Array([2]), encodeRlp(value)))
  const signed =
    call.secretKey === null
      ? concat(new Uint8Array([0]), new Uint8Array(64).fill(7))
      : secp256k1.sign(envelope(fields), call.secretKey, { prehash: false, format: 'recovered' })
  const [parity, r, s] = [signed[0] ?? 0, signed.slice(1, 33), signed.slice(33)]
  const trimmed = (bytes: Uint8Array): Uint8Array => rlpNumber(BigInt(`0x${toHex(bytes)}`))
  const hash = `0x${toHex(envelope([...fields, rlpNumber(BigInt(parity)), trimmed(r), trimmed(s)]))}`
  return { hash, signature: concat(r, s, new Uint8Array([parity])) }
}

/**
 * Returns the hash under which Ethereum clients see a Cosmos transaction that left logs: that of a legacy transaction without signature,
 * receiver and gas whose data is the Cosmos hash.
 */
export function syntheticHash(cosmosHash: string): string {
  const none = new Uint8Array()
  return `0x${toHex(keccak_256(encodeRlp([none, none, none, none, none, fromHex(cosmosHash), none, none, none])))}`
}

function logsOf(tx: BookTx): EvmLog[] {
  const attributes = tx.record.events.filter(({ type }) => type === 'evm').flatMap((event) => event.attributes)
  return attributes.filter(({ key }) => key === 'log').map(({ value }) => JSON.parse(value) as EvmLog)
}

function accountsOf(receipt: Pick<EvmReceipt, 'from' | 'to' | 'contractAddress'>, logs: readonly EvmLog[]): Set<string> {
  const named = [receipt.from, receipt.to, receipt.contractAddress ?? '', ...logs.map(({ address }) => address)]
  const topics = logs.flatMap((log) => log.topics.slice(1)).filter((one) => one.startsWith(`0x${'0'.repeat(24)}`))
  const all = [...named.filter((one) => one !== ''), ...topics.map((one) => `0x${one.slice(26)}`)]
  return new Set(all.map((one) => one.toLowerCase()))
}

function framesOf(call: EthereumCall, from: string, gas: bigint, gasUsed: bigint): EvmFrame[] {
  const outer = { parentIndex: -1, type: call.to === null ? 'CREATE' : 'CALL', from, to: call.to ?? call.created ?? '', value: call.value }
  return [{ ...outer, input: call.input }, ...(call.inner ?? [])].map((one, index) => ({
    parentIndex: one.parentIndex,
    index,
    type: one.type,
    from: one.from.toLowerCase(),
    to: one.to.toLowerCase(),
    input: one.input ?? '0x',
    output: '0x',
    // Delegated and static calls carry no value at all; a plain call without coins shows one zero byte.
    value: one.value === 0n && one.type === 'CALL' ? '0x00' : padded(one.value),
    gas: padded(index === 0 ? gas : gas / BigInt(index + 1)),
    gasUsed: padded(index === 0 ? gasUsed : gasUsed / BigInt(index + 2)),
  }))
}

/** Appends a transaction to its chain's Ethereum list, if Ethereum clients would see it at all. */
export function recordEvmTx(state: ChainState, tx: BookTx, call: EthereumCall | null, ethereumHash: string | null): void {
  const succeeded = tx.record.code === 0
  const logs = succeeded ? logsOf(tx) : []
  // A Cosmos transaction is shown only when it left logs.
  if (call === null && logs.length === 0) return
  const hash = ethereumHash ?? syntheticHash(tx.hash)
  const index = state.evmTxs.filter(({ height }) => height === tx.height).length
  const gasUsed = BigInt(tx.record.gas_used)
  const place = {
    blockHash: `0x${nameHash(`${state.chain.id} evm block ${tx.height}`).toLowerCase()}`,
    blockNumber: quantity(tx.height),
    transactionHash: hash,
    transactionIndex: quantity(index),
  }
  const price = call === null ? 0n : state.chain.gasPrice.numerator / state.chain.gasPrice.denominator
  const from = call === null ? NOBODY : hexAddress(tx.signer)
  const receipt: EvmReceipt = {
    ...place,
    contractAddress: succeeded ? (call?.created?.toLowerCase() ?? null) : null,
    cumulativeGasUsed: quantity(gasUsed),
    effectiveGasPrice: quantity(price),
    from,
    gasUsed: quantity(gasUsed),
    logs: logs.map((log, at) => ({ ...log, address: log.address.toLowerCase(), ...place, logIndex: quantity(at), removed: false })),
    status: succeeded ? '0x1' : '0x0',
    to: call?.to?.toLowerCase() ?? '',
    type: call === null ? '0x0' : quantity(call.signed?.type ?? 2),
  }
  state.evmTxs.push({
    ...(call?.signed === undefined ? {} : { signed: call.signed }),
    hash,
    cosmosHash: tx.hash,
    height: tx.height,
    timeMs: tx.timeMs,
    visibleAtMs: tx.visibleAtMs,
    sequence: state.evmTxs.length + 1,
    accounts: accountsOf(receipt, logs),
    receipt,
    frames: call === null ? [] : framesOf(call, from, BigInt(tx.record.gas_wanted), gasUsed),
  })
}
