// Main-thread side of the reader thread: sends questions and receives answers; the next question restarts a thread that has exited.
import { Worker } from 'node:worker_threads'
import { AppError, fromErrorData } from '../../../../shared/domain/errors.ts'
import { SMALL_HEAP } from '../../../platform/threadMemory.ts'
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

interface Waiting {
  resolve(answer: never): void
  reject(error: unknown): void
}

/** Creates the reader. Opens no file before the first question, and starts no thread before it unless `begin` is called. */
export function createArchiveReader({ archive, journal, key = null, workerPath, onSlow }: ReaderOptions): ArchiveReader {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | null = null
  let lastId = 0
  let isClosed = false

  const settle = (message: ReaderMessage): void => {
    if ('slow' in message) onSlow({ question: message.slow, ms: message.ms })
    if (!('id' in message)) return
    const entry = waiting.get(message.id)
    waiting.delete(message.id)
    if ('answer' in message) entry?.resolve(JSON.parse(message.answer) as never)
    else if ('error' in message) fail(entry, fromErrorData(message.error))
    else fail(entry, new Error(message.bug))
  }
  /** Without an entry every pending question fails, since the thread could not start. */
  const fail = (entry: Waiting | undefined, error: Error): void => {
    for (const each of entry === undefined ? waiting.values() : [entry]) each.reject(error)
    if (entry === undefined) waiting.clear()
  }
  const start = (): Worker => {
    const started = new Worker(workerPath, { workerData: { archive, journal, key }, execArgv: [], resourceLimits: SMALL_HEAP })
    let cause: Error = stopped()
    started.on('message', settle)
    started.on('error', (error: Error) => {
      cause = error
    })
    started.on('exit', () => {
      if (worker === started) worker = null
      for (const entry of waiting.values()) entry.reject(cause)
      waiting.clear()
    })
    return started
  }
  return {
    begin: () => void (worker ??= start()),
    ask: (question) =>
      new Promise((resolve, reject) => {
        if (isClosed) {
          reject(stopped())
          return
        }
        worker ??= start()
        lastId += 1
        waiting.set(lastId, { resolve, reject })
        worker.postMessage({ id: lastId, question } satisfies ReaderRequest)
      }),
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
