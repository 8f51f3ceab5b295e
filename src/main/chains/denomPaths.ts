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
 * Prepares the search; the paths are computed at the first question.
 * @param denoms what is known of each chain, by chain id: denominations, and full paths that a list names. A path counts for
 * the denomination that it hashes to and no other. Chains without channels of their own count too.
 */
export function createDenomPaths(chains: readonly ChannelFacts[], denoms: ReadonlyMap<string, Iterable<string>>): DenomPaths {
  let paths: ReadonlyMap<string, string> | null = null
  return {
    pathOf: (chainId, denom) => {
      if (!denom.startsWith('ibc/')) return denom
      paths ??= computePaths(chains, denoms)
      return paths.get(`${chainId} ${denom}`) ?? null
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

function computePaths(chains: readonly ChannelFacts[], denoms: ReadonlyMap<string, Iterable<string>>): Map<string, string> {
  const found = new Map<string, string>()
  let fresh = new Map([...denoms].map(([chainId, list]) => [chainId, [...list].filter((denom) => !denom.startsWith('ibc/'))] as const))
  for (const [chainId, paths] of fresh) {
    for (const path of paths) if (path.startsWith('transfer/')) found.set(`${chainId} ${voucherOf(path)}`, path)
  }
  for (let hop = 0; hop < MAX_HOPS; hop++) {
    const next = new Map<string, string[]>()
    for (const { id, transferChannels } of chains) {
      const arrived: string[] = []
      for (const { channelId, chainId } of transferChannels) {
        for (const path of fresh.get(chainId) ?? []) {
          const full = `transfer/${channelId}/${path}`
          found.set(`${id} ${voucherOf(full)}`, full)
          arrived.push(full)
        }
      }
      next.set(id, arrived)
    }
    fresh = next
  }
  return found
}
