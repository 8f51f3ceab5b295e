// Commands of the Ledger's Cosmos app: version, keys, addresses and amino-JSON documents.
// Source: cosmos/ledger-cosmos docs/APDUSPEC.md, app/src/apdu_handler.c, app/src/chain_config.c.
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes } from 'viem'
import type { AccountAddress } from '../../../shared/contract/account.ts'
import { AppError } from '../../../shared/domain/errors.ts'
import { phrase } from '../../../shared/domain/phrase.ts'
import { COSMOS, STATUS, type ApduChannel } from '../../../wire/apdu.ts'
import { cosmosKeyAddress, keyAddress, withPrefix } from '../../platform/address.ts'
import { decodeReply, encodeCommand, malformed, readPath, type Command, type Reply } from '../transport/apdu.ts'
import { messageTooLong, statusError } from '../deviceError.ts'

/** The app's buffer has 16,384 bytes: 12,000 pass on a device, 20,000 do not. */
export const MAX_DOCUMENT_BYTES = 12_000
const CHUNK_BYTES = 250
/** Parts are numbered 0 (first), 1 (next) and 2 (last); this one is invalid. */
const NO_SUCH_PART = 3
/** Prefixes under which the app shows keys of coin type 118; init is not among them. Source: app/src/chain_config.c, 2.38.13. */
export const COSMOS_PREFIXES: readonly string[] = ['cosmos', 'osmo', 'dydx', 'mantra', 'xion', 'celestia', 'core', 'neutron']
/** Used for every other prefix; under it the app signs for any chain of that coin type. */
const PREFIX = 'cosmos'
/** Coin type in a path whose keys have Ethereum-style addresses. */
const ETHEREUM_COIN = 0x8000003c

/** A key of the Cosmos app. */
export interface CosmosKey {
  /** Compressed secp256k1 key, 33 bytes in lower-case hex. */
  publicKey: string
  /** As init1…; the same 20 bytes under any prefix. */
  address: AccountAddress
}

/**
 * Reads the app's version, as in "2.38.13"; shows nothing on the device.
 * @throws AppError device.locked, device.wrongApp, device.failed (also for a test build, whose keys are public).
 */
export async function readCosmosVersion(channel: ApduChannel): Promise<string> {
  const data = await send(channel, { cla: COSMOS.cla, ins: COSMOS.getVersion }, 'identify', 'device')
  const [mode, major, minor, patch] = data
  if (mode === undefined || major === undefined || minor === undefined || patch === undefined) throw malformed()
  if (mode === 0) return `${major}.${minor}.${patch}`
  throw new AppError('device.failed', 'Your Ledger has a test build of the Cosmos app.', {
    hint: 'Install the released version with Ledger Live.',
  })
}

/**
 * Reads the key at a path; shows nothing on the device.
 * @param prefix one that the app allows for the path's coin; it refuses others, including init.
 * @throws AppError device.locked, device.wrongApp, device.failed.
 */
export async function readCosmosKey(channel: ApduChannel, path: string, prefix = PREFIX): Promise<CosmosKey> {
  return await getAddress(channel, { path, prefix, waitsFor: 'device' })
}

/**
 * Shows the address at a path, as cosmos1… unless another prefix is given, and waits for the device's user.
 * @throws AppError device.rejected and those of `readCosmosKey`.
 */
export async function confirmCosmosAddress(channel: ApduChannel, path: string, prefix = PREFIX): Promise<CosmosKey> {
  return await getAddress(channel, { path, prefix, waitsFor: 'user' })
}

/** Returns the prefix that the device shows: the same one where the app knows it, else cosmos. */
export function shownPrefix(prefix: string): string {
  return COSMOS_PREFIXES.includes(prefix) ? prefix : PREFIX
}

interface AddressAsked {
  path: string
  prefix: string
  waitsFor: 'device' | 'user'
}

async function getAddress(channel: ApduChannel, { path, prefix, waitsFor }: AddressAsked): Promise<CosmosKey> {
  const data = Uint8Array.from([...prefixField(prefix), ...encodeCosmosPath(path)])
  const command = { cla: COSMOS.cla, ins: COSMOS.getAddress, p1: waitsFor === 'user' ? 1 : 0, data }
  const reply = await send(channel, command, 'address', waitsFor)
  if (reply.length < 34) throw malformed()
  if (!secp256k1.utils.isValidPublicKey(reply.slice(0, 33), true)) throw malformed()
  const publicKey = Buffer.from(reply.slice(0, 33)).toString('hex')
  const address = readPath(path)[1] === ETHEREUM_COIN ? keyAddress(uncompressed(publicKey)) : cosmosKeyAddress(publicKey)
  // The app also returns the address; one that does not derive from the key means a faulty or counterfeit device.
  if (new TextDecoder().decode(reply.slice(33)) !== withPrefix(address.bech32, prefix)) throw malformed()
  return { publicKey, address }
}

function uncompressed(publicKey: string): string {
  return secp256k1.Point.fromHex(publicKey).toHex(false)
}

/**
 * Signs an amino-JSON document. Returns 64 bytes, r and s, with s in the lower half as chains require.
 * @throws AppError device.rejected, device.tooLong, device.failed (also when the signature is not by `publicKey`).
 */
export async function signDocument(channel: ApduChannel, request: { path: string; text: string; publicKey: string }): Promise<Uint8Array> {
  const chunks = documentChunks(request.path, request.text)
  let reply: Uint8Array = new Uint8Array()
  for (const [index, data] of chunks.entries()) {
    const isLast = index === chunks.length - 1
    const p1 = index === 0 ? 0 : isLast ? 2 : 1
    reply = await send(channel, { cla: COSMOS.cla, ins: COSMOS.sign, p1, data }, 'message', isLast ? 'user' : 'device')
  }
  return checkedSignature(reply, request)
}

/**
 * Splits a document. The first chunk has the path and the prefix by which the app knows coin type 118; it signs for any chain of that coin.
 */
export function documentChunks(path: string, text: string): Uint8Array[] {
  const document = new TextEncoder().encode(text)
  if (document.length > MAX_DOCUMENT_BYTES) throw messageTooLong()
  const chunks = [Uint8Array.from([...encodeCosmosPath(path), ...prefixField(PREFIX)])]
  for (let at = 0; at < document.length; at += CHUNK_BYTES) chunks.push(document.slice(at, at + CHUNK_BYTES))
  return chunks
}

/** Encodes a prefix after its length. */
function prefixField(prefix: string): Uint8Array {
  const letters = new TextEncoder().encode(prefix)
  return Uint8Array.from([letters.length, ...letters])
}

/** Encodes five numbers of four bytes each, little-endian, without a count. @throws AppError input.invalid. */
function encodeCosmosPath(path: string): Uint8Array {
  const parts = readPath(path)
  if (parts.length !== 5)
    throw new AppError('input.invalid', 'Cosmos app paths have five parts.', { hint: 'Enter one such as 44’/118’/0’/0/0.' })
  return Uint8Array.from(parts.flatMap((part) => [part & 0xff, (part >>> 8) & 0xff, (part >>> 16) & 0xff, part >>> 24]))
}

/** The reply is DER, with s in either half. */
function checkedSignature(reply: Uint8Array, { text, publicKey }: { text: string; publicKey: string }): Uint8Array {
  const signature = readDer(reply)
  const digest = sha256(new TextEncoder().encode(text))
  if (secp256k1.verify(signature, digest, hexToBytes(`0x${publicKey}`), { prehash: false, lowS: true })) return signature
  throw new AppError('device.failed', 'The signature from your Ledger isn’t from this account.', {
    hint: 'Nothing was sent. Unplug the Ledger, plug it in again and retry.',
  })
}

function readDer(reply: Uint8Array): Uint8Array {
  try {
    const signature = secp256k1.Signature.fromBytes(reply, 'der')
    const low = signature.hasHighS() ? new secp256k1.Signature(signature.r, secp256k1.Point.Fn.neg(signature.s)) : signature
    return low.toBytes('compact')
  } catch {
    // Not DER: the device sent something else.
    throw malformed()
  }
}

async function send(
  channel: ApduChannel,
  command: Command,
  doing: 'identify' | 'address' | 'message',
  waitsFor: 'device' | 'user',
): Promise<Uint8Array> {
  const first = decodeReply(await channel.exchange(encodeCommand(command), waitsFor))
  const isOutOfTurn = first.status === STATUS.rejectedCosmos && waitsFor === 'device'
  const { status, data } = isOutOfTurn && beginsAnew(command) ? await askedAfresh(channel, command) : first
  if (status === STATUS.ok) return data
  if (doing === 'message' && status === STATUS.dataInvalid) throw notUnderstood(data)
  // Rejected without a prompt: an interrupted document is still in the app's buffer.
  if (isOutOfTurn && status === STATUS.rejectedCosmos) throw statusError(STATUS.stateConfused, doing, 'Cosmos')
  throw statusError(status, doing, 'Cosmos')
}

function beginsAnew({ ins, p1 = 0 }: Command): boolean {
  return ins === COSMOS.getAddress || (ins === COSMOS.sign && p1 === 0)
}

/**
 * Resets the app and repeats a command: an invalid part number makes the app refuse it and clear its buffer, so the repeated command shows
 * and signs nothing half sent. Source: cosmos/ledger-cosmos app/src/apdu_handler.c, handleApdu.
 */
async function askedAfresh(channel: ApduChannel, command: Command): Promise<Reply> {
  await channel.exchange(encodeCommand({ cla: COSMOS.cla, ins: COSMOS.sign, p1: NO_SUCH_PART }), 'device')
  return decodeReply(await channel.exchange(encodeCommand(command), 'device'))
}

/** The app returns in plain words what it cannot parse. */
function notUnderstood(data: Uint8Array): AppError {
  const words = new TextDecoder()
    .decode(data)
    .replace(/[^\x20-\x7e]/g, '')
    .slice(0, 80)
  return new AppError('device.failed', phrase`Your Ledger can’t show this transaction${words === '' ? '' : ` (${words})`}.`, {
    hint: 'Nothing was signed. Choose another route.',
  })
}
