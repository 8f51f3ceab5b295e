// Tests that untrusted text in a JSON line stays on one line and unchanged.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonLine } from './jsonLine.ts'

const piece = fc.oneof(fc.string(), fc.constantFrom('\u0085', '\u2028', '\u2029', '\u202E', '\u{E0041}', '\n', '\r', '\\', '\\u2028', '"'))

test('no text ends the line or hides a character, and every text is read back as it was', () => {
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const value = { memo: pieces.join('') }
      const line = jsonLine(value)
      expect(line).not.toMatch(/[\n\r\u0085\p{Zl}\p{Zp}\p{Cf}]/u)
      expect(JSON.parse(line)).toEqual(value)
    }),
  )
})
