// Words on the bundle for whoever helps, and on pages that have stopped.
import { formatBytes, plural } from './format.ts'

export const bundleWords = {
  title: 'Bundle for somebody who helps you',
  lead: 'A zip file with what this page says and with the ends of the logs. Waybill sends it to nobody: you save it, and hand it to whom you choose.',
  leftOut:
    'Left out are addresses, hashes, keys, signatures, labels, notes, memos and the name of your user. What stays: hosts, chains, how much of what there is, and when things happened.',
  leftIn: 'Addresses, labels and hashes stand in names.json, and nowhere else.',
  withNames: 'Also name accounts and transfers',
  withNamesMeans: 'With addresses, labels and hashes, for a question about one transfer. Whoever has the bundle then sees what is yours.',
  show: 'Show what it holds',
  showAgain: 'Put it together anew',
  preparing: 'Putting it together',
  exactly: (files: number, bytes: number) =>
    `${plural(files, { one: 'file', other: 'files' })}, ${formatBytes(bytes)}. Open each to read it; it is saved word for word as it stands here.`,
  files: 'Files of the bundle',
  textOf: (name: string) => `Text of ${name}`,
  save: 'Save the bundle',
  saving: 'Saving',
} as const

/** What each file is, by its name; logs that are older have a number behind it. */
export const bundleFileWords: Readonly<Record<string, string>> = {
  'health.json': 'how everything is: versions, hosts, files, Ledger',
  'data.json': 'whether the files of the data can be read',
  'coverage.json': 'how far each list is copied; accounts are numbered',
  'settings.json': 'what was chosen in Settings',
  'errors.log': 'faults of the program',
  'waybill.log': 'what happened lately',
  'names.json': 'accounts with addresses and labels, transfers with hashes',
}
