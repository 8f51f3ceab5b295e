// A list that is paged by offset comes out whole, whatever moves while it is read.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readWholeList, type ListSource } from './wholeList.ts'

const LIMIT = 4

/** A server's list in a fixed order; before each answer it changes as the script says, until the script ends. */
function server(start: readonly number[], script: readonly { isIn: boolean; number: number }[][]) {
  let held = [...new Set(start)]
  const moments: number[][] = []
  const source: ListSource<number> = {
    limit: LIMIT,
    read: (offset) => {
      for (const { isIn, number } of script[moments.length] ?? [])
        held = isIn ? [...new Set([...held, number])] : held.filter((one) => one !== number)
      const sorted = held.toSorted((left, right) => left - right)
      moments.push(sorted)
      const rows = sorted.slice(offset, offset + LIMIT).map((number) => ({ name: String(number), value: number }))
      return Promise.resolve({ rows, more: offset + LIMIT < sorted.length })
    },
  }
  return { source, moments }
}

const names = (numbers: readonly number[]) => numbers.map(String).toSorted()

test('a list that rests is read once, with a seam for each further page', async () => {
  const { source, moments } = server([1, 2, 3, 4, 5, 6], [])
  expect([...((await readWholeList(source))?.keys() ?? [])]).toEqual(['1', '2', '3', '4', '5', '6'])
  expect(moments).toHaveLength(2)
})

test('an empty list and one of exactly a page have an end', async () => {
  expect((await readWholeList(server([], []).source))?.size).toBe(0)
  expect((await readWholeList(server([1, 2, 3, 4], []).source))?.size).toBe(4)
})

test('rows that leave and arrive while it is read cost nothing that stayed, and add nothing that never was', async () => {
  const change = fc.record({ isIn: fc.boolean(), number: fc.integer({ min: 0, max: 30 }) })
  const script = fc.array(fc.array(change, { maxLength: 3 }), { maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 30 })), script, async (start, changes) => {
      const { source, moments } = server(start, changes)
      const found = await readWholeList(source)
      if (found === null) return
      const all = new Set(moments.flat())
      expect([...found.keys()].every((name) => all.has(Number(name)))).toBe(true)
      const stayed = [...all].filter((number) => moments.every((moment) => moment.includes(number)))
      expect(names(stayed).filter((name) => !found.has(name))).toEqual([])
    }),
    { numRuns: 500 },
  )
})

test('once nothing changes any more, the set is exactly the server’s', async () => {
  const change = fc.record({ isIn: fc.boolean(), number: fc.integer({ min: 0, max: 30 }) })
  const script = fc.array(fc.array(change, { minLength: 1, maxLength: 3 }), { maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 30 })), script, async (start, changes) => {
      const { source, moments } = server(start, changes)
      await readWholeList(source)
      for (let spent = moments.length; spent < changes.length; spent += 1) await source.read(0)
      const found = await readWholeList(source)
      expect([...(found?.keys() ?? [])].toSorted()).toEqual(names(moments.at(-1) ?? []))
    }),
    { numRuns: 300 },
  )
})

test('rows of equal rank that change places are found by two walks together, or the list is given up', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 5, max: 12 }), fc.infiniteStream(fc.nat()), async (size, numbers) => {
      const rows = Array.from({ length: size }, (_, number) => ({ name: String(number), value: number }))
      const source: ListSource<number> = {
        limit: LIMIT,
        read: (offset) => {
          const shuffled = rows.map((row) => ({ row, rank: numbers.next().value ?? 0 })).toSorted((left, right) => left.rank - right.rank)
          return Promise.resolve({ rows: shuffled.slice(offset, offset + LIMIT).map(({ row }) => row), more: offset + LIMIT < size })
        },
      }
      const found = await readWholeList(source)
      if (found !== null) expect(found.size).toBe(size)
    }),
  )
})

test('a list without an end is given up', async () => {
  let asked = 0
  const source: ListSource<number> = {
    limit: LIMIT,
    read: (offset) => {
      asked += 1
      return Promise.resolve({ rows: [offset, offset + 1].map((number) => ({ name: String(number), value: number })), more: true })
    },
  }
  expect(await readWholeList(source)).toBeNull()
  expect(asked).toBe(2000)
})
