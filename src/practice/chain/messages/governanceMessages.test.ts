// Split votes as the module takes and refuses them.
import { BinaryWriter } from 'cosmjs-types/binary'
import { expect, test } from 'vitest'
import { me, START } from '../../bench.ts'
import type { Effects } from '../../book/effects.ts'
import { proposalsUntil, tallyOf, type Votes } from '../../book/governance.ts'
import type { ActContext } from './message.ts'
import { voteWeighted } from './governanceMessages.ts'

type Part = readonly [option: number, weight: string]

const [open] = proposalsUntil(START, 'open')

function encode(parts: readonly Part[]): Uint8Array {
  const writer = BinaryWriter.create()
    .uint32(8)
    .uint64(BigInt(open?.id ?? 0))
    .uint32(18)
    .string(me)
  for (const [option, weight] of parts) {
    writer.uint32(26).bytes(BinaryWriter.create().uint32(8).int32(option).uint32(18).string(weight).finish())
  }
  return writer.finish()
}

/** Runs a vote on a chain that has only votes; what it emits is not looked at. */
function cast(parts: readonly Part[]): Votes {
  const votes: Votes = new Map()
  const effects = { emit: () => undefined, afterwards: (then: () => void) => then() } as unknown as Effects
  const context = { state: { chain: { kind: 'l1' }, votes }, timeMs: START } as unknown as ActContext
  voteWeighted(encode(parts)).act(effects, context)
  return votes
}

test('reads as the chain writes it', () => {
  const { json, amino, signer } = voteWeighted(
    encode([
      [1, '0.7'],
      [4, '0.3'],
    ]),
  )
  const common = { proposal_id: String(open?.id), voter: me }
  expect(signer).toBe(me)
  expect(json).toMatchObject({ ...common, options: [{ option: 'VOTE_OPTION_YES', weight: '0.7' }, { option: 'VOTE_OPTION_NO_WITH_VETO' }] })
  expect(amino.type).toBe('cosmos-sdk/v1/MsgVoteWeighted')
  expect(amino.value).toMatchObject({
    ...common,
    options: [
      { option: 1, weight: '0.7' },
      { option: 4, weight: '0.3' },
    ],
  })
})

test.each<[string, readonly Part[], string]>([
  ['no options', [], '[]: invalid request'],
  [
    'less than the whole',
    [
      [1, '0.7'],
      [3, '0.2'],
    ],
    'total weight lower than 1.00: invalid vote option',
  ],
  [
    'more than the whole',
    [
      [1, '0.7'],
      [3, '0.300000000000000001'],
    ],
    'total weight overflow 1.00: invalid vote option',
  ],
  [
    'an option twice',
    [
      [1, '0.5'],
      [1, '0.5'],
    ],
    'duplicated vote option: invalid vote option',
  ],
  [
    'an unknown option',
    [
      [1, '0.5'],
      [5, '0.5'],
    ],
    'option:5 weight:"0.5" : invalid vote option',
  ],
  [
    'no weight',
    [
      [1, '1'],
      [3, '0'],
    ],
    'option:VOTE_OPTION_NO weight:"0" : invalid vote option',
  ],
  [
    'a weight below 0',
    [
      [1, '-0.5'],
      [3, '1'],
    ],
    'option:VOTE_OPTION_YES weight:"-0.5" : invalid vote option',
  ],
  ['a weight above 1', [[1, '1.5']], 'option:VOTE_OPTION_YES weight:"1.5" : invalid vote option'],
  [
    '19 decimals',
    [
      [1, '0.5000000000000000000'],
      [3, '0.5'],
    ],
    'weight:"0.5000000000000000000" : invalid vote option',
  ],
  [
    'an integer of the old module',
    [
      [1, '700000000000000000'],
      [3, '300000000000000000'],
    ],
    'weight:"700000000000000000" : invalid vote option',
  ],
  [
    'no number',
    [
      [1, 'half'],
      [3, '0.5'],
    ],
    'weight:"half" : invalid vote option',
  ],
])('refuses %s', (_, parts, message) => {
  expect(() => cast(parts)).toThrow(message)
})

test('counts each part by its weight', () => {
  const stakes = new Map([[me, new Map([['a validator', { amount: 1000n }]])]])
  const staking = { stakes } as unknown as Parameters<typeof tallyOf>[2]
  if (open === undefined) throw new Error('nothing is open')
  const before = tallyOf(open, new Map(), staking, START)
  const after = tallyOf(
    open,
    cast([
      [1, '0.25'],
      [2, '.25'],
      [4, '0.500000000000000000'],
    ]),
    staking,
    START,
  )
  expect(after.map((one, index) => one - (before[index] ?? 0n))).toEqual([250n, 250n, 0n, 500n])
})
