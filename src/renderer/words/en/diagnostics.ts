// Words on the bundle for whoever helps, and on pages that have stopped.
import { formatBytes, plural } from './format.ts'

export const bundleWords = {
  title: 'Bundle for somebody who helps you',
  lead: 'A zip file that says how everything is, with the ends of the logs. Waybill sends it to nobody: you save it, and hand it to whom you choose.',
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

/** On pages that have stopped. */
export const crashWords = {
  screen: {
    title: 'This screen has stopped',
    lead: 'Waybill made a mistake while it drew this screen. The others work.',
  },
  window: {
    title: 'This window has stopped',
    lead: 'Waybill made a mistake while it drew this window.',
  },
  missing: {
    title: 'This could not be loaded',
    lead: 'A part of the page is missing, perhaps because Waybill was ended or replaced by another version meanwhile.',
  },
  harmless: 'Nothing was lost: everything is stored before it is shown. No transfer depends on this page.',
  goOn: 'Go on',
  reload: 'Load the page anew',
  bundle: 'See what somebody who helps would need',
  said: 'The reason',
  log: 'Log',
  noted: 'The reason was written into the log on this computer.',
  notNoted: 'The reason could not be written into the log.',

  startTitle: 'Waybill cannot be reached',
  startLost: 'This page belongs to a Waybill that does not answer. Start it again; this page goes on by itself.',
  startForbidden: 'This page belongs to a Waybill that was ended.',
  startUnconnected: 'A part of this window did not load, so it cannot hear the rest of Waybill. Your data is not affected.',
} as const
