// Several at once, few of one kind.
import { expect, test } from 'vitest'
import { runConcurrently } from './runConcurrently.ts'

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('runs everything, never more at once than allowed, nor of one key', async () => {
  const running: string[] = []
  const most = { all: 0, ofOne: 0 }
  const done: string[] = []
  const items = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'c2', 'a5', 'd1']
  await runConcurrently(items, {
    most: 3,
    maxPerKey: 2,
    keyOf: (item) => item.slice(0, 1),
    run: async (item) => {
      running.push(item)
      most.all = Math.max(most.all, running.length)
      most.ofOne = Math.max(most.ofOne, running.filter((other) => other[0] === item[0]).length)
      await turn()
      await turn()
      running.splice(running.indexOf(item), 1)
      done.push(item)
    },
  })
  expect(done.toSorted()).toEqual(items.toSorted())
  expect(most).toEqual({ all: 3, ofOne: 2 })
})

test('one slow item holds up its own key alone', async () => {
  const done: string[] = []
  let release = () => {}
  const slow = new Promise<void>((resolve) => {
    release = resolve
  })
  const all = runConcurrently(['a1', 'a2', 'b1', 'b2', 'b3'], {
    most: 2,
    maxPerKey: 1,
    keyOf: (item) => item.slice(0, 1),
    run: async (item) => {
      if (item === 'a1') await slow
      done.push(item)
    },
  })
  await turn()
  expect(done).toEqual(['b1', 'b2', 'b3'])
  release()
  await all
  expect(done).toEqual(['b1', 'b2', 'b3', 'a1', 'a2'])
})

test('a failure is told', async () => {
  await expect(runConcurrently([1], { most: 1, maxPerKey: 1, keyOf: String, run: () => Promise.reject(new Error('no')) })).rejects.toThrow(
    'no',
  )
})
