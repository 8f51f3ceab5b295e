// Owns the reading thread: a page goes in with its bytes, and comes back with them and their meaning. The thread starts with the first
// large page and ends after a while without any, since it holds memory.
import { Worker } from 'node:worker_threads'
import { AppError, fromErrorData } from '../../../shared/domain/errors.ts'
import type { NetworkFile } from '../../clients/chains/registry/registry.ts'
import { SMALL_HEAP } from '../../platform/threadMemory.ts'
import type { ThreadPriority } from '../../platform/threadPriority.ts'
import type { Clock } from '../../platform/world.ts'
import { ownMemory } from '../../db/archive/write/packedRows.ts'
import type { PageReading, ReadingReply, ReadingRequest, ReadingStart } from './readingRecords.ts'

/** The reading thread. */
export interface ReadingThread {
  /** Starts the thread before the first page, which then need not wait for it; without a page it ends again. */
  warm(): void
  /**
   * Reads a page; `body` is transferred, and comes back.
   * @throws AppError indexer.badReply, also for a page that needs more memory than allowed; internal when the thread ended, after which a
   * new run starts it again.
   */
  read(page: Omit<ReadingRequest, 'id'>): Promise<PageReading>
  close(): Promise<void>
}

/** Options of the reading thread. */
export interface ReadingThreadOptions {
  /** Path of the built readingWorker, or of its source where Node runs TypeScript. */
  workerPath: string
  /** The chain list of the network. */
  file: NetworkFile
  clock: Pick<Clock, 'sleep'>
  /** Default: below normal. */
  priority?: ThreadPriority | undefined
  /** Limit of the thread's old-generation heap; default 512. With a known limit, V8 also grows the heap in smaller steps. */
  maxHeapMb?: number
}

const IDLE_MS = 20_000
/** Sixteen times the largest reply that is accepted; common pages need a tenth of it. */
const MAX_HEAP_MB = 512

/** Creates the reading thread. */
export function createReadingThread(options: ReadingThreadOptions): ReadingThread {
  const { workerPath, file, clock, priority = 'belowNormal', maxHeapMb = MAX_HEAP_MB } = options
  const waiting = createWaiting()
  let current: Worker | null = null
  let lastId = 0
  let isClosed = false

  const start = (): Worker => {
    const workerData: ReadingStart = { file, priority }
    const worker = new Worker(workerPath, { workerData, execArgv: [], resourceLimits: limitsOf(maxHeapMb) })
    let cause: Error = stopped()
    worker.on('message', (reply: ReadingReply) => {
      waiting.settle(reply)
      if (waiting.isEmpty()) idle.begin()
    })
    worker.on('error', (error: Error) => {
      cause = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooHeavy() : error
    })
    worker.on('exit', () => {
      if (current !== worker) return
      current = null
      waiting.rejectAll(cause)
    })
    return worker
  }
  const end = async () => {
    const ending = current
    current = null
    await ending?.terminate()
  }
  // Keeps the thread while a page that was handed over in the same moment is pending.
  const idle = createIdle(clock, () => (waiting.isEmpty() ? end() : undefined))

  return {
    warm: () => {
      if (isClosed || current !== null) return
      current = start()
      idle.begin()
    },
    read: async (page) => {
      if (isClosed) throw stopped()
      idle.stop()
      current ??= start()
      lastId += 1
      const body = ownMemory(page.body)
      current.postMessage({ ...page, id: lastId, body } satisfies ReadingRequest, [body.buffer])
      return waiting.add(lastId)
    },
    close: async () => {
      isClosed = true
      idle.stop()
      waiting.rejectAll(stopped())
      await end()
    },
  }
}

/** Calls `end` when nothing was started for a while. */
function createIdle(clock: Pick<Clock, 'sleep'>, end: () => unknown) {
  let rest = new AbortController()
  return {
    begin: () => {
      rest = new AbortController()
      clock.sleep(IDLE_MS, rest.signal).then(end, () => undefined)
    },
    stop: () => {
      rest.abort()
    },
  }
}

/** Limits of the thread's heap. */
function limitsOf(maxOldGenerationSizeMb: number) {
  return { ...SMALL_HEAP, maxOldGenerationSizeMb }
}

/** Keeps the callers that wait for a page, by its id. */
function createWaiting() {
  const entries = new Map<number, { resolve(reading: PageReading): void; reject(error: unknown): void }>()
  return {
    add: (id: number) => new Promise<PageReading>((resolve, reject) => entries.set(id, { resolve, reject })),
    isEmpty: () => entries.size === 0,
    settle: (reply: ReadingReply) => {
      const entry = entries.get(reply.id)
      entries.delete(reply.id)
      if ('bug' in reply) entry?.reject(new Error(reply.bug))
      else if ('error' in reply) entry?.reject(fromErrorData(reply.error))
      else entry?.resolve(reply.reading)
    },
    rejectAll: (cause: Error) => {
      const all = [...entries.values()]
      entries.clear()
      for (const { reject } of all) reject(cause)
    },
  }
}

function stopped(): AppError {
  return new AppError('internal', 'Reading history stopped unexpectedly.', {
    retry: 'later',
    hint: 'Waybill will restart it automatically.',
  })
}

function tooHeavy(): AppError {
  return new AppError('indexer.badReply', 'A page of history is too large for the memory available.', {
    retry: 'later',
    hint: 'Waybill will retry automatically.',
  })
}
