// Main-thread side of the reader thread: sends questions and receives answers; the next question restarts a thread that has exited.
import { Worker } from 'node:worker_threads'
import { AppError } from '../../../../shared/domain/errors.ts'
import { createThreadCalls } from '../../../platform/threads/threadCalls.ts'
import { SMALL_HEAP } from '../../../platform/threads/threadMemory.ts'
import type { ArchiveFiles } from '../../archiveReader.ts'
import type { ReaderAnswers, ReaderMessage, ReaderQuestion, ReaderRequest } from '../records/readerRecords.ts'

/** The reader thread. */
export interface ArchiveReader {
  /** Asks a question. Rejects with store.…, or search.superseded when the same requester asked again. */
  ask<K extends ReaderQuestion['kind']>(question: Extract<ReaderQuestion, { kind: K }>): Promise<ReaderAnswers[K]>
  /** Starts the thread before the first question; opens no file yet. */
  begin(): void
  close(): Promise<void>
}

/** What the reader needs. */
export interface ReaderOptions extends ArchiveFiles {
  /** Path of the built readerWorker, or of its source where Node runs TypeScript. */
  workerPath: string
  /** Called for every step that took too long. */
  onSlow(what: { question: ReaderQuestion['kind']; ms: number }): void
}

/** Creates the reader. Opens no file before the first question, and starts no thread before it unless `begin` is called. */
export function createArchiveReader({ archive, journal, key = null, workerPath, onSlow }: ReaderOptions): ArchiveReader {
  const calls = createThreadCalls<string, Extract<ReaderMessage, { slow: unknown }>>({
    ended: (error) => error ?? stopped(),
    onNotice: ({ slow, ms }) => onSlow({ question: slow, ms }),
  })
  let worker: Worker | null = null
  let isClosed = false

  const start = (): Worker => {
    const started = new Worker(workerPath, { workerData: { archive, journal, key }, execArgv: [], resourceLimits: SMALL_HEAP })
    calls.watch(started, () => {
      if (worker === started) worker = null
    })
    return started
  }
  return {
    begin: () => void (worker ??= start()),
    ask: async (question) => {
      if (isClosed) throw stopped()
      worker ??= start()
      // The thread answers each kind with its own type.
      return JSON.parse(await calls.call(worker, { question } satisfies Omit<ReaderRequest, 'id'>)) as never
    },
    close: async () => {
      isClosed = true
      const ending = worker
      if (ending === null) return
      const ended = new Promise((resolve) => ending.once('exit', resolve))
      ending.postMessage({ id: 0, question: null } satisfies ReaderRequest)
      await ended
    },
  }
}

function stopped(): AppError {
  return new AppError('internal', 'The search stopped unexpectedly.', { retry: 'now', hint: 'Try again.' })
}
