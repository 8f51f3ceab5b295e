// Contract methods on the app's health and on diagnostics bundles; they work with and without an open network.
import { join } from 'node:path'
import type { Account } from '../../../shared/contract/account.ts'
import { AppError } from '../../../shared/domain/errors.ts'
import type { Handlers } from '../../../shared/contract/methods.ts'
import type { Bundle, Health, HostHealth } from '../../../shared/contract/settings/health.ts'
import type { AppInfo, Preferences } from '../../../shared/contract/settings/settings.ts'
import type { SyncState } from '../../../shared/contract/status.ts'
import type { TransferView } from '../../../shared/contract/transfer/transfer.ts'
import { bundleFiles, writeBundle } from '../maintenance/bundle.ts'
import { runMaintenance } from '../maintenance/maintenanceTask.ts'
import { dataHealth, deviceHealth, systemHealth } from '../maintenance/health.ts'
import { LOG_NAMES } from '../../platform/log/appLog.ts'
import type { HostFiles } from '../../platform/http/hostFiles.ts'
import type { Log } from '../../platform/log/log.ts'
import { systemClock } from '../../platform/time.ts'
import type { WorkerPaths } from '../../platform/threads/workerPaths.ts'
import { createNodeHid } from '../../ledger/transport/nodeHid.ts'
import type { DataKey } from '../../db/database.ts'
import type { Vault } from '../../db/files/vaultFile.ts'

/** What a running core contributes. */
export interface RunningCore {
  hosts: HostHealth[]
  sync: SyncState
  accounts: Account[]
  transfers: TransferView[]
}

/** What these methods need. */
export interface DiagnosticsDeps {
  dataFolder: string
  place(): { folder: string }
  /** Returns null where the vault was not opened. */
  keyOf(vault: Vault): DataKey | null
  workers: Pick<WorkerPaths, 'maintenance'>
  files: HostFiles
  log: Log
  /** Set where the host shows the page itself. */
  isSandboxed?: boolean
  info(): Promise<AppInfo>
  preferences(): Preferences
  /** Null where no network is open. */
  running(): Promise<RunningCore | null>
  /** Returns the last data check of this run. */
  checked(): Health['data']['checked']
}

/** The methods answered here. */
export type DiagnosticsHandlers = Pick<Handlers, Extract<keyof Handlers, `health.${string}` | `diagnostics.${string}`>>

/** Maximum number of crash notes per run, for a page that crashes repeatedly. */
const MAX_NOTES = 50

/** Handles the methods on health and diagnostics. */
export function diagnosticsHandlers(deps: DiagnosticsDeps): DiagnosticsHandlers {
  const startedAt = systemClock.now()
  let shown: Bundle | null = null
  let notes = 0
  const health = async (core: RunningCore | null): Promise<Health> => {
    const info = await deps.info()
    return {
      at: systemClock.now(),
      version: info.version,
      host: info.host,
      network: info.network.kind,
      system: systemHealth(deps.isSandboxed ?? null),
      startedAt,
      hosts: core?.hosts ?? [],
      data: { ...dataHealth(deps.place().folder, deps.keyOf), checked: deps.checked() },
      device: await deviceHealth(createNodeHid(), systemClock),
    }
  }
  return {
    'health.get': async () => health(await deps.running()),
    'diagnostics.preview': async ({ withNames }) => {
      const core = await deps.running()
      const files = bundleFiles({
        health: await health(core),
        preferences: deps.preferences(),
        sync: core?.sync ?? null,
        trouble: (await deps.info()).trouble,
        files: await runMaintenance(deps.workers.maintenance, { kind: 'diagnose', folder: deps.place().folder }),
        logs: LOG_NAMES.map((name) => join(deps.dataFolder, name)),
        names: withNames && core !== null ? namesOf(core) : null,
      })
      shown = { ticket: crypto.randomUUID(), files }
      return shown
    },
    'diagnostics.save': ({ ticket }) => {
      if (shown?.ticket !== ticket) throw new AppError('input.invalid', 'This isn’t the bundle in the preview.')
      const { files } = shown
      const name = `waybill-diagnostics-${new Date(systemClock.now()).toISOString().slice(0, 10)}.zip`
      return deps.files.save(name, (destination, signal) => writeBundle(files, destination, signal))
    },
    'diagnostics.note': ({ message, stack }) => {
      notes += 1
      if (notes <= MAX_NOTES) deps.log.error('page.crash', new Error(message), { stack })
      return {}
    },
  }
}

function namesOf({ accounts, transfers }: RunningCore) {
  return {
    accounts: accounts.map(({ address, label, signer }) => ({ address: address.bech32, hex: address.hex, label, signer: signer.kind })),
    transfers: transfers.map(({ transfer: { number, phase, legs, createdAt } }) => ({
      number,
      phase,
      createdAt,
      legs: legs.map(({ chainId, hash }) => ({ chainId, hash })),
    })),
  }
}
