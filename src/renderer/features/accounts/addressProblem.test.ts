// Tests what is refused while an address is typed, and that nothing is refused that may still become one.
import { expect, test } from 'vitest'
import { addressProblem, isUnfinished, isWhole } from './addressProblem.ts'

const BECH32 = 'init1wzvhjux9rqfdcwspp37srdgwp5tac7wg9ql75y'
const HEX = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('every beginning of an address may become one', () => {
  for (const whole of [BECH32, HEX, BECH32.toUpperCase(), ` ${HEX} `]) {
    for (let length = 0; length <= whole.length; length += 1) expect(addressProblem(whole.slice(0, length))).toBeNull()
  }
})

test('only what has the length of an address is whole', () => {
  const LONG = `init1${'q'.repeat(58)}`
  for (const whole of [BECH32, HEX, LONG]) {
    expect([whole, ` ${whole} `, whole.slice(0, -1), `${whole}q`].map(isWhole)).toEqual([true, true, false, false])
  }
})

test.each([
  ['', false],
  ['init1zzz', true],
  ['0xf39', true],
  ['alice', true],
  ['alice.in', true],
  ['alice.init', false],
  [BECH32, false],
  [` ${HEX} `, false],
  ['init1b', false],
  ['hello!', false],
])('%j is only a beginning: %s', (typed, isOnly) => expect(isUnfinished(typed)).toBe(isOnly))

test('every beginning of a name may become one', () => {
  for (const whole of ['alice.init', ' Init1ate.INIT', '0xcafe-zebra.init', '007.init']) {
    for (let length = 0; length <= whole.length; length += 1) {
      const typed = whole.slice(0, length)
      if (!/^\s*(0x|init1)/i.test(typed) || typed.includes('.')) expect([typed, addressProblem(typed)]).toEqual([typed, null])
    }
  }
})

test.each([
  ['hello!', 'start'],
  ['hello.com', 'start'],
  ['he.llo.init', 'start'],
  ['cosmos1wzvhjux9rqfdcwspp37srdgwp5tac7wg9ql75y', 'start'],
  ['f39Fd6e51aad88F6F4ce6aB8827279cffFb92266', 'start'],
  ['init1b', 'letters'],
  ['init1 wzv', 'letters'],
  ['0xf39g', 'letters'],
  [`${HEX}0`, 'long'],
  [`init1${'q'.repeat(60)}`, 'long'],
] as const)('%s: %s', (typed, problem) => {
  expect(addressProblem(typed)).toBe(problem)
})
