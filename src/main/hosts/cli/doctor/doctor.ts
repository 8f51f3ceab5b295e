// `doctor`: reports problems on this computer and how to fix them. Changes nothing, and works while Waybill runs.
import { join } from 'node:path'
import { AppError } from '../../../../shared/domain/errors.ts'
import { builtFeed } from '../../../app/builtFeed.ts'
import { builtWorkers } from '../../../app/builtWorkers.ts'
import { effectiveList } from '../../../features/network/chainLists/effectiveList.ts'
import { createRegistry, type NetworkFile } from '../../../clients/chains/registry/registry.ts'
import { deviceHealth } from '../../../features/maintenance/health.ts'
import { createLog } from '../../../platform/log/log.ts'
import { systemClock } from '../../../platform/time.ts'
import { chosenNetwork, folderOf, nameOf, type Network } from '../../../app/networks.ts'
import { openWorld, readNetworkFile } from '../../../app/openWorld.ts'
import { readPreferences } from '../../../app/preferences.ts'
import { createNodeHid } from '../../../ledger/transport/nodeHid.ts'
import { lookAtNetworkFolder } from '../../../db/networkFolder.ts'
import { EXIT_INTERRUPTED, keyFor, openWithFile, printJson, type CommandContext } from '../command.ts'
import { databaseFindings, folderFindings, logFindings } from './dataFindings.ts'
import { findings, findingText, fine, note, type Finding } from './finding.ts'
import { askHosts, certificateFindings, hostFindings, proxyFindings, type AskedHost } from './hostFindings.ts'
import { deviceFindings, systemFindings, updateFinding } from './systemFindings.ts'

/** Set by the launching script, which knows whether Electron can open a window; see systemFindings. */
const WINDOW = 'WAYBILL_NO_WINDOW'

/** Writes nothing, since the doctor must not create a log. */
const silent = createLog(systemClock.now, () => undefined)

/** Runs all checks. Returns exit code 1 when there is a problem. */
export async function doctor(context: CommandContext): Promise<number> {
  const { options, flags, signal } = context
  const isJson = flags['json'] === true
  const collected: Finding[] = []
  const printReport = (found: Finding[]) => {
    collected.push(...found)
    if (!isJson) process.stdout.write(found.map(findingText).join(''))
  }
  printReport([...systemFindings(process.env[WINDOW]), updateFinding(builtFeed())])
  printReport(await findings('Data folder', () => folderFindings(options.dataFolder)))
  printReport(await findings('Preferences', () => preferencesFindings(options.dataFolder)))
  const network = options.network ?? chosen(options.dataFolder)
  printReport([fine('Network', nameOf(network))])
  if (collected.every(({ name, state }) => name !== 'Data folder' || state !== 'problem')) printReport(await dataFindings(context, network))
  printReport(deviceFindings(await deviceHealth(createNodeHid(), systemClock)))
  printReport([...proxyFindings(process.env), ...certificateFindings(process.env)])
  const hosts = flags['offline'] === true ? null : await ask(context, network)
  printReport(hosts === null ? [fine('Hosts', 'Not checked (--offline).')] : hosts.found)
  if (signal.aborted) return EXIT_INTERRUPTED
  const problems = collected.filter(({ state }) => state === 'problem').length
  if (isJson) {
    printJson({
      isFine: problems === 0,
      network: network.kind,
      dataFolder: options.dataFolder,
      findings: collected,
      hosts: hosts?.asked ?? [],
    })
  } else process.stdout.write(`\n${verdict(problems)}\n`)
  return problems === 0 ? 0 : 1
}

function verdict(problems: number): string {
  if (problems === 0) return 'No problems found.'
  return problems === 1 ? '1 problem found.' : `${problems} problems found.`
}

function preferencesFindings(dataFolder: string): Finding[] {
  if (readPreferences(dataFolder) !== null) return []
  return [note('Preferences', 'preferences.json can’t be read.', 'Start Waybill: it sets the file aside and uses the defaults.')]
}

/** Returns the stored network; practice where that cannot be read, which is reported separately. */
function chosen(dataFolder: string): Network {
  try {
    return chosenNetwork(readPreferences(dataFolder) ?? { network: null })
  } catch {
    return { kind: 'practice' }
  }
}

async function dataFindings(context: CommandContext, network: Network): Promise<Finding[]> {
  const { dataFolder } = context.options
  const place = {
    dataFolder,
    folder: join(dataFolder, folderOf(network)),
    maintenanceWorker: builtWorkers.maintenance,
    keyOf: async (vault: Parameters<typeof openWithFile>[1]) =>
      context.flags['passphrase-file'] === undefined ? null : openWithFile(context, vault),
  }
  return [
    ...(await findings('Databases', () => databaseFindings(place))),
    ...(await findings('Log', () => logFindings(dataFolder, systemClock.now()))),
  ]
}

/**
 * Reads the list that the network runs on, with the user's own hosts; the bundled list where the journal cannot be read, which
 * `dataFindings` reports.
 */
async function runningList(context: CommandContext, network: Network): Promise<NetworkFile> {
  const bundled = await readNetworkFile(network)
  const path = join(context.options.dataFolder, folderOf(network))
  try {
    const folder = lookAtNetworkFolder(path, await keyFor(context, path))
    if (folder === null) return bundled
    try {
      return effectiveList(bundled, folder.journal)
    } finally {
      folder.close()
    }
  } catch (error) {
    if (error instanceof AppError) return bundled
    throw error
  }
}

async function ask(context: CommandContext, network: Network): Promise<{ asked: AskedHost[]; found: Finding[] }> {
  const { options, signal } = context
  // Its hosts are part of the program; opening it would create its files.
  if (network.kind === 'practice')
    return { asked: [], found: [fine('Hosts', 'The practice network runs inside Waybill and contacts no one.')] }
  const asked: AskedHost[] = []
  const found = await findings('Hosts', async () => {
    const registry = createRegistry(await runningList(context, network))
    const { world } = await openWorld({ network, folder: options.dataFolder, seed: options.seed })
    asked.push(...(await askHosts({ registry, world, log: silent }, signal)))
    return hostFindings(asked)
  })
  return { asked, found }
}
