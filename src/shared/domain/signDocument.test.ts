// Which texts are never signed as a message: every spelling of a transaction of a Cosmos chain, and nothing else.
import { makeSignDoc, serializeSignDoc, type AminoMsg, type StdSignDoc } from '@cosmjs/amino'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSignDocument } from './signDocument.ts'

/** What cosmjs has a signer sign. */
const message: fc.Arbitrary<AminoMsg> = fc.oneof(
  fc.record({ type: fc.constant('cosmos-sdk/MsgSend'), value: fc.record({ from_address: fc.string(), to_address: fc.string() }) }),
  fc.record({ type: fc.constant('cosmos-sdk/MsgTransfer'), value: fc.record({ memo: fc.string({ unit: 'binary' }) }) }),
  fc.record({ type: fc.constant('move/MsgExecuteJSON'), value: fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue()) }),
)
const coin = fc.record({ denom: fc.string(), amount: fc.nat().map(String) })
const document: fc.Arbitrary<StdSignDoc> = fc
  .record({
    msgs: fc.array(message, { maxLength: 3 }),
    fee: fc.record({ amount: fc.array(coin, { maxLength: 2 }), gas: fc.nat().map(String) }),
    chainId: fc.string({ unit: 'binary' }),
    memo: fc.string({ unit: 'binary' }),
    number: fc.nat(),
    sequence: fc.nat(),
    timeout: fc.option(fc.bigInt({ min: 1n, max: 2n ** 63n }), { nil: undefined }),
  })
  .map(({ msgs, fee, chainId, memo, number, sequence, timeout }) => makeSignDoc(msgs, fee, chainId, memo, number, sequence, timeout))

const SPACE = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\r'), maxLength: 4 })
/** Not space of JSON, but what an editor or a web page leaves around a text. */
const AROUND = fc.string({
  unit: fc.constantFrom('\uFEFF', '\u200B', '\u200D', '\u2060', '\u00A0', '\u2028', '\u202E', '\u00AD', '\u0000', ' ', '\n'),
  maxLength: 6,
})

/** One spelling of a string: each letter as it is or as an escape. */
function spelled(text: string, escapes: boolean[]): string {
  const letters = [...text].map((letter, index) => {
    const plain = JSON.stringify(letter).slice(1, -1)
    if (escapes[index % Math.max(1, escapes.length)] !== true || letter.length > 1) return plain
    const digits = letter.charCodeAt(0).toString(16).padStart(4, '0')
    return `\\u${index % 2 === 0 ? digits.toUpperCase() : digits}`
  })
  return `"${letters.join('')}"`
}

interface Style {
  space: string
  escapes: boolean[]
  /** Turns the order of keys. */
  turn: number
  /** Writes the first key a second time. */
  isDoubled: boolean
}
const style = fc.record({
  space: SPACE,
  escapes: fc.array(fc.boolean(), { minLength: 1, maxLength: 9 }),
  turn: fc.nat(7),
  isDoubled: fc.boolean(),
})

/** JSON of a value in another spelling. */
function write(value: unknown, style: Style): string {
  const { space, escapes, turn, isDoubled } = style
  if (typeof value === 'string') return spelled(value, escapes)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const between = `${space},${space}`
  if (Array.isArray(value)) return `[${space}${value.map((item) => write(item, style)).join(between)}${space}]`
  const pairs = Object.entries(value).filter(([, item]) => item !== undefined)
  const at = pairs.length === 0 ? 0 : turn % pairs.length
  const turned = [...pairs.slice(at), ...pairs.slice(0, at)]
  const fields = turned.map(([key, item]) => `${spelled(key, escapes)}${space}:${space}${write(item, style)}`)
  const [first] = turned
  if (isDoubled && first !== undefined) fields.push(`${spelled(first[0], [])}:null`)
  return `{${space}${fields.join(between)}${space}}`
}

describe('a sign document is refused', () => {
  test('as cosmjs writes it', () => {
    fc.assert(fc.property(document, (signed) => isSignDocument(new TextDecoder().decode(serializeSignDoc(signed)))))
  })

  test('in any spacing, order and spelling of its letters, with doubled keys, and with anything invisible around it', () => {
    fc.assert(
      fc.property(document, style, AROUND, AROUND, (signed, how, before, after) => {
        const text = write(signed, how)
        expect(JSON.parse(text)).toHaveProperty('chain_id')
        expect(isSignDocument(`${before}${text}${after}`)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  test('inside a JSON string, inside other JSON, inside prose, and broken off after its fields', () => {
    fc.assert(
      fc.property(document, style, fc.nat(2), fc.string(), (signed, how, depth, words) => {
        let text = write(signed, how)
        for (let level = 0; level < depth; level += 1) text = spelled(text, how.escapes)
        expect(isSignDocument(text)).toBe(true)
        expect(isSignDocument(`[{"payload":${text}}]`)).toBe(true)
        expect(isSignDocument(`${words.replaceAll('\\', '')} ${text} ${words}`)).toBe(true)
        expect(isSignDocument(text.slice(0, -1))).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  test('with invisible letters inside its names', () => {
    fc.assert(
      fc.property(document, fc.constantFrom('\u200B', '\u2060', '\u00AD', '\u034F', '\\u200b'), (signed, hidden) => {
        const text = JSON.stringify(signed)
        expect(isSignDocument(text.replaceAll(/(["_][a-z])/g, `$1${hidden}`))).toBe(true)
      }),
    )
  })

  test.each([
    [
      'of the textual mode',
      'Chain id: interwoven-1\nAccount number: 7\nSequence: 2\nAddress: init1a\nThis transaction has 1 Message\nFees: 1 INIT',
    ],
    ['as protobuf JSON', '{"bodyBytes":"CgA=","authInfoBytes":"EgA=","chainId":"interwoven-1","accountNumber":"7"}'],
    ['as YAML', 'account_number: "7"\nchain_id: interwoven-1\nfee:\n  gas: "1"\nmsgs: []\nsequence: "2"'],
    ['with single quotes', "{'chain_id':'a','account_number':'1','sequence':'2','fee':{},'msgs':[]}"],
    ['of wide letters', '{"ｃｈａｉｎ＿ｉｄ"：1,"ａｃｃｏｕｎｔ＿ｎｕｍｂｅｒ"：1,"ｓｅｑｕｅｎｃｅ"：1}'],
    [
      'for data alone (ADR-036)',
      '{"account_number":"0","chain_id":"","fee":{"amount":[],"gas":"0"},"memo":"","msgs":[{"type":"sign/MsgSignData","value":{"data":"aGk=","signer":"init1a"}}],"sequence":"0"}',
    ],
  ])('%s', (_, text) => {
    expect(isSignDocument(text)).toBe(true)
  })
})

describe('other texts are not', () => {
  test('whatever they say', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => !isSignDocument(text)))
  })

  test('also JSON of other things', () => {
    fc.assert(
      fc.property(fc.json(), (text) => !isSignDocument(text)),
      { numRuns: 500 },
    )
  })

  test('also JSON with the names of two of its fields', () => {
    const names = fc.shuffledSubarray(['chain_id', 'account_number', 'fee', 'msgs', 'sequence'], { minLength: 0, maxLength: 2 })
    fc.assert(
      fc.property(names, fc.jsonValue(), (some, value) => {
        fc.pre(!isSignDocument(JSON.stringify(value)))
        expect(isSignDocument(JSON.stringify(Object.fromEntries(some.map((name) => [name, 0]))))).toBe(false)
      }),
    )
  })

  test.each([
    'Sign this message to identify your Initia account.',
    'The fee, the sequence, the account number and the chain id, and the msgs: all of it.',
    'example.org wants you to sign in with your Ethereum account:\n0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266\n\nURI: https://example.org\nVersion: 1\nChain ID: 1\nNonce: 8f3a2\nIssued At: 2026-01-02T03:04:05Z',
    '{"name":"Ann","chain_id":"interwoven-1","memo":"rent"}',
    '{"types":{"EIP712Domain":[{"name":"chainId","type":"uint256"}]},"domain":{"chainId":1},"message":{"fee":"1"}}',
    'I own init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz.',
    '\\u0061 \\ {',
    '',
  ])('%j', (text) => {
    expect(isSignDocument(text)).toBe(false)
  })
})

test('a chain of escapes ends', () => {
  expect(isSignDocument('\\u005c'.repeat(1100))).toBe(false)
  expect(isSignDocument('\\u005cu005c'.repeat(500))).toBe(false)
})
