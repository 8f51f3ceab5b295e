// Words of the accounts screen.
import type { Account } from '../../shared/account.ts'
import { plural } from './format.ts'

const accounts = { one: 'account', other: 'accounts' }

export const accountsWords = {
  title: 'Accounts',
  list: 'Accounts',
  addLedger: 'Add from Ledger',
  watch: 'Watch an address',
  empty: 'No account yet. Add one from a Ledger, or watch any address.',
  onLedger: (model: string, path: string) => `Ledger ${model}, ${path}`,
  watched: 'watched, nothing can be signed',
  verify: 'Verify',
  verifyLabel: (label: string) => `Verify ${label} on the device`,
  rename: 'Rename',
  renameLabel: (label: string) => `Rename ${label}`,
  remove: 'Remove',
  removeLabel: (label: string) => `Remove ${label}`,
  copyBech32: 'Copy the init1 form',
  copyHex: 'Copy the 0x form',
  bothForms: 'One account, two ways to write it.',

  removeTitle: (label: string) => `Remove “${label}”?`,
  removeLead: 'It leaves the list, and its history and balances are no longer shown or copied.',
  removeKept: 'Its waybills stay, also those under way. Nothing changes on any chain or on the device, and the account can be added again.',
  removePress: 'Remove the account',
  removing: 'Removing',
  keep: 'Keep it',

  renameTitle: 'Rename the account',
  name: 'Name',
  nameNeeded: 'Enter a name',
  save: 'Save',
  saving: 'Saving',

  watchTitle: 'Watch an address',
  watchLead: 'Waybill shows what happens at this address. It cannot sign for it.',
  address: 'Address',
  addressHint: 'init1… or 0x…, in full',
  addressNeeded: 'Enter an address',
  watchPress: 'Watch it',
  watchAdding: 'Adding',
  watchDefault: 'Watched',

  scanTitle: 'Add from Ledger',
  scanLead: 'Connect the Ledger, unlock it and open its Ethereum app. Waybill reads addresses; nothing is asked on its screen.',
  scanLeadPractice: 'The practice network has a drawn Ledger. Waybill reads its addresses; nothing is asked on its screen.',
  scanPress: 'Read addresses',
  scanning: 'Reading the device',
  scanMore: 'Read five more',
  isAdded: 'added',
  choose: (address: string) => `Add ${address}`,
  addPress: (count: number) => `Add ${plural(count, accounts)}`,
  adding: (done: number, count: number) => `Adding ${done + 1} of ${count}`,
  chooseFirst: 'Choose an account',
  defaultName: (number: number) => `Ledger ${number}`,
  nameOf: (path: string) => `Name for ${path}`,

  verifyTitle: 'Verify on the device',
  verifyLead: 'The Ethereum app shows the 0x form. Compare it with the one here, to the last character, then approve on the device.',
  verifyAsk: 'Show it on the device',
  verifyAsking: 'Look at the device',
  verifySame: 'You confirmed on the device that this is its address.',
  verifyDiffers: 'The device confirmed another address. Do not use this account until you know why.',
  verifyOnDevice: 'Shown on the device',
  verifySameBytes: 'The same account, as Initia writes it',
} as const

/** What kind of account it is, in a few words. */
export function signerText(account: Account): string {
  return account.signer.kind === 'ledger' ? accountsWords.onLedger(account.signer.model, account.signer.path) : accountsWords.watched
}
