// Messages and documents of every length around the borders of the commands that carry them, as hosts cut them.
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import fc from 'fast-check'
import { hashMessage, recoverAddress, type Hex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { concat, fromHex, toHex, utf8 } from '../keys/bytes.ts'
import { PRACTICE_MNEMONIC, rootOf } from '../keys/mnemonic.ts'
import type { AppAnswer, DeviceApp } from './appAnswer.ts'
import { createCosmosApp } from './cosmosApp.ts'
import { createEthereumApp } from './ethereum/ethereumApp.ts'

const owner = mnemonicToAccount(PRACTICE_MNEMONIC)
const root = rootOf(PRACTICE_MNEMONIC)
const off = { blindSigning: false, expertMode: false }
const PATH = fromHex('058000002c8000003c800000000000000000000000')
const COSMOS_PATH = fromHex('2c00008076000080000000800000000000000000')
const COSMOS_KEY = fromHex('0223aa679d6d5344e201e0df9f02ab15a84726eee0dfb4e953c46a9e2cb52349dc')

/** Sends pieces until one is not answered with success alone. @returns that answer and how many were sent. */
function send(app: DeviceApp, commands: readonly Uint8Array[]): { answer: AppAnswer; count: number } {
  for (const [index, command] of commands.entries()) {
    const answer = app.handle(command)
    const isLast = index === commands.length - 1
    if (isLast || !(answer instanceof Uint8Array) || toHex(answer) !== '9000') return { answer, count: index + 1 }
  }
  throw new Error('nothing was sent')
}

function messageCommands(message: Uint8Array, size: number): Uint8Array[] {
  const length = new Uint8Array(4)
  new DataView(length.buffer).setUint32(0, message.length)
  const whole = concat(PATH, length, message)
  return Array.from({ length: Math.ceil(whole.length / size) }, (_, index) => {
    const data = whole.slice(index * size, (index + 1) * size)
    return concat(Uint8Array.of(0xe0, 0x08, index === 0 ? 0 : 0x80, 0, data.length), data)
  })
}

function documentCommands(document: Uint8Array, size = 250): Uint8Array[] {
  const count = Math.ceil(document.length / size)
  const parts = Array.from({ length: count }, (_, index) => document.slice(index * size, (index + 1) * size))
  const command = (p1: number, data: Uint8Array) => concat(Uint8Array.of(0x55, 0x02, p1, 0, data.length), data)
  return [command(0, COSMOS_PATH), ...parts.map((part, index) => command(index === count - 1 ? 2 : 1, part))]
}

const word = (answer: AppAnswer) => (answer instanceof Uint8Array ? toHex(answer) : 'asks')

function approved(answer: AppAnswer): string {
  if (answer instanceof Uint8Array) throw new Error(`the app answered ${toHex(answer)} instead of asking`)
  return toHex(answer.approved())
}

async function expectSigned(message: Uint8Array, size: number): Promise<void> {
  const commands = messageCommands(message, size)
  const { answer, count } = send(createEthereumApp(root, off), commands)
  expect(count).toBe(commands.length)
  const reply = approved(answer)
  const signature = { r: `0x${reply.slice(2, 66)}`, s: `0x${reply.slice(66, 130)}`, v: BigInt(`0x${reply.slice(0, 2)}`) } as const
  const hash: Hex = hashMessage({ raw: message })
  expect(await recoverAddress({ hash, signature })).toBe(owner.address)
}

describe('messages', () => {
  it.each([150, 255])('of every length around the borders of pieces of %i bytes', async (size) => {
    const room = size - PATH.length - 4
    for (const border of [room, room + size, room + 2 * size]) {
      for (const length of [border - 1, border, border + 1]) await expectSigned(utf8('m'.repeat(length)), size)
    }
    await expectSigned(utf8('m'), size)
  })

  it('of any text, also where a piece ends within a letter', async () => {
    const texts = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 400 })
    await fc.assert(
      fc.asyncProperty(texts, fc.constantFrom(150, 255), (text, size) => expectSigned(utf8(text), size)),
      { numRuns: 40 },
    )
  })

  // Recorded with pieces of 150 bytes: how many were sent, and what the last was answered.
  it.each([
    [1000, 7, 'asks'],
    [2000, 14, 'asks'],
    [3000, 21, 'asks'],
    [8000, 54, '6a84'],
    [16_000, 1, '6a84'],
  ])('%i bytes: %i pieces, %s', (length, count, expected) => {
    const outcome = send(createEthereumApp(root, off), messageCommands(utf8('A'.repeat(length)), 150))
    expect(outcome.count).toBe(count)
    expect(word(outcome.answer)).toBe(expected)
  })

  it('that are longer than they said, or go on before they begin, are refused, and the next one is taken', () => {
    const app = createEthereumApp(root, off)
    expect(word(app.handle(fromHex('e00880000161')))).toBe('6a80')
    expect(word(app.handle(fromHex(`e00800001b${toHex(PATH)}000000016161`)))).toBe('6a80')
    expect(word(app.handle(fromHex(`e00840001a${toHex(PATH)}0000000161`)))).toBe('6b00')
    expect(word(app.handle(fromHex(`e00800001a${toHex(PATH)}0000000161`)))).toBe('asks')
  })
})

describe('documents', () => {
  const document = (memo: string) =>
    `{"account_number":"0","chain_id":"interwoven-1","fee":{"amount":[],"gas":"1"},"memo":"${memo}","msgs":[],"sequence":"3"}`
  const frame = document('').length
  const verify = (text: string) => {
    const { answer } = send(createCosmosApp(root, off), documentCommands(utf8(text)))
    const reply = fromHex(approved(answer))
    const signature = secp256k1.Signature.fromBytes(reply.slice(0, -2), 'der')
    expect(secp256k1.verify(signature.toBytes('compact'), sha256(utf8(text)), COSMOS_KEY, { prehash: false })).toBe(true)
  }

  it('of every length around the borders of pieces of 250 bytes', () => {
    for (const border of [250, 500, 1000]) {
      for (const length of [border - 1, border, border + 1]) verify(document('m'.repeat(length - frame)))
    }
  })

  it('with any memo', () => {
    verify(document('toString'))
    const memos = fc.string({ unit: 'grapheme', maxLength: 300 }).map((memo) => JSON.stringify(memo).slice(1, -1))
    fc.assert(
      fc.property(memos, (memo) => verify(document(memo))),
      { numRuns: 40 },
    )
  })

  it.each([
    [12_000, 'asks'],
    [16_384, 'asks'],
    [16_385, '6988'],
    [20_000, '6988'],
  ])('%i bytes: %s', (length, expected) => {
    const { answer } = send(createCosmosApp(root, off), documentCommands(utf8(document('m'.repeat(length - frame)))))
    expect(word(answer)).toBe(expected)
  })

  it.each([
    ['a missing chain', '{"account_number":"0"}', 'JSON Missing chain_id'],
    ['a missing sequence', document('').replace(',"sequence":"3"', ''), 'JSON Missing sequence'],
    ['a missing fee', document('').replace('"fee":{"amount":[],"gas":"1"},', ''), 'JSON Missing fee'],
    ['missing messages', document('').replace('"msgs":[],', ''), 'JSON Missing msgs'],
    ['a missing account', document('').replace('"account_number":"0",', ''), 'JSON Missing account_number'],
    ['a missing memo', document('').replace('"memo":"",', ''), 'JSON Missing memo'],
    ['keys out of order', `{"sequence":"3",${document('').slice(1).replace(',"sequence":"3"', '')}`, 'JSON Dictionaries are not sorted'],
    [
      'keys out of order further in',
      document('').replace('"amount":[],"gas":"1"', '"gas":"1","amount":[]'),
      'JSON Dictionaries are not sorted',
    ],
    ['whitespace', document('').replace(',"fee"', ', "fee"'), 'JSON Contains whitespace in the corpus'],
  ])('%s: refused in words', (_, text, expected) => {
    const { answer } = send(createCosmosApp(root, off), documentCommands(utf8(text)))
    expect(word(answer)).toBe(`${toHex(utf8(expected))}6984`)
  })
})

describe('commands of the Cosmos app out of turn', () => {
  const command = (p1: number, data: Uint8Array, ins = 2) => concat(Uint8Array.of(0x55, ins, p1, 0, data.length), data)
  const begin = command(0, COSMOS_PATH)
  const address = command(0, concat(Uint8Array.of(6), utf8('cosmos'), COSMOS_PATH), 4)

  it('are refused, and what is half sent stays until another refusal', () => {
    const app = createCosmosApp(root, off)
    const answers = [begin, begin, address, command(1, utf8('{')), fromHex('5599000000'), command(1, utf8('{')), begin]
    expect(answers.map((apdu) => word(app.handle(apdu)))).toEqual(['9000', '6986', '6986', '9000', '6d00', '6986', '9000'])
  })

  it.each([
    ['no prefix', '5504000000', '6984'],
    ['a prefix of no letters', `550400001500${toHex(COSMOS_PATH)}`, '698a'],
    ['a prefix cut short', '550400000306636f', '6984'],
    ['a path cut short', `550400001a06${toHex(utf8('cosmos'))}${toHex(COSMOS_PATH).slice(2)}`, '6700'],
    ['four bytes', '55040000', '6700'],
    ['a class of another app before anything else', 'e0', '6e00'],
  ])('%s', (_, hex, expected) => {
    expect(word(createCosmosApp(root, off).handle(fromHex(hex)))).toBe(expected)
  })

  it('what arrived counts, not the length that is named, nor what is behind a path', () => {
    const whole = toHex(createCosmosApp(root, off).handle(address) as Uint8Array)
    for (const change of [concat(address.slice(0, 4), Uint8Array.of(9), address.slice(5)), concat(address, Uint8Array.of(1, 2))])
      expect(word(createCosmosApp(root, off).handle(change))).toBe(whole)
  })
})

describe('paths of the Cosmos app', () => {
  const account = (purpose: number, coin: number, number: number, change: number, index: number) => {
    const bytes = new Uint8Array(20)
    const view = new DataView(bytes.buffer)
    for (const [at, value] of [purpose + 2 ** 31, coin + 2 ** 31, number + 2 ** 31, change, index].entries())
      view.setUint32(at * 4, value, true)
    return toHex(bytes)
  }
  const begin = (data: string, expertMode = false) =>
    word(createCosmosApp(root, { ...off, expertMode }).handle(fromHex(`55020000${(data.length / 2).toString(16).padStart(2, '0')}${data}`)))
  const prefix = (name: string) => `${name.length.toString(16).padStart(2, '0')}${toHex(utf8(name))}`

  it.each([
    ['the usual one', account(44, 118, 0, 0, 0), '9000'],
    ['account 100', account(44, 118, 100, 0, 0), '9000'],
    ['account 101', account(44, 118, 101, 0, 0), '6989'],
    ['index 101', account(44, 118, 0, 0, 101), '6989'],
    ['a change address', account(44, 118, 0, 1, 0), '698b'],
    ['another purpose', account(49, 118, 0, 0, 0), '698b'],
    ['another coin', account(44, 330, 0, 0, 0), '698b'],
    ['Ethereum’s coin without a prefix', account(44, 60, 0, 0, 0), '698b'],
    ['a prefix of another coin', account(44, 60, 0, 0, 0) + prefix('cosmos'), '698c'],
    ['Initia’s prefix', account(44, 118, 0, 0, 0) + prefix('init'), '698c'],
    ['Initia’s prefix at account 101', account(44, 118, 101, 0, 0) + prefix('init'), '6989'],
    ['too short', account(44, 118, 0, 0, 0).slice(8), '6700'],
  ])('%s: %s is answered %s', (_, data, expected) => {
    expect(begin(data)).toBe(expected)
  })

  it('go further in expert mode', () => {
    expect(begin(account(44, 118, 101, 0, 1000), true)).toBe('9000')
  })
})
