// The reader thread from its owner's side: questions go in, answers come back; a thread that died is started by the next one.
import { Worker } from 'node:worker_threads'
import { AppError, fromErrorData } from '../../../../shared/domain/errors.ts'
import { SMALL_HEAP } from '../../../platform/threadMemory.ts'
import type { ArchiveFiles } from '../../archiveReader.ts'
import type { ReaderAnswers, ReaderMessage, ReaderQuestion, ReaderRequest } from '../records/readerRecords.ts'

export interface ArchiveReader {
  /** Rejects with store.…, or search.superseded when the same asker asked anew. */
  ask<K extends ReaderQuestion['kind']>(question: Extract<ReaderQuestion, { kind: K }>): Promise<ReaderAnswers[K]>
  /** Starts the thread ahead of the first question, which then finds it ready; no file is opened yet. */
  begin(): void
  close(): Promise<void>
}

export interface ReaderOptions extends ArchiveFiles {
  /** The built readerWorker, or its source where Node runs TypeScript. */
  workerPath: string
  /** Told of every step that took too long. */
  onSlow(what: { question: ReaderQuestion['kind']; ms: number }): void
}

interface Waiting {
  resolve(answer: never): void
  reject(error: unknown): void
}

/** Opens no file before the first question, nor starts a thread unless `begin` asks for it. */
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
  /** Without an entry the thread could not begin at all. */
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
