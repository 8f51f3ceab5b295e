// vault.json: the key of a network's encrypted databases, encrypted with a key derived from the passphrase and, optionally, with the
// system's key store. The data key is random, so that a new passphrase re-encrypts only the key.
import { createCipheriv, createDecipheriv, randomBytes, scrypt, type ScryptOptions } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { AppError } from '../../../shared/domain/errors.ts'
import { jsonIfAny } from '../../platform/json/parseJson.ts'
import { replaceFile } from '../../platform/atomicWrite.ts'
import { toStoreError, type DataKey } from '../database.ts'

/** Name of the vault file. */
export const VAULT_FILE = 'vault.json'

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** Scrypt cost: 128 MiB and half a second per guess. Source: OWASP Password Storage Cheat Sheet, scrypt. */
const COST = { N: 131_072, r: 8, p: 1 } as const
/** Limit for a foreign file, so that it cannot exhaust memory. */
const MAX_N = 1_048_576
const MEMORY = 2 ** 31

const Hex = z.string().regex(/^([0-9a-f]{2})+$/)

/** Content of vault.json. */
export const Vault = z.object({
  format: z.literal(1),
  /** Identifies the key across changes of the passphrase and in backups. */
  id: Hex.length(KEY_BYTES),
  kdf: z.object({
    name: z.literal('scrypt'),
    N: z.number().int().min(16_384).max(MAX_N),
    r: z.literal(8),
    p: z.number().int().min(1).max(4),
    salt: Hex.length(2 * KEY_BYTES),
  }),
  /** The key encrypted under the passphrase: nonce, AES-256-GCM ciphertext and tag. */
  wrapped: Hex.length(2 * (NONCE_BYTES + KEY_BYTES + TAG_BYTES)),
  /** The key encrypted by the system's key store, in base64; null where only the passphrase opens. */
  bySystem: z.base64().nullable(),
})
export type Vault = z.infer<typeof Vault>

/** Creates a vault for `key`. */
export async function makeVault(key: DataKey, passphrase: string, { id, bySystem }: Pick<Vault, 'id' | 'bySystem'>): Promise<Vault> {
  const kdf = { name: 'scrypt' as const, ...COST, salt: randomBytes(KEY_BYTES).toString('hex') }
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', await derive(passphrase, kdf), nonce)
  cipher.setAAD(boundTo({ id, kdf }))
  const text = Buffer.concat([cipher.update(Buffer.from(key, 'hex')), cipher.final()])
  return { format: 1, id, kdf, wrapped: Buffer.concat([nonce, text, cipher.getAuthTag()]).toString('hex'), bySystem }
}

/** Returns a random vault id. */
export function newVaultId(): string {
  return randomBytes(KEY_BYTES / 2).toString('hex')
}

/** Returns a random data key. */
export function newDataKey(): DataKey {
  return randomBytes(KEY_BYTES).toString('hex')
}

/** Returns the key; null for a wrong passphrase or a manipulated vault. */
export async function openVault(vault: Vault, passphrase: string): Promise<DataKey | null> {
  const bytes = Buffer.from(vault.wrapped, 'hex')
  const decipher = createDecipheriv('aes-256-gcm', await derive(passphrase, vault.kdf), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(boundTo(vault))
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString('hex')
  } catch {
    return null
  }
}

/** Reads the vault; null where nothing is encrypted. @throws AppError store.damaged for an unparsable vault. */
export function readVault(folder: string): Vault | null {
  const file = join(folder, VAULT_FILE)
  try {
    return existsSync(file) ? parseVault(readFileSync(file, 'utf8')) : null
  } catch (error) {
    throw toStoreError(error)
  }
}

/** Parses the text of a vault. @throws AppError store.damaged. */
export function parseVault(text: string): Vault {
  const vault = Vault.safeParse(jsonIfAny(text))
  if (vault.success) return vault.data
  throw new AppError('store.damaged', 'vault.json, which holds the encryption key, is damaged.', {
    hint: 'Restore it from a Waybill backup: your data can’t be read without it.',
  })
}

/**
 * Serialises a vault.
 * @example vaultText(vault) // the content of vault.json
 */
export function vaultText(vault: Vault): string {
  return `${JSON.stringify(vault, null, 2)}\n`
}

/** Replaces the file atomically. @throws AppError store.readOnly, store.full. */
export function writeVault(folder: string, vault: Vault): void {
  const file = join(folder, VAULT_FILE)
  try {
    replaceFile(file, vaultText(vault))
  } catch (error) {
    throw toStoreError(error)
  }
}

/** Additional authenticated data: the encrypted key opens in no other vault. */
function boundTo({ id, kdf }: Pick<Vault, 'id' | 'kdf'>): Buffer {
  return Buffer.from(['waybill vault 1', id, kdf.name, kdf.N, kdf.r, kdf.p, kdf.salt].join('\n'))
}

/** Derives a key; normalises the passphrase, so that it matches however the keyboard composes characters. */
function derive(passphrase: string, { N, r, p, salt }: Vault['kdf']): Promise<Buffer> {
  const options: ScryptOptions = { N, r, p, maxmem: MEMORY }
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFKC'), Buffer.from(salt, 'hex'), KEY_BYTES, options, (error, key) => {
      if (error === null) resolve(key)
      else reject(error)
    })
  })
}
