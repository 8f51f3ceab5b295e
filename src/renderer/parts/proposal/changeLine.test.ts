// What the list says that a proposal does: the values that change, the function that runs, what is spent; the rest is counted.
import { expect, test } from 'vitest'
import { drawnText } from '../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import type { MessageDetail, ProposalMessage } from '../../../shared/contract/transfer/governance.ts'
import { sampleQuote } from '../../../shared/domain/transfer/sampleTransfer.ts'
import { ChangeLine } from './ChangeLine.tsx'

const { win } = openBridgedWindow(() => new Promise(() => undefined))
const message = (type: string, details: MessageDetail[], isCompared: boolean | null = null): ProposalMessage => ({
  type,
  details,
  more: 0,
  isCompared,
})
const said = (...messages: ProposalMessage[]) => drawnText(win, ChangeLine, { chainId: 'one-1', messages })
const parameter = (name: string, was: string, now: string): MessageDetail => ({ kind: 'parameter', name, was, now })

test('names the parameters that change, with both values, and counts the others', async () => {
  const type = '/initia.mstaking.v1.MsgUpdateParams'
  const period = parameter('unbonding_time', '1814400s', '1209600s')
  expect(await said(message(type, [period], true))).toMatch(/^If it passes: unstaking period 21 days ?→ ?14 days$/u)
  const many = ['max_validators', 'max_entries', 'own_name'].map((name) => parameter(name, '1', '2'))
  expect(await said(message(type, [period, ...many], true))).toMatch(/most active validators 1 ?→ ?2, and 2 more$/u)
  expect(await said(message(type, [parameter('own_name', 'a', 'b')], true))).toMatch(/own_name a ?→ ?b$/u)
})

test('names the function that runs and the amount that is spent, and leaves what is not known to the kind of message', async () => {
  const run: MessageDetail = { kind: 'field', field: 'function', texts: ['0x1::minter::pause'] }
  expect(await said(message('/initia.move.v1.MsgExecuteJSON', [run]))).toMatch(
    /^If it passes: calls a smart contract ?What it runs ?0x1::minter::pause$/u,
  )
  const spend: MessageDetail = { kind: 'coins', coins: [{ asset: sampleQuote().from, amount: '5000000' }] }
  expect(await said(message('/cosmos.distribution.v1beta1.MsgCommunityPoolSpend', [spend]))).toMatch(
    /spends from the community pool: 5\.00 ?INIT$/u,
  )
  const unread = message('/initia.mstaking.v1.MsgUpdateParams', [parameter('max_entries', '1', '2')], false)
  expect(await said(unread)).toBe('If it passes: changes the parameters of staking')
  expect(await said(unread, unread, unread)).toMatch(/, and 1 more$/u)
  expect(await said()).toContain('Text only')
})

test('says what a function is called with: texts without quotes, addresses short, at most three', async () => {
  const [run, called]: MessageDetail[][] = [
    [{ kind: 'field', field: 'function', texts: ['0x1::guard::set_enabled'] }],
    [{ kind: 'field', field: 'arguments', texts: [`"0x${'ab'.repeat(32)}"`, 'false', '"so"', '7'] }],
  ]
  expect(await said(message('/initia.move.v1.MsgExecuteJSON', [...(run ?? []), ...(called ?? [])]))).toMatch(
    /^If it passes: calls a smart contract ?What it runs ?0x1::guard::set_enabled with 0xab.{1,12}, ?false, ?so, and 1 more$/u,
  )
})
