// What the device shows of an extended lock, found in the document: the last argument, or nothing.
import { expect, test } from 'vitest'
import { lastArgument } from './LockEnds.tsx'

test('finds the new end as the document has it', () => {
  const document =
    '{"msgs":[{"type":"move/MsgExecute","value":{"args":["jkcz/+A=","AA==","gAVKbAAAAAA=","YI0rbgAAAAA="],"function_name":"extend"}}]}'
  expect(lastArgument(document)).toBe('YI0rbgAAAAA=')
})

test.each([null, '', '{"args":[]}', '{"function_name":"extend"}', '{"args":["<b>"]}'])('finds nothing in %s', (document) => {
  expect(lastArgument(document)).toBeNull()
})
