// Commands of the Ledger's Ethereum app: keys, addresses, EIP-191 messages and transactions.
// Source: LedgerHQ/app-ethereum doc/ethapp.adoc; src/features/signMessage (EIP-191 prefix and length are added on the device).
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { bytesToHex, hashMessage, hexToBytes, keccak256, parseTransaction, toRlp, numberToHex, type Hex } from 'viem'
import type { AccountAddress } from '../../../shared/contract/account.ts'
import { AppError } from '../../../shared/domain/errors.ts'
import { maxBytesOf } from '../../../shared/domain/messageText.ts'
import { ETH, STATUS, type ApduChannel } from '../../../wire/apdu.ts'
import { compressKey, keyAddress } from '../../platform/address.ts'
import { decodeReply, encodeCommand, encodePath, malformed, MAX_DATA_BYTES, readPrefixed, uint32, type Command } from '../transport/apdu.ts'
import { messageTooLong, statusError, type Doing } from '../deviceError.ts'

/** A key of the Ethereum app. */
export interface DeviceKey {
  /** Compressed secp256k1 key, 33 bytes in lower-case hex. */
  publicKey: string
  address: AccountAddress
}

/**
 * Reads the key at a path; shows nothing on the device. Also resets the app to its idle state.
 * @throws AppError device.locked, device.wrongApp, device.failed.
 */
export async function readKey(channel: ApduChannel, path: string): Promise<DeviceKey> {
  return await getAddress(channel, path, 'device')
}

/** Shows the address at a path and waits for the device's user. @throws AppError device.rejected and those of `readKey`. */
export async function confirmAddress(channel: ApduChannel, path: string): Promise<DeviceKey> {
  return await getAddress(channel, path, 'user')
}

async function getAddress(channel: ApduChannel, path: string, waitsFor: 'device' | 'user'): Promise<DeviceKey> {
  const p1 = waitsFor === 'user' ? 1 : 0
  // A silent request asks for the chain code too, as all recorded hosts do; it is ignored.
  const p2 = waitsFor === 'user' ? 0 : 1
  const data = await send(channel, { cla: ETH.cla, ins: ETH.getAddress, p1, p2, data: encodePath(path) }, 'address', waitsFor)
  const key = readPrefixed(data, 0)
  const shown = readPrefixed(data, key.next)
  const uncompressed = bytesToHex(key.field).slice(2)
  if (key.field.length !== 65 || key.field[0] !== 4) throw malformed()
  const address = keyAddress(uncompressed)
  // The app also returns the address; one that does not derive from the key means a faulty or counterfeit device.
  if (`0x${new TextDecoder().decode(shown.field)}`.toLowerCase() !== address.hex.toLowerCase()) throw malformed()
  return { publicKey: compressKey(uncompressed), address }
}

/**
 * Signs a text as an EIP-191 message. Returns 64 bytes, r and s: Initia uses no recovery byte.
 * @throws AppError device.rejected, device.tooLong, device.failed (also when the signature is not by `publicKey`).
 */
export async function signMessage(channel: ApduChannel, request: { path: string; text: string; publicKey: string }): Promise<Uint8Array> {
  const chunks = messageChunks(request.path, request.text)
  let data: Uint8Array = new Uint8Array()
  for (const [index, chunk] of chunks.entries()) {
    const isLast = index === chunks.length - 1
    const command = { cla: ETH.cla, ins: ETH.signMessage, p1: index === 0 ? 0x00 : 0x80, data: chunk }
    data = await send(channel, command, 'message', isLast ? 'user' : 'device')
  }
  if (data.length !== 65) throw malformed()
  return checkedSignature(data, { hash: hashMessage(request.text), publicKey: request.publicKey })
}

/** Splits a message. The first chunk begins with the path and the length of the whole message. */
export function messageChunks(path: string, text: string): Uint8Array[] {
  const message = new TextEncoder().encode(text)
  if (message.length > maxBytesOf(text)) throw messageTooLong()
  const whole = Uint8Array.from([...encodePath(path), ...uint32(message.length), ...message])
  return cut(whole, MESSAGE_CHUNK_BYTES)
}

/** The app accepts 255 too; @ledgerhq/hw-app-eth sends 150, which every release of the app was tested with. */
const MESSAGE_CHUNK_BYTES = 150

/**
 * Reads the app's setting “Blind signing”: whether it signs calls that it cannot decode. Without it the app refuses every call of a
 * contract unknown to Ledger.
 * @throws AppError device.locked, device.wrongApp, device.failed.
 */
export async function readBlindSigning(channel: ApduChannel): Promise<boolean> {
  const [flags] = await send(channel, { cla: ETH.cla, ins: ETH.getConfiguration }, 'identify', 'device')
  if (flags === undefined) throw malformed()
  return (flags & BLIND_SIGNING) !== 0
}

const BLIND_SIGNING = 0x01

/**
 * Signs a transaction. Returns 64 bytes, r and s, without the app's recovery byte: for a legacy transaction it is computed from the first
 * four bytes of the chain id and truncated to one.
 * @param unsigned serialized: legacy RLP with the tail of EIP-155, or a typed transaction (EIP-2718).
 * @throws AppError device.rejected, device.blindSigning, device.failed (also when the signature is not by `publicKey`).
 */
export async function signTransaction(
  channel: ApduChannel,
  { path, unsigned, publicKey }: { path: string; unsigned: Hex; publicKey: string },
): Promise<Uint8Array> {
  const chunks = transactionChunks(path, unsigned)
  let data: Uint8Array = new Uint8Array()
  for (const [index, chunk] of chunks.entries()) {
    const isLast = index === chunks.length - 1
    const command = { cla: ETH.cla, ins: ETH.signTransaction, p1: index === 0 ? 0x00 : 0x80, data: chunk }
    data = await send(channel, command, 'transaction', isLast ? 'user' : 'device')
  }
  if (data.length !== 65) throw malformed()
  return checkedSignature(data, { hash: keccak256(unsigned), publicKey })
}

/**
 * Splits path and transaction into parts of at most 255 bytes. For a legacy transaction the last part must contain more than its tail
 * (chain id, 0, 0): without the tail the transaction is complete too, and the app would sign it for every chain.
 * Source: LedgerHQ/app-ethereum issue 14; @ledgerhq/hw-app-eth src/utils.ts safeChunkTransaction.
 */
export function transactionChunks(path: string, unsigned: Hex): Uint8Array[] {
  const whole = Uint8Array.from([...encodePath(path), ...hexToBytes(unsigned)])
  const tail = tailLength(unsigned)
  let size = MAX_DATA_BYTES
  while (whole.length > size && (whole.length % size || size) <= tail) size -= 1
  return cut(whole, size)
}

/** Returns the bytes of the last three items of a legacy transaction; 0 for a typed one, whose length is explicit. */
function tailLength(unsigned: Hex): number {
  const { type, chainId } = parseTransaction(unsigned)
  return type === 'legacy' && chainId !== undefined ? hexToBytes(toRlp(numberToHex(chainId))).length + 2 : 0
}

function cut(whole: Uint8Array, size: number): Uint8Array[] {
  const chunks: Uint8Array[] = []
  for (let at = 0; at < whole.length; at += size) chunks.push(whole.slice(at, at + size))
  return chunks
}

/** The reply is v, r, s. Ignores v: the signature is verified against the key, with s in the lower half as every chain requires. */
function checkedSignature(reply: Uint8Array, { hash, publicKey }: { hash: Hex; publicKey: string }): Uint8Array {
  const signature = reply.slice(1)
  const isValid = secp256k1.verify(signature, hexToBytes(hash), hexToBytes(`0x${publicKey}`), { prehash: false, lowS: true })
  if (isValid) return signature
  throw new AppError('device.failed', 'The signature from your Ledger isn’t from this account.', {
    hint: 'Nothing was sent. Unplug the Ledger, plug it in again and retry.',
  })
}

async function send(channel: ApduChannel, command: Command, doing: Doing, waitsFor: 'device' | 'user'): Promise<Uint8Array> {
  const { status, data } = decodeReply(await channel.exchange(encodeCommand(command), waitsFor))
  if (status !== STATUS.ok) throw statusError(status, doing)
  return data
}
