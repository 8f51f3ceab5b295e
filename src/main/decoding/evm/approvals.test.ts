// Allowances found in raw records of either kind.
import { expect, test } from 'vitest'
import { log, ME, TOKEN, words } from '../../../../test/support/benches/readingBench.ts'
import { approvalsIn } from './approvals.ts'

const ROUTER = '0x4f7566f67941283a30cf65de7b9c6fdf2c04fca1'
const approval = log('approval', [ME.hex, ROUTER], words(7))
const given = { kind: 'token', contract: TOKEN, owner: ME.hex, spender: expect.stringMatching(new RegExp(ROUTER, 'i')) as string }

test.for([
  ['a receipt', { transactionHash: '0xab', logs: [approval, log('transfer', [ME.hex, ROUTER], words(7))] }],
  [
    'a Cosmos transaction',
    {
      txhash: 'AB',
      height: '5',
      code: 0,
      logs: [],
      events: [{ type: 'evm', attributes: [{ key: 'log', value: JSON.stringify(approval) }] }],
    },
  ],
] as const)('of %s', ([, record]) => {
  expect(approvalsIn(JSON.stringify(record))).toEqual([given])
})

test('of operators are told apart from those of tokens, and an approval of a single NFT is left out', () => {
  const operator = log('approvalForAll', [ME.hex, ROUTER], words(1))
  const single = { ...approval, topics: [...approval.topics, `0x${words(9).slice(2)}`], data: '0x' }
  const record = { transactionHash: '0xab', logs: [operator, single, approval] }
  expect(approvalsIn(JSON.stringify(record))).toEqual([{ ...given, kind: 'operator' }, given])
})

test('of anything else are none', () => {
  expect(approvalsIn('{"logs":[]}')).toEqual([])
  expect(approvalsIn('hello')).toEqual([])
})
