// The keys of encrypted data, held as long as the app runs: found by the passphrase or by the system's key store.
import { AppError } from '../../../shared/domain/errors.ts'
import { createKeyedQueue } from '../../platform/queue.ts'
import type { DataKey } from '../../db/database.ts'
import { openVault, readVault, type Vault } from '../../db/files/vaultFile.ts'

/** The system's own store for secrets, where the host has one. */
export interface KeyStore {
  /** weak: what it encrypts can be read by every program of this user, with no key but one that is public. */
  strength: 'weak' | 'sound'
  /** In base64. */
  encrypt(text: string): Promise<string>
  /** @throws where it was encrypted elsewhere, or by somebody else. */
  decrypt(base64: string): Promise<string>
}

/** Finds the system's key store; null where there is none. It may ask its user first, and answer late or never. */
export type FindKeyStore = () => Promise<KeyStore | null>

export interface Vaults {
  /** Null where nothing is encrypted; asks the system's key store, too. @throws AppError store.locked, store.damaged. */
  findKey(folder: string): Promise<DataKey | null>
  /** The same of keys that were found before. */
  keyOf(folder: string): DataKey | null
  /** The key of a vault that was opened before; null where it was not. */
  held(vault: Vault): DataKey | null
  /** The key by its passphrase, which is held from now on. @throws AppError vault.wrongPassphrase, vault.wait. */
  open(vault: Vault, passphrase: string): Promise<DataKey>
  hold(vault: Vault, key: DataKey): void
}

/** Mistypings that cost nothing; then each one doubles the wait. */
const FREE_TRIES = 3
const MAX_WAIT_S = 300

export function createVaults({ keyStore, now }: { keyStore: FindKeyStore; now: () => number }): Vaults {
  const keys = new Map<string, DataKey>()
  // One guess at a time, whoever asks.
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

/** Seconds before the next guess, after so many wrong ones. */
export function waitAfter(failures: number): number {
  return failures < FREE_TRIES ? 0 : Math.min(2 ** (failures - FREE_TRIES), MAX_WAIT_S)
}

/** What was encrypted on another computer, or by another user, is no key here: the passphrase still is. */
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

export function wrongPassphrase(): AppError {
  return new AppError('vault.wrongPassphrase', 'Wrong passphrase.', { hint: 'Check Caps Lock and the keyboard layout.' })
}

function tooSoon(seconds: number): AppError {
  return new AppError('vault.wait', `Too many wrong passphrases. Try again in ${seconds} s.`, { retry: 'later' })
}
