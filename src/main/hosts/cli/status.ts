// `status`: prints what is stored, and live transfers. Sends no request and works while Waybill runs.
import { join } from 'node:path'
import type { Account } from '../../../shared/contract/account.ts'
import type { Transfer } from '../../../shared/contract/transfer/transfer.ts'
import { effectiveList } from '../../features/network/chainLists/effectiveList.ts'
import { createRegistry, type NetworkFile, type Registry } from '../../clients/chains/registry/registry.ts'
import { folderOf } from '../../app/networks.ts'
import { readNetworkFile } from '../../app/openWorld.ts'
import { listAccounts } from '../../db/journal/accounts.ts'
import { listLiveTransfers, listUnreadable } from '../../db/journal/transfers.ts'
import { lookAtNetworkFolder, type LookedAtFolder } from '../../db/networkFolder.ts'
import { readSyncReport } from '../../sync/syncReport.ts'
import { keyFor, networkOf, openLog, printJson, type CommandContext } from './command.ts'

/** Prints one JSON object: accounts with the state of each sync target, and live transfers. */
export async function status(context: CommandContext): Promise<number> {
  const network = networkOf(context, openLog(context))
  const path = join(context.options.dataFolder, folderOf(network))
  const folder = lookAtNetworkFolder(path, await keyFor(context, path))
  const held = folder === null ? { accounts: [], transfers: [], unreadable: [] } : readHeld(folder, await readNetworkFile(network))
  printJson({ network: network.kind, dataFolder: context.options.dataFolder, ...held })
  return 0
}

function readHeld(folder: LookedAtFolder, bundled: NetworkFile) {
  try {
    const registry = createRegistry(effectiveList(bundled, folder.journal))
    return {
      accounts: listAccounts(folder.journal).map((account) => describeAccount(folder, registry, account)),
      transfers: listLiveTransfers(folder.journal).map(describeTransfer),
      unreadable: listUnreadable(folder.journal),
    }
  } finally {
    folder.close()
  }
}

function describeAccount({ archive }: LookedAtFolder, registry: Registry, account: Account) {
  const { address, label, signer } = account
  return { address: address.bech32, label, signer: signer.kind, ...readSyncReport(archive, registry, [account]) }
}

function describeTransfer({ number, phase, quote, legs, updatedAt }: Transfer) {
  const { fromChainId, toChainId, fromDenom } = quote.request
  const { hash = null } = legs.at(-1) ?? {}
  return {
    number,
    phase,
    fromChainId,
    toChainId,
    denom: fromDenom,
    amount: quote.amountIn,
    hash,
    updatedAt: new Date(updatedAt).toISOString(),
  }
}
