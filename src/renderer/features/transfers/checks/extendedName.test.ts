// What the device shows of an extension, found in the document: the two arguments, or nothing.
import { expect, test } from 'vitest'
import { signedArguments } from './ExtendedName.tsx'

test('finds the name and the time as the document has them', () => {
  const document =
    '{"msgs":[{"type":"move/MsgExecute","value":{"args":["B3NraXBwZXI=","wA/DAwAAAAA="],"function_name":"extend_expiration"}}]}'
  expect(signedArguments(document)).toEqual({ name: 'B3NraXBwZXI=', term: 'wA/DAwAAAAA=' })
})

test.each([null, '', '{"args":[]}', '{"args":["B3NraXBwZXI="]}', '{"args":["a","b","c"]}', '{"args":["<b>","x"]}'])(
  'finds nothing in %s',
  (document) => {
    expect(signedArguments(document)).toBeNull()
  },
)
