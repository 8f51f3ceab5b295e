// Words of labels, notes and the address book.
import type { AddressCheck, KeptLine, LabelImport } from '../../../shared/label.ts'
import { plural } from './format.ts'

const entries = { one: 'label', other: 'labels' }

export const labelWords = {
  add: 'Add a label',
  edit: 'Edit the label',
  /** Beginning with what the buttons show: there may be several in one drawer. */
  addTo: {
    tx: 'Add a label to this transaction',
    address: 'Add a label to this address',
    asset: 'Add a label to this asset',
    collection: 'Add a label to this collection',
    nft: 'Add a label to this NFT',
  },
  editOf: {
    tx: 'Edit the label of this transaction',
    address: 'Edit the label of this address',
    asset: 'Edit the label of this asset',
    collection: 'Edit the label of this collection',
    nft: 'Edit the label of this NFT',
  },
  label: 'Label',
  labelHint: 'Yours alone. It stays on this computer and is found by the search.',
  note: 'Note',
  save: 'Save',
  saving: 'Saving',
  remove: 'Remove',
  removing: 'Removing',

  book: 'Address book',
  bookLead: 'A name that you give to an address stands in its place in lists, and Transfer offers it.',
  bookEmpty: 'No address has a name yet.',
  bookAdd: 'Add an address',
  bookEdit: (label: string) => `Edit the label ${label}`,
  bookRemove: (label: string) => `Remove ${label} from the address book`,
  addTitle: 'Add an address',
  editTitle: 'Edit the entry',
  address: 'Address',
  addressHint: 'init1… or 0x…, in full',
  addressNeeded: 'Enter an address',
  labelNeeded: 'Enter a label',
  notAnAddress: 'Mend the address',
  copyBech32: 'Copy the init1 form',
  copyHex: 'Copy the 0x form',
  more: (count: number) => `${plural(count, { one: 'more label', other: 'more labels' })} on transactions, assets and NFTs.`,

  checkOwn: (label: string) => `This is your own account “${label}”.`,
  checkKnown: (label: string) => `This address is in the book already, as “${label}”.`,
  checkLook: 'This address only looks like one that you know. Its first and last characters are the same, the middle is not.',
  checkLookHint: 'Addresses like that are sent into histories so that they are copied by mistake. Compare every character.',
  pastedOther: 'What was pasted is not the address that you copied in Waybill.',
  pastedCopied: 'you copied',
  pastedHere: 'what was pasted',
  pastedHint:
    'If you have copied nothing else since, a program on this computer may have put its own address in the place of yours: send nothing before you know which one is right.',
  lookAlike: ({ where, label }: AddressCheck['lookAlikes'][number]) =>
    ({ account: `your account “${label}”`, book: `“${label}” in the address book`, history: 'an address in your history' })[where],

  importPress: 'Import',
  importTitle: 'Import labels',
  importLead:
    'A file of JSON lines, as BIP-329 describes it and as Waybill writes it. Nothing is stored before you have seen what it would do.',
  chooseFile: 'Choose a file',
  reading: 'Reading the file',
  importDo: (count: number) => (count === 0 ? 'Nothing to import' : `Import ${plural(count, entries)}`),
  importKeep: 'Keep the lines',
  importing: 'Importing',
  keepMine: 'Keep mine',
  takeTheirs: 'Take the file’s',
  conflicts: 'Where both say something',
  conflictOf: 'on',
  mine: 'Mine',
  theirs: 'In the file',
  exportPress: 'Export',
  fileTooLong: 'This file is too large for labels.',
} as const

/** What an import would do, as sentences. */
export function importSentences({ added, completed, same, conflicts, kept }: LabelImport): string[] {
  const lines = [
    [added, `${plural(added, entries)} would be new.`],
    [completed, `${plural(completed, entries)} would be completed.`],
    [same, `${plural(same, entries)} ${same === 1 ? 'is' : 'are'} the same already.`],
    [conflicts.length, `${plural(conflicts.length, entries)} ${conflicts.length === 1 ? 'says' : 'say'} something else than yours.`],
    [
      kept.length,
      `${plural(kept.length, { one: 'line is', other: 'lines are' })} no label that Waybill can use. It keeps them as they are and exports them again.`,
    ],
  ] as const
  return lines.filter(([count]) => count > 0).map(([, sentence]) => sentence)
}

export const keptWhy: Record<KeptLine['why'], string> = {
  notJson: 'no JSON',
  otherType: 'of a kind that Waybill does not have',
  badReference: 'on something that is not of this network',
  unknownTransaction: 'on a transaction that is not in the local copy',
  tooLong: 'too long',
}
