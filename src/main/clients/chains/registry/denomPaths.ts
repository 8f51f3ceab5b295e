// Full ICS-20 paths behind the ibc/ denominations of the known chains, so that what a packet turns a coin into can be computed.
// Source: cosmos/ibc-go modules/apps/transfer/types/denom.go (ibc/ is the SHA-256 of the path in upper-case hex).
import { createHash } from 'node:crypto'

export interface ChannelFacts {
  id: string
  transferChannels: readonly { channelId: string; chainId: string }[]
}

export interface DenomPaths {
  /**
   * The path of a denomination as a packet names it: `transfer/channel-3/uusdc` for an ibc/ denomination, else the denomination
   * itself. null for an ibc/ denomination that no known channel and asset add up to.
   */
  pathOf(chainId: string, denom: string): string | null
}

/** A coin of a third chain reaches a rollup over the L1: two channels. Longer paths are not worth the search. */
const MAX_HOPS = 2

/**
 * Prepares the search; the paths of a chain are computed at the first question about it, since sixty chains with five hundred channels
 * have more of them than anybody asks for.
 * @param denoms what is known of each chain, by chain id: denominations, and full paths that a list names. A path counts for
 * the denomination that it hashes to and no other. Chains without channels of their own count too.
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

/** The voucher of a path. @example voucherOf('transfer/channel-0/uinit') // 'ibc/…' */
export function voucherOf(path: string): string {
  return `ibc/${createHash('sha256').update(path).digest('hex').toUpperCase()}`
}

/**
 * What a coin becomes when a packet brings it over a channel.
 * @param path of the coin where it leaves.
 * @param channels of the packet: at the chain it leaves and at the one it reaches.
 */
export function overChannel(path: string, channels: { source: string; destination: string }): string {
  const home = `transfer/${channels.source}/`
  // A coin that returns over the channel it came by loses that step of its path.
  const arriving = path.startsWith(home) ? path.slice(home.length) : `transfer/${channels.destination}/${path}`
  return /^transfer\/channel-\d+\//.test(arriving) ? voucherOf(arriving) : arriving
}

type Channels = ReadonlyMap<string, ChannelFacts['transferChannels']>

/** The paths of one chain's vouchers: those that its list names, and those that known coins of other chains arrive by. */
function computePaths(chainId: string, channels: Channels, denoms: ReadonlyMap<string, Iterable<string>>): Map<string, string> {
  const listed = [...(denoms.get(chainId) ?? [])].filter((denom) => denom.startsWith('transfer/'))
  return new Map([...listed, ...arriving(chainId, channels, denoms, MAX_HOPS)].map((path) => [voucherOf(path), path]))
}

/** Full paths of what reaches a chain over at most `hops` channels. */
function arriving(chainId: string, channels: Channels, denoms: ReadonlyMap<string, Iterable<string>>, hops: number): string[] {
  if (hops === 0) return []
  return (channels.get(chainId) ?? []).flatMap(({ channelId, chainId: from }) => {
    const made = [...(denoms.get(from) ?? [])].filter((denom) => !denom.startsWith('ibc/'))
    return [...made, ...arriving(from, channels, denoms, hops - 1)].map((path) => `transfer/${channelId}/${path}`)
  })
}
