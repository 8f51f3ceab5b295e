// The system's key store, through Electron: Keychain, DPAPI, or a Linux desktop's keyring.
import { setTimeout as sleep } from 'node:timers/promises'
import { app, safeStorage } from 'electron'
import type { FindKeyStore, KeyStore } from '../../features/vault/vaults.ts'

/** Linux backends that encrypt with a public password. Source: electronjs.org/docs/latest/api/safe-storage. */
const WEAK: readonly string[] = ['basic_text', 'unknown']
/** A keyring may ask its user to unlock it. One that does not answer must not keep the data closed: the passphrase opens it too. */
const TIMEOUT_MS = 20_000

/** Creates the search for the key store. Searches once, on the first call; a store that does not answer counts as absent. */
export function createKeyStoreSearch(platform: NodeJS.Platform, timeoutMs = TIMEOUT_MS): FindKeyStore {
  let search: Promise<KeyStore | null> | null = null
  let isSilent = false
  const answered = <T>(answer: Promise<T>, otherwise: T): Promise<T> =>
    Promise.race([answer, sleep(isSilent ? 0 : timeoutMs, otherwise, { ref: false })])
  return async () => {
    await app.whenReady()
    search ??= openKeyStore(platform).finally(() => (isSilent = false))
    const found = await answered<KeyStore | null | undefined>(search, undefined)
    isSilent = found === undefined
    return found ?? null
  }
}

async function openKeyStore(platform: NodeJS.Platform): Promise<KeyStore | null> {
  if (!(await safeStorage.isAsyncEncryptionAvailable())) return null
  const isWeak = platform === 'linux' && WEAK.includes(safeStorage.getSelectedStorageBackend())
  return {
    strength: isWeak ? 'weak' : 'sound',
    encrypt: async (text) => (await safeStorage.encryptStringAsync(text)).toString('base64'),
    decrypt: async (base64) => (await safeStorage.decryptStringAsync(Buffer.from(base64, 'base64'))).result,
  }
}
