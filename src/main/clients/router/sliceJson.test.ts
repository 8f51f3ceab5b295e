// A member of a JSON text as the very text that was received.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sliceMember } from './sliceJson.ts'

const space = fc.stringMatching(/^[ \t\n\r]{0,3}$/)

describe('sliceMember', () => {
  test('returns exactly the text of any value, wherever the member stands', () => {
    const members = fc.array(fc.tuple(fc.string(), fc.json(), space), { maxLength: 5 })
    fc.assert(
      fc.property(members, members, fc.json(), space, fc.constantFrom(0, 2, '\t'), (before, after, value, gap, indent) => {
        const wanted = JSON.stringify(JSON.parse(value), null, indent)
        const write = ([name, json, pad]: [string, string, string]) => `${pad}${JSON.stringify(`_${name}`)}${pad}:${pad}${json}${pad}`
        const text = `${gap}{${[...before.map(write), `${gap}"operations"${gap}:${gap}${wanted}${gap}`, ...after.map(write)].join(',')}}${gap}`
        expect(JSON.parse(text)).toHaveProperty('operations')
        expect(sliceMember(text, 'operations')).toBe(wanted)
      }),
    )
  })

  test('keeps digits that a number type would lose', () => {
    const slice = '[{"timeout_timestamp": 1763697600000000001, "rate": 1.50, "\\u0061": "\\"}]"}]'
    expect(sliceMember(`{"a":{"operations":1},"operations":${slice} ,"z":null}`, 'operations')).toBe(slice)
  })

  test('takes the last of a repeated name, as JSON.parse does', () => {
    expect(sliceMember('{"operations":[1],"operation\\u0073":[2]}', 'operations')).toBe('[2]')
  })

  test('finds nothing where there is nothing', () => {
    expect(sliceMember('{}', 'operations')).toBeNull()
    expect(sliceMember('{"nested":{"operations":[]}}', 'operations')).toBeNull()
  })
})
