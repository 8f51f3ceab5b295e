// Contract methods on encryption and the window lock.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Handlers } from '../../../shared/contract/methods.ts'
import { AppError } from '../../../shared/domain/errors.ts'
import type { LockAfter, VaultState } from '../../../shared/contract/settings/vault.ts'
import { runMaintenance } from '../maintenance/maintenanceTask.ts'
import { asideFolders, hasClearDatabase } from '../maintenance/sizes.ts'
import type { WorkerPaths } from '../../platform/threads/workerPaths.ts'
import type { ScreenLock } from './screenLock.ts'
import type { DataKey } from '../../db/database.ts'
import { makeVault, newDataKey, newVaultId, readVault, vaultText, writeVault, type Vault } from '../../db/files/vaultFile.ts'
import type { FindKeyStore, Vaults } from './vaults.ts'

/** What these methods need. */
export interface VaultDeps {
  place(): { folder: string }
  vaults: Vaults
  keyStore: FindKeyStore
  screenLock: ScreenLock
  workers: Pick<WorkerPaths, 'maintenance'>
  lockAfter: { get(): LockAfter; set(minutes: LockAfter): void }
  /** Stops the core, runs `work` and starts a core again. */
  closed<T>(work: () => T | Promise<T>): Promise<T>
  /** Returns whether a core runs. */
  isOpen(): Promise<boolean>
}

/** The methods answered here. */
export type VaultHandlers = Pick<Handlers, Extract<keyof Handlers, `vault.${string}`>>

/** Handles the methods on encryption and the lock. */
export function vaultHandlers(deps: VaultDeps): VaultHandlers {
  const { vaults, screenLock, closed, workers } = deps
  const folder = () => deps.place().folder
  const state = () => describe(deps)
  /** Opens the vault. @throws AppError vault.off, vault.wrongPassphrase, vault.wait. */
  const opened = async (passphrase: string): Promise<{ vault: Vault; key: DataKey }> => {
    const vault = readVault(folder())
    if (vault === null) throw new AppError('vault.off', 'Your data isn’t encrypted.')
    return { vault, key: await vaults.open(vault, passphrase) }
  }
  const recrypt = (from: DataKey | null, to: DataKey | null, vault: Vault | null) =>
    closed(() =>
      runMaintenance(workers.maintenance, { kind: 'recrypt', folder: folder(), from, to, vault: vault === null ? null : vaultText(vault) }),
    )
  return {
    'vault.state': state,
    'vault.turnOn': async ({ passphrase, bySystem, eraseAside }) => {
      if (readVault(folder()) !== null) throw new AppError('vault.on', 'Your data is already encrypted.')
      const key = newDataKey()
      const vault = await makeVault(key, passphrase, { id: newVaultId(), bySystem: await underSystem(deps.keyStore, bySystem, key) })
      vaults.hold(vault, key)
      await recrypt(null, key, vault)
      if (eraseAside) for (const name of clearAsides(folder())) rmSync(join(folder(), name), { recursive: true, force: true })
      screenLock.touch()
      return state()
    },
    'vault.turnOff': async ({ passphrase }) => {
      const { key } = await opened(passphrase)
      await recrypt(key, null, null)
      screenLock.stop()
      return state()
    },
    'vault.changePassphrase': async ({ passphrase, next }) => {
      const { vault, key } = await opened(passphrase)
      writeVault(folder(), await makeVault(key, next, vault))
      return state()
    },
    'vault.setBySystem': async ({ passphrase, bySystem }) => {
      const { vault, key } = await opened(passphrase)
      writeVault(folder(), { ...vault, bySystem: await underSystem(deps.keyStore, bySystem, key) })
      return state()
    },
    'vault.unlock': async ({ passphrase }) => {
      await opened(passphrase)
      if (!(await deps.isOpen())) await closed(() => undefined)
      screenLock.open()
      return state()
    },
    ...lockHandlers(deps),
  }
}

function lockHandlers(deps: VaultDeps): Pick<VaultHandlers, 'vault.lock' | 'vault.touch' | 'vault.setLockAfter'> {
  const { screenLock, lockAfter } = deps
  return {
    'vault.lock': () => {
      screenLock.lock()
      return {}
    },
    'vault.touch': () => {
      screenLock.touch()
      return {}
    },
    'vault.setLockAfter': ({ minutes }) => {
      lockAfter.set(minutes)
      screenLock.touch()
      return describe(deps)
    },
  }
}

/** Encrypts the key with the system's key store. Refuses a weak store, which any program can read: it would defeat the encryption. */
async function underSystem(keyStore: FindKeyStore, isWanted: boolean, key: DataKey): Promise<string | null> {
  if (!isWanted) return null
  const store = await keyStore()
  if (store?.strength === 'sound') return store.encrypt(key)
  throw new AppError('vault.noKeyStore', 'This system has no secure key storage. Unlock with the passphrase instead.')
}

async function describe({ place, keyStore, screenLock, lockAfter, isOpen }: VaultDeps): Promise<VaultState> {
  const { folder } = place()
  const vault = readVault(folder)
  return {
    isEncrypted: vault !== null,
    isOpen: !screenLock.isLocked() && (await isOpen()),
    keyStore: (await keyStore())?.strength ?? 'none',
    bySystem: vault !== null && vault.bySystem !== null,
    lockAfter: lockAfter.get(),
    inClear: clearAsides(folder),
  }
}

function clearAsides(folder: string): string[] {
  return asideFolders(folder).filter((name) => hasClearDatabase(join(folder, name)))
}
