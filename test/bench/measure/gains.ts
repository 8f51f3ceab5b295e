// Measures the gains of a whole history, by each method: read through the reader thread, priced day by day and computed, and its report.
import { createRegistry } from '../../../src/main/clients/chains/registry/registry.ts'
import { openNetworkFolder } from '../../../src/main/db/networkFolder.ts'
import { putGivenPrices } from '../../../src/main/db/journal/givenPrices.ts'
import { createGainsStore } from '../../../src/main/features/gains/gains.ts'
import { reportOf } from '../../../src/main/features/gains/gainsReport.ts'
import { createLog } from '../../../src/main/platform/log/log.ts'
import { systemClock } from '../../../src/main/platform/time.ts'
import { GAINS_METHODS } from '../../../src/shared/domain/gains.ts'
import { WORKERS } from '../../support/programs/workers.ts'
import { ACCOUNTS, FIVE_YEARS, NETWORK, NEWEST } from '../browseArchive.ts'
import { figureOf, type Figure } from './figure.ts'

/** Upper limit of one method over 100,000 transactions, ms. */
const MAX_MS = 5000
const DAY_MS = 86_400_000

export async function measureGains(archive: string, rows: number, runs: number): Promise<Figure[]> {
  const folder = await openNetworkFolder(archive, { workers: WORKERS, log: createLog(systemClock.now, () => undefined) })
  const accounts = ACCOUNTS.map((account, index) => ({
    ...account,
    signer: { kind: 'ledger' as const, app: 'ethereum' as const, path: `44'/60'/0'/0/${index}`, publicKey: '', model: 'Ledger Flex' },
  }))
  const [db, registry] = [folder.journal, createRegistry(NETWORK)]
  putGivenPrices(db, pricesOf(['INIT', 'USDC', 'ETH', 'TIA']))
  const deps = { ...folder, db, registry, accounts: () => accounts, world: { clock: systemClock }, underWay: () => [] }
  const figures: Figure[] = []
  for (const method of GAINS_METHODS) {
    const times: number[] = []
    for (let run = 0; run < runs; run += 1) {
      // A new one has nothing of the last run.
      const store = createGainsStore(deps)
      const choice = { year: null, method, scope: 'all' as const, currency: 'EUR' }
      const start = performance.now()
      const report = await reportOf(deps, await store.compute(choice), choice)
      times.push(performance.now() - start)
      if (report.transactions < rows / 4 || report.realised.cents === '0') throw new Error(`only ${report.transactions} count`)
    }
    figures.push(figureOf(`gains of all ${rows} transactions, ${method}`, 'ms', times, MAX_MS))
  }
  await folder.close()
  return figures
}

/** A price that goes up and down, for each day of the history. */
function pricesOf(symbols: readonly string[]) {
  const last = Math.floor(NEWEST / DAY_MS)
  return symbols.flatMap((asset) =>
    Array.from({ length: FIVE_YEARS / DAY_MS + 1 }, (_, back) => ({
      asset,
      currency: 'EUR',
      day: last - back,
      price: `${1 + ((back * 37) % 100)}.${String(back % 1000).padStart(3, '0')}`,
    })),
  )
}
