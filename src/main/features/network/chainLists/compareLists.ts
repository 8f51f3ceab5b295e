// Compares a public registry with the chain list. Pure. The registry is untrusted: additions and moved hosts may be accepted together,
// while every fact that decides where money goes needs its own confirmation.
import type { Asset } from '../../../../shared/contract/chain.ts'
import type { RefusedEntry } from '../../../../shared/contract/settings/chainLists.ts'
import { skeleton } from '../../../../shared/domain/untrusted/nameSpoofing.ts'
import { FACT_FIELDS, HOST_KINDS, type FactField, type ListChange } from '../../../../wire/listChange.ts'
import type { RegistryAsset, RegistryChain } from '../../../../wire/registry.ts'
import { decimalsOf, denomKey } from '../../../clients/chains/registry/assetBook.ts'
import { createRegistry, type NetworkFile } from '../../../clients/chains/registry/registry.ts'
import { channelOf, hostsOf, readAssets, readChains } from './applyChanges.ts'
import { readFact, writeFact } from './chainFacts.ts'
import { hasTakenName, takenNumber } from './chainIdentity.ts'
import type { ReadRegistry } from './readRegistry.ts'

/** The result of a comparison. */
export interface ListComparison {
  changes: ListedChange[]
  /** Ids of Initia chains that only the list has: they stay. */
  missing: string[]
  refused: RefusedEntry[]
}

/** A change with its need for confirmation. */
export interface ListedChange {
  change: ListChange
  /** The user must confirm it individually. */
  needsConfirmation: boolean
}

interface Known {
  file: NetworkFile
  chains: ReadonlyMap<string, RegistryChain>
  /** The listed assets, and those derived from them by bridges and channels. */
  assets: readonly Asset[]
}

/** Compares; the result does not depend on the order of the entries. */
export function compareLists(file: NetworkFile, registry: ReadRegistry): ListComparison {
  const known: Known = { file, chains: readChains(file), assets: createRegistry(file).knownAssets }
  const refused: RefusedEntry[] = [...registry.refused]
  const changes: ListedChange[] = []
  const accepted = new Set<string>()
  const theirs = registry.chains.toSorted((left, right) => (left.chain_id < right.chain_id ? -1 : 1))
  for (const entry of theirs) {
    const assets = registry.assets.get(entry.chain_id) ?? []
    const own = known.chains.get(entry.chain_id)
    const fault = own === undefined ? newChainRejection(known, entry, theirs) : null
    if (fault !== null) refused.push({ name: entry.chain_id, why: fault })
    else if (own === undefined) {
      accepted.add(entry.chain_id)
      changes.push(...newChain(known, { entry, assets, others: theirs }))
    } else changes.push(...changesOf(known, { own, theirs: entry, others: theirs }, refused), ...assetChanges(known, own, assets))
  }
  changes.push(...channelChanges(known, theirs, accepted))
  const named = new Set(theirs.map(({ chain_id }) => chain_id))
  const missing = [...known.chains.values()].filter((chain) => isOfInitia(chain) && !named.has(chain.chain_id))
  return { changes: changes.toSorted(byKey), missing: missing.map(({ chain_id }) => chain_id), refused }
}

function byKey({ change: left }: ListedChange, { change: right }: ListedChange): number {
  return JSON.stringify([left.chainId, left.kind, left]) < JSON.stringify([right.chainId, right.kind, right]) ? -1 : 1
}

function isOfInitia({ metadata }: RegistryChain): boolean {
  return metadata.is_l1 === true || metadata.op_bridge_id !== undefined
}

/** Returns why a new entry is refused: only Initia rollups whose bridge and EVM chain id are unused are accepted. */
function newChainRejection({ chains }: Known, entry: RegistryChain, theirs: readonly RegistryChain[]): RefusedEntry['why'] | null {
  const { metadata } = entry
  if (metadata.is_l1 === true || metadata.op_bridge_id === undefined || metadata.minitia === undefined) return 'noRollup'
  if (entry.chain_type === 'eip155') return 'noRollup'
  return takenNumber(entry, [...chains.values(), ...theirs]) ?? (hostsOf(entry, 'rest').length === 0 ? 'noHosts' : null)
}

interface NewChain {
  entry: RegistryChain
  assets: readonly RegistryAsset[]
  others: readonly RegistryChain[]
}

/**
 * Builds the addition of a chain. It needs a confirmation where another chain has its name: it may be that chain under a new id, or imitate
 * it. So does each of its assets that claims without proof to be or to derive from a known one; the others are added with the chain.
 */
function newChain(known: Known, { entry, assets, others }: NewChain): ListedChange[] {
  const chainId = entry.chain_id
  const isNameTaken = hasTakenName(entry, [...known.chains.values(), ...others])
  const derived = createRegistry({ ...known.file, chains: [...known.file.chains, entry] }).knownAssets
  const isPlain = (asset: RegistryAsset) => isPlainAddition({ ...known, assets: derived }, chainId, asset)
  const listed = assets.toSorted((left, right) => (left.base < right.base ? -1 : 1))
  const value = { kind: 'chain', chainId, value: entry, assets: listed.filter(isPlain), hasTakenName: isNameTaken } as const
  const claiming = listed
    .filter((asset) => !isPlain(asset))
    .map((asset): ListedChange => {
      return { change: { kind: 'asset', chainId, denom: asset.base, was: null, value: asset }, needsConfirmation: true }
    })
  return [{ change: value, needsConfirmation: isNameTaken }, ...claiming]
}

interface Pair {
  own: RegistryChain
  theirs: RegistryChain
  /** All entries of the registry: two of them may claim the same unused number. */
  others: readonly RegistryChain[]
}

function changesOf({ chains }: Known, { own, theirs, others }: Pair, refused: RefusedEntry[]): ListedChange[] {
  const chainId = own.chain_id
  const hosts = HOST_KINDS.flatMap((field): ListedChange[] => {
    const [was, named] = [hostsOf(own, field), hostsOf(theirs, field)]
    const held = new Set(was.map(withoutSlash))
    if (named.every((address) => held.has(address))) return []
    // The registry's hosts come first; the list's other hosts follow as fallbacks.
    const value = [...named, ...was.filter((address) => !named.includes(withoutSlash(address)))]
    return [{ change: { kind: 'hosts', chainId, field, was, value }, needsConfirmation: false }]
  })
  const facts = FACT_FIELDS.flatMap((field): ListedChange[] => {
    const [was, value] = [readFact(own, field), factOf(own, theirs, field)]
    if (value === null || value === was) return []
    const changed = field === 'bridge' || field === 'evmChainId' ? writeFact(own, field, value) : null
    const taken = changed === null ? null : takenNumber(changed, [...chains.values(), ...others])
    if (taken === null) return [{ change: { kind: 'fact', chainId, field, was, value }, needsConfirmation: true }]
    refused.push({ name: chainId, why: taken })
    return []
  })
  return [...hosts, ...facts]
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '')
}

/** Returns the new value of a field; null where the registry does not state it, so that an incomplete entry changes nothing. */
function factOf(own: RegistryChain, theirs: RegistryChain, field: FactField): string | null {
  switch (field) {
    case 'fees':
      return theirs.fees.fee_tokens.length === 0 ? null : readFact(theirs, field)
    case 'vm':
      // A different version alone changes nothing; the virtual machine decides how transactions are decoded.
      return theirs.metadata.minitia?.type === own.metadata.minitia?.type ? null : statedFact(theirs, field)
    case 'keys':
      return JSON.stringify({
        ...(JSON.parse(readFact(own, field)) as object),
        ...(JSON.parse(readFact(theirs, field)) as object),
      })
    case 'executor':
      return theirs.metadata.executor_uri === withoutSlash(own.metadata.executor_uri ?? '') ? null : statedFact(theirs, field)
    case 'bridgedDenoms': {
      const [ours, more] = [own.metadata.op_denoms ?? [], theirs.metadata.op_denoms ?? []]
      const added = more.filter((denom) => !ours.includes(denom))
      return added.length === 0 ? null : JSON.stringify({ op_denoms: [...ours, ...added.toSorted()] })
    }
    case 'prefix':
      // An entry without a prefix is parsed with Initia's.
      return theirs.bech32_prefix === DEFAULT_PREFIX ? null : statedFact(theirs, field)
    case 'evmChainId':
    case 'bridge':
      return statedFact(theirs, field)
  }
}

const DEFAULT_PREFIX = 'init'

function statedFact(theirs: RegistryChain, field: FactField): string | null {
  const text = readFact(theirs, field)
  return text === '{}' ? null : text
}

/** Returns new and changed token channels of known chains; each needs a confirmation, since it decides where money goes. */
function channelChanges({ chains }: Known, theirs: readonly RegistryChain[], accepted: ReadonlySet<string>): ListedChange[] {
  return theirs.flatMap((entry) => {
    const own = chains.get(entry.chain_id)
    if (own === undefined) return []
    const held = new Map(tokenChannels(own).map((channel) => [channel.channel_id, channel]))
    return tokenChannels(entry).flatMap((channel): ListedChange[] => {
      const { channel_id: channelId, chain_id: end } = channel
      const was = held.get(channelId)
      if (was?.chain_id === end || !(chains.has(end) || accepted.has(end) || was !== undefined)) return []
      const change = { kind: 'channel', chainId: own.chain_id, channelId, was: was === undefined ? null : channelOf(was) } as const
      return [{ change: { ...change, value: channelOf(channel) }, needsConfirmation: true }]
    })
  })
}

function tokenChannels({ metadata }: RegistryChain) {
  return metadata.ibc_channels.filter(({ port_id }) => port_id === 'transfer')
}

/** Returns new and changed assets. A changed one needs a confirmation, and so does one that claims a known asset without proof. */
function assetChanges(known: Known, own: RegistryChain, theirs: readonly RegistryAsset[]): ListedChange[] {
  const chainId = own.chain_id
  const held = readAssets(known.file, chainId)
  return theirs.flatMap((value): ListedChange[] => {
    const was = held.get(denomKey(value.base)) ?? null
    if (was !== null && !isDescribedOtherwise(was, value)) return []
    const change = { kind: 'asset', chainId, denom: value.base, was, value } as const
    return [{ change, needsConfirmation: was !== null || !isPlainAddition(known, chainId, value) }]
  })
}

/**
 * Returns whether an addition needs no confirmation: a derived denomination must match its origin's description; any other must claim
 * neither an origin nor a known symbol.
 */
function isPlainAddition({ assets }: Known, chainId: string, value: RegistryAsset): boolean {
  const derived = assets.find((asset) => asset.chainId === chainId && denomKey(asset.denom) === denomKey(value.base))
  if (derived === undefined) {
    const looks = skeleton(value.symbol ?? '')
    return value.traces.length === 0 && assets.every(({ symbol }) => skeleton(symbol) !== looks)
  }
  const origins = value.traces.map(({ counterparty }) => `${counterparty?.chain_id ?? ''}:${counterparty?.base_denom ?? ''}`)
  return (
    value.symbol === derived.symbol &&
    value.name === derived.name &&
    decimalsOf(value) === derived.decimals &&
    origins.length === 1 &&
    origins[0] === derived.originId
  )
}

/** Returns whether anything differs that decides what an amount is or counts as. Names may differ. */
function isDescribedOtherwise(was: RegistryAsset, value: RegistryAsset): boolean {
  const tracesOf = ({ traces }: RegistryAsset) => JSON.stringify(traces.map(({ type, counterparty }) => [type, counterparty?.base_denom]))
  return (
    was.symbol !== value.symbol ||
    decimalsOf(was) !== decimalsOf(value) ||
    (value.traces.length > 0 && tracesOf(was) !== tracesOf(value)) ||
    (was.address !== undefined && value.address !== undefined && was.address.toLowerCase() !== value.address.toLowerCase())
  )
}
