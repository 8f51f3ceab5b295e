// `sync`: copies one account's history; progress on stderr, one JSON object on stdout at the end.
import { join } from 'node:path'
import type { Account, AccountAddress } from '../../../shared/contract/account.ts'
import type { Output } from '../../../shared/contract/methods.ts'
import { fromErrorData } from '../../../shared/domain/errors.ts'
import { builtWorkers } from '../../app/builtWorkers.ts'
import type { Core } from '../../app/core.ts'
import { parseAddress } from '../../platform/address.ts'
import { folderOf } from '../../app/networks.ts'
import { openNetwork } from '../../app/openNetwork.ts'
import { syncTargetTitle } from '../../sync/syncTargets.ts'
import { isWhole, rowsText, type SyncReport } from '../../sync/syncReport.ts'
import { EXIT_INTERRUPTED, interrupted, keyFor, networkOf, openLog, printJson, required, type CommandContext } from './command.ts'

/** With --once runs until nothing is missing or the rest has failed permanently; without it until interrupted, tracking transfers too. */
export async function sync(context: CommandContext): Promise<number> {
  const address = parseAddress(required(context, 'account', 'init1…'))
  const log = openLog(context)
  const network = networkOf(context, log)
  const key = await keyFor(context, join(context.options.dataFolder, folderOf(network)))
  // No window of this process waits for a processor.
  const own = { workers: builtWorkers, log, threadPriority: 'normal', keyOf: () => key } as const
  const { core, close } = await openNetwork({ ...context.options, ...own }, network)
  try {
    const account = await provideAccount(core, address)
    const isOnce = context.flags['once'] === true
    const report = isOnce ? await syncOnce(core, account, context.signal) : await syncUntilInterrupted(core, account, context.signal)
    printJson({ network: network.kind, account: address.bech32, ...report })
    if (isOnce && context.signal.aborted) return EXIT_INTERRUPTED
    return !isOnce || isWhole(report) ? 0 : 1
  } finally {
    await close()
  }
}

/** Watches an address that is not in Waybill yet. */
async function provideAccount(core: Core, { bech32 }: AccountAddress): Promise<Account> {
  const known = core.accounts().find(({ address }) => address.bech32 === bech32)
  if (known !== undefined) return known
  const label = `${bech32.slice(0, 10)}…${bech32.slice(-4)}`
  const reply = await core.dispatch('accounts.watch', { address: bech32, label })
  if (!reply.ok) throw fromErrorData(reply.error)
  return reply.value as Output<'accounts.watch'>
}

async function syncOnce(core: Core, account: Account, signal: AbortSignal): Promise<SyncReport> {
  try {
    return await core.sync.once({ accounts: [account], signal, onProgress: say })
  } catch (error) {
    if (signal.aborted) return core.sync.reportFromDisk([account])
    throw error
  }
}

async function syncUntilInterrupted(core: Core, account: Account, signal: AbortSignal): Promise<SyncReport> {
  const printed = new Set<string>()
  const printReport = () => {
    const report = core.sync.reportFromDisk([account])
    for (const line of [...linesOf(core, report), ...report.problems]) {
      if (!printed.has(line)) say(line)
      printed.add(line)
    }
  }
  const unsubscribe = core.subscribe(({ type }) => {
    if (type === 'sync.changed') printReport()
  })
  core.start()
  await interrupted(signal)
  unsubscribe()
  return core.sync.reportFromDisk([account])
}

function linesOf({ chainName }: Core, { chains }: SyncReport): string[] {
  return Object.entries(chains).flatMap(([chainId, { txs, balances }]) => [
    ...(txs === undefined ? [] : [`${syncTargetTitle(chainName(chainId), 'txs')}: ${rowsText(txs)}`]),
    ...(balances === undefined ? [] : [`${syncTargetTitle(chainName(chainId), 'balances')}: ${rowsText(balances)}`]),
  ])
}

function say(line: string): void {
  process.stderr.write(`${line}\n`)
}
