// Checks the program's environment: Node, the window, SQLite, the USB library.
import manifest from '../../../../../package.json' with { type: 'json' }
import type { DeviceHealth } from '../../../../shared/contract/settings/health.ts'
import { systemHealth } from '../../../features/maintenance/health.ts'
import { sqliteVersion } from '../../../db/files/storeProbe.ts'
import { fine, note, problem, type Finding } from './finding.ts'

/** Builds rows about the runtime. `window`: why no window can be opened, empty where one can, undefined where not checked. */
export function systemFindings(window: string | undefined): Finding[] {
  const { node, electron, platform, release, arch } = systemHealth()
  return [
    fine('Waybill', `${manifest.version}, on ${platform} ${release} (${arch})`),
    fine('Node', electron === null ? node : `${node}, in Electron ${electron}`),
    ...(window === undefined ? [] : [windowFinding(window)]),
    sqliteFinding(),
  ]
}

/** Names the update host without asking it. */
export function updateFinding(feed: { url: string } | null): Finding {
  if (feed === null) return fine('Updates', 'This build doesn’t check for updates.')
  return fine('Updates', `${new URL(feed.url).host} is contacted only when you check for updates in Settings.`)
}

function windowFinding(reason: string): Finding {
  if (reason === '') return fine('Window', 'Electron can open a window.')
  return note('Window', `Can’t open a window, because ${reason}. npm start serves the app to your browser instead.`)
}

function sqliteFinding(): Finding {
  try {
    return fine('Database library', `SQLite ${sqliteVersion()}`)
  } catch (error) {
    return problem(
      'Database library',
      `Can’t load SQLite: ${firstLine(error)}`,
      'Run npm ci again with the Node version that starts Waybill.',
    )
  }
}

/** Reports the USB library, the plugged-in devices, and Linux's udev rule. */
export function deviceFindings({ problem: reason, ledgers, hasRule }: DeviceHealth): Finding[] {
  const name = 'Ledger'
  if (reason !== null) {
    return [problem(name, `The USB library can’t be used: ${reason}`, `${remedy(reason)} Everything except signing works without it.`)]
  }
  const seen = ledgers === 0 ? 'no Ledger connected' : `${ledgers} connected`
  const device = fine(name, `The USB library works; ${seen}.`)
  if (hasRule === null) return [device]
  if (hasRule) return [device, fine('Ledger rule', 'The udev rule for Ledger is installed.')]
  const missing = 'No udev rule for Ledger is installed.'
  const todo = 'Save the rule from docs/guide/networks.md, then plug the Ledger in again.'
  return [device, ledgers === 0 ? note('Ledger rule', missing, todo) : problem('Ledger rule', missing, todo)]
}

/** npm cannot install missing system libraries. */
function remedy(reason: string): string {
  return /libusb|libudev/.test(reason)
    ? 'Install libusb 1.0 and libudev with your system’s package manager (Debian: libusb-1.0-0).'
    : 'Run npm ci again.'
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
}
