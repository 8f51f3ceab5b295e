// The thread that owns the archive's only write connection. It takes what is queued as one transaction, at most eight pages.
import { parentPort, receiveMessageOnPort, workerData, type MessagePort } from 'node:worker_threads'
import { z } from 'zod'
import { AppError, toErrorData } from '../../../shared/errors.ts'
import { openDatabase, toStoreError, type WriteDb } from '../database.ts'
import { migrate } from '../migrate.ts'
import { createHistoryWriter } from './historyWriter.ts'
import type { IngestFailure, IngestMessage, IngestReply, IngestRequest, IngestTask } from './records.ts'
import { ARCHIVE_MIGRATIONS, ARCHIVE_OPTIONS } from './schema.ts'
import { createSnapshotWriter } from './snapshotWriter.ts'
import { createStateWriter } from './stateWriter.ts'

const Start = z.object({ file: z.string(), mostPages: z.number().int().nullable() })
const MOST_AT_ONCE = 8

type Batch = readonly { id: number; task: IngestTask }[]

/** Makes the function that runs a batch as one transaction: a refused task is undone alone, a failing disk undoes all. */
function createRunner(db: WriteDb): (batch: Batch) => IngestReply[] {
  const history = createHistoryWriter(db)
  const state = createStateWriter(db)
  const snapshots = createSnapshotWriter(db)
  const run = (task: IngestTask): number => {
    switch (task.kind) {
      case 'page':
        return history.writePage(task.page)
      case 'refresh':
        history.writeRefreshed(task.rows)
        return 0
      case 'set':
        snapshots.writeSet(task.set)
        return 0
      case 'denoms':
        snapshots.writeDenoms(task.denoms)
        return 0
      case 'check':
        state.writeCheck(task.check)
        return 0
      case 'chain':
        state.writeChain(task.facts)
        return 0
      case 'flush':
        return 0
    }
  }
  const one = db.transaction(run)
  const all = db.transaction((batch: Batch) =>
    batch.map(({ id, task }): IngestReply => {
      try {
        return { id, fresh: one(task) }
      } catch (error) {
        if (error instanceof AppError) return { id, error: toErrorData(error) }
        throw error
      }
    }),
  )
  return (batch) => {
    try {
      return all.immediate(batch)
    } catch (error) {
      const failure = describe(error)
      return batch.map(({ id }) => ({ id, ...failure }))
    }
  }
}

function describe(error: unknown): IngestFailure {
  const known = toStoreError(error)
  if (known instanceof AppError) return { error: toErrorData(known) }
  return { bug: known instanceof Error ? (known.stack ?? known.message) : String(known) }
}

function serve(port: MessagePort, db: WriteDb): void {
  const runBatch = createRunner(db)
  const say = (message: IngestMessage) => {
    port.postMessage(message)
  }
  const receive = (first: IngestRequest) => {
    const requests = [first]
    while (requests.length < MOST_AT_ONCE) {
      const next: { message: IngestRequest } | undefined = receiveMessageOnPort(port)
      if (next === undefined) break
      requests.push(next.message)
    }
    const tasks = requests.flatMap(({ id, task }) => (task.kind === 'close' ? [] : [{ id, task }]))
    for (const reply of runBatch(tasks)) say(reply)
    const closing = requests.find(({ task }) => task.kind === 'close')
    if (closing === undefined) return
    say({ id: closing.id, ...closeArchive(db) })
    port.close()
  }
  port.on('message', receive)
}

/** A full disk keeps the log from being folded in: it stays beside the file, and the next start reads it. */
function closeArchive(db: WriteDb): IngestFailure | { fresh: number } {
  try {
    db.pragma('wal_checkpoint(TRUNCATE)')
    return { fresh: 0 }
  } catch (error) {
    return describe(error)
  } finally {
    db.close()
  }
}

function start(port: MessagePort): void {
  const { file, mostPages } = Start.parse(workerData)
  try {
    const db = openDatabase(file, ARCHIVE_OPTIONS)
    migrate(db, ARCHIVE_MIGRATIONS)
    if (mostPages !== null) db.pragma(`max_page_count = ${mostPages}`)
    serve(port, db)
    port.postMessage({ ready: true } satisfies IngestMessage)
  } catch (error) {
    port.postMessage({ ready: false, ...describe(error) } satisfies IngestMessage)
    port.close()
  }
}

if (parentPort !== null) start(parentPort)
