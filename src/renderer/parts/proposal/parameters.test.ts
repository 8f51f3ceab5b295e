// Well-known parameters have plain names and units; their values are exact, and what has another form stays as the chain writes it.
import { expect, test } from 'vitest'
import { drawnText } from '../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import type { MessageDetail } from '../../../shared/contract/transfer/governance.ts'
import { coinsIn, denomsIn, knownParameter, percentText, timeText } from './parameters.ts'
import { ProposalChanges } from './ProposalChanges.tsx'

const { win } = openBridgedWindow(() => new Promise(() => undefined))
const words = await win.allWords()

test('a parameter is known by its module, and by no name that every object has', () => {
  expect(knownParameter(words, '/initia.gov.v1.MsgUpdateParams', 'quorum')).toEqual({ name: 'Quorum', unit: 'part' })
  expect(knownParameter(words, '/cosmos.slashing.v1beta1.MsgUpdateParams', 'downtime_jail_duration')).toMatchObject({ unit: 'time' })
  expect(knownParameter(words, '/initia.gov.v1.MsgUpdateParams', 'unbonding_time')).toBeNull()
  expect(knownParameter(words, '/some.module.v1.MsgUpdateParams', 'quorum')).toBeNull()
  expect(knownParameter(words, '/initia.gov.v1.MsgUpdateParams', 'constructor')).toBeNull()
})

test('times and parts are exact: what differs by a little never looks the same', () => {
  const times = ['1814400s', '1814401s', '5400s', '7200s', '86400s', '0s', '1.5s', '21d']
  expect(times.map((text) => timeText(words, text))).toEqual([
    '21 days',
    '1,814,401 seconds',
    '90 minutes',
    '2 hours',
    '1 day',
    '0 seconds',
    null,
    null,
  ])
  const parts = ['0.334', '1', '0', '0.25', '0.000000000000000001', '0.07', '12.5', '-0.1', 'x']
  expect(parts.map((text) => percentText(words, text))).toEqual([
    '33.4%',
    '100%',
    '0%',
    '25%',
    '0.0000000000000001%',
    '7%',
    '1250%',
    null,
    null,
  ])
})

test('lists are read as a whole or not at all', () => {
  const coin = { denom: 'uinit', amount: '5' }
  expect(coinsIn(JSON.stringify([coin]))).toEqual([coin])
  expect(coinsIn(JSON.stringify(coin))).toEqual([coin])
  for (const text of ['[]', '[{"denom":"uinit"}]', '[{"denom":"uinit","amount":"1"},7]', '[{"denom":"u…', '{}'])
    expect(coinsIn(text)).toBeNull()
  expect([denomsIn('["uinit"]'), denomsIn('[]'), denomsIn('["a",1]'), denomsIn('uinit')]).toEqual([['uinit'], null, null, null])
})

test('what has another form, and a coin that no list names, stays as the chain writes it', async () => {
  const parameter = (name: string, now: string): MessageDetail => ({ kind: 'parameter', name, was: null, now })
  const details = [parameter('quorum', 'half'), parameter('min_deposit', '[{"denom":"utoken","amount":"1"}]'), parameter('low', '0.5')]
  const messages = [{ type: '/initia.gov.v1.MsgUpdateParams', details, more: 0, isCompared: false }]
  const text = await drawnText(win, ProposalChanges, { chainId: 'one-1', messages })
  expect(text).toMatch(/Quorum quorum half Deposit to start a vote min_deposit \[\{.*utoken.* low 0\.5/u)
})
