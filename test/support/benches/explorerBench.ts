// The explorer over real files and the practice network, called through the contract as a window calls it.
import { createDispatch } from '../../../src/main/app/dispatch.ts'
import { explorerHandlers } from '../../../src/main/features/explorer/methods.ts'
import { createRegistry } from '../../../src/main/clients/chains/registry/registry.ts'
import { createExplorer } from '../../../src/main/features/explorer/explorer.ts'
import { createHostThrottle } from '../../../src/main/platform/http/hostThrottle.ts'
import { createLog } from '../../../src/main/platform/log/log.ts'
import { openArchiveReader } from '../../../src/main/db/archiveReader.ts'
import { openIngest } from '../../../src/main/db/archive/write/ingest.ts'
import { openJournal } from '../../../src/main/db/journal/journal.ts'
import { createPracticeNetwork } from '../../../src/practice/network.ts'
import type { Input, Output } from '../../../src/shared/contract/methods.ts'
import { fromErrorData } from '../../../src/shared/domain/errors.ts'
import type { explorerContract } from '../../../src/shared/contract/history/explorer.ts'
import type { FetchLike } from '../../../src/wire/world.ts'
import { join } from 'node:path'
import { writeBook } from './bookShelf.ts'
import { tempFolder, watched } from './syncBench.ts'
import { WORKERS } from '../programs/workers.ts'

type Method = keyof typeof explorerContract
type Page = Exclude<Method, 'explorer.search'>
export type ExplorerBench = Awaited<ReturnType<typeof explorerBench>>

export async function explorerBench() {
  const folder = tempFolder()
  let shift = 0
  let isOnline = true
  // Time stands unless a test moves it: how many blocks come between two questions is nothing for the computer's load to decide.
  const begun = Date.now()
  const clock = { now: () => begun + shift, sleep: () => Promise.resolve() }
  const practice = createPracticeNetwork({ seed: 1, writeBook, file: ':memory:', clock })
  let refusal: (() => Response) | null = null
  let asked = 0
  const fetch: FetchLike = (url, init) => {
    asked += 1
    if (refusal !== null) return Promise.resolve(refusal())
    return isOnline ? practice.fetch(url, init) : Promise.reject(new TypeError('fetch failed'))
  }
  const file = join(folder.path, 'archive.db')
  const journal = join(folder.path, 'journal.db')
  const ingest = await openIngest({ file, workerPath: WORKERS.ingest })
  openJournal(journal).close()
  const archive = openArchiveReader({ archive: file, journal })
  const registry = createRegistry(practice.network)
  const holder = practice.accounts[0]!.bech32
  const account = watched(holder, 'mine')
  const explorer = createExplorer({
    hostThrottle: createHostThrottle({ fetch, clock }),
    clock,
    archive,
    ingest,
    registry,
    accounts: () => [account],
  })
  const lines: string[] = []
  const dispatch = createDispatch({ handlers: explorerHandlers({ explorer }), log: createLog(clock.now, (line) => lines.push(line)) })
  const call = async <M extends Method>(method: M, input: Input<M>): Promise<Output<M>> => {
    const reply = await dispatch(method, input)
    if (!reply.ok) throw fromErrorData(reply.error)
    return reply.value as Output<M>
  }
  return {
    holder,
    holderHex: account.address.hex,
    practice,
    accountId: account.id,
    registry,
    /** Bugs and what else was logged. */
    lines,
    call,
    /** A page that must be there. */
    page: async <M extends Page>(method: M, input: Input<M>): Promise<NonNullable<Output<M>>> => {
      const answer = await call(method, input)
      if (answer === null) throw new Error(`${method} has no answer`)
      return answer
    },
    feeDenom: (chainId: string) => registry.chain(chainId)!.feeTokens[0]!.denom,
    /** Transactions of the holder, as the indexer itself counts them. */
    countOf: async (chainId: string): Promise<number> => {
      const url = `${registry.chain(chainId)!.endpoints.indexer}/indexer/tx/v1/txs/by_account/${holder}?pagination.count_total=true&pagination.limit=1`
      const body = (await (await practice.fetch(url)).json()) as { pagination: { total: string | number } }
      return Number(body.pagination.total)
    },
    setOnline: (online: boolean) => {
      isOnline = online
    },
    /** Every request is answered so; null: by the network again. */
    refuseWith: (answer: (() => Response) | null) => {
      refusal = answer
    },
    /** Requests so far. */
    asked: () => asked,
    /** Lets time pass. */
    later: (ms: number) => {
      shift += ms
    },
    close: async () => {
      explorer.stop()
      await ingest.close()
      archive.close()
      practice.close()
      folder.remove()
    },
  }
}
