// Tests what is told of an error answer: the indexer's own words, never the JSON around them.
import { expect, test } from 'vitest'
import { assertGood } from './errorReply.ts'

const told = (status: number, text: string) => {
  try {
    assertGood({ status, text, contentType: '', bytes: new Uint8Array(), retryAfterMs: null }, 'https://own.test/x')
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

test.each([
  ['[NOT_FOUND] block not found', 404, 'The indexer own.test doesn’t offer this data (404: [NOT_FOUND] block not found).'],
  ['{"status_code":404,"message":"Cannot GET /x"}', 404, 'The indexer own.test doesn’t offer this data (404: Cannot GET /x).'],
  ['{"code":12,"message":"Not Implemented","details":[]}', 501, 'The indexer own.test has a server error (501: Not Implemented).'],
  ['{"error":"unauthorized"}', 401, 'The indexer own.test rejected the request (401: unauthorized).'],
  [
    '{"jsonrpc":"2.0","error":{"code":-32601,"message":"Method not found"}}',
    400,
    'The indexer own.test rejected the request (400: Method not found).',
  ],
  ['{"detail":[{"loc":["path"]}]}', 422, 'The indexer own.test rejected the request (422).'],
  ['[1]', 400, 'The indexer own.test rejected the request (400).'],
  ['{"broken', 400, 'The indexer own.test rejected the request (400).'],
  ['', 400, 'The indexer own.test rejected the request (400).'],
])('%s', (text, status, sentence) => {
  expect(told(status, text)).toBe(sentence)
})
