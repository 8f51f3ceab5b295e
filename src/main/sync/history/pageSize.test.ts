// How many rows are asked for at once: more while pages come quickly and small, fewer where they are refused, heavy or slow.
import { expect, test } from 'vitest'
import { AppError, type ErrorCode } from '../../../shared/domain/errors.ts'
import { createPageSize, MAX_ROWS, type PageSize } from './pageSize.ts'

const KB = 1024

function make({ accepted = null as number | null, most = MAX_ROWS.rollytics } = {}) {
  const kept: number[] = []
  const keep = (limit: number) => {
    kept.push(limit)
    return Promise.resolve()
  }
  return { size: createPageSize({ accepted, most, keep }), kept }
}

/** Reads one page after the other as an indexer gives them, and says which limits were asked for. */
async function limitsOf(
  size: PageSize,
  pages: number,
  page: (limit: number) => { rows?: number; rowBytes: number; rowMs: number } | ErrorCode,
) {
  const asked: number[] = []
  for (let index = 0; index < pages; index += 1) {
    await size.read(undefined, (limit) => {
      asked.push(limit)
      const given = page(limit)
      if (typeof given === 'string') {
        const retry = given === 'network.timeout' ? 'later' : 'never'
        return Promise.reject(new AppError(given, 'no', { retry }))
      }
      const rows = Math.min(limit, given.rows ?? limit)
      return Promise.resolve({ size: rows, body: new Uint8Array(rows * given.rowBytes), tookMs: rows * given.rowMs })
    })
  }
  return asked
}

test('begins with a hundred and grows to what rollytics gives while pages come quickly and small', async () => {
  expect(await limitsOf(make().size, 6, () => ({ rowBytes: 700, rowMs: 0.5 }))).toEqual([100, 250, 500, 1000, 1000, 1000])
})

test('never asks core-indexer for more than it gives', async () => {
  expect(await limitsOf(make({ most: MAX_ROWS.core }).size, 3, () => ({ rowBytes: 700, rowMs: 0.1 }))).toEqual([100, 100, 100])
})

test('grows no further than two megabytes', async () => {
  expect(await limitsOf(make().size, 4, () => ({ rowBytes: 6 * KB, rowMs: 0.1 }))).toEqual([100, 250, 250, 250])
  expect(await limitsOf(make().size, 3, () => ({ rowBytes: 30 * KB, rowMs: 0.1 }))).toEqual([100, 100, 100])
})

test('grows to five megabytes where pages come from far away', async () => {
  expect(await limitsOf(make().size, 5, () => ({ rowBytes: 5 * KB, rowMs: 1 }))).toEqual([100, 250, 500, 1000, 1000])
  expect(await limitsOf(make().size, 4, () => ({ rowBytes: 8 * KB, rowMs: 1 }))).toEqual([100, 250, 500, 500])
})

test('grows no further than about two seconds', async () => {
  expect(await limitsOf(make().size, 4, () => ({ rowBytes: 10, rowMs: 6 }))).toEqual([100, 250, 250, 250])
})

test('shrinks where pages become heavy or slow, and grows again when that is over', async () => {
  const { size } = make()
  await limitsOf(size, 4, () => ({ rowBytes: 100, rowMs: 0.1 }))
  expect(await limitsOf(size, 4, () => ({ rowBytes: 60 * KB, rowMs: 0.1 }))).toEqual([1000, 500, 250, 100])
  expect(await limitsOf(size, 2, () => ({ rowBytes: 10, rowMs: 80 }))).toEqual([100, 50])
  expect(await limitsOf(size, 4, () => ({ rowBytes: 10, rowMs: 0.1 }))).toEqual([50, 100, 250, 500])
})

test('what reading a page takes counts too', async () => {
  const { size } = make()
  await limitsOf(size, 1, () => ({ rowBytes: 100, rowMs: 0.1 }))
  size.noteReading(100, 3000)
  expect(await limitsOf(size, 1, () => ({ rowBytes: 100, rowMs: 0.1 }))).toEqual([100])
  size.noteReading(100, 9000)
  expect(await limitsOf(size, 1, () => ({ rowBytes: 100, rowMs: 0.1 }))).toEqual([50])
})

test('a limit that is refused twice is remembered and not asked for again', async () => {
  const { size, kept } = make()
  const most = (limit: number) => (limit > 300 ? 'indexer.refused' : { rowBytes: 100, rowMs: 0.1 })
  expect(await limitsOf(size, 5, most)).toEqual([100, 250, 500, 500, 250, 250, 250])
  expect(kept).toEqual([250])
  expect(await limitsOf(make({ accepted: 250 }).size, 3, most)).toEqual([100, 250, 250])
  expect(await limitsOf(make({ accepted: 25 }).size, 2, most)).toEqual([25, 25])
})

test('a size too heavy to come through is not tried again in this run, and not remembered', async () => {
  const { size, kept } = make()
  const most = (limit: number) => (limit > 300 ? 'network.tooLarge' : { rowBytes: 100, rowMs: 0.1 })
  expect(await limitsOf(size, 4, most)).toEqual([100, 250, 500, 250, 250])
  const slow = make()
  const silent = (limit: number) => (limit > 30 ? 'network.timeout' : { rowBytes: 100, rowMs: 0.1 })
  expect(await limitsOf(slow.size, 4, silent)).toEqual([100, 10, 25, 50, 10, 25])
  expect([...kept, ...slow.kept]).toEqual([])
})

test('a page that is not full tells nothing, and neither does one that was wanted small', async () => {
  const { size } = make()
  expect(await limitsOf(size, 2, () => ({ rows: 40, rowBytes: 100, rowMs: 0.1 }))).toEqual([100, 100])
  await size.read(10, (limit) => Promise.resolve({ size: limit, body: new Uint8Array(limit), tookMs: 1 }))
  expect(await limitsOf(size, 1, () => ({ rowBytes: 100, rowMs: 0.1 }))).toEqual([100])
})

test('goes back to a hundred for good where larger pages cannot be trusted', async () => {
  const { size, kept } = make()
  await limitsOf(size, 3, () => ({ rowBytes: 100, rowMs: 0.1 }))
  await size.distrust()
  expect(kept).toEqual([100])
  expect(await limitsOf(size, 2, () => ({ rowBytes: 100, rowMs: 0.1 }))).toEqual([100, 100])
})
