// The event parser must not care where the network cuts the stream.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEventParser } from './eventStream.ts'

test('comments and empty blocks yield nothing, several data lines are joined', () => {
  const parse = createEventParser()
  expect(parse(': hello\n\n\n\ndata: a\ndata: b\n\n')).toEqual(['a\nb'])
})

test('any cut of the stream gives the same events', () => {
  const events = fc.array(fc.string({ minLength: 1 }).map((text) => JSON.stringify({ text })))
  fc.assert(
    fc.property(events, fc.array(fc.nat({ max: 400 })), (wanted, cuts) => {
      const stream = wanted.map((data) => `data: ${data}\r\n\r\n`).join('')
      const places = [0, ...cuts.map((cut) => Math.min(cut, stream.length)).toSorted((a, b) => a - b), stream.length]
      const parse = createEventParser()
      const got = places.slice(1).flatMap((end, index) => parse(stream.slice(places[index], end)))
      expect(got).toEqual(wanted)
    }),
  )
})
