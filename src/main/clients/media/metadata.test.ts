// Tests untrusted metadata.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMetadata } from './metadata.ts'

const read = (value: unknown) => readMetadata(Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)))

test('reads name, description, traits and the picture', () => {
  const attributes = [
    { trait_type: 'Tide', value: 'high' },
    { trait_type: 'Level', value: 7 },
    { value: true },
    'odd',
    { trait_type: 'none' },
  ]
  expect(read({ name: 'Keeper', description: 'Of lights', image: 'ipfs://x', attributes })).toEqual({
    name: 'Keeper',
    description: 'Of lights',
    image: 'ipfs://x',
    traits: [
      ['Tide', 'high'],
      ['Level', '7'],
      ['', 'true'],
    ],
  })
})

test('takes what is not as it should be for absent, and leaves scripts and films alone', () => {
  expect(read({ name: 5, image: '', attributes: { a: 1 }, animation_url: 'https://nft.example/x.html' })).toEqual({
    name: null,
    description: null,
    image: null,
    traits: [],
  })
  expect(read({ image_url: 'https://nft.example/a.png' })?.image).toBe('https://nft.example/a.png')
  expect(read({ image_data: '<svg/>' })?.image).toBe('data:image/svg+xml;base64,PHN2Zy8+')
})

test('cuts what is too long', () => {
  const long = read({
    name: 'n'.repeat(9999),
    attributes: Array.from({ length: 120 }, () => ({ trait_type: 't', value: 'v'.repeat(999) })),
  })
  expect(long?.name).toHaveLength(200)
  expect(long?.traits).toHaveLength(100)
  expect(long?.traits[0]?.[1]).toHaveLength(300)
})

test('refuses what is no document', () => {
  for (const body of ['', 'null', '[]', '"a"', '{"name":', '<html></html>']) expect(read(body)).toBeNull()
})

test('never throws, whatever comes', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json(),
        fc.string(),
        fc.uint8Array().map((bytes) => Buffer.from(bytes).toString('latin1')),
      ),
      (body) => void read(body),
    ),
  )
})
