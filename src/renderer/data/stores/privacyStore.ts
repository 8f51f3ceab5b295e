// Holds and changes which optional requests are allowed.
import { createStore } from 'zustand'
import { asAppError, type AppError } from '../../../shared/domain/errors.ts'
import type { PrivacyChange } from '../../../shared/contract/settings/privacy.ts'
import { createResource } from '../resource.ts'
import { storeHook, type AppWindow } from '../../window.ts'

const privacyStore = (win: AppWindow) =>
  createResource(
    win,
    () => win.client['privacy.get']({}),
    (event) => event.type === 'privacy.changed',
  )
/** Subscribes to the choices. */
export const usePrivacy = storeHook(privacyStore)
/** Reads the choices again. */
export const reloadPrivacy = (win: AppWindow) => win.part(privacyStore).reload()

const imageHostsStore = (win: AppWindow) =>
  createResource(
    win,
    () => win.client['nfts.hosts']({}),
    (event) => event.type === 'nfts.changed' || event.type === 'privacy.changed',
  )
/** Subscribes to the hosts that the images of all NFTs are, or would be, fetched from. */
export const useImageHosts = storeHook(imageHostsStore)
/** Reads those hosts again. */
export const reloadImageHosts = (win: AppWindow) => win.part(imageHostsStore).reload()

/** Why the last change failed; null after a change that succeeded. */
const privacyChangeStore = () => createStore<{ error: AppError | null }>(() => ({ error: null }))
/** Reads it in components. */
export const usePrivacyChange = storeHook(privacyChangeStore)

/** Stores a choice; screens follow the event. Resolves with whether it was stored. */
export async function changePrivacy(win: AppWindow, change: PrivacyChange): Promise<boolean> {
  try {
    win.part(privacyStore).setState({ value: await win.client['privacy.set'](change), error: null })
    win.part(privacyChangeStore).setState({ error: null })
    return true
  } catch (error) {
    win.part(privacyChangeStore).setState({ error: asAppError(error) })
    return false
  }
}

/** Returns whether amounts can have a value: prices are on, and this network has them. */
export function useHasPrices(): boolean {
  return usePrivacy(({ value }) => value !== null && value.prices && value.priceHost !== null)
}
