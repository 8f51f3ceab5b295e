// Calls worker threads: each call awaits the reply with its id. A thread that ends, even without an error, rejects what it left unanswered.
import type { Transferable, Worker } from 'node:worker_threads'
import { isRecord } from '../../../shared/domain/untrusted/isRecord.ts'
import { AppError, fromErrorData, toErrorData, type ErrorData } from '../../../shared/domain/errors.ts'

/** Why a call failed: an error for the user, or a bug with its stack for the log. */
export type ThreadFailure = { error: ErrorData } | { bug: string }

/** The reply to the call with this id. */
export type ThreadReply<Value> = { id: number } & ({ value: Value } | ThreadFailure)

/** Describes an error to the owner of the thread. */
export function toFailure(error: unknown): ThreadFailure {
  if (error instanceof AppError) return { error: toErrorData(error) }
  return { bug: error instanceof Error ? (error.stack ?? error.message) : String(error) }
}

function isReply<Value>(message: unknown): message is ThreadReply<Value> {
  return isRecord(message) && 'id' in message
}

/** The calls of one kind of thread. */
export interface ThreadCalls<Value> {
  /** Connects a thread that was just started; `onEnd` is called before its open calls are rejected. */
  watch(worker: Worker, onEnd: () => void): void
  /** Sends `request` with a new id. @throws AppError as the thread threw it; what `ended` returns when the thread ends first. */
  call(worker: Worker, request: object, handedOver?: readonly Transferable[]): Promise<Value>
  /** Awaits the reply with id 0, which a thread sends by itself when it is ready. */
  ready(worker: Worker): Promise<Value>
  /** Returns how many calls await a reply. */
  size(): number
}

/** What the calls need. */
export interface ThreadCallsOptions<Notice> {
  /** Returns what the calls of an ended thread are rejected with. `error` is null for a thread that exited without one. */
  ended(error: Error | null, exitCode: number): Error
  /** Receives messages that are no reply. */
  onNotice?(message: Notice): void
}

interface OpenCall<Value> {
  worker: Worker
  resolve(value: Value): void
  reject(error: Error): void
}

/** Creates the calls. Ids are never used again, also not by the thread that replaces an ended one. */
export function createThreadCalls<Value, Notice = never>({ ended, onNotice }: ThreadCallsOptions<Notice>): ThreadCalls<Value> {
  const open = new Map<number, OpenCall<Value>>()
  let lastId = 0

  function settle(reply: ThreadReply<Value>): void {
    const call = open.get(reply.id)
    open.delete(reply.id)
    if ('value' in reply) call?.resolve(reply.value)
    else call?.reject('error' in reply ? fromErrorData(reply.error) : new Error(reply.bug))
  }

  return {
    watch: (worker, onEnd) => {
      let cause: Error | null = null
      worker.on('message', (message: ThreadReply<Value> | Notice) => {
        if (isReply<Value>(message)) settle(message)
        else onNotice?.(message)
      })
      // Also keeps an error of the thread from ending the app.
      worker.on('error', (error: Error) => {
        cause = error
      })
      worker.on('exit', (exitCode) => {
        onEnd()
        for (const [id, call] of [...open].filter((entry) => entry[1].worker === worker)) {
          open.delete(id)
          call.reject(ended(cause, exitCode))
        }
      })
    },
    call: (worker, request, handedOver = []) =>
      new Promise((resolve, reject) => {
        lastId += 1
        worker.postMessage({ ...request, id: lastId }, handedOver)
        open.set(lastId, { worker, resolve, reject })
      }),
    ready: (worker) => new Promise((resolve, reject) => open.set(0, { worker, resolve, reject })),
    size: () => open.size,
  }
}
