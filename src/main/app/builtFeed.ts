// Where this build looks for newer ones, and the key that must have signed them: both given when it is built, or none.
import type { UpdateFeed } from '../features/updates/updater.ts'

/** Null, which is off, unless the environment of the build names both. */
export function builtFeed(): UpdateFeed | null {
  const { WAYBILL_UPDATE_FEED: url, WAYBILL_UPDATE_KEY: publicKey } = import.meta.env as Readonly<Record<string, unknown>>
  return typeof url === 'string' && typeof publicKey === 'string' && url !== '' && publicKey !== '' ? { url, publicKey } : null
}
