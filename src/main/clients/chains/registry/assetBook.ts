// Resolves denominations to assets and their origins, so that holdings of one asset can be merged.
import { createHash } from 'node:crypto'
import { isAddress, type Address } from 'viem'
import type { Asset, Chain } from '../../../../shared/contract/chain.ts'
import { RegistryAsset } from '../../../../wire/registry.ts'
import { createDenomPaths, type DenomPaths } from './denomPaths.ts'

/** What the book needs of a chain. */
interface ChainFacts extends Pick<Chain, 'id' | 'kind'> {
  opBridgeId: string | null
  transferChannels: { channelId: string; chainId: string }[]
}

/** A listed asset of an EVM chain. */
export interface EvmToken {
  denom: string
  /** 0x address; null for the chain's own coin. */
  contract: Address | null
}

interface ListedAsset {
  asset: Omit<Asset, 'originId'>
  contract: Address | null
  traces: RegistryAsset['traces']
}

/** The assets of one network. */
export interface AssetBook extends DenomPaths {
  listed: readonly Asset[]
  /** Listed assets and those derived from them. */
  known: readonly Asset[]
  /** Returns the listed asset, one derived from an L1 asset's bridge or channel, or the bare denomination, unverified. */
  asset(chainId: string, denom: string): Asset
  /** Returns the listed assets of an EVM chain. */
  evmTokens(chainId: string): readonly EvmToken[]
  /** Returns the form that a rollup's ERC20Wrapper makes of a bridged asset; null where the list names none. */
  wrappedForm(chainId: string, denom: string): Asset | null
  /** Returns the bridged asset behind a wrapped form; null where the list names none. */
  unwrappedForm(chainId: string, denom: string): Asset | null
}

/** Reads asset lists (by chain id); adds unparsable entries to `problems`. */
export function createAssetBook(
  chains: readonly ChainFacts[],
  lists: Readonly<Record<string, readonly unknown[]>>,
  problems: string[],
): AssetBook {
  const byKey = new Map<string, ListedAsset>()
  for (const chain of chains) {
    const list = Object.hasOwn(lists, chain.id) ? lists[chain.id] : undefined
    for (const raw of list ?? []) {
      const parsed = RegistryAsset.safeParse(raw)
      if (parsed.success) byKey.set(keyOf(chain.id, parsed.data.base), readAsset(chain.id, parsed.data))
      else problems.push(`One asset of ${chain.id} can’t be read and was left out.`)
    }
  }
  const known = new Map<string, Asset>()
  for (const [key, entry] of byKey) known.set(key, { ...entry.asset, originId: originOf(byKey, key) })
  const listed = [...known.values()]
  for (const asset of derivedAssets(chains, listed)) {
    const key = keyOf(asset.chainId, asset.denom)
    if (!known.has(key)) known.set(key, asset)
  }
  const asset = (chainId: string, denom: string) => known.get(keyOf(chainId, denom)) ?? unlisted(chainId, denom)
  const wrappings = wrappingsOf(byKey)
  return {
    listed,
    known: [...known.values()],
    asset,
    ...createDenomPaths(chains, denomsByChain([...known.values()], [...byKey.values()])),
    wrappedForm: (chainId, denom) => {
      const local = wrappings.find((one) => one.remote === keyOf(chainId, denom))
      return local === undefined ? null : asset(chainId, local.denom)
    },
    unwrappedForm: (chainId, denom) => {
      const remote = wrappings.find((one) => one.local === keyOf(chainId, denom))
      return remote === undefined ? null : asset(chainId, remote.remoteDenom)
    },
    evmTokens: (chainId) =>
      [...byKey.values()].flatMap(({ asset, contract }) => (asset.chainId === chainId ? [{ denom: asset.denom, contract }] : [])),
  }
}

interface Wrapping {
  /** Keys of both forms on the same chain. */
  local: string
  remote: string
  denom: string
  remoteDenom: string
}

/**
 * Reads wrapped forms. Source: initia-labs/minievm x/evm/contracts/erc20_wrapper/ERC20Wrapper.sol; the registry calls the trace "wrapped".
 */
function wrappingsOf(byKey: ReadonlyMap<string, ListedAsset>): Wrapping[] {
  return [...byKey.values()].flatMap(({ asset: { chainId, denom }, traces }) =>
    traces.flatMap(({ type, counterparty }) => {
      const remoteDenom = counterparty?.base_denom
      const isHere = counterparty?.chain_id === chainId
      return type === 'wrapped' && isHere && remoteDenom !== undefined
        ? [{ local: keyOf(chainId, denom), remote: keyOf(chainId, remoteDenom), denom, remoteDenom }]
        : []
    }),
  )
}

/** Returns the known denominations of each chain: its assets, and those that traces of other chains' assets name there. */
function denomsByChain(known: readonly Asset[], listed: readonly ListedAsset[]): Map<string, Set<string>> {
  const denoms = new Map<string, Set<string>>()
  const add = (chainId: string, denom: string) => {
    const set = denoms.get(chainId) ?? new Set<string>()
    denoms.set(chainId, set.add(denom))
  }
  for (const { chainId, denom } of known) add(chainId, denom)
  for (const { asset, traces } of listed) for (const { chain } of traces) if (chain?.path !== undefined) add(asset.chainId, chain.path)
  for (const { counterparty } of listed.flatMap(({ traces }) => traces)) {
    if (counterparty?.chain_id !== undefined && counterparty.base_denom !== undefined) add(counterparty.chain_id, counterparty.base_denom)
  }
  return denoms
}

function keyOf(chainId: string, denom: string): string {
  return `${chainId}:${denomKey(denom)}`
}

/** Normalises a denomination: contract addresses occur in both cases. */
export function denomKey(denom: string): string {
  return /^(evm\/|0x[0-9a-f]{40}$)/i.test(denom) ? denom.toLowerCase() : denom
}

function readAsset(chainId: string, asset: RegistryAsset): ListedAsset {
  const symbol = asset.symbol ?? asset.display ?? shorten(asset.base)
  return {
    asset: { chainId, denom: asset.base, symbol, name: asset.name ?? symbol, decimals: decimalsOf(asset), isVerified: true },
    contract: [asset.address, asset.base].find((text) => text !== undefined && isAddress(text, { strict: false })) ?? null,
    traces: asset.traces,
  }
}

/** Returns the exponent of the display unit; 0 where the list names none. */
export function decimalsOf({ base, display, denom_units }: RegistryAsset): number {
  const unit = (denom: string | undefined) => denom_units.find((candidate) => candidate.denom === denom)
  return (unit(display) ?? unit(base) ?? denom_units[0])?.exponent ?? 0
}

/**
 * Follows an asset's traces to its origin: repeatedly the first trace that leads to a listed asset. Where none is listed, the chain and
 * denomination that the first trace names; without traces, the asset itself.
 */
function originOf(byKey: ReadonlyMap<string, ListedAsset>, start: string): string {
  const seen = new Set<string>()
  let key = start
  for (;;) {
    if (seen.has(key)) return key
    seen.add(key)
    const counterparties = (byKey.get(key)?.traces ?? []).flatMap(({ type, counterparty }) => {
      const chain = counterparty?.chain_id ?? counterparty?.chain_name
      return chain === undefined || counterparty?.base_denom === undefined ? [] : [{ type, key: keyOf(chain, counterparty.base_denom) }]
    })
    const next = counterparties.find((candidate) => byKey.has(candidate.key))
    if (next === undefined) return counterparties.find(({ type }) => type !== 'wrapped')?.key ?? key
    key = next.key
  }
}

/**
 * Yields the L1's listed assets as denominations on each rollup, by bridge and by channel.
 * Sources: initia-labs/OPinit x/ophost/types/denom.go L2Denom; cosmos/ibc-go modules/apps/transfer/types/denom.go.
 */
function* derivedAssets(chains: readonly ChainFacts[], listed: readonly Asset[]): Generator<Asset> {
  const l1 = chains.find(({ kind }) => kind === 'initia-l1')
  if (l1 === undefined) return
  const assets = listed.filter(({ chainId }) => chainId === l1.id)
  for (const chain of chains) {
    const channel = chain.transferChannels.find(({ chainId }) => chainId === l1.id)
    for (const asset of assets) {
      if (chain.opBridgeId !== null) yield { ...asset, chainId: chain.id, denom: bridgedDenom(chain.opBridgeId, asset.denom) }
      // An ibc/ denomination is itself a path; only assets native to the L1 have a path of one step.
      if (channel !== undefined && !asset.denom.startsWith('ibc/')) {
        yield { ...asset, chainId: chain.id, denom: `ibc/${sha256(`transfer/${channel.channelId}/${asset.denom}`).toUpperCase()}` }
      }
    }
  }
}

/**
 * Returns an L1 denomination's name on a rollup.
 * Source: initia-labs/OPinit x/ophost/types/denom.go L2Denom.
 * @param bridgeId decimal text.
 */
export function bridgedDenom(bridgeId: string, l1Denom: string): string {
  const id = Buffer.alloc(8)
  id.writeBigUInt64BE(BigInt(bridgeId))
  return `l2/${createHash('sha3-256').update(id).update(l1Denom).digest('hex')}`
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function unlisted(chainId: string, denom: string): Asset {
  return { chainId, denom, symbol: shorten(denom), name: denom, decimals: 0, isVerified: false, originId: keyOf(chainId, denom) }
}

/** Keeps a short denomination; abbreviates a long one to its prefix and its last characters. */
function shorten(denom: string): string {
  return denom.length <= 16 ? denom : `${denom.slice(0, 9)}…${denom.slice(-4)}`
}
