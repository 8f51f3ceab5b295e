// Tests between whom a transaction's page says that it went, also to another chain.
import { expect, test } from 'vitest'
import type { ExplorerTx } from '../../../shared/contract/history/explorer.ts'
import { sidesOf } from './TxMeaning.tsx'

const said = (part: Partial<NonNullable<ExplorerTx['said']>>): ExplorerTx['said'] => ({
  viewer: 'init1me',
  kind: 'sent',
  direction: 'out',
  counterparty: null,
  method: null,
  otherChainId: null,
  movements: [],
  about: [],
  facts: [],
  more: 0,
  parts: [],
  ...part,
})
const deposit = (to: string) => ({ type: '/opinit.ophost.v1.MsgInitiateTokenDeposit', json: JSON.stringify({ to }) })

test('what went to another chain names the recipient and the chain there', () => {
  const toLantern = said({ kind: 'deposit', otherChainId: 'lantern-1' })
  expect(sidesOf({ said: toLantern, sender: 'init1me', messages: [deposit('init1there')] })).toEqual({
    from: 'init1me',
    to: 'init1there',
    toChainId: 'lantern-1',
  })
  // Several recipients are no single one.
  const both = [deposit('init1there'), deposit('init1else')]
  expect(sidesOf({ said: toLantern, sender: 'init1me', messages: both })).toMatchObject({ to: null, toChainId: 'lantern-1' })
  const odd = [{ type: '/ibc.applications.transfer.v1.MsgTransfer', json: '{"receiver":7}' }]
  expect(sidesOf({ said: toLantern, sender: 'init1me', messages: odd })).toMatchObject({ to: null })
})

test('what came in is from the other side, and what moved nothing is with it', () => {
  const other = { counterparty: 'init1them' }
  const sides = (part: Partial<NonNullable<ExplorerTx['said']>>) =>
    sidesOf({ said: said({ ...other, ...part }), sender: 'init1me', messages: [] })
  expect(sides({ direction: 'in' })).toMatchObject({ from: 'init1them', to: 'init1me' })
  expect(sides({})).toMatchObject({ from: 'init1me', to: 'init1them' })
  expect(sides({ direction: 'none' })).toMatchObject({ from: 'init1me', to: 'init1them' })
})
