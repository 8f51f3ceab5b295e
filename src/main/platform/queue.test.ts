// The queue keeps order per key, lets keys run side by side, and a failing task does not block the next.
import { expect, test } from 'vitest'
import { createKeyedQueue } from './queue.ts'

function gate() {
  let release: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    release = resolve
  })
  return { opened, release }
}

test('runs tasks of one key one after the other', async () => {
  const queue = createKeyedQueue()
  const first = gate()
  const seen: string[] = []
  const one = queue.run('a', async () => {
    seen.push('one begins')
    await first.opened
    seen.push('one ends')
  })
  const two = queue.run('a', async () => {
    seen.push('two')
    return Promise.resolve()
  })
  await Promise.resolve()
  first.release()
  await Promise.all([one, two])
  expect(seen).toEqual(['one begins', 'one ends', 'two'])
})

test('lets another key pass', async () => {
  const queue = createKeyedQueue()
  const blocked = gate()
  const slow = queue.run('a', () => blocked.opened)
  await expect(queue.run('b', () => Promise.resolve('done'))).resolves.toBe('done')
  blocked.release()
  await slow
})

test('hands a failure to its caller and goes on', async () => {
  const queue = createKeyedQueue()
  const failing = queue.run('a', () => Promise.reject(new Error('no')))
  const next = queue.run('a', () => Promise.resolve('yes'))
  await expect(failing).rejects.toThrow('no')
  await expect(next).resolves.toBe('yes')
  await queue.idle()
})
