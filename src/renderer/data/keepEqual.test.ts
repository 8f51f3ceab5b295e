// What did not change must stay the same object, and what is returned must always equal the newer answer.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepEntries, keepEqual } from './keepEqual.ts'

test('an equal answer is the one that is there already, whatever it holds', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(keepEqual(value, structuredClone(value))).toBe(value)
    }),
  )
})

test('a field may have the name of the prototype', () => {
  const value: unknown = JSON.parse('[{"a":{"__proto__":""}}]')
  expect(keepEqual(value, structuredClone(value))).toBe(value)
})

test('what is returned equals the newer answer', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
      expect(keepEqual(before, after)).toEqual(after)
    }),
  )
})

test('a change deep inside leaves its neighbours the same objects', () => {
  const before = { changed: { inner: [1, 2] }, same: { list: ['a', { b: null }] } }
  const after = keepEqual(before, { changed: { inner: [1, 3] }, same: { list: ['a', { b: null }] } })
  expect(after).toEqual({ changed: { inner: [1, 3] }, same: { list: ['a', { b: null }] } })
  expect(after.same).toBe(before.same)
  expect(after.changed).not.toBe(before.changed)
})

test('a field that is missing is not one that is undefined', () => {
  const before: { a?: undefined; b?: undefined } = { a: undefined }
  expect(Object.keys(keepEqual(before, { b: undefined }))).toEqual(['b'])
})

test('entries that a newer one moved are kept', () => {
  const before = [
    { id: 'b', amount: '2' },
    { id: 'c', amount: '3' },
  ]
  const after = keepEntries(before, [{ id: 'a', amount: '1' }, ...structuredClone(before)], ({ id }) => id)
  expect(after).toEqual([{ id: 'a', amount: '1' }, ...before])
  expect(after[1]).toBe(before[0])
  expect(after[2]).toBe(before[1])
  expect(keepEntries(after, structuredClone(after), ({ id }) => id)).toBe(after)
})
