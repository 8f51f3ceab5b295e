// Measures one transfer without a device: decoding the router's transaction, checking it against the request, and writing what is signed;
// with its rows in the journal, against the practice network in this process.
import { join } from 'node:path'
import { createPracticeNetwork } from '../../src/practice/network.ts'
import type { Quote } from '../../src/shared/contract/transfer/route.ts'
import { openBench } from '../support/benches/bench.ts'
import { createFastClock } from '../support/fastClock.ts'
import { tempFolder } from '../support/benches/syncBench.ts'
import { createBenchLog } from './benchLog.ts'
import { figureOf, type Figure } from './measure/figure.ts'

const WARM = 5
const TIMES = 30

export async function measureOneTransfer(): Promise<Figure[]> {
  const folder = tempFolder()
  const clock = createFastClock(1)
  const practice = createPracticeNetwork({ seed: 1, file: join(folder.path, 'practice.db'), clock })
  // The processor's time alone: the node's answers come from this process too and are counted.
  const bench = openBench({
    folder: folder.path,
    fetch: practice.fetch,
    hid: practice.hid,
    file: practice.network,
    clock,
    log: createBenchLog(clock.now),
  })
  const { client, registry } = bench
  const { id: accountId } = await client['accounts.addFromDevice']({ path: "44'/60'/0'/0/0", label: 'Mine' })
  const toDenom = registry.assets.find(({ chainId, symbol }) => chainId === 'lantern-1' && symbol === 'INIT')?.denom ?? ''
  const times: number[] = []
  for (let run = 0; run < WARM + TIMES; run += 1) {
    const request = { accountId, fromChainId: 'practice-1', fromDenom: 'uinit', toChainId: 'lantern-1', toDenom, amount: '1500000' }
    const { offers } = await client['quotes.request']({ ...request, recipient: null, slippagePercent: '0.5' })
    const { transfer } = await client['transfers.create']({ quoteId: (offers[0] as Quote).id })
    const before = process.threadCpuUsage()
    await client['transfers.step']({ id: transfer.id, version: transfer.version, step: 'build', consent: null })
    const { user, system } = process.threadCpuUsage(before)
    if (run >= WARM) times.push((user + system) / 1000)
    const built = await client['transfers.get']({ id: transfer.id })
    await client['transfers.cancel']({ id: transfer.id, version: built.transfer.version })
  }
  await bench.stop()
  practice.close()
  folder.remove()
  return [figureOf('building, checking and writing one transfer (processor)', 'ms', times, 5)]
}
