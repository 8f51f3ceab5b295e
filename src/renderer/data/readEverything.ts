// The first read of every store, when the page starts.
import { reloadAccounts } from './stores/accountsStore.ts'
import { reloadApp, reloadPreferences } from './stores/appStore.ts'
import { reloadChainList } from './stores/chainListStore.ts'
import { reloadAssets, reloadChains } from './stores/chainsStore.ts'
import { reloadDevice } from './stores/deviceStore.ts'
import { reloadLabels } from './stores/labelsStore.ts'
import { reloadNetworkIcons } from './stores/networkIcons.ts'
import { reloadNotices } from './stores/noticesStore.ts'
import { reloadPublicNames } from './names/publicNames.ts'
import { reloadUsernames } from './names/usernamesStore.ts'
import { reloadSync } from './stores/syncStore.ts'
import { reloadTransfers, reloadUnreadable } from './transfers/transfersStore.ts'
import type { AppWindow } from '../window.ts'

/** Asks for all at once; each store keeps its own error. */
export function readEverything(win: AppWindow): void {
  for (const reload of [
    reloadApp,
    reloadPreferences,
    reloadChains,
    reloadAssets,
    reloadNetworkIcons,
    reloadChainList,
    reloadAccounts,
    reloadLabels,
    reloadPublicNames,
    reloadUsernames,
    reloadSync,
    reloadDevice,
    reloadTransfers,
    reloadUnreadable,
    reloadNotices,
  ]) {
    void reload(win)
  }
}
