// Balances and height from a REST gateway: pages followed by key, each failure in its own words.
import { expect, test } from 'vitest'
import type { HttpReply, HttpRequest } from '../../../platform/http/http.ts'
import { readBalances, readLatestBlock } from './balances.ts'

const rest = 'https://rest.example'
const input = { rest, address: 'init1x' }

/** Answers one after the other; the last one for good. */
function replies(status: number, ...texts: string[]) {
  const asked: string[] = []
  const request = ({ url }: HttpRequest): Promise<HttpReply> => {
    const text = texts[Math.min(asked.length, texts.length - 1)] ?? ''
    asked.push(url)
    return Promise.resolve({ status, text, bytes: Buffer.from(text), contentType: 'application/json', retryAfterMs: null })
  }
  return { asked, request }
}

test('reads every page and passes its key on as it came', async () => {
  const { asked, request } = replies(
    200,
    '{"balances":[{"denom":"uinit","amount":"5"}],"pagination":{"next_key":"b+/=","total":"9"}}',
    '{"balances":[{"denom":"uusdc","amount":"6"}],"pagination":{"next_key":null}}',
  )
  expect(await readBalances(request, input)).toEqual([
    { denom: 'uinit', amount: '5' },
    { denom: 'uusdc', amount: '6' },
  ])
  expect(asked.map((url) => new URL(url).searchParams.get('pagination.key'))).toEqual([null, 'b+/='])
})

test.each([
  ['{"balances":[],"pagination":{"next_key":null}}'],
  ['{"balances":[],"pagination":{"next_key":""}}'],
  ['{"balances":[],"pagination":null}'],
])('%s is the last page', async (text) => {
  expect(await readBalances(replies(200, text).request, input)).toEqual([])
})

test('an answer without the list says of nobody that they own nothing', async () => {
  const { request } = replies(200, '{"BALANCES":[],"pagination":{"next_key":null,"total":"4"}}')
  await expect(readBalances(request, input)).rejects.toMatchObject({ code: 'chain.badReply' })
})

test('a key that leads to itself ends in an error, not in a loop', async () => {
  const { request } = replies(200, '{"balances":[],"pagination":{"next_key":"again"}}')
  await expect(readBalances(request, input)).rejects.toMatchObject({ code: 'chain.badReply', retry: 'later' })
})

test.each([
  [500, '{"code":2,"message":"panic","details":[]}', 'chain.refused', 'rest.example responded with 500 (panic).', 'later'],
  [502, '<html></html>', 'chain.refused', 'rest.example responded with 502.', 'later'],
  [
    400,
    '{"code":3,"message":"invalid address","details":[]}',
    'chain.refused',
    'rest.example responded with 400 (invalid address).',
    'never',
  ],
  [429, 'slow down', 'network.busy', 'rest.example is limiting requests.', 'later'],
  [200, '{"balances":[{"denom":"uinit","amount":5}]}', 'chain.badReply', 'balances.0.amount', 'later'],
])('a reply %s %s is %s', async (status, text, code, words, retry) => {
  const failed = readBalances(replies(status, text).request, input)
  await expect(failed).rejects.toMatchObject({ code, retry, message: expect.stringContaining(words) as string })
})

test('refuses the height of another chain', async () => {
  const { request } = replies(200, '{"block":{"header":{"chain_id":"b-1","height":"7","time":"2026-01-02T03:04:05Z"}}}')
  expect(await readLatestBlock(request, { rest, chainId: 'b-1' })).toEqual({ height: 7, time: Date.UTC(2026, 0, 2, 3, 4, 5) })
  await expect(readLatestBlock(request, { rest, chainId: 'a-1' })).rejects.toThrow('rest.example serves b-1, not a-1.')
})
