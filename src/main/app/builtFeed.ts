// Reads the update feed and its public key, both fixed at build time; without them updates are off.
import type { UpdateFeed } from '../features/updates/updater.ts'

/** Returns the feed; null (updates off) unless the build's environment names both URL and key. */
export function builtFeed(): UpdateFeed | null {
  const { WAYBILL_UPDATE_FEED: url, WAYBILL_UPDATE_KEY: publicKey } = import.meta.env as Readonly<Record<string, unknown>>
  return typeof url === 'string' && typeof publicKey === 'string' && url !== '' && publicKey !== '' ? { url, publicKey } : null
}
