// Tells a text that begins like no address from one that is mistyped.
import { expect, it } from 'vitest'
import { isNoAddress } from './addressCheck.ts'

it.each([
  ['Anna', true],
  ['rent for May', true],
  ['cosmos1qy352eufqy352eufqy352eufqy352eufbxyzab', true],
  ['init17w0a', false],
  [' INIT1', false],
  ['0xabc', false],
  ['0', false],
  ['ini', false],
])('%s', (typed, isNone) => expect(isNoAddress(typed)).toBe(isNone))
