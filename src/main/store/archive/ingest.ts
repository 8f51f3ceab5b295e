// The one file that speaks with the archive's writer thread: a bounded queue of typed tasks, errors as AppError.
import { Worker } from 'node:worker_threads'
import { AppError, fromErrorData } from '../../../shared/errors.ts'
import type {
  BalancesPart,
  ChainFacts,
  HistoryPage,
  IngestFailure,
  IngestMessage,
  IngestRequest,
  IngestTask,
  RefreshedRow,
  StreamCheck,
} from './records.ts'

export interface IngestOptions {
  /** archive.db; created where it is missing. */
  file: string
  /** The built ingestWorker, or its source where Node runs TypeScript. */
  workerPath: string
  /** Largest size of the archive in database pages; absent = as the disk allows. */
  mostPages?: number
}

/** Every call resolves when the data is committed and rejects with what the store said. */
export interface Ingest {
  /** Resolves with the number of rows that were new to the stream. */
  writePage(page: HistoryPage): Promise<number>
  writeBalances(part: BalancesPart): Promise<void>
  writeCheck(check: StreamCheck): Promise<void>
  writeChain(facts: ChainFacts): Promise<void>
  writeRefreshed(rows: RefreshedRow[]): Promise<void>
  /** Resolves when everything handed over before is committed. */
  flush(): Promise<void>
  /** Writes what is queued, folds the log back and ends the thread. */
  close(): Promise<void>
}

interface Waiting {
  resolve(fresh: number): void
  reject(error: unknown): void
}

/** Pages handed over and not yet committed, at most: bounds memory at about 10 MB. */
const MOST_WAITING = 24

const stopped = () =>
  new AppError('internal', 'The writer of the local copy stopped.', { retry: 'later', hint: 'Waybill starts it again by itself.' })

/**
 * Opens the archive in its writer thread, creating and migrating it. A thread that ends unasked is started again by the
 * next write; what it had not committed is reported to whoever wrote it.
 * @throws AppError store.fromFuture, store.readOnly, store.full, store.damaged, store.inUse.
 */
export async function openIngest(options: IngestOptions): Promise<Ingest> {
  const waiting = new Map<number, Waiting>()
  const room: (() => void)[] = []
  let lastId = 0
  let current: Promise<Worker> | null = null

  async function startWorker(): Promise<Worker> {
    const worker = await spawn(options)
    let cause: unknown = stopped()
    worker.on('message', settle)
    worker.on('error', (error) => {
      cause = error
    })
    worker.on('exit', () => {
      current = null
      rejectAll(cause)
    })
    return worker
  }

  function running(): Promise<Worker> {
    current ??= startWorker().catch((error: unknown) => {
      current = null
      throw error
    })
    return current
  }

  function settle(message: IngestMessage): void {
    if ('ready' in message) return
    const entry = waiting.get(message.id)
    waiting.delete(message.id)
    room.shift()?.()
    if ('fresh' in message) entry?.resolve(message.fresh)
    else entry?.reject(toError(message))
  }

  function rejectAll(error: unknown): void {
    const entries = [...waiting.values()]
    waiting.clear()
    for (const { reject } of entries) reject(error)
    for (const proceed of room.splice(0)) proceed()
  }

  async function post(task: IngestRequest['task']): Promise<number> {
    while (waiting.size >= MOST_WAITING) await new Promise<void>((resolve) => room.push(resolve))
    const worker = await running()
    lastId += 1
    const id = lastId
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, task } satisfies IngestRequest)
    })
  }

  const write = async (task: IngestTask) => {
    await post(task)
  }
  await running()
  return {
    writePage: (page) => post({ kind: 'page', page }),
    writeBalances: (part) => write({ kind: 'balances', part }),
    writeCheck: (check) => write({ kind: 'check', check }),
    writeChain: (facts) => write({ kind: 'chain', facts }),
    writeRefreshed: (rows) => write({ kind: 'refresh', rows }),
    flush: () => write({ kind: 'flush' }),
    close: async () => {
      if (current === null) return
      const worker = await current
      const ended = new Promise<void>((resolve) => {
        worker.once('exit', () => {
          resolve()
        })
      })
      await post({ kind: 'close' })
      await ended
    },
  }
}

function toError(failure: IngestFailure): Error {
  return 'error' in failure ? fromErrorData(failure.error) : new Error(failure.bug)
}

/** Starts the thread and waits until it has opened the archive. */
function spawn({ file, workerPath, mostPages }: IngestOptions): Promise<Worker> {
  const worker = new Worker(workerPath, { workerData: { file, mostPages: mostPages ?? null }, execArgv: [] })
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('message', (message: IngestMessage) => {
      worker.removeListener('error', reject)
      if (!('ready' in message)) reject(stopped())
      else if (message.ready) resolve(worker)
      else reject(toError(message))
    })
  })
}
