// The contract: every method that main offers, with its input and output schema. Main's handlers and the renderer's client are derived from
// it.
import { z } from 'zod'
import { accountContract } from './accountContract.ts'
import { ActivityDay, ActivityDetail, ActivityFilter, ActivityPage, FoundTransaction } from './history/activity.ts'
import {
  CheckReport,
  ChosenFile,
  Compacted,
  BackupManifest,
  DataSizes,
  Erased,
  FileState,
  Restored,
  SetAsideWhat,
} from './settings/maintenance.ts'
import { Asset, Chain, ChainId } from './chain.ts'
import { chainListContract } from './settings/chainLists.ts'
import { exportContract, SavedFile } from './settings/exports.ts'
import {
  AddressCheck,
  PoisonedAddress,
  FrequentRecipient,
  Label,
  LabelChange,
  LabelImport,
  LabelKey,
  LabelKind,
  LabelsChange,
  ListedLabel,
  PublicName,
} from './history/label.ts'
import { LANGUAGE_CHOICES } from '../domain/language.ts'
import { messageContract, messageFileContract } from './messages.ts'
import { CollectionKey, ImageHosts, Nft, NftDetail, NftFilter, NftKey, NftOverview } from './history/nft.ts'
import { noticeContract } from './notices.ts'
import { Portfolio } from './history/portfolio.ts'
import { priceContract } from './history/price.ts'
import { Privacy, PrivacyChange } from './settings/privacy.ts'
import { explorerContract } from './history/explorer.ts'
import { figureContract } from './history/figures.ts'
import { gainsContract } from './history/gains.ts'
import { healthContract } from './settings/health.ts'
import { updatesContract } from './settings/updates.ts'
import { AppInfo, EndpointInfo, HostAnswer, NetworkHost, NetworkKind, Preferences } from './settings/settings.ts'
import { deviceContract } from './deviceContract.ts'
import { SyncState } from './status.ts'
import { MAX_LOOKED_AT } from '../domain/untrusted/addressPoisoning.ts'
import { MAX_SEARCH_TEXT } from '../domain/search/searchTerms.ts'
import { View, ViewName } from './history/view.ts'
import { permissionContract } from './transfer/permissionContract.ts'
import { receiveContract } from './receive.ts'
import { governanceContract } from './transfer/governance.ts'
import { stakingContract } from './transfer/staking.ts'
import { withdrawalContract } from './transfer/withdrawals.ts'
import { Passphrase, vaultContract } from './settings/vault.ts'
import { transferContract } from './transfer/transferContract.ts'
import { licenceContract } from './settings/licences.ts'
import { linkContract } from './transfer/transferLink.ts'

const nothing = z.object({})
/** All methods by name. */
export const contract = {
  'app.info': { input: nothing, output: AppInfo },
  'preferences.get': { input: nothing, output: Preferences },
  /** Leaves absent fields unchanged. network.select changes the network. */
  'preferences.set': {
    input: z.object({
      theme: z.enum(['system', 'light', 'dark']).optional(),
      language: z.enum(LANGUAGE_CHOICES).optional(),
      showsFigures: z.boolean().optional(),
      hidesAmounts: z.boolean().optional(),
    }),
    output: Preferences,
  },
  /** Stops the current network's core and starts the chosen one's; a `network.changed` event follows. */
  /** `isKept` false opens it for this run only and does not store the choice. */
  'network.select': { input: z.object({ kind: NetworkKind.exclude(['custom']), isKept: z.boolean().default(true) }), output: AppInfo },
  'network.endpoints': { input: nothing, output: z.array(EndpointInfo) },
  /** Asks one of these hosts once; fails with the host's error. */
  'network.test': { input: NetworkHost, output: HostAnswer },

  ...chainListContract,

  /** Returns bytes on disk by kind; reads every page of the databases. */
  'data.sizes': { input: nothing, output: DataSizes },
  /** Runs SQLite's integrity check and Waybill's row invariants. */
  'data.check': { input: nothing, output: CheckReport },
  /** Writes a backup of all data into one file that the user names, while the app runs. */
  'data.backUp': { input: z.object({ withPictures: z.boolean() }), output: SavedFile },
  'data.lastBackup': { input: nothing, output: z.object({ at: z.number().nullable() }) },
  /** Asks the user for a file; returns a ticket for `inspectBackup` and `restore`. */
  'data.chooseBackup': { input: nothing, output: ChosenFile },
  'data.inspectBackup': { input: z.object({ ticket: z.string() }), output: BackupManifest },
  /** Stops the core, replaces the data by the backup and starts again; the replaced data is kept. */
  'data.restore': { input: z.object({ ticket: z.string(), passphrase: Passphrase.optional() }), output: Restored },
  'data.compact': { input: nothing, output: Compacted },
  /** Removes an account and its archive rows. Transfers stay, and so do transactions that another account shares. */
  'data.eraseAccount': { input: z.object({ accountId: z.string(), withLabels: z.boolean() }), output: Erased },
  /** Removes all data of the open network, including what was set aside. */
  'data.eraseAll': { input: z.object({ confirmation: z.literal('erase') }), output: nothing },
  /** Removes the data that restores and repairs have set aside. */
  'data.removeAside': { input: nothing, output: nothing },
  /** Returns, file by file, why the data cannot be opened. */
  'data.diagnose': { input: nothing, output: z.array(FileState) },
  /** Moves damaged files into a separate folder and starts without them. */
  'data.setAside': { input: z.object({ what: SetAsideWhat }), output: Restored },
  /** Saves the files unchanged as one zip. */
  'data.saveDamaged': { input: nothing, output: SavedFile },
  /** Saves every row that can still be read, as JSON lines. */
  'data.salvage': { input: nothing, output: SavedFile },
  ...exportContract,
  ...messageFileContract,
  ...linkContract,

  'chains.list': { input: nothing, output: z.array(Chain) },
  /** Lists assets that Waybill knows on chains it can send from or to. */
  'assets.list': { input: nothing, output: z.array(Asset) },
  /** Returns a transaction's page in the chain's public explorer; null where the chain names none. Sends no request. */
  'chains.explorerPage': {
    input: z.object({ chainId: ChainId, hash: z.string().max(70) }),
    output: z.object({ url: z.string().nullable() }),
  },

  ...accountContract,

  ...deviceContract,

  'activity.page': {
    input: z.object({
      filter: ActivityFilter,
      cursor: z.string().nullish(),
      limit: z.number().int().min(1).max(500),
      /** Id of the requester: a newer request with the same id ends the older one with search.superseded. */
      requesterId: z.string().max(40).nullish(),
    }),
    output: ActivityPage,
  },
  /** Returns the exact number of rows; a newer request of the same requester ends the older one with search.superseded. */
  'activity.count': {
    input: z.object({ filter: ActivityFilter, requesterId: z.string().max(40).nullish() }),
    output: z.object({ count: z.number().int() }),
  },
  /** Returns net changes of up to 60 periods, a screenful of days. */
  'activity.days': {
    input: z.object({
      filter: ActivityFilter,
      days: z.array(z.object({ from: z.number().int(), until: z.number().int() })).max(60),
    }),
    output: z.array(ActivityDay),
  },
  /** Lists saved searches in the user's order. */
  'views.list': { input: nothing, output: z.array(View) },
  /** Stores a view; replaces one of the same name in its position. */
  'views.save': { input: z.object({ name: ViewName, text: z.string().max(MAX_SEARCH_TEXT) }), output: z.array(View) },
  'views.rename': { input: z.object({ id: z.string(), name: ViewName }), output: z.array(View) },
  'views.remove': { input: z.object({ id: z.string() }), output: z.array(View) },
  /** Orders the views by these ids; views that are not named follow. */
  'views.order': { input: z.object({ ids: z.array(z.string()).max(200) }), output: z.array(View) },
  /** Returns the account whose history has a transaction, by either hash of it: the named account before others. */
  'activity.find': {
    input: z.object({ accountId: z.string(), chainId: ChainId, hash: z.string().max(70) }),
    output: FoundTransaction,
  },
  'activity.get': { input: z.object({ accountId: z.string(), chainId: ChainId, hash: z.string().max(70) }), output: ActivityDetail },
  'labels.list': { input: z.object({ kind: LabelKind.nullish() }), output: z.array(ListedLabel) },
  'labels.get': { input: LabelKey, output: Label.nullable() },
  /** Returns null when neither label nor note is left and the thing is not hidden. */
  'labels.set': { input: LabelChange, output: Label.nullable() },
  /** Sets the same label on several things, all or none; an empty label removes it. */
  'labels.setAll': { input: LabelsChange, output: nothing },
  'labels.remove': { input: LabelKey, output: nothing },
  /** Parses init1… or 0x… and finds accounts, address book entries and counterparties that it could be mistaken for. */
  'labels.checkAddress': { input: z.object({ address: z.string().trim().min(1).max(200) }), output: AddressCheck },
  /** Lists to whom the user's accounts sent, the most frequent first. */
  'labels.recipients': { input: nothing, output: z.array(FrequentRecipient) },
  /** Returns those of the addresses, never paid, that resemble one that was paid. Reads only; sends no request. */
  'labels.imitations': {
    input: z.object({ addresses: z.array(z.string().min(1).max(200)).max(MAX_LOOKED_AT) }),
    output: z.array(PoisonedAddress),
  },
  /** Names of validators and listed contracts. */
  'labels.publicNames': { input: nothing, output: z.array(PublicName) },
  /** Imports lines of a BIP-329 file. With `isTrial` nothing is stored: the answer says what would happen. */
  'labels.import': {
    input: z.object({ lines: z.array(z.string()).max(5000), conflicts: z.enum(['keepMine', 'takeTheirs']), isTrial: z.boolean() }),
    output: LabelImport,
  },
  'portfolio.get': { input: z.object({ accountId: z.string().nullish() }), output: Portfolio },
  ...figureContract,
  ...gainsContract,
  'nfts.overview': { input: NftFilter, output: NftOverview },
  /** Returns matching tokens in the order of the overview's groups. */
  'nfts.page': {
    input: z.object({ filter: NftFilter, offset: z.number().int().min(0), limit: z.number().int().min(1).max(200) }),
    output: z.array(Nft),
  },
  'nfts.get': { input: NftKey, output: NftDetail },
  /** Lists the hosts that are, or would be, asked for the pictures of one collection or of all. Sends no request. */
  'nfts.hosts': { input: z.object({ collection: CollectionKey.nullish() }), output: ImageHosts },
  /** Enables or disables the pictures of one collection. */
  'nfts.setImages': { input: CollectionKey.extend({ isOn: z.boolean() }), output: nothing },
  /** Hides or shows whole collections (without tokenId) and single tokens. */
  'nfts.hide': {
    input: z.object({
      things: z.array(CollectionKey.extend({ tokenId: z.string().max(512).optional() })).max(5000),
      isHidden: z.boolean(),
    }),
    output: nothing,
  },
  /** Retries a picture that was refused, failed, or was removed to save space. */
  'nfts.fetchAgain': { input: NftKey, output: nothing },
  'privacy.get': { input: nothing, output: Privacy },
  'privacy.set': { input: PrivacyChange, output: Privacy },
  ...priceContract,
  'sync.state': { input: nothing, output: SyncState },
  /** Wakes every sync target; returns immediately. */
  'sync.now': { input: nothing, output: SyncState },

  /** Pages about any chain, requested from its indexer and cached for offline use; with `fromDisk` no request is sent. */
  ...explorerContract,

  ...transferContract,
  ...withdrawalContract,
  ...permissionContract,
  ...stakingContract,
  ...governanceContract,
  ...receiveContract,
  ...messageContract,
  ...noticeContract,
  ...vaultContract,
  ...licenceContract,
  ...healthContract,
  ...updatesContract,
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>

/** The type of the whole contract. */
export type Contract = typeof contract
/** Name of a contract method. */
export type Method = keyof Contract
/** What a caller may pass (before defaults) and what it gets back. */
export type Input<M extends Method> = z.input<Contract[M]['input']>
/** What a method returns. */
export type Output<M extends Method> = z.output<Contract[M]['output']>

/** The handlers that main must supply; handlers.ts ends with `satisfies Handlers`. */
export type Handlers = { [M in Method]: (input: z.output<Contract[M]['input']>) => Output<M> | Promise<Output<M>> }

/** The renderer's client: one function per method, called as client['activity.page'](…). Rejects with AppError. */
export type Client = { [M in Method]: (input: Input<M>) => Promise<Output<M>> }
