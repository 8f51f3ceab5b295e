// Holds the English texts of labels, notes and the address book.
import type { AddressCheck } from '../../../../shared/contract/history/label.ts'
import { formatCount, plural } from '../format.ts'

const entries = { one: 'label', other: 'labels' }

/** Texts of labels. */
export const labelWords = {
  add: 'Add label',
  addToBook: 'Add to address book',
  edit: 'Edit label',
  /** Where a drawer has another label button beside it. */
  addCollection: 'Label collection',
  /** Begins with the visible text of the buttons, since there may be several in one drawer. */
  addTo: {
    tx: 'Add label to this transaction',
    address: 'Add to address book',
    asset: 'Add label to this asset',
    collection: 'Label collection',
    nft: 'Add label to this NFT',
  },
  editOf: {
    tx: 'Edit label of this transaction',
    address: 'Edit name of this address',
    asset: 'Edit label of this asset',
    collection: 'Edit label of this collection',
    nft: 'Edit label of this NFT',
  },
  label: 'Label',
  labelHint: 'Private: stored on this computer and searchable.',
  note: 'Note',
  save: 'Save',
  saving: 'Saving',
  remove: 'Remove',
  removing: 'Removing',
  removeLabel: 'Remove label',
  removed: 'Label removed.',
  undo: 'Undo',

  /** Of an address in the address book, which a label names. */
  name: 'Name',
  editName: 'Edit name',
  removeName: 'Remove name',
  nameRemoved: 'Name removed.',
  nameHint: 'What you call it, for example “Landlord”.',

  book: 'Address book',
  bookLead: 'Named addresses appear by name in lists and in New transfer.',
  bookEmpty: 'No named addresses yet.',
  /** Of recipients in the history without a name. */
  suggested: 'From your history',
  suggestedLead: 'You send to these most. Give them a name to recognize them.',
  sentTimes: (count: number, last: string) => `Sent ${count === 1 ? 'once' : `${formatCount(count)} times`}, last ${last}`,
  giveName: 'Add name',
  giveNameTo: (address: string) => `Add name to ${address}`,
  bookAdd: 'Add address',
  send: 'Send',
  sendTo: (label: string) => `Send to ${label}`,
  bookEditPress: 'Edit',
  bookEdit: (label: string) => `Edit ${label}`,
  sendToThis: 'Send to this address',
  bookRemove: (label: string) => `Remove ${label} from the address book`,
  addTitle: 'Add address',
  editTitle: 'Edit entry',
  address: 'Address',
  addressHint: 'init1… or 0x… in full, or a name ending in .init',
  lookingUp: (name: string) => `Looking up ${name}…`,
  /** After a name, before the chain that keeps it. */
  namedOn: 'is this address on',
  seenOn: (day: string) => `as of ${day}`,
  addressNeeded: 'Enter an address',
  nameNeeded: 'Enter a name',
  notAnAddress: 'Check the address',
  copyBech32: 'Copy init1 address',
  copyHex: 'Copy 0x address',
  more: (count: number) => `${plural(count, { one: 'more label', other: 'more labels' })} on transactions, assets and NFTs.`,

  checkOwn: (label: string) => `This is your account “${label}”.`,
  checkKnown: (label: string) => `Already in your address book as “${label}”.`,
  checkLook: 'This address looks like one you know, but only the first and last characters match.',
  checkLookHint: 'Scammers plant look-alike addresses in your history so you copy them by mistake. Compare every character.',
  paste: 'Paste',
  pastedOther: 'The pasted address isn’t the one you copied in Waybill.',
  pastedCopied: 'copied',
  pastedHere: 'pasted',
  pastedHint:
    'If you haven’t copied anything else since, malware on this computer may have replaced it. Don’t send until you know which address is right.',
  similarAddress: ({ where, label }: AddressCheck['similarAddresses'][number]) =>
    ({ account: `your account “${label}”`, book: `“${label}” in the address book`, history: 'an address in your history' })[where],

  importPress: 'Import',
  importTitle: 'Import labels',
  importLead: 'A JSON lines file in BIP-329 format. You’ll see the changes before anything is saved.',
  chooseFile: 'Choose file',
  reading: 'Reading file',
  importDo: (count: number) => (count === 0 ? 'Nothing to import' : `Import ${plural(count, entries)}`),
  importKeep: 'Keep the lines',
  importing: 'Importing',
  keepMine: 'Keep mine',
  takeTheirs: 'Use the file’s',
  conflicts: 'Conflicts',
  conflictOf: 'on',
  mine: 'Mine',
  theirs: 'In the file',
  exportPress: 'Export',
  fileTooLong: 'This file is too large for labels.',
} as const
