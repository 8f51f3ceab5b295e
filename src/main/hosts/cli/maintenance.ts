// `backup`, `restore`, `check`, `compact`, `erase`: maintenance of one network's data. Send no request.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import manifest from '../../../../package.json' with { type: 'json' }
import { AppError } from '../../../shared/domain/errors.ts'
import { phrase } from '../../../shared/domain/phrase.ts'
import { builtWorkers } from '../../app/builtWorkers.ts'
import { writeBackup } from '../../features/maintenance/backup.ts'
import { runMaintenance } from '../../features/maintenance/maintenanceTask.ts'
import { eraseFolder } from '../../features/maintenance/eraseFolder.ts'
import { putInPlace, unpackBackup } from '../../features/maintenance/restore.ts'
import { parseAddress } from '../../platform/address.ts'
import { systemClock } from '../../platform/time.ts'
import { writeAtomically } from '../../platform/atomicWrite.ts'
import { folderOf } from '../../app/networks.ts'
import { listAccounts } from '../../db/journal/accounts.ts'
import type { DataKey } from '../../db/database.ts'
import { lookAtNetworkFolder } from '../../db/networkFolder.ts'
import { readVault, type Vault } from '../../db/files/vaultFile.ts'
import { keyFor, networkOf, openLog, openWithFile, printJson, required, type CommandContext } from './command.ts'

/** Returns the named network's folder. @throws AppError input.invalid where nothing was stored yet. */
function placeOf(context: CommandContext): { folder: string; network: string } {
  const network = folderOf(networkOf(context, openLog(context)))
  const folder = join(context.options.dataFolder, network)
  if (existsSync(folder)) return { folder, network }
  throw new AppError('input.invalid', phrase`No data for the network “${network}” in ${context.options.dataFolder}.`)
}

/** Writes a backup; works while Waybill runs. */
export async function backup(context: CommandContext): Promise<number> {
  const file = resolve(required(context, 'out', 'waybill.zip'))
  const place = placeOf(context)
  const deps = {
    ...place,
    key: await keyFor(context, place.folder),
    version: manifest.version,
    workerPath: builtWorkers.maintenance,
    now: systemClock.now,
  }
  const options = { withPictures: context.flags['with-pictures'] === true, signal: context.signal }
  printJson(await writeAtomically(file, (destination) => writeBackup(deps, options, destination)))
  return 0
}

/** Restores a backup; creates the network's folder when missing, so that data can be moved to another computer. */
export async function restore(context: CommandContext): Promise<number> {
  const file = resolve(required(context, 'from', 'waybill.zip'))
  if (!existsSync(file)) throw new AppError('input.invalid', phrase`File not found: ${file}.`)
  const network = folderOf(networkOf(context, openLog(context)))
  const folder = join(context.options.dataFolder, network)
  const vault = readVault(folder)
  const encryption = vault === null ? null : { vault, key: await openWithFile(context, vault) }
  const openBackup = (theirs: Vault) => (theirs.id === vault?.id && encryption !== null ? encryption.key : openWithFile(context, theirs))
  const unpacked = await unpackBackup({ folder, network, workerPath: builtWorkers.maintenance, encryption, openBackup }, file)
  const keptIn = putInPlace(folder, unpacked, systemClock.now())
  printJson({ restored: unpacked.manifest.counts, createdAt: unpacked.manifest.createdAt, replaced: join(folder, keptIn) })
  return 0
}

/** Checks the data; works while Waybill runs. Returns exit code 1 when there is a finding. */
export async function check(context: CommandContext): Promise<number> {
  const { folder } = placeOf(context)
  const report = await runMaintenance(builtWorkers.maintenance, { kind: 'check', folder, key: await keyFor(context, folder) })
  printJson(report)
  return report.isSound ? 0 : 1
}

/** Compacts the archive. */
export async function compact(context: CommandContext): Promise<number> {
  const { folder } = placeOf(context)
  printJson(await runMaintenance(builtWorkers.maintenance, { kind: 'compact', folder, key: await keyFor(context, folder) }))
  return 0
}

/** Erases an account or everything. @throws AppError input.invalid unless told what to erase, with --yes. */
export async function erase(context: CommandContext): Promise<number> {
  const { account: typed, all, yes, 'with-labels': withLabels } = context.flags
  if ((typeof typed === 'string') === (all === true)) throw new AppError('input.invalid', 'Use either --account ADDRESS or --all.')
  if (yes !== true) throw new AppError('input.invalid', 'Erased data can’t be recovered. Add --yes to confirm.')
  const { folder } = placeOf(context)
  if (typeof typed !== 'string') {
    eraseFolder(folder)
    printJson({ erased: folder })
    return 0
  }
  const key = await keyFor(context, folder)
  const { bech32, hex } = parseAddress(typed)
  const input = { accountId: accountId(folder, key, bech32), account: hex.slice(2).toLowerCase(), withLabels: withLabels === true }
  printJson(await runMaintenance(builtWorkers.maintenance, { kind: 'eraseAccount', folder, key, input }))
  return 0
}

function accountId(folder: string, key: DataKey | null, bech32: string): string {
  const held = lookAtNetworkFolder(folder, key)
  try {
    const account = held === null ? undefined : listAccounts(held.journal).find(({ address }) => address.bech32 === bech32)
    if (account === undefined) throw new AppError('account.unknown', phrase`The account ${bech32} isn’t in Waybill.`)
    return account.id
  } finally {
    held?.close()
  }
}
