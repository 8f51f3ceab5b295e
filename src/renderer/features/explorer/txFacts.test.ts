// What a transaction's page says of its sides, and of the waybill that it belongs to.
import { expect, test } from 'vitest'
import { createElement } from 'react'
import { drawnMarkup, drawnText } from '../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import type { ExplorerTx } from '../../../shared/contract/history/explorer.ts'
import { BUILT, grow, sampleQuote, until } from '../../../shared/domain/transfer/sampleTransfer.ts'
import { Fact } from './Facts.tsx'
import { Waybill } from './OwnTransfer.tsx'
import { MovedFacts } from './TxMeaning.tsx'

const opened = () => openBridgedWindow(() => new Promise(() => undefined)).win

test('a vote is done, it did not arrive; what was sent arrived', async () => {
  const vote = { ...sampleQuote(), task: 'act' as const, action: { type: 'vote' as const, proposal: '6315', option: 'yes' as const } }
  expect(
    await drawnText(opened(), Waybill, {
      transfer: {
        ...grow([{ ...BUILT, purpose: 'act', chainId: 'practice-1' }, ...until('included', vote).slice(1)], vote),
        phase: 'completed',
      },
    }),
  ).toMatch(/^WB \d{4} Done$/u)
  expect(await drawnText(opened(), Waybill, { transfer: { ...grow(until('included')), phase: 'completed' } })).toMatch(
    /^WB \d{4} Arrived \(per the router\)$/u,
  )
})

test('a row without any of its parts is left out', async () => {
  expect(await drawnMarkup(opened(), Fact, { name: 'With', children: [false, null] })).toBe('')
  expect(await drawnText(opened(), Fact, { name: 'With', children: [false, createElement('b', { key: 1 }, 'x')] })).toBe('With x')
})

test('with nobody on the other side, no row says with whom', async () => {
  const said = { viewer: 'init1me', kind: 'voted', direction: 'none', counterparty: null, otherChainId: null, movements: [], facts: [] }
  const tx = { said, sender: 'init1me', messages: [], time: null } as unknown as ExplorerTx
  expect(await drawnText(opened(), MovedFacts, { chainId: 'one-1', tx })).toMatch(/^From init ?1me$/u)
})
