// Main-thread side of the writer thread: sends tasks, receives results, restarts a thread that has exited.
import { Worker } from 'node:worker_threads'
import { AppError, fromErrorData } from '../../../../shared/domain/errors.ts'
import { SMALL_HEAP } from '../../../platform/threadMemory.ts'
import type { ThreadPriority } from '../../../platform/threadPriority.ts'
import type { DataKey } from '../../database.ts'
import { lostFile, rememberPlace, type FileLocation } from '../../files/fileLocation.ts'
import type { IngestFailure, IngestMessage, IngestReply, IngestRequest, IngestTask } from './ingestTasks.ts'

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
  const pending = createPending()
  let current: Promise<Worker> | null = null
  let lastId = 0
  let place: FileLocation = { isLost: () => false }
  let isClosed = false

  async function start(): Promise<Worker> {
    const worker = await spawn(options)
    let cause: unknown = stopped()
    worker.on('message', (message: IngestMessage) => {
      if ('id' in message) pending.settle(message)
    })
    worker.on('error', (error) => {
      cause = error
    })
    worker.on('exit', () => {
      current = null
      pending.rejectAll(cause)
    })
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
    await pending.room()
    // A thread started again after `close` would write beside the next one.
    if (isClosed && task.kind !== 'close') throw stopped()
    // Checked before an exited thread is restarted, which would create a new file in place of the lost one.
    if (place.isLost() && task.kind !== 'close') throw lostFile(options.file)
    const worker = await running()
    lastId += 1
    const id = lastId
    return pending.add(id, () => {
      worker.postMessage({ id, task } satisfies IngestRequest, handedOver(task))
    })
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

/** Starts the thread and waits until it has opened the archive. */
function spawn({ file, key, workerPath, maxPages, restMs, priority = 'belowNormal' }: WriterThreadOptions): Promise<Worker> {
  const workerData = { file, key: key ?? null, maxPages: maxPages ?? null, restMs: restMs ?? REST_MS, priority }
  const worker = new Worker(workerPath, { workerData, execArgv: [], resourceLimits: SMALL_HEAP })
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

/** Rows decoded in another thread are not shared, so their memory is transferred instead of copied. */
function handedOver(task: IngestRequest['task']): ArrayBuffer[] {
  if (task.kind !== 'page' || !(task.page.rows instanceof Uint8Array)) return []
  return [task.page.body, task.page.rows].flatMap(({ buffer }) => (buffer instanceof ArrayBuffer ? [buffer] : []))
}

function toError(failure: IngestFailure): Error {
  return 'error' in failure ? fromErrorData(failure.error) : new Error(failure.bug)
}

interface Waiting {
  resolve(fresh: number): void
  reject(error: unknown): void
}

/** Pending replies by id, and callers waiting for room. */
function createPending() {
  const waiting = new Map<number, Waiting>()
  const queue: (() => void)[] = []
  return {
    room: async () => {
      while (waiting.size >= MAX_WAITING) await new Promise<void>((resolve) => queue.push(resolve))
    },
    add: (id: number, send: () => void) =>
      new Promise<number>((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        send()
      }),
    settle: (reply: IngestReply) => {
      const entry = waiting.get(reply.id)
      waiting.delete(reply.id)
      queue.shift()?.()
      if ('fresh' in reply) entry?.resolve(reply.fresh)
      else entry?.reject(toError(reply))
    },
    rejectAll: (error: unknown) => {
      const entries = [...waiting.values()]
      waiting.clear()
      for (const { reject } of entries) reject(error)
      for (const proceed of queue.splice(0)) proceed()
    },
  }
}
