// Holds the keys of encrypted data while the app runs, opened by the passphrase or the system's key store.
import { AppError } from '../../../shared/domain/errors.ts'
import { phrase } from '../../../shared/domain/phrase.ts'
import { createKeyedQueue } from '../../platform/queue.ts'
import type { DataKey } from '../../db/database.ts'
import { openVault, readVault, type Vault } from '../../db/files/vaultFile.ts'

/** The system's key store, where the host has one. */
export interface KeyStore {
  /** weak: every program of this user can read what it encrypts. */
  strength: 'weak' | 'sound'
  /** Returns base64. */
  encrypt(text: string): Promise<string>
  /** Decrypts base64. @throws where it was encrypted on another computer or by another user. */
  decrypt(base64: string): Promise<string>
}

/** Finds the system's key store; null where there is none. The system may prompt its user first, so the answer may come late or never. */
export type FindKeyStore = () => Promise<KeyStore | null>

/** The keys of opened vaults. */
export interface Vaults {
  /**
   * Finds a folder's key, also in the system's key store; null where nothing is encrypted.
   * @throws AppError store.locked, store.damaged.
   */
  findKey(folder: string): Promise<DataKey | null>
  /** Returns a folder's key if found before. */
  keyOf(folder: string): DataKey | null
  /** Returns the key of an opened vault; null where it was not opened. */
  held(vault: Vault): DataKey | null
  /** Opens a vault by its passphrase and holds the key. @throws AppError vault.wrongPassphrase, vault.wait. */
  open(vault: Vault, passphrase: string): Promise<DataKey>
  hold(vault: Vault, key: DataKey): void
}

/** Wrong guesses without delay; each further one doubles the wait. */
const FREE_TRIES = 3
const MAX_WAIT_S = 300

/** Creates an empty store of keys. */
export function createVaults({ keyStore, now }: { keyStore: FindKeyStore; now: () => number }): Vaults {
  const keys = new Map<string, DataKey>()
  // Serialises guesses, so that parallel calls do not avoid the delay.
  const queue = createKeyedQueue()
  let failures = 0
  let notBefore = 0

  const held = (vault: Vault) => keys.get(vault.id) ?? null
  const keyOf = (folder: string): DataKey | null => {
    const vault = readVault(folder)
    const key = vault === null ? null : held(vault)
    if (vault !== null && key === null) throw lockedData()
    return key
  }
  return {
    held,
    keyOf,
    hold: (vault, key) => void keys.set(vault.id, key),
    findKey: async (folder) => {
      const vault = readVault(folder)
      const found = vault === null || held(vault) !== null ? null : await bySystem(vault, keyStore)
      if (vault !== null && found !== null) keys.set(vault.id, found)
      return keyOf(folder)
    },
    open: (vault, passphrase) =>
      queue.run('guess', async () => {
        const left = Math.min(notBefore - now(), MAX_WAIT_S * 1000)
        if (left > 0) throw tooSoon(Math.ceil(left / 1000))
        const key = await openVault(vault, passphrase)
        if (key === null) {
          failures += 1
          notBefore = now() + 1000 * waitAfter(failures)
          throw wrongPassphrase()
        }
        failures = 0
        keys.set(vault.id, key)
        return key
      }),
  }
}

/** Returns seconds before the next guess, after a number of wrong ones. */
export function waitAfter(failures: number): number {
  return failures < FREE_TRIES ? 0 : Math.min(2 ** (failures - FREE_TRIES), MAX_WAIT_S)
}

/**
 * Returns the key from the system's key store; null where it was encrypted on another computer or by another user, so that the passphrase
 * is needed.
 */
async function bySystem(vault: Vault, keyStore: FindKeyStore): Promise<DataKey | null> {
  if (vault.bySystem === null) return null
  try {
    const key = await (await keyStore())?.decrypt(vault.bySystem)
    return key !== undefined && /^[0-9a-f]{64}$/.test(key) ? key : null
  } catch {
    return null
  }
}

function lockedData(): AppError {
  return new AppError('store.locked', 'Your data is encrypted and needs its passphrase.', {
    hint: 'Enter the passphrase to unlock it.',
  })
}

/** Builds the error for a wrong passphrase. */
export function wrongPassphrase(): AppError {
  return new AppError('vault.wrongPassphrase', 'Wrong passphrase.', { hint: 'Check Caps Lock and the keyboard layout.' })
}

function tooSoon(seconds: number): AppError {
  return new AppError('vault.wait', phrase`Too many wrong passphrases. Try again in ${seconds} s.`, { retry: 'later' })
}
