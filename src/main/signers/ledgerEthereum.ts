// The Ledger's Ethereum app: keys, addresses and EIP-191 messages.
// Source: LedgerHQ/app-ethereum doc/ethapp.adoc; src/features/signMessage (EIP-191 prefix and length are added on the device).
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { bytesToHex, hashMessage, hexToBytes } from 'viem'
import type { AccountAddress } from '../../shared/account.ts'
import { AppError } from '../../shared/errors.ts'
import { ETH, STATUS, type ApduChannel } from '../../wire/apdu.ts'
import { compressKey, keyAddress } from '../lib/address.ts'
import { decodeReply, encodeCommand, encodePath, malformed, MOST_DATA_BYTES, readPrefixed, uint32, type Command } from './apdu.ts'
import { messageTooLong, statusError, type Doing } from './deviceError.ts'

/** The first version whose personal messages of any length are shown whole. Source: initia-labs/initia.js ledger-key app.ts. */
const OLDEST_VERSION = [1, 17, 0] as const
/** The app's heap of 16 KiB holds the message and its display copy: 6,000 bytes pass on a device, 8,000 do not. */
export const MOST_MESSAGE_BYTES = 7000

export interface DeviceKey {
  /** Compressed secp256k1 key, 33 bytes in lower-case hex. */
  publicKey: string
  address: AccountAddress
}

/**
 * Refuses versions that sign differently.
 * @throws AppError device.appTooOld.
 */
export function assertVersion(version: string): void {
  const parts = version.split(/[.-]/).map(Number)
  for (const [index, oldest] of OLDEST_VERSION.entries()) {
    const part = parts[index] ?? 0
    if (part > oldest) return
    if (part < oldest || Number.isNaN(part)) {
      throw new AppError('device.appTooOld', `The Ethereum app on the Ledger is too old (${version}).`, {
        hint: 'Update it with Ledger Live.',
      })
    }
  }
}

/**
 * Reads the key at a path; nothing is shown on the device. Also puts the app back into its idle state.
 * @throws AppError device.locked, device.wrongApp, device.failed.
 */
export async function readKey(channel: ApduChannel, path: string): Promise<DeviceKey> {
  return await getAddress(channel, path, 'device')
}

/**
 * Shows the address at a path and waits for the device's user.
 * @throws AppError device.rejected and those of `readKey`.
 */
export async function confirmAddress(channel: ApduChannel, path: string): Promise<DeviceKey> {
  return await getAddress(channel, path, 'user')
}

async function getAddress(channel: ApduChannel, path: string, waitsFor: 'device' | 'user'): Promise<DeviceKey> {
  const p1 = waitsFor === 'user' ? 1 : 0
  const data = await send(channel, { cla: ETH.cla, ins: ETH.getAddress, p1, data: encodePath(path) }, 'address', waitsFor)
  const key = readPrefixed(data, 0)
  const shown = readPrefixed(data, key.next)
  const uncompressed = bytesToHex(key.field).slice(2)
  if (key.field.length !== 65 || key.field[0] !== 4) throw malformed()
  const address = keyAddress(uncompressed)
  // The app also writes the address out; one that does not follow from the key would be a broken or false device.
  if (`0x${new TextDecoder().decode(shown.field)}`.toLowerCase() !== address.hex.toLowerCase()) throw malformed()
  return { publicKey: compressKey(uncompressed), address }
}

/**
 * Signs a text as an EIP-191 message. The result is 64 bytes, r and s: Initia takes no recovery byte.
 * @throws AppError device.rejected, device.tooLong, device.failed (also when the signature is not of `publicKey`).
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
  return checkedSignature(data, request)
}

/** The first chunk begins with the path and the length of the whole message. */
export function messageChunks(path: string, text: string): Uint8Array[] {
  const message = new TextEncoder().encode(text)
  if (message.length > MOST_MESSAGE_BYTES) throw messageTooLong()
  const whole = Uint8Array.from([...encodePath(path), ...uint32(message.length), ...message])
  const chunks: Uint8Array[] = []
  for (let at = 0; at < whole.length; at += MOST_DATA_BYTES) chunks.push(whole.slice(at, at + MOST_DATA_BYTES))
  return chunks
}

/** The reply is v, r, s. v is not needed: the signature is held against the key, its s in the lower half as Initia demands. */
function checkedSignature(reply: Uint8Array, { text, publicKey }: { text: string; publicKey: string }): Uint8Array {
  const signature = reply.slice(1)
  const isValid = secp256k1.verify(signature, hexToBytes(hashMessage(text)), hexToBytes(`0x${publicKey}`), { prehash: false, lowS: true })
  if (isValid) return signature
  throw new AppError('device.failed', 'The Ledger sent a signature that is not of this account.', {
    hint: 'Nothing was sent. Unplug the Ledger, plug it in again and retry.',
  })
}

async function send(channel: ApduChannel, command: Command, doing: Doing, waitsFor: 'device' | 'user'): Promise<Uint8Array> {
  const { status, data } = decodeReply(await channel.exchange(encodeCommand(command), waitsFor))
  if (status !== STATUS.ok) throw statusError(status, doing)
  return data
}
