// What the device shows of the arguments of a call: those of the document, and nothing where it has none.
import { expect, test } from 'vitest'
import { openBridgedWindow } from '../../../../../test/support/fakeBridgeWindow.ts'
import type { Action } from '../../../../shared/contract/transfer/action.ts'
import { deviceArguments, lastArgument, shownOf, signedArguments, signedVote } from './deviceArguments.ts'

test('the bridge, the stages and the scores are those of the document, as the device shows them', () => {
  const stages = [
    { stage: 38, score: '7', proof: ['ab'.repeat(32)] },
    { stage: 39, score: '0', proof: [] },
  ]
  expect(shownOf({ bridge: '16', version: '1', stages })).toEqual(['\\"16\\"', '[\\"38\\",\\"39\\"]', '[\\"7\\",\\"0\\"]'])
})

test('the bridges and parts are those of the document, as the device shows them', () => {
  const document = '{"msgs":[{"value":{"args":["\\"8\\"","[\\"16\\",\\"27\\"]","[\\"0.5\\",\\"1\\"]"],"function_name":"vote"}}]}'
  expect(signedVote(document)).toEqual({ bridges: '[\\"16\\",\\"27\\"]', weights: '[\\"0.5\\",\\"1\\"]' })
  for (const other of [null, '', '{"args":["\\"8\\""]}', document.replace('0.5', 'x')]) expect(signedVote(other)).toBeNull()
})

test('finds the new end as the document has it', () => {
  const document =
    '{"msgs":[{"type":"move/MsgExecute","value":{"args":["jkcz/+A=","AA==","gAVKbAAAAAA=","YI0rbgAAAAA="],"function_name":"extend"}}]}'
  expect(lastArgument(document)).toBe('YI0rbgAAAAA=')
})

test.each([null, '', '{"args":[]}', '{"function_name":"extend"}', '{"args":["<b>"]}'])('finds nothing in %s', (document) => {
  expect(lastArgument(document)).toBeNull()
})

test('finds the name and the time as the document has them', () => {
  const document =
    '{"msgs":[{"type":"move/MsgExecute","value":{"args":["B3NraXBwZXI=","wA/DAwAAAAA="],"function_name":"extend_expiration"}}]}'
  expect(signedArguments(document)).toEqual({ name: 'B3NraXBwZXI=', term: 'wA/DAwAAAAA=' })
})

test.each([null, '', '{"args":[]}', '{"args":["B3NraXBwZXI="]}', '{"args":["a","b","c"]}', '{"args":["<b>","x"]}'])(
  'finds nothing in %s',
  (document) => {
    expect(signedArguments(document)).toBeNull()
  },
)

test('each argument is named, and rollups that are alike are told apart', async () => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const all = await win.allWords()
  const lines = (action: Partial<Action>, document: string | null = null) =>
    deviceArguments(all, action as Action, document, (bridge) => `Rollup ${bridge}`).map(({ subject, shown, note }) => [
      subject,
      shown,
      note,
    ])
  const rollups = ['16', '17'].map((bridge) => ({ bridge, version: '1', stages: [{ stage: 38, score: '7', proof: [] }] }))
  expect(lines({ type: 'claimVip', rollups })).toEqual([
    ['Rollup', '\\"16\\"', 'Rollup 16'],
    ['Stages', '[\\"38\\"]', ''],
    ['Scores', '[\\"7\\"]', ''],
    ['Rollup', '\\"17\\"', 'Rollup 17'],
    ['Stages', '[\\"38\\"]', ''],
    ['Scores', '[\\"7\\"]', ''],
  ])
  expect(lines({ type: 'voteGauges' }, '{"args":["\\"8\\"","[\\"16\\"]","[\\"1\\"]"]}')).toEqual([
    ['Bridge numbers', '[\\"16\\"]', ''],
    ['Shares', '[\\"1\\"]', ''],
  ])
  expect(lines({ type: 'extendName' }, '{"args":["B3Nr","wA/D"]}')).toEqual([
    ['Name', 'B3Nr', ''],
    ['Extended by', 'wA/D', ''],
  ])
  expect(lines({ type: 'extendLock' }, '{"args":["B3Nr","wA/D"]}')).toEqual([['New end of the lock', 'wA/D', '']])
  expect(lines({ type: 'delegate' }, '{"args":["B3Nr","wA/D"]}')).toEqual([])
})
