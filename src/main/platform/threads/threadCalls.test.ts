import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { AppError } from '../../../shared/domain/errors.ts'
import { createThreadCalls, toFailure } from './threadCalls.ts'

/** Answers "double", refuses what is said to be refused, ends silently or with an error. */
const SCRIPT = `
  const { parentPort } = require('node:worker_threads')
  parentPort.postMessage({ id: 0, value: 'ready' })
  parentPort.on('message', ({ id, say }) => {
    if (say === 'exit') process.exit(0)
    if (say === 'throw') throw new TypeError('a bug in the thread')
    if (say === 'silence') return
    if (say.refused !== undefined) return parentPort.postMessage({ id, ...say.refused })
    parentPort.postMessage({ slow: 7 })
    parentPort.postMessage({ id, value: say + say })
  })`

function bench() {
  const notices: unknown[] = []
  const ends: string[] = []
  const calls = createThreadCalls<string, { slow: number }>({
    ended: (error) => error ?? new Error('the thread is gone'),
    onNotice: (message) => notices.push(message),
  })
  const start = (name = 'one') => {
    const worker = new Worker(SCRIPT, { eval: true, execArgv: [] })
    calls.watch(worker, () => ends.push(name))
    return worker
  }
  return { calls, notices, ends, start }
}

it('answers each call, in any order, and hands on what is no reply', async () => {
  const { calls, notices, start } = bench()
  const worker = start()
  expect(await calls.ready(worker)).toBe('ready')
  expect(await Promise.all([calls.call(worker, { say: 'a' }), calls.call(worker, { say: 'b' })])).toEqual(['aa', 'bb'])
  expect(notices).toEqual([{ slow: 7 }, { slow: 7 }])
  expect(calls.size()).toBe(0)
  await worker.terminate()
})

it('throws the error of the thread, as an AppError or as a bug with its stack', async () => {
  const { calls, start } = bench()
  const worker = start()
  const full = toFailure(new AppError('store.full', 'The disk is full.', { hint: 'Free some space.' }))
  const bug = toFailure(new TypeError('not so'))
  await expect(calls.call(worker, { say: { refused: full } })).rejects.toMatchObject({ code: 'store.full', hint: 'Free some space.' })
  await expect(calls.call(worker, { say: { refused: bug } })).rejects.toThrow('TypeError: not so')
  expect(toFailure('a text')).toEqual({ bug: 'a text' })
  await worker.terminate()
})

it('rejects what a thread leaves unanswered: with its error, or where it ends without a word', async () => {
  const { calls, ends, start } = bench()
  const thrower = start('thrower')
  const open = [calls.call(thrower, { say: 'silence' }), calls.call(thrower, { say: 'throw' })]
  expect((await Promise.allSettled(open)).map((result) => result.status === 'rejected' && String(result.reason))).toEqual([
    'TypeError: a bug in the thread',
    'TypeError: a bug in the thread',
  ])
  await expect(calls.call(start('quiet'), { say: 'exit' })).rejects.toThrow('the thread is gone')
  expect(ends).toEqual(['thrower', 'quiet'])
})

it('leaves the calls of another thread alone', async () => {
  const { calls, start } = bench()
  const [old, next] = [start('old'), start('next')]
  const answer = calls.call(next, { say: 'c' })
  await old.terminate()
  expect(await answer).toBe('cc')
  const left = calls.call(next, { say: 'silence' })
  const settled = expect(left).rejects.toThrow('the thread is gone')
  await next.terminate()
  await settled
})
