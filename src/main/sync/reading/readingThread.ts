// The reading thread from its owner's side: a page goes in with its bytes, and comes back with them and what they mean. It starts
// with the first large page and ends when there was none for a while, since it holds memory.
import { Worker } from 'node:worker_threads'
import { AppError, fromErrorData } from '../../../shared/domain/errors.ts'
import type { NetworkFile } from '../../clients/chains/registry/registry.ts'
import { SMALL_HEAP } from '../../platform/threadMemory.ts'
import type { ThreadPriority } from '../../platform/threadPriority.ts'
import type { Clock } from '../../platform/world.ts'
import { ownMemory } from '../../db/archive/write/packedRows.ts'
import type { PageReading, ReadingReply, ReadingRequest, ReadingStart } from './readingRecords.ts'

export interface ReadingThread {
  /** Starts the thread ahead of the first page, which then need not wait for it; without a page it ends again. */
  warm(): void
  /**
   * Reads a page; `body` is handed over, and comes back.
   * @throws AppError indexer.badReply, also for a page that needs more memory than one may take; internal when the thread ended,
   * which a new run mends.
   */
  read(page: Omit<ReadingRequest, 'id'>): Promise<PageReading>
  close(): Promise<void>
}

export interface ReadingThreadOptions {
  /** The built readingWorker, or its source where Node runs TypeScript. */
  workerPath: string
  /** The chain list of the network. */
  file: NetworkFile
  clock: Pick<Clock, 'sleep'>
  /** Default: below normal. */
  priority?: ThreadPriority | undefined
  /** Of its heap, for what lives on; default 512. V8 also lets a heap grow in smaller steps where it knows a limit. */
  maxHeapMb?: number
}

const IDLE_MS = 20_000
/** Sixteen times the largest reply that is accepted at all; common pages need a tenth of it. */
const MAX_HEAP_MB = 512

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
  // A page that was handed over in the same moment is waited for.
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

/** Calls `end` when nothing has begun for a while. */
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

/** Of the thread's heap. */
function limitsOf(maxOldGenerationSizeMb: number) {
  return { ...SMALL_HEAP, maxOldGenerationSizeMb }
}

/** Who waits for which page. */
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
