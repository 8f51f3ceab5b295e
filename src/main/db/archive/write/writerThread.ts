// Main-thread side of the writer thread: sends tasks, receives results, restarts a thread that has exited.
import { Worker } from 'node:worker_threads'
import { AppError } from '../../../../shared/domain/errors.ts'
import { createThreadCalls } from '../../../platform/threads/threadCalls.ts'
import { SMALL_HEAP } from '../../../platform/threads/threadMemory.ts'
import type { ThreadPriority } from '../../../platform/threads/threadPriority.ts'
import type { DataKey } from '../../database.ts'
import { lostFile, rememberPlace, type FileLocation } from '../../files/fileLocation.ts'
import type { IngestRequest, IngestTask } from './ingestTasks.ts'

/** How to open the writer thread. */
export interface WriterThreadOptions {
  /** archive.db; created when missing. */
  file: string
  key?: DataKey | null
  /** Path of the built ingestWorker, or of its source where Node runs TypeScript. */
  workerPath: string
  /** Maximum size of the archive in database pages; absent = unlimited. */
  maxPages?: number
  /** Milliseconds without new rows before the search index is merged; absent = ten seconds. */
  restMs?: number
  /** Default: below normal. */
  priority?: ThreadPriority | undefined
}

/** The writer thread. */
export interface WriterThread {
  /** Sends a task once there is room; resolves to the number of new rows when it is committed. @throws AppError internal after `close`. */
  post(task: IngestTask): Promise<number>
  /** Writes what is queued, checkpoints the log and ends the thread. */
  close(): Promise<void>
}

/** Longer than most Retry-After pauses, so that merging does not delay further rows. */
const REST_MS = 10_000

/** Maximum number of uncommitted tasks: limits memory to about 10 MB. */
const MAX_WAITING = 24

const stopped = () =>
  new AppError('internal', 'Waybill stopped writing to the history.', { retry: 'later', hint: 'Waybill will restart it automatically.' })

/** Opens the archive in its thread. @throws AppError store.* when it cannot be opened. */
export async function openWriterThread(options: WriterThreadOptions): Promise<WriterThread> {
  const calls = createThreadCalls<number>({ ended: (error) => error ?? stopped() })
  /** Callers that wait for room. */
  const waiting: (() => void)[] = []
  let current: Promise<Worker> | null = null
  let place: FileLocation = { isLost: () => false }
  let isClosed = false

  async function start(): Promise<Worker> {
    const worker = spawn(options)
    calls.watch(worker, () => {
      current = null
    })
    await calls.ready(worker)
    return worker
  }

  function running(): Promise<Worker> {
    current ??= start().catch((error: unknown) => {
      current = null
      throw error
    })
    return current
  }

  async function post(task: IngestRequest['task']): Promise<number> {
    while (calls.size() >= MAX_WAITING) await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      // A thread started again after `close` would write beside the next one.
      if (isClosed && task.kind !== 'close') throw stopped()
      // Checked before an exited thread is restarted, which would create a new file in place of the lost one.
      if (place.isLost() && task.kind !== 'close') throw lostFile(options.file)
      return await calls.call(await running(), { task } satisfies Omit<IngestRequest, 'id'>, handedOver(task))
    } finally {
      waiting.shift()?.()
    }
  }

  await running()
  place = rememberPlace(options.file)
  return {
    post,
    close: async () => {
      isClosed = true
      if (current === null) return
      const worker = await current
      const ended = new Promise((resolve) => worker.once('exit', resolve))
      await post({ kind: 'close' })
      await ended
    },
  }
}

function spawn({ file, key, workerPath, maxPages, restMs, priority = 'belowNormal' }: WriterThreadOptions): Worker {
  const workerData = { file, key: key ?? null, maxPages: maxPages ?? null, restMs: restMs ?? REST_MS, priority }
  return new Worker(workerPath, { workerData, execArgv: [], resourceLimits: SMALL_HEAP })
}

/** Rows decoded in another thread are not shared, so their memory is transferred instead of copied. */
function handedOver(task: IngestRequest['task']): ArrayBuffer[] {
  if (task.kind !== 'page' || !(task.page.rows instanceof Uint8Array)) return []
  return [task.page.body, task.page.rows].flatMap(({ buffer }) => (buffer instanceof ArrayBuffer ? [buffer] : []))
}
