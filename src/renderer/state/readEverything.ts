// The first read of every store, when the page starts.
import { reloadAccounts } from './accountsStore.ts'
import { reloadApp, reloadPreferences } from './appStore.ts'
import { reloadAssets, reloadChains } from './chainsStore.ts'
import { reloadDevice } from './deviceStore.ts'
import { reloadLabels } from './labelsStore.ts'
import { reloadNetworkIcons } from './networkIcons.ts'
import { reloadSync } from './syncStore.ts'
import { reloadTransfers, reloadUnreadable } from './transfersStore.ts'

/** Asks for all at once; each store keeps its own error. */
export function readEverything(): void {
  for (const reload of [
    reloadApp,
    reloadPreferences,
    reloadChains,
    reloadAssets,
    reloadNetworkIcons,
    reloadAccounts,
    reloadLabels,
    reloadSync,
    reloadDevice,
    reloadTransfers,
    reloadUnreadable,
  ]) {
    void reload()
  }
}
