// Tests queries to a node's index, and which values are refused in them.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventQuery } from './txSearch.ts'

test('all attributes belong to one event', () => {
  expect(eventQuery('recv_packet', { packet_src_channel: 'channel-7', packet_sequence: '41' })).toBe(
    "recv_packet.packet_src_channel='channel-7' AND recv_packet.packet_sequence='41'",
  )
})

test('no value can end its quotes or add a condition', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (value) => {
      try {
        const query = eventQuery('recv_packet', { packet_sequence: value })
        expect(query).toBe(`recv_packet.packet_sequence='${value}'`)
        expect(query.split("'")).toHaveLength(3)
        expect(value).not.toMatch(/\s/)
      } catch (error) {
        expect(error).toMatchObject({ code: 'input.invalid' })
      }
    }),
  )
  expect(() => eventQuery('recv_packet', { packet_sequence: "1' OR tx.height>'0" })).toThrow(
    'This event can’t be searched for: one of its values contains invalid characters.',
  )
  expect(() => eventQuery('recv_packet', {})).toThrow()
})
