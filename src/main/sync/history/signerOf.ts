// Determines the first signer of a transaction from its record: by the public key, otherwise by the fee payer where no other payer was
// named.
// Sources: initia-labs/rollytics indexer/collector/tx/collect.go (the first signer_info counts); initia-labs/initia crypto/ethsecp256k1
// (address of a key); cosmos-sdk types/tx (the fee payer is the first signer unless another is named).
import { rawSecp256k1PubkeyToRawAddress } from '@cosmjs/amino'
import { toHex } from '@cosmjs/encoding'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import type { IndexerTx } from '../../../wire/indexer.ts'
import { keyAddress } from '../../platform/address.ts'
import type { SyncTarget } from '../syncTargets.ts'

/** Determines the first signer of transactions. */
export interface SignerReader {
  /** Returns whether the sync target's address is the first signer; null where the record does not show it. */
  isSigner(stream: Pick<SyncTarget, 'key' | 'bech32'>, tx: IndexerTx): boolean | null
}

/** Most keys in the cache: consecutive transactions mostly have the same few. */
const MAX_KEYS = 5000

/** Creates a signer reader with a cache of keys. */
export function createSignerReader(): SignerReader {
  const known = new Map<string, string | null>()
  const addressOf = (type: string, key: string) => {
    const name = `${type} ${key}`
    const held = known.get(name)
    if (held !== undefined) return held
    if (known.size >= MAX_KEYS) known.clear()
    const address = bytesOfKey(type, key)
    known.set(name, address)
    return address
  }
  return {
    isSigner: ({ key: { account }, bech32 }, tx) => {
      const key = tx.tx?.auth_info?.signer_infos?.[0]?.public_key
      const signer = key === null || key === undefined ? null : addressOf(key['@type'], key.key)
      if (signer !== null) return signer === account
      const payer = payerOf(tx)
      return payer === null ? null : payer === bech32
    },
  }
}

/** Returns 20 bytes in lower-case hex; null for keys of a different kind, such as those of several signers. */
function bytesOfKey(type: string, base64: string): string | null {
  const key = Buffer.from(base64, 'base64')
  const point = key.length === 33 ? pointOf(key) : null
  if (point === null) return null
  if (type === '/cosmos.crypto.secp256k1.PubKey') return toHex(rawSecp256k1PubkeyToRawAddress(key))
  if (!type.endsWith('.ethsecp256k1.PubKey')) return null
  return keyAddress(toHex(point.toBytes(false)))
    .hex.slice(2)
    .toLowerCase()
}

/** Decompresses the point, which is the expensive part and done once per key. Null for bytes that are on no curve. */
function pointOf(key: Uint8Array) {
  try {
    return secp256k1.Point.fromBytes(key)
  } catch (error) {
    // The library reports this as a plain Error.
    if (error instanceof Error) return null
    throw error
  }
}

/** Returns the payer in bech32; null where a different payer was named. */
function payerOf({ tx, events }: IndexerTx): string | null {
  const fee = tx?.auth_info?.fee
  if ((fee?.payer ?? '') !== '' || (fee?.granter ?? '') !== '') return null
  for (const { type, attributes } of events) {
    if (type !== 'tx') continue
    for (const { key, value } of attributes ?? []) if (key === 'fee_payer') return value ?? null
  }
  return null
}
