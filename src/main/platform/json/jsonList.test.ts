// Elements are cut out exactly, whatever surrounds them and whatever they contain; broken JSON stays broken.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitList } from './jsonList.ts'

/** Elements as text; the body is bytes, in which a letter may be several. */
function cut(text: string): { elements: string[]; rest: string } {
  const body = Buffer.from(text)
  const { elements, rest } = splitList(body, 'txs')
  return { elements: elements.map(({ start, end }) => body.toString('utf8', start, end)), rest }
}

test('cuts each element as it was written, large numbers and odd spacing included', () => {
  const records = ['{ "n" : 18014398509481985 }', '{"s":"a \\" ] } \\\\","t":"\\\\\\""}', 'null', '[1,[2,{"x":"}"}]]', '-1.50e3']
  const text = ` {"a":{"txs":[9]} , "x":"txs" ,\n"txs" : [${records.join(' ,\n ')} ] ,"pagination":null}`
  const expected = { elements: records, rest: ' {"a":{"txs":[9]} , "x":"txs" ,\n"txs" : [] ,"pagination":null}' }
  expect(cut(text)).toEqual(expected)
  expect(cut(`\uFEFF${text}`)).toEqual(expected)
})

test.each(['{}', '[]', '{"txs":{}}', '{"txs":[]}', '"txs"', '', '<html>', '{"txs":null}'])('%j has none and stays as it is', (text) => {
  expect(cut(text)).toEqual({ elements: [], rest: text })
})

test('agrees with a parser on any JSON', () => {
  fc.assert(
    fc.property(
      fc.array(fc.jsonValue({ stringUnit: 'grapheme' })),
      fc.jsonValue(),
      fc.constantFrom(undefined, 1, '\t'),
      (records, other, space) => {
        const text = JSON.stringify({ before: other, txs: records, after: other }, null, space)
        const { elements, rest } = cut(text)
        expect(elements.map((element) => JSON.parse(element) as unknown)).toEqual(JSON.parse(JSON.stringify(records)))
        expect(JSON.parse(rest)).toEqual(JSON.parse(JSON.stringify({ before: other, txs: [], after: other })))
      },
    ),
  )
})

test('text that a parser refuses is refused in one of its parts', () => {
  const isRefused = (text: string) => {
    try {
      JSON.parse(text)
      return false
    } catch {
      return true
    }
  }
  fc.assert(
    fc.property(
      fc.array(fc.jsonValue(), { minLength: 1 }),
      fc.nat(),
      fc.constantFrom('', ' ', ',', '}', ']', '"', '{'),
      (txs, place, put) => {
        const whole = JSON.stringify({ txs, n: 1 })
        const at = place % whole.length
        const broken = whole.slice(0, at) + put + whole.slice(at + 1)
        const { elements, rest } = cut(broken)
        if (isRefused(broken)) expect([...elements, rest].some(isRefused)).toBe(true)
      },
    ),
    { numRuns: 2000 },
  )
})
