// Words of the accounts screen.
import type { Account, PathForm } from '../../../shared/account.ts'
import { plural } from './format.ts'

type App = Extract<Account['signer'], { kind: 'ledger' }>['app']

const APP_NAMES: Readonly<Record<App, string>> = { ethereum: 'Ethereum app', cosmos: 'Cosmos app' }

const accounts = { one: 'account', other: 'accounts' }

export const accountsWords = {
  holdings: 'What it holds',
  moreHoldings: (count: number) => `and ${count} more`,
  holdsNothing: 'Holds nothing that a list names',
  receive: 'Receive',
  receiveLabel: (label: string) => `Receive with ${label}`,
  title: 'Accounts',
  list: 'Accounts',
  addLedger: 'Add from Ledger',
  watch: 'Watch an address',
  empty: 'No account yet. Add one from a Ledger, or watch any address.',
  onLedger: (model: string, app: string, path: string) => `Ledger ${model}, ${app}, ${path}`,
  watched: 'watched, nothing can be signed',
  signText: 'Sign a text',
  signTextLabel: (label: string) => `Sign a text with ${label}`,
  checkSignature: 'Check a signature',
  verify: 'Verify',
  verifyLabel: (label: string) => `Verify ${label} on the device`,
  rename: 'Rename',
  renameLabel: (label: string) => `Rename ${label}`,
  moveUp: (label: string) => `Move ${label} up`,
  remove: 'Remove',
  removeLabel: (label: string) => `Remove ${label}`,
  copyBech32: 'Copy the init1 form',
  copyHex: 'Copy the 0x form',
  cosmosForms: 'On other Cosmos chains it begins with their own prefix: see Receive.',

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
  scanLead: (app: App) =>
    `Connect the Ledger, unlock it and open its ${APP_NAMES[app]}. Waybill reads addresses and asks the chains whether they were used; nothing is asked on its screen.`,
  scanLeadPractice: (app: App) =>
    `The practice network has a drawn Ledger: open its ${APP_NAMES[app]}. Waybill reads its addresses and asks the chains whether they were used; nothing is asked on its screen.`,
  whichApp: 'App on the Ledger',
  appNames: APP_NAMES,
  appsApart:
    'Both apps make their keys from the same seed, but not the same keys. What one account holds, the other does not: choose the app in which you have used the account so far.',
  whichLedger: 'Ledger',
  chooseLedger: 'Choose a Ledger',
  whichLedgerNote: 'Several are plugged in. Choose the one whose accounts you want to add.',
  twinLedgers:
    'Several of one model are plugged in, and nothing tells them apart before their addresses are read. If you are not sure, unplug the other one.',
  whichPaths: 'Where the accounts lie',
  formNames: { usual: 'Usual', ledgerLive: 'Ledger Live', legacy: 'Old' },
  scanPress: 'Read addresses',
  scanning: 'Reading the device',
  scanMore: 'Read five more',
  isAdded: 'added',
  choose: (address: string) => `Add ${address}`,
  addPress: (count: number) => `Add ${plural(count, accounts)}`,
  adding: (done: number, count: number) => `Adding ${done + 1} of ${count}`,
  chooseFirst: 'Choose an account',
  defaultName: (app: App, number: number) => `${app === 'cosmos' ? 'Cosmos' : 'Ledger'} ${number}`,
  nameOf: (path: string) => `Name for ${path}`,

  verifyTitle: 'Verify on the device',
  verifyLead: (app: 'Ethereum' | 'Cosmos') =>
    app === 'Cosmos'
      ? 'Compare what the Cosmos app shows with what stands here, to the last character, then approve on the device.'
      : 'The Ethereum app shows the 0x form. Compare it with the one here, to the last character, then approve on the device.',
  verifyWhich: 'Which address',
  verifyForm: (prefix: string, chains: readonly string[]) =>
    chains.length === 0 ? `${prefix}1…` : `${prefix}1…, on ${chains[0]}${chains.length > 1 ? ` and ${chains.length - 1} more` : ''}`,
  verifyUnknownPrefix: (prefix: string) =>
    `The Cosmos app shows no address that begins with ${prefix}1. It shows the same key as cosmos1…: between the 1 and the last six characters, which are a check of the whole, both are alike.`,
  copyShown: 'Copy what the device shows',
  verifyAsk: 'Show it on the device',
  verifyAsking: 'Look at the device',
  verifySame: 'You confirmed on the device that this is its address.',
  verifyDiffers: 'The device confirmed another address. Do not use this account until you know why.',
  verifyOnDevice: 'Shown on the device',
  verifySameBytes: (prefix: string) => `The same account, as ${prefix}1…`,
  copyForm: (prefix: string) => `Copy the ${prefix}1 form`,
} as const

/** What accounts of an app are, where it is chosen. */
export const appMeans: Record<App, string> = {
  ethereum:
    'The usual choice on Initia. One key for Initia’s chains and for Ethereum chains: its address is written as init1… or as 0x…, and both are one account.',
  cosmos:
    'Other accounts of the same seed, for Initia’s chains and other Cosmos chains: each has an address of its own, init1… here and with another prefix elsewhere. It has no 0x address, and nothing on Ethereum chains.',
}

/** Which wallets put accounts there, and under which paths. */
export const formMeans: Readonly<Record<PathForm, string>> = {
  usual: 'Paths 44’/60’/0’/0/0, …/1, …/2: those of Initia and most wallets.',
  ledgerLive:
    'Paths 44’/60’/0’/0/0, 44’/60’/1’/0/0, …: accounts that were added in Ledger Live. The first is also the first of the usual ones.',
  legacy: 'Paths 44’/60’/0’/0, 44’/60’/0’/1, …: accounts of old Ledger and MyEtherWallet versions.',
}

/** What kind of account it is, in a few words. */
export function signerText(account: Account): string {
  const { signer } = account
  return signer.kind === 'ledger' ? accountsWords.onLedger(signer.model, APP_NAMES[signer.app], signer.path) : accountsWords.watched
}
