// Holds the English texts of the care of the data: sizes, backups, checks, erasing, and the page for data that cannot be opened.
import type { BackupManifest, Erased, FileState, SizeKind } from '../../../../shared/contract/settings/maintenance.ts'
import { formatBytes, formatCount, formatMoment, plural } from '../format.ts'

const transactions = { one: 'transaction', other: 'transactions' }

/** Texts of the care of the data. */
export const maintenanceWords = {
  sizes: 'Storage used',
  sizesAgain: 'Measure again',
  sizesReading: 'Reading files',
  total: 'Total',
  free: (bytes: number) => `${formatBytes(bytes)} free on this disk.`,

  backup: 'Backup',
  backupLead: 'One file with this network’s accounts, transfers, labels and history. It contains no keys.',
  backupEncrypted: 'Encrypted, as your data is.',
  backupOpen: 'Not encrypted, as your data isn’t: anyone with the file can read your history.',
  neverBackedUp: 'No backup yet. Labels, notes and transfers exist only on this computer.',
  lastBackup: (day: string) => `Last backup: ${day}.`,
  backUp: 'Save backup',
  backUpFirst: 'Save a backup first',
  backingUp: 'Copying data',
  withPictures: 'Include NFT images',
  restore: 'Restore backup',
  restoreChoose: 'Choose backup',
  restoreReading: 'Reading file',
  restoreTitle: 'Restore this backup?',
  restoreDo: 'Restore',
  restoring: 'Checking and restoring',
  restored: (folder: string) => `Restored. The previous data is in ${folder}, inside this network’s data folder.`,
  restoreLead:
    'This replaces all data of this network. The current data is kept in a separate folder. Transfers made since the backup are no longer listed, but they continue on-chain.',
  restorePassphrase: 'Backup passphrase',
  restorePassphraseHint: 'This backup is encrypted. Leave empty if it uses your current passphrase.',
  savedTo: (path: string) => `Saved to ${path}`,
  downloaded: (name: string) => `Saved ${name} to your browser’s downloads.`,

  checkLead: 'Reads all data and reports what is damaged. Changes nothing.',
  check: 'Verify data',
  checking: 'Verifying',
  sound: (count: number) => `No problems found. ${plural(count, transactions)} verified.`,
  unsound: 'Problems found:',
  unsoundHint: 'Restore a backup, or save what can be read. History can be synced again; transfers and labels can’t.',
  compactLead: 'Freeing up space compacts the files. No data is lost.',
  compact: 'Free up space',
  compacting: 'Compacting',
  compacted: (before: number, after: number) => `${formatBytes(before)} before, ${formatBytes(after)} now.`,
  compactNeeds: (bytes: number) => `Temporarily needs ${formatBytes(bytes)} of free space.`,
  removeAside: 'Delete set-aside files',
  removingAside: 'Deleting',

  eraseLead: 'Deletes data from this computer for good. Nothing changes on-chain or on your Ledger.',
  eraseWhich: 'Erase which account?',
  eraseAccount: 'Erase one account…',
  eraseAccountTitle: (label: string) => `Erase “${label}” and its history?`,
  eraseAccountLead:
    'Deletes its transactions, holdings and NFTs from this computer. Anything shared with another of your accounts stays, and so do its transfers.',
  eraseAccountNotBack:
    'Most of it syncs again if you add the account back. Gone for good: history of retired chains, NFTs you no longer own, and past prices.',
  withLabels: 'Erase its labels and notes too',
  eraseDo: 'Erase',
  erasing: 'Erasing',
  keep: 'Keep',
  erased: (label: string, { transactions: count, shared }: Erased) =>
    `“${label}” erased: ${plural(count, transactions)}${shared === 0 ? '.' : `, ${formatCount(shared)} kept because another account shares ${shared === 1 ? 'it' : 'them'}.`}`,
  eraseAll: 'Erase this network’s data',
  eraseAllTitle: (network: string) => `Erase all data of “${network}”?`,
  eraseAllLead:
    'Deletes this network’s accounts, history, labels, notes and transfers from this computer, including set-aside files. Other networks are kept.',
  eraseAllNotBack:
    'Labels, notes and transfers exist only here: without a backup they’re gone. Transfers in progress continue on-chain, but Waybill stops tracking them. Your keys stay on your Ledger.',
  eraseAllWord: 'Type erase to confirm',
  eraseAllMissing: 'Type “erase” first',

  rescueTitle: 'Your data can’t be opened',
  rescueLead: (network: string) =>
    `Waybill can’t open its data for “${network}”. Nothing was changed or deleted, and your keys are safe on your Ledger.`,
  rescueFiles: 'Files',
  rescueLooking: 'Checking the files',
  rescueWays: 'What you can do',
  rescueRestore: 'Restore a backup',
  rescueRestoreMeans: 'Best, if you have one. The damaged files are kept too.',
  rescueSave: 'Save the damaged files',
  rescueSaveMeans: 'Unchanged, in one zip file, for later recovery.',
  rescueSalvage: 'Save what can be read',
  rescueSalvageMeans: 'Every readable row, as JSON lines.',
  rescueArchive: 'Start with an empty archive',
  rescueArchiveMeans: 'Keeps accounts, transfers and labels. History syncs again; the damaged file is set aside.',
  rescueJournal: 'Start with an empty journal',
  rescueJournalMeans: 'Keeps history. Accounts, transfers and labels start empty; the damaged file is set aside.',
  rescueEverything: 'Start over',
  rescueEverythingMeans: 'Starts with empty data; the old files are set aside in a folder.',
  rescueAgain: 'Try again',
  rescueNetwork: 'Try to open this network again, or switch to another. Each has its own files.',
  rescueFuture: 'This data is from a newer version of Waybill. Use that version; this one won’t change the files.',
  rescueHealth: 'Open Health',
  rescueHealthMeans: 'Versions, files, disk space, Ledger, and a support bundle.',
  settingAside: 'Setting the file aside',
} as const

/** Names of what takes space on disk. */
export const sizeWords: Record<SizeKind, string> = {
  records: 'Raw transactions',
  history: 'Decoded history',
  search: 'Search index',
  holdings: 'Balances, stakes and prices',
  nfts: 'NFTs',
  pictures: 'NFT images',
  other: 'Other',
  transfers: 'Transfers',
  labels: 'Labels and notes',
  accounts: 'Accounts and settings',
  unused: 'Unused space',
  pending: 'Recent changes, not merged yet',
  setAside: 'Set aside by restores and repairs',
}

const FILE_CONTENT: Record<FileState['file'], string> = { journal: 'accounts, transfers and labels', archive: 'history' }
const FILE_STATES: Record<FileState['state'], string> = {
  sound: 'is readable',
  missing: 'is missing',
  damaged: 'is damaged',
  fromFuture: 'is from a newer version of Waybill',
  fromPast: 'is readable, from an older version of Waybill',
}

/** @example “journal.db, with accounts, transfers and labels, is damaged (12.0 MiB).” */
export function fileSentence({ file, state, bytes }: FileState): string {
  const size = state === 'missing' ? '' : ` (${formatBytes(bytes)})`
  return `${file}.db (${FILE_CONTENT[file]}) ${FILE_STATES[state]}${size}.`
}

/** Describes the content of a backup. */
export function backupSentence({ createdAt, counts, hasPictures }: BackupManifest): string {
  const parts = [
    plural(counts.accounts, { one: 'account', other: 'accounts' }),
    plural(counts.transactions, transactions),
    plural(counts.waybills, { one: 'transfer', other: 'transfers' }),
    plural(counts.labels, { one: 'label', other: 'labels' }),
  ]
  return `Made on ${formatMoment(Date.parse(createdAt))}: ${parts.join(', ')}${hasPictures ? ', with images' : ''}.`
}
