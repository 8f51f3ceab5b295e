// Pictures come from the page's own host, or not at all.
import { expect, test, vi } from 'vitest'
import { createImageReader } from './imageFetch.ts'

const read = (answer: () => Promise<Response>) => {
  const fetch = vi.fn<typeof window.fetch>().mockImplementation(answer)
  return { fetch, image: createImageReader(fetch, { Authorization: 'Bearer secret' })('ab') }
}

test('asks for a picture by its digest, with the token', async () => {
  const { fetch, image } = read(() => Promise.resolve(new Response('x', { headers: { 'content-type': 'image/webp' } })))
  expect((await image)?.size).toBe(1)
  expect(fetch).toHaveBeenCalledWith('/media/ab', { headers: { Authorization: 'Bearer secret' } })
})

test.each([
  ['a missing file', () => Promise.resolve(new Response(null, { status: 404 }))],
  ['a page instead', () => Promise.resolve(new Response('<html>', { headers: { 'content-type': 'text/html' } }))],
  ['no connection', () => Promise.reject(new TypeError('failed'))],
])('%s is no picture', async (_name, answer) => {
  expect(await read(answer).image).toBeNull()
})
