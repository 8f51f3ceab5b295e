// Checks what a page reports of its faults: each once, a limited number, cut to what main accepts.
import { expect, test } from 'vitest'
import type { PageCrash } from '../shared/contract/settings/health.ts'
import { createCrashNotes } from './crashNotes.ts'

function notes() {
  const sent: PageCrash[] = []
  const note = createCrashNotes((crash) => Promise.resolve(sent.push(crash)))
  return { sent, note }
}

test('a fault is taken down once, with where it happened', async () => {
  const { sent, note } = notes()
  const error = new TypeError('it has no name')
  expect(await note(error, 'in Sidebar')).toBe(true)
  expect(await note(error)).toBe(true)
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ message: 'TypeError: it has no name' })
  expect(sent[0]?.stack).toMatch(/crashNotes\.test[\s\S]*in Sidebar$/)
})

test('twenty different ones, and no more', async () => {
  const { sent, note } = notes()
  const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => note(`fault ${index}`)))
  expect(sent).toHaveLength(20)
  expect(answers.filter(Boolean)).toHaveLength(20)
})

test('whatever was thrown, in the size that main takes', async () => {
  const { sent, note } = notes()
  const error = new Error('x'.repeat(9000))
  await note(error)
  await note(undefined)
  await note({ toString: () => 'an object' })
  expect(sent.map(({ message }) => message.length)).toEqual([500, 9, 9])
  expect(sent.every(({ stack }) => stack.length <= 4000)).toBe(true)
})

test('what no fault is, and what main did not hear, is not taken down', async () => {
  const { sent, note } = notes()
  expect(await note('ResizeObserver loop completed with undelivered notifications.')).toBe(false)
  expect(sent).toEqual([])
  expect(await createCrashNotes(() => Promise.reject(new Error('gone')))('lost')).toBe(false)
})
