// Records are cut out of a page exactly, whatever surrounds them and whatever they contain.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packRecords, sliceRecords, unpackRecords } from './rawRecords.ts'

test('cuts each record as it was written, large numbers and odd spacing included', () => {
  const records = ['{ "n" : 18014398509481985 }', '{"s":"a \\" ] } \\\\","t":"\\\\\\""}', 'null', '[1,[2,{"x":"}"}]]', '-1.50e3']
  const text = ` {"a":{"txs":[9]} , "x":"txs" ,\n"txs" : [${records.join(' ,\n ')} ] ,"pagination":null}`
  expect(sliceRecords(text, 'txs').map(({ start, end }) => text.slice(start, end))).toEqual(records)
})

test.each(['{}', '[]', '{"txs":{}}', '{"txs":[]}', '"txs"'])('%s has none', (text) => {
  expect(sliceRecords(text, 'txs')).toEqual([])
})

test('agrees with a parser on any JSON', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), fc.jsonValue(), fc.constantFrom(undefined, 1, '\t'), (records, other, space) => {
      const text = JSON.stringify({ before: other, txs: records, after: other }, null, space)
      const cut = sliceRecords(text, 'txs').map(({ start, end }) => JSON.parse(text.slice(start, end)) as unknown)
      expect(cut).toEqual(JSON.parse(JSON.stringify(records)))
    }),
  )
})

test('unpacks what it packed', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => unpackRecords(packRecords(text)) === text))
})
