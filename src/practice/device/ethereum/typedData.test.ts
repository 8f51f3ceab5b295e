// Typed data that arrives in pieces at the Ethereum app, held against viem's hashes.
import { hashTypedData, recoverAddress, type Hex, type TypedDataDefinition } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { fromHex, toHex } from '../../keys/bytes.ts'
import { PRACTICE_MNEMONIC, rootOf } from '../../keys/mnemonic.ts'
import type { AppAnswer } from '../appAnswer.ts'
import { createEthereumApp } from './ethereumApp.ts'
import { PUBLISHED_TYPED, RECORDED_TYPED } from '../recorded/recordedTyped.ts'

const owner = mnemonicToAccount(PRACTICE_MNEMONIC)
const PATH = '058000002c8000003c800000000000000000000000'
const open = (blindSigning = true) => createEthereumApp(rootOf(PRACTICE_MNEMONIC), { blindSigning, expertMode: false })
const full = (RECORDED_TYPED.find(({ name }) => name === '712-full')?.exchanges ?? []).slice(1).map(([request]) => request)

/** All requests must be taken; the answer to the last is given back. */
function send(app: ReturnType<typeof open>, requests: readonly string[]): AppAnswer {
  const answers = requests.map((request) => app.handle(fromHex(request)))
  for (const answer of answers.slice(0, -1)) expect(toHex(answer as Uint8Array)).toBe('9000')
  return answers.at(-1) ?? new Uint8Array()
}

const word = (answer: AppAnswer) => (answer instanceof Uint8Array ? toHex(answer) : 'asks')

async function signer(answer: AppAnswer, hash: Hex): Promise<string> {
  if (answer instanceof Uint8Array) throw new Error(`the app answered ${toHex(answer)} instead of asking`)
  const reply = toHex(answer.approved())
  const [r, s]: [Hex, Hex] = [`0x${reply.slice(2, 66)}`, `0x${reply.slice(66, 130)}`]
  return await recoverAddress({ hash, signature: { r, s, v: BigInt(`0x${reply.slice(0, 2)}`) } })
}

describe('typed data in pieces', () => {
  it.each(PUBLISHED_TYPED)('$name: the published requests sign what viem hashes', async ({ requests, data }) => {
    const typed = JSON.parse(data) as TypedDataDefinition
    expect(await signer(send(open(), requests), hashTypedData(typed))).toBe(owner.address)
  })

  it('reads structs in arrays, signed numbers, fixed and long bytes, and values in several pieces', async () => {
    const types = {
      EIP712Domain: [{ name: 'name', type: 'string' }],
      Item: [
        { name: 'delta', type: 'int16' },
        { name: 'tag', type: 'bytes4' },
      ],
      Order: [
        { name: 'items', type: 'Item[]' },
        { name: 'grid', type: 'uint8[2][]' },
        { name: 'open', type: 'bool' },
        { name: 'note', type: 'bytes' },
      ],
    } as const
    const message = {
      items: [
        { delta: -2, tag: '0x01020304' },
        { delta: 7, tag: '0xffffffff' },
      ],
      grid: [[1, 2]],
      open: true,
      note: '0xabcdef',
    } as const
    const request = (ins: string, p1: string, p2: string, data: string) =>
      `e0${ins}${p1}${p2}${(data.length / 2).toString(16).padStart(2, '0')}${data}`
    const named = (text: string) => `${text.length.toString(16).padStart(2, '0')}${Buffer.from(text).toString('hex')}`
    const text = (value: string) => Buffer.from(value).toString('hex')
    const value = (hex: string) => request('1c', '00', 'ff', `${(hex.length / 2).toString(16).padStart(4, '0')}${hex}`)
    const requests = [
      request('1a', '00', '00', text('EIP712Domain')),
      request('1a', '00', 'ff', `05${named('name')}`),
      request('1a', '00', '00', text('Item')),
      request('1a', '00', 'ff', `4102${named('delta')}`),
      request('1a', '00', 'ff', `4604${named('tag')}`),
      request('1a', '00', '00', text('Order')),
      request('1a', '00', 'ff', `80${named('Item')}0100${named('items')}`),
      request('1a', '00', 'ff', `c20102010200${named('grid')}`),
      request('1a', '00', 'ff', `04${named('open')}`),
      request('1a', '00', 'ff', `07${named('note')}`),
      request('1c', '00', '00', text('EIP712Domain')),
      value(text('Way')),
      request('1c', '00', '00', text('Order')),
      request('1c', '00', '0f', '02'),
      ...['fffe', '01020304', '07', 'ffffffff'].map(value),
      request('1c', '00', '0f', '01'),
      request('1c', '00', '0f', '02'),
      ...['01', '02', '01'].map(value),
      request('1c', '01', 'ff', '0003ab'),
      request('1c', '00', 'ff', 'cdef'),
      request('0c', '00', '01', PATH),
    ]
    const answer = send(open(), requests)
    expect(await signer(answer, hashTypedData({ domain: { name: 'Way' }, types, primaryType: 'Order', message }))).toBe(owner.address)
    expect(answer).toMatchObject({ shown: expect.stringContaining('delta: -2\ntag: 0x01020304\nReview struct: Item') as string })
  })

  it('is refused at its first value unless its owner allows blind signing', () => {
    const firstValue = full.findIndex((request) => request.startsWith('e01c'))
    const app = open(false)
    send(app, full.slice(0, firstValue))
    expect(word(app.handle(fromHex(full[firstValue] ?? '')))).toBe('6a80')
    expect(word(app.handle(fromHex(full[firstValue] ?? '')))).toBe('6985')
  })

  it.each(full.slice(0, -1).map((request, index) => [index, request] as const))('is not signed without piece %i', (index) => {
    const app = open()
    const words = full.filter((_, at) => at !== index).map((request) => word(app.handle(fromHex(request))))
    // Without a field's definition its value is one too many; without a value there is one too few.
    expect(words.at(-1)).toMatch(/^6/)
  })

  it('is forgotten when an address is asked for', () => {
    const app = open()
    send(app, full.slice(0, -1))
    app.handle(fromHex(`e002000015${PATH}`))
    expect(word(app.handle(fromHex(full.at(-1) ?? '')))).toBe('6985')
  })
})

describe('typed data as two hashes', () => {
  const request = `e00c000055${PATH}${'01'.repeat(32)}${'02'.repeat(32)}`

  it('is shown as two hashes, and refused without blind signing', () => {
    expect(open().handle(fromHex(request))).toMatchObject({
      shown: `Domain hash: 0x${'01'.repeat(32)}\nMessage hash: 0x${'02'.repeat(32)}`,
    })
    expect(word(open(false).handle(fromHex(request)))).toBe('6a80')
  })

  it.each([
    ['a hash too few', `e00c000035${PATH}${'01'.repeat(32)}`, '6a80'],
    ['an unknown P1', `e00c010055${PATH}${'01'.repeat(64)}`, '6b00'],
    ['an unknown P2', `e00c000255${PATH}${'01'.repeat(64)}`, '6b00'],
  ])('%s is refused', (_, hex, expected) => {
    expect(word(open().handle(fromHex(hex)))).toBe(expected)
  })
})
