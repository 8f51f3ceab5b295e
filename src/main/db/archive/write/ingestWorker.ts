// The thread that owns the archive's only write connection. Commits queued tasks as one transaction, at most eight pages.
import { parentPort, receiveMessageOnPort, workerData, type MessagePort } from 'node:worker_threads'
import { z } from 'zod'
import { AppError } from '../../../../shared/domain/errors.ts'
import { toStoreError, type WriteDb } from '../../database.ts'
import { openMigrated } from '../../migrate.ts'
import type { IngestReply, IngestRequest, IngestTask } from './ingestTasks.ts'
import { createFigureSums } from '../read/figureSums.ts'
import { ARCHIVE_MIGRATIONS, ARCHIVE_OPTIONS } from '../schema.ts'
import { createSearchIndex } from '../search/searchIndex.ts'
import { createSearchMerge } from '../search/searchMerge.ts'
import { createTaskWriter } from './taskWriter.ts'
import { toFailure } from '../../../platform/threads/threadCalls.ts'
import { setThreadPriority, ThreadPriority } from '../../../platform/threads/threadPriority.ts'

const Start = z.object({
  file: z.string(),
  key: z.string().nullable(),
  maxPages: z.number().int().nullable(),
  restMs: z.number(),
  priority: ThreadPriority,
})
const MAX_AT_ONCE = 8
/** Rows indexed with one batch: more than eight pages contain. The rest follows when idle. */
const MAX_INDEXED = 9000
const INDEXED_WHEN_IDLE = 500
/** Rows added to the sums at a time, which is much cheaper than indexing them. */
const ADDED_WHEN_IDLE = 2000
/** Index pages merged at a time: some milliseconds. */
const PAGES_MERGED_AT_REST = 200

type Batch = readonly { id: number; task: IngestTask }[]

interface Runner {
  /** Runs a batch as one transaction: a refused task is rolled back alone, a disk error rolls back all. */
  run(batch: Batch): IngestReply[]
  /** Indexes and sums up some rows left by older versions; returns true when none is left. */
  index(): boolean
  /** Merges some of the search index; returns true when nothing is left to do. */
  merge(): boolean
}

function createRunner(db: WriteDb): Runner {
  const search = createSearchIndex(db)
  const figures = createFigureSums(db)
  const write = createTaskWriter(db, search)
  const one = db.transaction(write)
  const all = db.transaction((batch: Batch) => {
    const replies = batch.map(({ id, task }): IngestReply => {
      try {
        return { id, value: one(task) }
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        // The rows of this task are gone, and another one may get their ids.
        search.letGo()
        return { id, ...toFailure(error) }
      }
    })
    search.catchUp(MAX_INDEXED)
    figures.catchUp(MAX_INDEXED)
    return replies
  })
  const index = db.transaction(() => {
    const isAddedUp = figures.catchUp(ADDED_WHEN_IDLE)
    return search.catchUp(INDEXED_WHEN_IDLE) && isAddedUp
  })
  const searchMerge = createSearchMerge(db)
  const merge = db.transaction(() => searchMerge.step(PAGES_MERGED_AT_REST))
  const unlessFull = (step: () => boolean): boolean => {
    try {
      return step()
    } catch (error) {
      search.forget()
      // The next write reports a full disk; the pending work stays recorded.
      if (toStoreError(error) instanceof AppError) return true
      throw error
    }
  }
  return {
    run: (batch) => {
      try {
        return all.immediate(batch)
      } catch (error) {
        search.forget()
        const failure = toFailure(toStoreError(error))
        return batch.map(({ id }) => ({ id, ...failure }))
      }
    },
    index: () => unlessFull(index.immediate),
    merge: () => unlessFull(merge.immediate),
  }
}

function serve(port: MessagePort, db: WriteDb, restMs: number): void {
  const runner = createRunner(db)
  const idle = createIdleWork(db, runner, restMs)
  const say = (message: IngestReply) => {
    port.postMessage(message)
  }
  const receive = (first: IngestRequest) => {
    const requests = [first]
    while (requests.length < MAX_AT_ONCE) {
      const next: { message: IngestRequest } | undefined = receiveMessageOnPort(port)
      if (next === undefined) break
      requests.push(next.message)
    }
    const tasks = requests.flatMap(({ id, task }) => (task.kind === 'close' ? [] : [{ id, task }]))
    const replies = runner.run(tasks)
    for (const reply of replies) say(reply)
    const closing = requests.find(({ task }) => task.kind === 'close')
    if (closing === undefined) {
      if (replies.some((reply) => 'value' in reply && reply.value > 0)) idle.rest()
      idle.begin()
      return
    }
    idle.rest()
    say(closeArchive(db, closing.id))
    port.close()
  }
  port.on('message', receive)
  idle.begin()
}

/** Indexes the rest between tasks, and merges the index after a period without new rows. */
function createIdleWork(db: WriteDb, runner: Runner, restMs: number) {
  let isIndexing = false
  let merging: NodeJS.Timeout | null = null
  const mergeAfter = (ms: number) => {
    merging = setTimeout(() => {
      merging = null
      if (db.open && !runner.merge()) mergeAfter(0)
    }, ms)
  }
  const begin = () => {
    if (isIndexing) return
    isIndexing = true
    setImmediate(() => {
      isIndexing = false
      if (!db.open) return
      if (!runner.index()) begin()
      else if (merging === null) mergeAfter(restMs)
    })
  }
  return {
    begin,
    /** Restarts the idle period. */
    rest: () => {
      if (merging !== null) clearTimeout(merging)
      merging = null
    },
  }
}

/** A full disk prevents the checkpoint: the log stays beside the file, and the next start reads it. */
function closeArchive(db: WriteDb, id: number): IngestReply {
  try {
    db.pragma('wal_checkpoint(TRUNCATE)')
    return { id, value: 0 }
  } catch (error) {
    return { id, ...toFailure(toStoreError(error)) }
  } finally {
    db.close()
  }
}

function start(port: MessagePort): void {
  const { file, key, maxPages, restMs, priority } = Start.parse(workerData)
  setThreadPriority(priority)
  try {
    const db = openMigrated(file, { ...ARCHIVE_OPTIONS, key }, ARCHIVE_MIGRATIONS)
    if (maxPages !== null) db.pragma(`max_page_count = ${maxPages}`)
    serve(port, db, restMs)
    port.postMessage({ id: 0, value: 0 } satisfies IngestReply)
  } catch (error) {
    port.postMessage({ id: 0, ...toFailure(toStoreError(error)) } satisfies IngestReply)
    port.close()
  }
}

if (parentPort !== null) {
  start(parentPort)
}
