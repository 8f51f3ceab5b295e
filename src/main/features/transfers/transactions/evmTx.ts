// Serialises Ethereum transactions: the unsigned document that the user agrees to, and the signed one with its hash, verified before
// sending.
// Sources: EIP-155 (legacy with a chain id), EIP-1559, EIP-2718 (types), EIP-2 (lower half of s).
import {
  getAddress,
  keccak256,
  parseSignature,
  parseTransaction,
  recoverAddress,
  recoverTransactionAddress,
  serializeTransaction,
  toHex,
  type Hex,
  type TransactionSerializable,
} from 'viem'
import { AppError } from '../../../../shared/domain/errors.ts'
import type { PhraseText } from '../../../../shared/domain/phrase.ts'
import type { EvmCall } from '../../../../shared/contract/transfer/transferLeg.ts'

/** The content of a transaction. */
export interface EvmTerms {
  /** The EVM chain id. */
  chainId: number
  nonce: number
  call: Omit<EvmCall, 'builtHeight'>
}

/** A signed transaction. */
export interface SignedEvmTx {
  bytes: Uint8Array
  /** Keccak-256 of the bytes, as nodes write it: lower-case hex with 0x. */
  hash: string
}

/**
 * Serialises an unsigned transaction: legacy (EIP-155) where `gasPrice` is set, else EIP-1559. Parses it back and compares, so that what is
 * shown is what is sent.
 * @throws AppError transfer.unsafeMessage when it differs.
 */
export function writeEvmDocument(terms: EvmTerms): Hex {
  const document = serializeTransaction(toTransaction(terms))
  const again = readEvmDocument(document)
  if (JSON.stringify(again) === JSON.stringify(normal(terms))) return document
  throw unsafe('The document to sign doesn’t match the transaction exactly.')
}

/** Parses a document that Waybill wrote. @throws AppError transfer.unsafeMessage when it is not one. */
export function readEvmDocument(document: string): EvmTerms {
  const tx = parse(document)
  const { chainId, nonce = 0, to, value = 0n, data = '0x', gas } = tx
  const isKnownKind = tx.type === 'legacy' || (tx.type === 'eip1559' && (tx.accessList ?? []).length === 0)
  if (!isKnownKind || chainId === undefined || to === null || to === undefined || gas === undefined) {
    throw unsafe('The stored document can’t be read.')
  }
  const call = { to: getAddress(to), value: value.toString(), data, gas: gas.toString() }
  if (tx.type === 'legacy') {
    return { chainId, nonce, call: { ...call, maxFeePerGas: null, maxPriorityFeePerGas: null, gasPrice: (tx.gasPrice ?? 0n).toString() } }
  }
  const { maxFeePerGas = 0n, maxPriorityFeePerGas = 0n } = tx
  const fees = { maxFeePerGas: maxFeePerGas.toString(), maxPriorityFeePerGas: maxPriorityFeePerGas.toString(), gasPrice: null }
  return { chainId, nonce, call: { ...call, ...fees } }
}

/**
 * Assembles document and signature. Determines the recovery bit by trying both, not from the device, which truncates it for large chain
 * ids.
 * @param signature 64 bytes, r and s.
 * @param address the signer's address, 0x.
 * @throws Error when the signature is another's: the signer has verified it before, so it is a bug.
 */
export async function assembleEvmTx(signed: { document: string; signature: Uint8Array; address: string }): Promise<SignedEvmTx> {
  const { document, signature, address } = signed
  const terms = readEvmDocument(document)
  const [r, s] = [toHex(signature.slice(0, 32)), toHex(signature.slice(32))]
  const hash = keccak256(document as Hex)
  for (const yParity of [0, 1]) {
    if ((await recoverAddress({ hash, signature: { r, s, yParity } })) !== getAddress(address)) continue
    // For a legacy transaction viem takes a recovery byte and converts it to EIP-155's.
    const serialized = serializeTransaction(toTransaction(terms), parseSignature(`${r}${s.slice(2)}${(27 + yParity).toString(16)}` as Hex))
    if ((await senderOf(serialized)) !== getAddress(address)) break
    return { bytes: Buffer.from(serialized.slice(2), 'hex'), hash: keccak256(serialized) }
  }
  throw new Error('the signature does not fit the document')
}

function parse(document: string): ReturnType<typeof parseTransaction> {
  try {
    return parseTransaction(document as Hex)
  } catch (error) {
    throw unsafe('The stored document can’t be read.', error)
  }
}

async function senderOf(serializedTransaction: Hex): Promise<string> {
  // Narrows the type to the two kinds that are written here.
  return await recoverTransactionAddress({ serializedTransaction: serializedTransaction as `0x02${string}` })
}

function toTransaction({ chainId, nonce, call }: EvmTerms): TransactionSerializable {
  const { maxFeePerGas, maxPriorityFeePerGas, gasPrice } = call
  const common = { chainId, nonce, to: getAddress(call.to), value: BigInt(call.value), data: call.data as Hex, gas: BigInt(call.gas) }
  if (gasPrice !== null) return { ...common, type: 'legacy', gasPrice: BigInt(gasPrice) }
  return { ...common, type: 'eip1559', maxFeePerGas: BigInt(maxFeePerGas ?? 0), maxPriorityFeePerGas: BigInt(maxPriorityFeePerGas ?? 0) }
}

/** Normalises order and spelling to those of the parsed document. */
function normal({ chainId, nonce, call }: EvmTerms): EvmTerms {
  const { to, value, data, gas, maxFeePerGas, maxPriorityFeePerGas, gasPrice } = call
  return { chainId, nonce, call: { to: getAddress(to), value, data, gas, maxFeePerGas, maxPriorityFeePerGas, gasPrice } }
}

function unsafe(message: PhraseText, cause?: unknown): AppError {
  return new AppError('transfer.unsafeMessage', message, { hint: 'Nothing was signed. Try another route.', cause })
}
