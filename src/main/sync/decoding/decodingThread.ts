// Owns the decoding thread: a page goes in with its bytes, and comes back with them and their meaning. The thread starts with the first
// large page and ends after a while without any, since it holds memory.
import { Worker } from 'node:worker_threads'
import { AppError } from '../../../shared/domain/errors.ts'
import type { NetworkFile } from '../../clients/chains/registry/registry.ts'
import { createThreadCalls } from '../../platform/threads/threadCalls.ts'
import { SMALL_HEAP } from '../../platform/threads/threadMemory.ts'
import type { ThreadPriority } from '../../platform/threads/threadPriority.ts'
import type { Clock } from '../../platform/world.ts'
import { ownMemory } from '../../db/archive/write/packedRows.ts'
import type { DecodedPage, DecodingRequest, DecodingStart } from './decodingMessages.ts'

/** The decoding thread. */
export interface DecodingThread {
  /** Starts the thread before the first page, which then need not wait for it; without a page it ends again. */
  warm(): void
  /**
   * Parses and decodes a page; `body` is transferred, and comes back.
   * @throws AppError indexer.badReply, also for a page that needs more memory than allowed; internal when the thread ended, after which a
   * new run starts it again.
   */
  decode(page: Omit<DecodingRequest, 'id'>): Promise<DecodedPage>
  close(): Promise<void>
}

/** Options of the decoding thread. */
export interface DecodingThreadOptions {
  /** Path of the built decodingWorker, or of its source where Node runs TypeScript. */
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

/** Creates the decoding thread. */
export function createDecodingThread(options: DecodingThreadOptions): DecodingThread {
  const { workerPath, file, clock, priority = 'belowNormal', maxHeapMb = MAX_HEAP_MB } = options
  const calls = createThreadCalls<DecodedPage>({ ended: causeOf })
  let current: Worker | null = null
  let isClosed = false

  const start = (): Worker => {
    const workerData: DecodingStart = { file, priority }
    const worker = new Worker(workerPath, { workerData, execArgv: [], resourceLimits: limitsOf(maxHeapMb) })
    calls.watch(worker, () => {
      if (current === worker) current = null
    })
    return worker
  }
  const end = async () => {
    const ending = current
    current = null
    await ending?.terminate()
  }
  // Keeps the thread while a page that was handed over in the same moment is pending.
  const idle = createIdle(clock, () => (calls.size() === 0 ? end() : undefined))
  const restIfIdle = () => {
    if (!isClosed && calls.size() === 0) idle.begin()
  }

  return {
    warm: () => {
      if (isClosed || current !== null) return
      current = start()
      idle.begin()
    },
    decode: async (page) => {
      if (isClosed) throw stopped()
      idle.stop()
      current ??= start()
      const body = ownMemory(page.body)
      const request: Omit<DecodingRequest, 'id'> = { ...page, body }
      try {
        return await calls.call(current, request, [body.buffer])
      } finally {
        restIfIdle()
      }
    },
    close: async () => {
      isClosed = true
      idle.stop()
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

function causeOf(error: Error | null): Error {
  if (error === null) return stopped()
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooHeavy() : error
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
