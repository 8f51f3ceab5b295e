// Of many amounts on their way only some are drawn, and never without those that wait to be claimed.
import { expect, test } from 'vitest'
import type { TransferView } from '../../../shared/contract/transfer/transfer.ts'
import { grow } from '../../../shared/domain/transfer/sampleTransfer.ts'
import { divideMoving, MOVING_LINES, shownMoving } from './movingLines.ts'

const view = (id: string, phase: 'tracking' | 'claimable'): TransferView => ({
  transfer: { ...grow([]), id, phase },
  running: null,
  nextCheckAt: null,
  lastCheckedAt: null,
  trouble: null,
})
const amountOf = (transferId: string) => ({
  transferId,
  fromChainId: 'one-1',
  toChainId: 'two-1',
  amount: '1',
  decimals: 6,
  symbol: 'INIT',
})
const ids = (amounts: readonly { transferId: string }[]) => amounts.map(({ transferId }) => transferId)

test('few are all drawn, in their order', () => {
  const moving = ['a', 'b', 'c'].map(amountOf)
  expect(shownMoving(moving, [view('a', 'tracking'), view('b', 'claimable'), view('c', 'tracking')])).toEqual(moving)
})

test('of many, what can be claimed is drawn first, and the rest as far as it was asked for', () => {
  const names = Array.from({ length: 1000 }, (_, index) => `t${index}`)
  const views = names.map((id) => view(id, id === 't998' ? 'claimable' : 'tracking'))
  const shown = ids(shownMoving(names.map(amountOf), views))
  expect(shown).toHaveLength(MOVING_LINES)
  expect(shown.slice(0, 3)).toEqual(['t998', 't0', 't1'])
  expect(shownMoving(names.map(amountOf), views, 60)).toHaveLength(60)
})

test('what cannot be claimed is under way, also before the transfers are read', () => {
  const moving = ['a', 'b'].map(amountOf)
  expect(divideMoving(moving, null)).toEqual({ ready: [], under: moving })
  const { ready, under } = divideMoving(moving, [view('b', 'claimable')])
  expect([ids(ready), ids(under)]).toEqual([['b'], ['a']])
})
