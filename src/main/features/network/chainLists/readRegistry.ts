// Parses the entries of an untrusted public registry one by one: accepts plain names and https hosts on the public internet, and limits
// counts far above those of a real registry.
import { z } from 'zod'
import type { RefusedEntry } from '../../../../shared/contract/settings/chainLists.ts'
import { HOST_KINDS } from '../../../../wire/listChange.ts'
import { RegistryAsset, RegistryChain } from '../../../../wire/registry.ts'
import { denomKey } from '../../../clients/chains/registry/assetBook.ts'
import { untrustedHost } from '../../../platform/untrustedHost.ts'

/** The usable part of a registry. */
export interface ReadRegistry {
  /** One entry per chain, in the registry's order. */
  chains: RegistryChain[]
  /** By chain id. */
  assets: ReadonlyMap<string, RegistryAsset[]>
  refused: RefusedEntry[]
}

const MAX_CHAINS = 300
const MAX_ASSETS = 500
const MAX_HOSTS = 10
const MAX_CHANNELS = 500
const MAX_REFUSED = 50
const MAX_NAME = 60

const CHAIN_NAME = /^[a-zA-Z0-9][a-zA-Z0-9_-]{0,39}$/
const CHAIN_ID = /^[a-zA-Z0-9][\w.-]{0,59}$/
const CHANNEL = /^channel-\d{1,18}$/
/** Printable ASCII, the only characters of denominations. */
const DENOM = /^[!-~]{1,200}$/

/** Returns the usable chains and the refused ones. Assets are read separately: each chain has its own list. */
export function readRegistryChains(raw: readonly unknown[]): Omit<ReadRegistry, 'assets'> {
  const chains = new Map<string, RegistryChain>()
  const refused: RefusedEntry[] = []
  const refuse = (name: string, why: RefusedEntry['why']) => {
    if (refused.length < MAX_REFUSED) refused.push({ name: plainName(name), why })
  }
  for (const [position, entry] of raw.slice(0, MAX_CHAINS).entries()) {
    const chain = RegistryChain.safeParse(entry).data
    if (chain === undefined || !CHAIN_ID.test(chain.chain_id)) refuse(`#${position + 1}`, 'unreadable')
    else if (chains.has(chain.chain_id)) refuse(chain.chain_id, 'unreadable')
    else if (!CHAIN_NAME.test(chain.chain_name) || !isPlainName(chain.pretty_name ?? chain.chain_name)) refuse(chain.chain_id, 'badName')
    else chains.set(chain.chain_id, soundChain(chain))
  }
  return { chains: [...chains.values()], refused }
}

/** Returns the usable assets of one chain, each once. */
export function readRegistryAssets(raw: readonly unknown[]): RegistryAsset[] {
  const assets = new Map<string, RegistryAsset>()
  for (const entry of raw.slice(0, MAX_ASSETS)) {
    const asset = RegistryAsset.safeParse(entry).data
    if (asset === undefined || assets.has(denomKey(asset.base)) || !DENOM.test(asset.base)) continue
    const names = [asset.symbol, asset.name, asset.display].filter((name) => name !== undefined)
    if (names.every(isPlainName)) assets.set(denomKey(asset.base), asset)
  }
  return [...assets.values()]
}

/** Drops hosts that may not be asked, malformed channels, explorer pages, and fields that only Waybill's own list has. */
function soundChain(listed: RegistryChain): RegistryChain {
  const { confirmations: _confirmations, gas_ceiling_gwei: _gasCeiling, bridge_fee_ceiling: _feeCeiling, ...chain } = listed
  const apis = { ...chain.apis }
  for (const kind of HOST_KINDS) {
    const addresses = chain.apis[kind].flatMap(({ address, authorizedUser }) => {
      const sound = authorizedUser === undefined ? untrustedHost(address) : null
      return sound === null ? [] : [sound]
    })
    apis[kind] = [...new Set(addresses)].slice(0, MAX_HOSTS).map((address) => ({ address }))
  }
  const { executor_uri: executor, ibc_channels: channels, ...metadata } = chain.metadata
  const soundExecutor = executor === undefined ? null : untrustedHost(executor)
  return {
    ...chain,
    apis,
    explorers: [],
    metadata: {
      ...metadata,
      ibc_channels: soundChannels(channels),
      ...(soundExecutor === null ? {} : { executor_uri: soundExecutor }),
    },
  }
}

/** Keeps each channel once, without the counterparty that only Waybill's own list has. */
function soundChannels(channels: RegistryChain['metadata']['ibc_channels']): RegistryChain['metadata']['ibc_channels'] {
  const sound = channels.filter(({ channel_id, chain_id }) => CHANNEL.test(channel_id) && CHAIN_ID.test(chain_id)).slice(0, MAX_CHANNELS)
  const byName = new Map(sound.toReversed().map(({ counterparty_channel_id: _own, ...one }) => [`${one.port_id}/${one.channel_id}`, one]))
  return [...byName.values()].toReversed()
}

const Visible = z.string().regex(/^[\p{L}\p{N}\p{P}\p{S} ]*$/u)

/** Accepts letters, digits, signs and spaces, at least one letter or digit; no invisible, bidirectional or combining characters. */
function isPlainName(name: string): boolean {
  return name.length <= MAX_NAME && name.trim() === name && /[\p{L}\p{N}]/u.test(name) && Visible.safeParse(name).success
}

/** Makes a name printable in the list of what was refused. */
function plainName(name: string): string {
  return isPlainName(name) ? name : name.replace(/[^\w.#-]/g, '?').slice(0, MAX_NAME)
}
