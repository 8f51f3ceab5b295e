// Applies accepted changes to a chain list. Pure; contracts, router and services of the list stay unchanged.
import { RegistryAsset, RegistryChain } from '../../../../wire/registry.ts'
import { changeKey, type ListChange } from '../../../../wire/listChange.ts'
import { denomKey } from '../../../clients/chains/registry/assetBook.ts'
import type { NetworkFile } from '../../../clients/chains/registry/registry.ts'
import { readFact, writeFact } from './chainFacts.ts'
import { hasTakenName, takenNumber, titleOf } from './chainIdentity.ts'

/**
 * Applies the changes of one refresh, independent of their order. Skips a change whose `was` differs from the list, a chain or asset that
 * the list already has, and whatever would give two chains the same bridge, EVM chain id or name: a newer version of Waybill ships newer
 * facts, which take precedence.
 */
export function applyChanges(file: NetworkFile, changes: readonly ListChange[]): NetworkFile {
  const inOrder = changes.toSorted((left, right) => (changeKey(left) < changeKey(right) ? -1 : 1))
  const known = readChains(file)
  const added = (change: ListChange) => change.kind === 'chain'
  const ofKnown = inOrder.filter((change) => !added(change) && known.has(change.chainId))
  const ofAdded = inOrder.filter((change) => !added(change) && !known.has(change.chainId))
  // Added chains are checked against the list that results from the other changes; their further assets follow them.
  return [...ofKnown, ...inOrder.filter(added), ...ofAdded].reduce(applyChange, file)
}

function applyChange(file: NetworkFile, change: ListChange): NetworkFile {
  switch (change.kind) {
    case 'chain':
      return addChain(file, change)
    case 'asset':
      return putAsset(file, change)
    case 'hosts':
      return changeChain(file, change.chainId, (chain) =>
        sameText(hostsOf(chain, change.field), change.was)
          ? { ...chain, apis: { ...chain.apis, [change.field]: change.value.map((address) => ({ address })) } }
          : null,
      )
    case 'channel':
      return changeChain(file, change.chainId, (chain) => putChannel(chain, change))
    case 'fact':
      return changeChain(file, change.chainId, (chain) =>
        readFact(chain, change.field) === change.was ? withUniqueFact(file, writeFact(chain, change.field, change.value)) : null,
      )
  }
}

/** Returns the hosts' public addresses, in order. */
export function hostsOf(chain: RegistryChain, field: keyof RegistryChain['apis']): string[] {
  return chain.apis[field].filter(({ authorizedUser }) => authorizedUser === undefined).map(({ address }) => address)
}

/** Returns the parsable entries of a list by chain id; the first of several for one chain, as the registry uses it. */
export function readChains({ chains }: Pick<NetworkFile, 'chains'>): Map<string, RegistryChain> {
  const read = new Map<string, RegistryChain>()
  for (const raw of chains) {
    const chain = RegistryChain.safeParse(raw).data
    if (chain !== undefined && !read.has(chain.chain_id)) read.set(chain.chain_id, chain)
  }
  return read
}

/** Returns the parsable assets of a chain, by `denomKey`. */
export function readAssets({ assets }: Pick<NetworkFile, 'assets'>, chainId: string): Map<string, RegistryAsset> {
  const list = Object.hasOwn(assets, chainId) ? (assets[chainId] ?? []) : []
  return new Map(
    list.flatMap((raw): [string, RegistryAsset][] => {
      const asset = RegistryAsset.safeParse(raw).data
      return asset === undefined ? [] : [[denomKey(asset.base), asset]]
    }),
  )
}

function addChain(file: NetworkFile, { chainId, value, assets, ...change }: Extract<ListChange, { kind: 'chain' }>): NetworkFile {
  const known = readChains(file)
  if (known.has(chainId) || value.chain_id !== chainId || takenNumber(value, known.values()) !== null) return file
  const isNameTaken = hasTakenName(value, known.values())
  if (isNameTaken && !change.hasTakenName) return file
  const added = isNameTaken ? { ...value, pretty_name: `${titleOf(value)} (${chainId})` } : value
  return { ...file, chains: [...file.chains, added], assets: { ...file.assets, [chainId]: assets } }
}

function withUniqueFact(file: NetworkFile, chain: RegistryChain | null): RegistryChain | null {
  return chain === null || takenNumber(chain, readChains(file).values()) !== null ? null : chain
}

function putAsset(file: NetworkFile, { chainId, denom, was, value }: Extract<ListChange, { kind: 'asset' }>): NetworkFile {
  const known = readAssets(file, chainId)
  if (!readChains(file).has(chainId) || value.base !== denom || !sameText(known.get(denomKey(denom)) ?? null, was)) return file
  const list = Object.hasOwn(file.assets, chainId) ? (file.assets[chainId] ?? []) : []
  const others = list.filter((raw) => denomKey(RegistryAsset.safeParse(raw).data?.base ?? '') !== denomKey(denom))
  return { ...file, assets: { ...file.assets, [chainId]: [...others, value] } }
}

function putChannel(chain: RegistryChain, { channelId, was, value }: Extract<ListChange, { kind: 'channel' }>): RegistryChain | null {
  const isIt = (entry: { port_id: string; channel_id: string }) => entry.port_id === 'transfer' && entry.channel_id === channelId
  const known = chain.metadata.ibc_channels.find(isIt)
  if (!sameText(known === undefined ? null : channelOf(known), was === null ? null : channelOf(was))) return null
  const channels = [
    ...chain.metadata.ibc_channels.filter((entry) => !isIt(entry)),
    { ...value, port_id: 'transfer', channel_id: channelId },
  ]
  return { ...chain, metadata: { ...chain.metadata, ibc_channels: channels } }
}

/** Returns the counterparty of a channel. */
export function channelOf({ chain_id, version }: { chain_id: string; version?: string | undefined }) {
  return { chain_id, ...(version === undefined ? {} : { version }) }
}

function changeChain(file: NetworkFile, chainId: string, change: (chain: RegistryChain) => RegistryChain | null): NetworkFile {
  const position = file.chains.findIndex((raw) => RegistryChain.safeParse(raw).data?.chain_id === chainId)
  const chain = RegistryChain.safeParse(file.chains[position]).data
  const changed = chain === undefined ? null : change(chain)
  return changed === null ? file : { ...file, chains: file.chains.with(position, changed) }
}

function sameText(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right)
}
