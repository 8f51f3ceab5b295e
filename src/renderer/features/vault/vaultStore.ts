// Holds whether the data is encrypted, and when the window locks.
import { createResource } from '../../data/resource.ts'
import { storeHook, type AppWindow } from '../../window.ts'

const vaultStore = (win: AppWindow) =>
  createResource(
    win,
    () => win.client['vault.state']({}),
    ({ type }) => type === 'lock.changed',
  )

/** Reads it in components. */
export const useVault = storeHook(vaultStore)
/** Reads it again. */
export const reloadVault = (win: AppWindow) => win.part(vaultStore).reload()
