// Holds the English texts of the support bundle and of the crash page.
import { formatBytes, plural } from '../format.ts'

/** Texts of the support bundle. */
export const bundleWords = {
  title: 'Support bundle',
  lead: 'A zip file with status information and recent logs. Waybill never sends it: you save it and share it with whoever you choose.',
  leftOut:
    'It leaves out addresses, hashes, keys, signatures, labels, notes, memos and your user name. It includes hosts, chains, counts and times.',
  leftIn: 'Addresses, labels and hashes are only in names.json.',
  withNames: 'Include accounts and transfers',
  withNamesMeans: 'Adds addresses, labels and hashes, for help with a specific transfer. Anyone with the bundle can see them.',
  show: 'Preview',
  showAgain: 'Rebuild',
  preparing: 'Building',
  exactly: (files: number, bytes: number) =>
    `${plural(files, { one: 'file', other: 'files' })}, ${formatBytes(bytes)}. Open a file to read it; it’s saved exactly as shown.`,
  files: 'Files in the bundle',
  textOf: (name: string) => `Contents of ${name}`,
  save: 'Save bundle',
  saving: 'Saving',
} as const

/** Describes each file by its name; older logs have a number behind it. */
export const bundleFileWords: Readonly<Record<string, string>> = {
  'health.json': 'versions, hosts, files and Ledger status',
  'data.json': 'whether the data files are readable',
  'coverage.json': 'sync progress by list; accounts are numbered',
  'settings.json': 'your settings',
  'errors.log': 'errors',
  'waybill.log': 'recent activity',
  'names.json': 'accounts with addresses and labels, transfers with hashes',
}

/** Texts of the crash page. */
export const crashWords = {
  screen: {
    title: 'This screen crashed',
    lead: 'Something went wrong on this screen. The others still work.',
  },
  window: {
    title: 'This window crashed',
    lead: 'Something went wrong in this window.',
  },
  missing: {
    title: 'This couldn’t be loaded',
    lead: 'Part of the page is missing. Waybill may have been closed or updated in the meantime.',
  },
  harmless: 'Nothing was lost. Your data is saved before it’s shown, and transfers don’t depend on this page.',
  goOn: 'Continue',
  reload: 'Reload',
  bundle: 'Open support bundle',
  said: 'Reason',
  log: 'Log',
  noted: 'The error is in the log on this computer.',
  notNoted: 'The error couldn’t be logged.',

  startTitle: 'Can’t reach Waybill',
  startLost: 'Waybill isn’t responding. Start it again; this page reconnects by itself.',
  startForbidden: 'This page belongs to an earlier run of Waybill.',
  startUnconnected: 'Part of this window didn’t load, so it can’t reach Waybill. Your data isn’t affected.',
} as const
