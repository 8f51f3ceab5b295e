// Words of the care of the data: sizes, backups, checks, erasing, and the page for data that cannot be opened.
import type { BackupManifest, Erased, FileState, SizeKind } from '../../../shared/care.ts'
import { formatBytes, formatCount, formatMoment, plural } from './format.ts'

const transactions = { one: 'transaction', other: 'transactions' }

export const careWords = {
  sizes: 'What it takes',
  sizesRead: 'Show sizes',
  sizesReading: 'Reading the files',
  total: 'Together',
  free: (bytes: number) => `${formatBytes(bytes)} are free on this disk.`,

  backup: 'Backup',
  backupLead:
    'One file with the accounts, waybills, labels and history of this network, written while Waybill runs. It holds no keys of accounts. It is encrypted where the data is; where not, whoever has it can read what you did.',
  backUp: 'Save a backup',
  backingUp: 'Copying the data',
  withPictures: 'Pictures of NFTs too',
  restore: 'Restore a backup',
  restoreChoose: 'Choose a backup',
  restoreReading: 'Reading the file',
  restoreTitle: 'Restore this backup?',
  restoreDo: 'Restore it',
  restoring: 'Checking and restoring',
  restored: (folder: string) => `Restored. What it replaced is kept in the folder ${folder}, in the data folder of this network.`,
  restoreLead:
    'It takes the place of everything in this network. What is replaced is kept in a folder beside it. Waybills made since the backup are no longer listed, but go on on their chains.',
  restorePassphrase: 'Passphrase of the backup',
  restorePassphraseHint: 'This backup is encrypted. Leave it empty if it is of the data that is open now.',
  savedTo: (path: string) => `Saved to ${path}`,
  downloading: 'The browser saves the file with its downloads.',

  check: 'Check the data',
  checking: 'Reading every page',
  sound: (count: number) => `All is well: every page can be read, and ${plural(count, transactions)} keep their rules.`,
  unsound: 'Something is wrong:',
  unsoundHint: 'Restore a backup, or save what can be read. History can be copied again from the networks; waybills and labels cannot.',
  compact: 'Give back unused space',
  compacting: 'Writing the archive anew',
  compacted: (before: number, after: number) => `${formatBytes(before)} before, ${formatBytes(after)} now.`,
  compactNeeds: (bytes: number) => `Needs ${formatBytes(bytes)} of free space for a while.`,
  removeAside: 'Remove what was set aside',
  removingAside: 'Removing',

  erase: 'Erase',
  eraseAccount: 'Erase an account',
  eraseAccountTitle: (label: string) => `Erase “${label}” and its history?`,
  eraseAccountLead:
    'Its transactions, holdings and NFTs leave this computer. What another account here shares stays, and so do its waybills: they are never erased.',
  eraseAccountNotBack:
    'Most of it can be copied again if the account is added again. What cannot: history of chains that have been retired, NFTs that left, prices seen then.',
  withLabels: 'Also its labels and notes',
  eraseDo: 'Erase it',
  erasing: 'Erasing',
  keep: 'Keep it',
  erased: ({ transactions: count, shared }: Erased) =>
    `${plural(count, transactions)} erased${shared === 0 ? '.' : `, ${formatCount(shared)} kept because another account shares ${shared === 1 ? 'it' : 'them'}.`}`,
  eraseAll: 'Erase everything',
  eraseAllTitle: (network: string) => `Erase everything of “${network}”?`,
  eraseAllLead:
    'Accounts, history, labels, notes and waybills of this network leave this computer, with what was set aside. Other networks stay.',
  eraseAllNotBack:
    'Labels, notes and waybills are nowhere else: without a backup they are gone. Transfers under way go on on their chains, but Waybill no longer follows them. Keys are not affected: they are on the device.',
  eraseAllWord: 'Type erase to confirm',
  eraseAllMissing: 'Type the word first',

  rescueTitle: 'The data cannot be opened',
  rescueLead: (network: string) =>
    `Waybill is running, but it cannot open what it keeps of “${network}”. Nothing was changed or deleted. No key is affected: keys are on the device.`,
  rescueFiles: 'The files',
  rescueLooking: 'Looking at the files',
  rescueWays: 'What you can do',
  rescueRestore: 'Restore a backup',
  rescueRestoreMeans: 'The best way, if you have one. The damaged files are kept beside it.',
  rescueSave: 'Save the damaged files',
  rescueSaveMeans: 'As they are, in one zip file: for a later try, or for somebody who can read them.',
  rescueSalvage: 'Save what can be read',
  rescueSalvageMeans: 'Every row that can still be read, as JSON lines.',
  rescueArchive: 'Start with an empty archive',
  rescueArchiveMeans: 'Accounts, waybills and labels stay. History is copied again from the networks; the damaged file is set aside.',
  rescueJournal: 'Start with an empty journal',
  rescueJournalMeans: 'History stays. Accounts, waybills and labels begin anew; the damaged file is set aside.',
  rescueEverything: 'Start anew',
  rescueEverythingMeans: 'Everything begins anew; the files are set aside in a folder.',
  rescueAgain: 'Try again',
  rescueNetwork: 'Open this network once more, or use another meanwhile. Each has files of its own.',
  rescueFuture: 'This data was written by a newer Waybill. Start that version; this one leaves the files as they are.',
  rescueHealth: 'See how Waybill is',
  rescueHealthMeans: 'Versions, files, room and the Ledger, and a bundle for somebody who helps you.',
  settingAside: 'Setting the file aside',
} as const

export const sizeWords: Record<SizeKind, string> = {
  records: 'Transactions as they came',
  history: 'Meaning and order of transactions',
  search: 'Index for the search',
  holdings: 'Balances, stakes and prices',
  nfts: 'NFTs',
  pictures: 'Pictures of NFTs',
  other: 'Other',
  waybills: 'Waybills',
  labels: 'Labels and notes',
  accounts: 'Accounts and settings',
  unused: 'Unused space',
  pending: 'Newest changes, not merged yet',
  setAside: 'Set aside by restores and repairs',
}

const FILE_CONTENT: Record<FileState['file'], string> = { journal: 'accounts, waybills and labels', archive: 'the copy of the history' }
const FILE_STATES: Record<FileState['state'], string> = {
  sound: 'can be read',
  missing: 'is missing',
  damaged: 'is damaged',
  fromFuture: 'was written by a newer Waybill',
  fromPast: 'can be read, and was written by an older Waybill',
}

/** @example “journal.db, with accounts, waybills and labels, is damaged (12.0 MiB).” */
export function fileSentence({ file, state, bytes }: FileState): string {
  const size = state === 'missing' ? '' : ` (${formatBytes(bytes)})`
  return `${file}.db, with ${FILE_CONTENT[file]}, ${FILE_STATES[state]}${size}.`
}

/** What a backup is of. */
export function backupSentence({ createdAt, counts, hasPictures }: BackupManifest): string {
  const parts = [
    plural(counts.accounts, { one: 'account', other: 'accounts' }),
    plural(counts.transactions, transactions),
    plural(counts.waybills, { one: 'waybill', other: 'waybills' }),
    plural(counts.labels, { one: 'label', other: 'labels' }),
  ]
  return `Made on ${formatMoment(Date.parse(createdAt))}: ${parts.join(', ')}${hasPictures ? ', with pictures' : ''}.`
}
