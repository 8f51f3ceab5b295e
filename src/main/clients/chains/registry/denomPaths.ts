// Computes full ICS-20 paths of ibc/ denominations of the known chains, and what a packet turns a coin into.
// Source: cosmos/ibc-go modules/apps/transfer/types/denom.go (ibc/ is the SHA-256 of the path in upper-case hex).
import { createHash } from 'node:crypto'

/** A chain with its token channels. */
export interface ChannelFacts {
  id: string
  transferChannels: readonly { channelId: string; chainId: string }[]
}

/** Lookup of denomination paths. */
export interface DenomPaths {
  /**
   * Returns the path of a denomination as a packet names it: `transfer/channel-3/uusdc` for an ibc/ denomination, else the denomination
   * itself. Null for an ibc/ denomination that no known channel and asset produce.
   */
  pathOf(chainId: string, denom: string): string | null
}

/** Maximum number of channels on a path: a third chain's coin reaches a rollup over the L1. */
const MAX_HOPS = 2

/**
 * Prepares the lookup; computes the paths of a chain on its first use, since sixty chains with five hundred channels have more than are
 * ever needed.
 * @param denoms known denominations by chain id, and full paths that a list names. A path counts only for the denomination that it hashes
 * to. Chains without own channels count too.
 */
export function createDenomPaths(chains: readonly ChannelFacts[], denoms: ReadonlyMap<string, Iterable<string>>): DenomPaths {
  const channels = new Map(chains.map(({ id, transferChannels }) => [id, transferChannels]))
  const byChain = new Map<string, ReadonlyMap<string, string>>()
  return {
    pathOf: (chainId, denom) => {
      if (!denom.startsWith('ibc/')) return denom
      const paths = byChain.get(chainId) ?? computePaths(chainId, channels, denoms)
      byChain.set(chainId, paths)
      return paths.get(denom) ?? null
    },
  }
}

/** Returns the voucher of a path. @example voucherOf('transfer/channel-0/uinit') // 'ibc/…' */
export function voucherOf(path: string): string {
  return `ibc/${createHash('sha256').update(path).digest('hex').toUpperCase()}`
}

/**
 * Returns what a coin becomes when a packet carries it over a channel.
 * @param path the coin's path on the sending chain.
 * @param channels the packet's channels: on the sending and on the receiving chain.
 */
export function overChannel(path: string, channels: { source: string; destination: string }): string {
  const home = `transfer/${channels.source}/`
  // A coin that returns over the channel it came by loses that step of its path.
  const arriving = path.startsWith(home) ? path.slice(home.length) : `transfer/${channels.destination}/${path}`
  return /^transfer\/channel-\d+\//.test(arriving) ? voucherOf(arriving) : arriving
}

type Channels = ReadonlyMap<string, ChannelFacts['transferChannels']>

/** Computes the paths of one chain's vouchers: those in its list, and those of known coins that arrive from other chains. */
function computePaths(chainId: string, channels: Channels, denoms: ReadonlyMap<string, Iterable<string>>): Map<string, string> {
  const listed = [...(denoms.get(chainId) ?? [])].filter((denom) => denom.startsWith('transfer/'))
  return new Map([...listed, ...arriving(chainId, channels, denoms, MAX_HOPS)].map((path) => [voucherOf(path), path]))
}

/** Returns full paths of coins that reach a chain over at most `hops` channels. */
function arriving(chainId: string, channels: Channels, denoms: ReadonlyMap<string, Iterable<string>>, hops: number): string[] {
  if (hops === 0) return []
  return (channels.get(chainId) ?? []).flatMap(({ channelId, chainId: from }) => {
    const made = [...(denoms.get(from) ?? [])].filter((denom) => !denom.startsWith('ibc/'))
    return [...made, ...arriving(from, channels, denoms, hops - 1)].map((path) => `transfer/${channelId}/${path}`)
  })
}
