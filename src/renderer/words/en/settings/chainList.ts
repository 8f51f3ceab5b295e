// Words of the chain list: checking the public registry, and the user's own hosts.
import type { ChangeSubject, RefusedEntry } from '../../../../shared/contract/settings/chainLists.ts'
import { formatList, plural } from '../format.ts'

const changes = { one: 'change', other: 'changes' }
const assets = { one: 'asset', other: 'assets' }
const newChains = { one: 'new chain', other: 'new chains' }
const otherChanges = { one: 'other change', other: 'other changes' }
const entries = { one: 'entry', other: 'entries' }

/** Words of the check of the public registry. */
export const chainListWords = {
  title: 'Chain list',
  lead: (host: string) => `New rollups open often. A check asks ${host} for them; nothing changes until you accept it.`,
  count: (chains: number) => `${plural(chains, { one: 'chain', other: 'chains' })} in your list.`,
  /** Since Waybill was started. */
  notChecked: 'Not checked since Waybill started.',
  none: 'This network has no public registry.',
  daily: 'Check once a day',
  check: 'Check for new chains',
  checking: 'Checking',
  upToDate: (when: string) => `Checked ${when}: nothing new.`,
  found: (count: number, when: string) => `Checked ${when}: ${plural(count, changes)}.`,
  groups: { chain: 'New chains', asset: 'New assets', hosts: 'Moved hosts', confirmed: 'Check these one by one' },
  confirmLead:
    'These decide where your money goes or what you sign. Accept one only if you know why it changed, for example from the chain’s own announcement.',
  selectAll: 'Select all',
  selectAllOf: (group: string) => `Select all: ${group}`,
  showMore: (count: number, left: number) => (count === left ? `Show ${count} more` : `Show ${count} more of ${left}`),
  accept: (count: number) => `Accept ${plural(count, changes)}`,
  accepting: 'Accepting',
  acceptedNow: (count: number, left: number) =>
    `${count === 1 ? '1 change' : `${count} changes`} accepted.${left === 0 ? '' : ` ${plural(left, changes)} left: check again to see ${left === 1 ? 'it' : 'them'}.`}`,
  nothingChosen: 'Select a change',
  reopens: 'The network restarts with them. You can undo this.',
  newChain: (chainId: string, assetCount: number, hosts: readonly string[]) =>
    `${chainId}, ${plural(assetCount, assets)}${hosts.length === 0 ? '' : `. Contacts ${formatList(hosts)}`}`,
  decimals: (count: number) => `${count} decimals`,
  onChain: (asset: string, chain: string) => `${asset} on ${chain}`,
  now: 'Now',
  next: 'New',
  adds: 'Adds',
  drops: 'Removes',
  reordered: 'The same hosts in another order',
  noValue: 'not in your list',
  missing: (count: number) =>
    count === 1
      ? '1 chain of your list isn’t in the registry. It stays.'
      : `${count} chains of your list aren’t in the registry. They stay.`,
  names: formatList,
  refused: (count: number) => `${plural(count, entries)} rejected`,
  accepted: 'Accepted changes',
  acceptedFrom: (when: string, host: string) => `${when}, from ${host}`,
  acceptedCounts: (chains: number, assetCount: number, others: number) =>
    formatList([
      ...(chains === 0 ? [] : [plural(chains, newChains)]),
      ...(assetCount === 0 ? [] : [plural(assetCount, assets)]),
      ...(others === 0 ? [] : [plural(others, otherChanges)]),
    ]),
  undo: 'Undo',
  undoLabel: (when: string) => `Undo the changes of ${when}`,
  undoing: 'Undoing',
  undone: 'Undone. Your list is as it was before.',
} as const

/** What a change is about. */
export const changeWords: Record<ChangeSubject, string> = {
  chain: 'new chain',
  asset: 'asset',
  rpc: 'node (RPC)',
  rest: 'node (REST)',
  indexer: 'indexer',
  jsonRpc: 'EVM node (JSON-RPC)',
  channel: 'IBC channel',
  prefix: 'address prefix',
  keys: 'kind of keys',
  evmChainId: 'EVM chain ID',
  bridge: 'bridge',
  executor: 'bridge executor',
  vm: 'virtual machine',
  fees: 'fee tokens',
  bridgedDenoms: 'bridged assets',
}

/** Why an entry of the registry was refused. */
export const refusalWords: Record<RefusedEntry['why'], string> = {
  unreadable: 'unreadable, or listed twice',
  noRollup: 'not a rollup of Initia',
  bridgeTaken: 'claims the bridge of another chain',
  evmChainIdTaken: 'claims the EVM chain ID of another chain',
  badName: 'name with unusual characters',
  noHosts: 'names no node that may be asked',
  assetsUnread: 'its assets could not be read',
}

/** Words of the user’s own hosts. */
export const ownHostWords = {
  title: 'Use your own servers',
  lead: 'Use a node or indexer of your own instead of the listed servers. Waybill tests it first.',
  add: 'Add a server',
  cancel: 'Cancel',
  chain: 'Chain',
  kind: 'Type',
  kinds: { indexer: 'Indexer', rpc: 'Node (RPC)', rest: 'Node (REST)', jsonRpc: 'EVM node (JSON-RPC)' },
  /** What a server of a type is used for, as it is chosen. */
  uses: {
    indexer: 'Waybill reads your history and NFTs from it.',
    rpc: 'Waybill sends and looks up transactions there.',
    rest: 'Waybill reads balances, stakes and fees there.',
    jsonRpc: 'Waybill reads EVM tokens and sends EVM transactions there.',
  },
  address: 'Address',
  addressHint: 'Starts with https://, or http:// on this computer. Example: https://rpc.example.org',
  noAddress: 'Enter an address',
  fallback: 'Use the listed servers if mine fails',
  use: 'Test and use',
  testing: 'Testing',
  remove: 'Remove',
  removeLabel: (kind: string, chain: string) => `Remove ${kind} of ${chain}`,
  added: (kind: string, chain: string, block: string | null) =>
    `In use: ${kind} of ${chain}.${block === null ? ' It responds.' : ` It responds with block ${block}.`}`,
  notAdded: (why: string) => `Not added. ${why}`,
  yours: 'yours',
  withFallback: 'then the listed servers',
  fold: (count: number) => `Show all ${count} servers`,
  unfold: 'Hide servers',
} as const
