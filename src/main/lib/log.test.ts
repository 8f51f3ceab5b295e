// Log lines are JSON and carry no whole address or hash.
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

test('writes one JSON line with addresses and hashes shortened', () => {
  const lines: string[] = []
  const log = createLog(
    () => 0,
    (line) => lines.push(line),
  )
  log.info('sync.page', {
    account: 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz',
    hash: 'A'.repeat(64),
    evm: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  })
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    at: '1970-01-01T00:00:00.000Z',
    level: 'info',
    event: 'sync.page',
    account: 'init17w0a…',
    hash: 'AAAAAA…',
    evm: '0xf39F…',
  })
})

test('keeps the stack of a bug', () => {
  const lines: string[] = []
  createLog(
    () => 0,
    (line) => lines.push(line),
  ).error('dispatch.bug', new Error('broken'))
  expect(lines[0]).toContain('Error: broken')
})
