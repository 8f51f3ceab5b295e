// Tells a host that is behind its chain from one that is not: by the newest block that another host of the chain showed lately.
import type { Clock } from '../../../platform/world.ts'

export interface ChainTips {
  /**
   * Notes the height that a host names, and whether it is behind what another host of the chain has shown. An account as it was
   * some blocks ago has another sequence and another balance.
   * @param host `service`: what its hosts have in common, a chain's RPC or its JSON-RPC.
   */
  isBehind(host: { service: string; address: string }, height: number): boolean
}

/** Nodes in step differ by less; so do answers that are some seconds apart. */
const ALLOWED_BLOCKS = 10
/** A host that once named a height of the far future must not make all others useless. */
const VALID_MS = 2 * 60_000

/** Makes an empty memory of heights. */
export function createChainTips(clock: Pick<Clock, 'now'>): ChainTips {
  const tips = new Map<string, { address: string; height: number; at: number }>()
  return {
    isBehind: ({ service, address }, height) => {
      const now = clock.now()
      const tip = tips.get(service)
      // Either way round: the computer's clock may have been set.
      const counts = tip !== undefined && Math.abs(now - tip.at) <= VALID_MS
      if (counts && tip.address !== address && height < tip.height - ALLOWED_BLOCKS) return true
      if (!counts || tip.address === address || height >= tip.height) tips.set(service, { address, height, at: now })
      return false
    },
  }
}
