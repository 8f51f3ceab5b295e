// The system's key store, through Electron: Keychain, DPAPI, or what the desktop on Linux has.
import { safeStorage } from 'electron'
import type { KeyStore } from '../vaults.ts'

/** Backends on Linux that encrypt with a password that everybody knows. Source: electronjs.org/docs/latest/api/safe-storage. */
const WEAK: readonly string[] = ['basic_text', 'unknown']

/** Null where there is none. To be asked once the app is ready. */
export async function systemKeyStore(platform: NodeJS.Platform): Promise<KeyStore | null> {
  if (!(await safeStorage.isAsyncEncryptionAvailable())) return null
  const isWeak = platform === 'linux' && WEAK.includes(safeStorage.getSelectedStorageBackend())
  return {
    strength: isWeak ? 'weak' : 'sound',
    encrypt: async (text) => (await safeStorage.encryptStringAsync(text)).toString('base64'),
    decrypt: async (base64) => (await safeStorage.decryptStringAsync(Buffer.from(base64, 'base64'))).result,
  }
}
