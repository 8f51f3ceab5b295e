// Holds and changes which optional requests are allowed.
import { create } from 'zustand'
import { asAppError, type AppError } from '../../../shared/domain/errors.ts'
import type { PrivacyChange } from '../../../shared/contract/settings/privacy.ts'
import { client } from '../api.ts'
import { createResource } from '../resource.ts'

const privacy = createResource(
  () => client['privacy.get']({}),
  (event) => event.type === 'privacy.changed',
)
/** Subscribes to the choices. */
export const usePrivacy = privacy.use
/** Reads the choices again. */
export const reloadPrivacy = privacy.reload

const hosts = createResource(
  () => client['nfts.hosts']({}),
  (event) => event.type === 'nfts.changed' || event.type === 'privacy.changed',
)
/** Subscribes to the hosts that the images of all NFTs are, or would be, fetched from. */
export const useImageHosts = hosts.use
/** Reads those hosts again. */
export const reloadImageHosts = hosts.reload

/** Why the last change failed; null after a change that succeeded. */
export const usePrivacyChange = create<{ error: AppError | null }>(() => ({ error: null }))

/** Stores a choice; screens follow the event. Resolves with whether it was stored. */
export async function changePrivacy(change: PrivacyChange): Promise<boolean> {
  try {
    usePrivacy.setState({ value: await client['privacy.set'](change), error: null })
    usePrivacyChange.setState({ error: null })
    return true
  } catch (error) {
    usePrivacyChange.setState({ error: asAppError(error) })
    return false
  }
}
