// Why a transaction failed, in one sentence, from the texts of chains and virtual machines.
import { expect, test } from 'vitest'
import { english } from './en/english.ts'
import { failureText } from './failures.ts'

test.each([
  [null, 'spendable balance 5uinit is smaller than 9uinit: insufficient funds', 'The balance was too low.'],
  ['ERC20: transfer amount exceeds balance', 'execution reverted: …', 'The balance was too low.'],
  [null, 'VM aborted: location=0001::fungible_asset, code=65540', 'The balance was too low.'],
  ['ERC20: transfer amount exceeds allowance', null, 'The permission to spend was too small.'],
  [null, 'failed to execute message; out of gas in location: WritePerByte', 'It ran out of gas.'],
  ['INSUFFICIENT_OUTPUT_AMOUNT', null, 'The price moved past the limit.'],
  [null, 'VM aborted: location=0001::dex, code=7', 'The contract refused it.'],
  [null, 'VM aborted: location=0001::dex, code=196611', 'The price moved past the limit.'],
  [null, 'insufficient fees; got: 1uinit', 'The network fee was too low.'],
  [null, 'ABCI code: 5: error handling packet: see events for details', 'The receiving chain refused it without saying why.'],
  ['panic:17', 'execution reverted', 'A number overflowed'],
  ['cause:price', null, 'The price moved past the limit.'],
  ['cause:constructor', null, 'cause:constructor'],
  [null, 'something new', null],
  [null, 'recovered: Uint64() out of bounds', 'An amount was larger than the chain can count.'],
])('%s, %s', (reason, log, expected) => {
  expect(failureText(english, reason, log)).toBe(expected)
})
