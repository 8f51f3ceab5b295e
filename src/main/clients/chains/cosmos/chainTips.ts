// Detects lagging hosts by the newest block that another host of the chain has reported recently.
import type { Clock } from '../../../platform/world.ts'

/** The newest reported heights. */
export interface ChainTips {
  /**
   * Records the height that a host reports, and returns whether it lags behind another host of the chain. An account at an older height has
   * another sequence and balance.
   * @param host `service`: what its hosts have in common, a chain's RPC or its JSON-RPC.
   */
  isBehind(host: { service: string; address: string }, height: number): boolean
}

/** Tolerance for hosts in step, and for answers some seconds apart. */
const ALLOWED_BLOCKS = 10
/** Expiry of a reported height: a host that once reported a far too high one must not disable all others for long. */
const VALID_MS = 2 * 60_000

/** Creates an empty record of heights. */
export function createChainTips(clock: Pick<Clock, 'now'>): ChainTips {
  const tips = new Map<string, { address: string; height: number; at: number }>()
  return {
    isBehind: ({ service, address }, height) => {
      const now = clock.now()
      const tip = tips.get(service)
      // Absolute value, since the computer's clock may have been changed.
      const counts = tip !== undefined && Math.abs(now - tip.at) <= VALID_MS
      if (counts && tip.address !== address && height < tip.height - ALLOWED_BLOCKS) return true
      if (!counts || tip.address === address || height >= tip.height) tips.set(service, { address, height, at: now })
      return false
    },
  }
}
