// The thread that answers searches: it has its own read connection, so that a slow search delays neither the writer nor the window.
import { parentPort, receiveMessageOnPort, workerData, type MessagePort } from 'node:worker_threads'
import { z } from 'zod'
import { AppError } from '../../../../shared/domain/errors.ts'
import { toFailure } from '../../../platform/threads/threadCalls.ts'
import { openArchiveReader } from '../../archiveReader.ts'
import { toStoreError, type ReadDb } from '../../database.ts'
import { isNarrowed, type ActivityQuery } from '../search/activityQuery.ts'
import { countActivity, createTotals, type Counted } from './countActivity.ts'
import { resolveHashParts } from '../search/findHash.ts'
import { readActivitySlice, type ActivitySlice } from './readActivity.ts'
import { readDayNets } from './readDays.ts'
import { readMonths } from './readMonths.ts'
import type { ReaderAnswers, ReaderMessage, ReaderQuestion, ReaderRequest } from '../records/readerRecords.ts'

const Start = z.object({ archive: z.string(), journal: z.string(), key: z.string().nullable() })
/** Steps longer than this are logged. */
const SLOW_MS = 30
interface Job {
  id: number
  requesterId: string | null
  steps: Generator<void, ReaderAnswers[ReaderQuestion['kind']]>
  kind: ReaderQuestion['kind']
}

type Answer = (question: ReaderQuestion) => Generator<void, ReaderAnswers[ReaderQuestion['kind']]>

function createAnswer(db: ReadDb): Answer {
  const totalOf = createTotals(db)
  const isIndexing = db.prepare('SELECT 1 FROM search_due LIMIT 1')
  // Reads a page and its counts from one consistent state of the archive.
  const readPage = db.transaction((question: Extract<ReaderQuestion, { kind: 'page' }>, query: ActivityQuery) => {
    const slice = readActivitySlice(db, query, question.after, question.limit)
    const total = totalOf(query.accounts)
    return { ...slice, matching: matchingOf(question, slice, total), total, isIndexing: isIndexing.get() !== undefined }
  })
  return function* answer(question) {
    const query = yield* resolveHashParts(db, question.query)
    switch (question.kind) {
      case 'page':
        return readPage(question, query)
      case 'count':
        return yield* countActivity(db, query)
      case 'days':
        return yield* readDayNets(db, query, question.days)
      case 'months':
        return yield* readMonths(db, query)
    }
  }
}

/** Returns what a page knows about the number of matches without counting: exact where the page is the whole result, else a lower bound. */
function matchingOf({ query, after }: Extract<ReaderQuestion, { kind: 'page' }>, { records, next }: ActivitySlice, total: number): Counted {
  if (!isNarrowed(query) && query.from === null && query.until === null) return { count: total, isExact: true }
  return { count: records.length, isExact: after === null && next === null }
}

/** Runs questions step by step. @returns the function to call with each question. */
function serve(port: MessagePort, db: ReadDb): (request: ReaderRequest) => void {
  const answer = createAnswer(db)
  const jobs: Job[] = []
  let isRunning = false
  const say = (message: ReaderMessage) => {
    port.postMessage(message)
  }
  const runStep = () => {
    const job = jobs.shift()
    if (job === undefined) {
      isRunning = false
      return
    }
    const start = performance.now()
    try {
      const step = job.steps.next()
      if (step.done === true) say({ id: job.id, value: JSON.stringify(step.value) })
      else jobs.push(job)
    } catch (error) {
      say({ id: job.id, ...toFailure(toStoreError(error)) })
    }
    const ms = performance.now() - start
    if (ms > SLOW_MS) say({ slow: job.kind, ms: Math.round(ms) })
    // Messages are received between two steps, so that a newer question can end an older one.
    setImmediate(runStep)
  }
  return ({ id, question }) => {
    if (question === null) {
      db.close()
      port.close()
      return
    }
    const { kind, requesterId } = question
    for (const older of jobs.filter((job) => requesterId !== null && job.requesterId === requesterId && job.kind === kind)) {
      jobs.splice(jobs.indexOf(older), 1)
      say({ id: older.id, ...toFailure(superseded()) })
    }
    jobs.push({ id, requesterId, kind, steps: answer(question) })
    if (isRunning) return
    isRunning = true
    setImmediate(runStep)
  }
}

function superseded(): AppError {
  return new AppError('search.superseded', 'A newer search replaced this one.')
}

/** Opens the files at the first question, since the thread may start while the writer still migrates them. */
function start(port: MessagePort): void {
  let receive: ((request: ReaderRequest) => void) | null = null
  port.on('message', (request: ReaderRequest) => {
    if (receive === null && request.question === null) {
      port.close()
      return
    }
    try {
      receive ??= serve(port, openArchiveReader(Start.parse(workerData)))
    } catch (error) {
      const failure = toFailure(toStoreError(error))
      // Answers what was asked meanwhile too: the next question starts another thread, which tries again.
      let next: { message: ReaderRequest } | undefined = { message: request }
      for (; next !== undefined; next = receiveMessageOnPort(port))
        port.postMessage({ id: next.message.id, ...failure } satisfies ReaderMessage)
      port.close()
      return
    }
    receive(request)
  })
}

if (parentPort !== null) start(parentPort)
