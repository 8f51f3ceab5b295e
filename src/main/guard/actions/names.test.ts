// A name that is extended: the very call that was asked for passes; each proposal that differs does not.
import { bcs } from '@mysten/bcs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ask, ME, THEM } from '../../../../test/support/benches/guardBench.ts'
import { NAME_YEAR_SECONDS, usernamesModule } from '../../../shared/domain/username.ts'
import { checkAction, type AskedAction } from '../checkAction.ts'
import type { CosmosProposal } from '../checkCosmos.ts'

const { registry, from } = ask({ from: ['one-1', 'uinit'], to: ['one-1', 'uinit'], way: ['one-1'] })
const text = (value: string) => bcs.string().serialize(value).toBytes()
const u64 = (value: number | bigint) => bcs.u64().serialize(value).toBytes()
const MODULE = usernamesModule('one-1')
const TWO_YEARS = 2 * NAME_YEAR_SECONDS

const asking = (name: string, years: number): AskedAction => ({
  sender: ME,
  registry,
  chainId: from.chainId,
  action: { type: 'extendName', name, years, denom: 'uinit', amount: '10000000' },
})
const asked = asking('alice.init', 2)

const call = (change: object = {}) => ({
  typeUrl: '/initia.move.v1.MsgExecute',
  value: {
    sender: ME,
    moduleAddress: MODULE,
    moduleName: 'usernames',
    functionName: 'extend_expiration',
    typeArgs: [],
    args: [text('alice'), u64(TWO_YEARS)],
    ...change,
  },
})
const document = (...messages: CosmosProposal['messages']): CosmosProposal => ({ chainId: from.chainId, signer: ME, messages })
const refusal = expect.objectContaining({ code: 'transfer.unsafeMessage' }) as unknown

test('what was asked for passes, line by line', () => {
  expect(checkAction(document(call()), asked).map(({ subject, found }) => `${subject} ${found}`)).toEqual([
    'chain one-1',
    `signer ${ME}`,
    'message /initia.move.v1.MsgExecute',
    `sender ${ME}`,
    `contract ${MODULE}`,
    'function usernames::extend_expiration',
    'name alice.init',
    `duration ${TWO_YEARS}`,
  ])
})

const padded = (bytes: Uint8Array) => new Uint8Array([...bytes, 0])

test.each([
  ['another name', call({ args: [text('alicia'), u64(TWO_YEARS)] })],
  ['a name in other letters', call({ args: [text('Alice'), u64(TWO_YEARS)] })],
  ['a name with its ending', call({ args: [text('alice.init'), u64(TWO_YEARS)] })],
  ['a second less', call({ args: [text('alice'), u64(TWO_YEARS - 1)] })],
  ['a year more', call({ args: [text('alice'), u64(TWO_YEARS + NAME_YEAR_SECONDS)] })],
  ['ten thousand years', call({ args: [text('alice'), u64(2n ** 64n - 1n)] })],
  ['a byte after the name', call({ args: [padded(text('alice')), u64(TWO_YEARS)] })],
  ['a byte after the time', call({ args: [text('alice'), padded(u64(TWO_YEARS))] })],
  ['a length that is not the shortest', call({ args: [new Uint8Array([0x85, 0, 97, 108, 105, 99, 101]), u64(TWO_YEARS)] })],
  ['the arguments exchanged', call({ args: [u64(TWO_YEARS), text('alice')] })],
  ['an argument less', call({ args: [text('alice')] })],
  ['an argument more', call({ args: [text('alice'), u64(TWO_YEARS), u64(1)] })],
  ['a type argument', call({ typeArgs: ['0x1::coin::Coin'] })],
  ['another account’s module', call({ moduleAddress: `0x${'ab'.repeat(32)}` })],
  ['the standard library', call({ moduleAddress: '0x1' })],
  ['another module', call({ moduleName: 'metadata' })],
  ['another function', call({ functionName: 'register_domain' })],
  ['another sender', call({ sender: THEM })],
  ['a field more', call({ memo: 'x' })],
  ['the call in JSON', { ...call({ args: ['"alice"', `"${TWO_YEARS}"`] }), typeUrl: '/initia.move.v1.MsgExecuteJSON' }],
  ['a script', { ...call(), typeUrl: '/initia.move.v1.MsgScript' }],
])('refuses %s', (_, hostile) => {
  expect(() => checkAction(document(hostile), asked)).toThrow(refusal)
})

test.each([
  ['the call twice', document(call(), call())],
  ['no message', document()],
  ['a foreign signer', { ...document(call()), signer: THEM }],
  ['another chain', { ...document(call()), chainId: 'two-1' }],
])('refuses %s', (_, hostile) => {
  expect(() => checkAction(hostile, asked)).toThrow(refusal)
})

const label = fc.stringMatching(/^[a-z0-9][a-z0-9-]{1,62}[a-z0-9]$/)
const years = fc.integer({ min: 1, max: 5 })

test('of any names and times only the very ones that were asked for pass', () => {
  fc.assert(
    fc.property(label, years, label, fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), (name, count, otherName, seconds) => {
      const run = (args: Uint8Array[]) => checkAction(document(call({ args })), asking(`${name}.init`, count))
      const wanted = BigInt(count * NAME_YEAR_SECONDS)
      expect(run([text(name), u64(wanted)]).every(({ verdict }) => verdict === 'match')).toBe(true)
      if (otherName !== name) expect(() => run([text(otherName), u64(wanted)])).toThrow(refusal)
      if (seconds !== wanted) expect(() => run([text(name), u64(seconds)])).toThrow(refusal)
    }),
    { seed: 20261127 },
  )
})

test('of any bytes as arguments only the very encodings pass, and none throws anything else', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 20 }), fc.uint8Array({ maxLength: 12 }), (first, second) => {
      const isSame = Buffer.compare(first, text('alice')) === 0 && Buffer.compare(second, u64(TWO_YEARS)) === 0
      if (!isSame) expect(() => checkAction(document(call({ args: [first, second] })), asked)).toThrow(refusal)
    }),
    { seed: 20261127 },
  )
})
