// A picture is read once, and kept after it left the screen until there are too many; one on screen is never freed.
import { expect, test } from 'vitest'
import { createImageCache } from './imageCache.ts'

function opened(maxBytes: number) {
  const reads: string[] = []
  const freed: string[] = []
  let made = 0
  const addresses = {
    createObjectURL: () => `blob:${(made += 1)}`,
    revokeObjectURL: (url: string) => void freed.push(url),
  }
  const read = (digest: string) => {
    reads.push(digest)
    return Promise.resolve(digest === 'none' ? null : new Blob(['12345678']))
  }
  return { cache: createImageCache(read, addresses, maxBytes), reads, freed }
}

test('a second visit finds it without reading', async () => {
  const { cache, reads } = opened(100)
  expect(cache.get('a')).toBeUndefined()
  expect(await cache.hold('a')).toBe('blob:1')
  cache.release('a')
  expect(cache.get('a')).toBe('blob:1')
  expect(await cache.hold('a')).toBe('blob:1')
  expect(reads).toEqual(['a'])
})

test('beyond the limit, the longest unused go, and none that is on screen', async () => {
  const { cache, freed } = opened(8)
  for (const digest of ['a', 'b', 'c']) await cache.hold(digest)
  cache.release('b')
  cache.release('c')
  expect(freed).toEqual(['blob:2'])
  expect(cache.get('a')).toBe('blob:1')
  expect(cache.get('b')).toBeUndefined()
  expect(cache.get('c')).toBe('blob:3')
})

test('two places that ask at once have the same one; what is not available is not kept', async () => {
  const { cache } = opened(100)
  expect(await Promise.all([cache.hold('a'), cache.hold('a')])).toEqual(['blob:1', 'blob:1'])
  expect(await cache.hold('none')).toBeNull()
  cache.release('none')
  expect(cache.get('none')).toBeUndefined()
})
