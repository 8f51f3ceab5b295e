// The list of withdrawals names the transfer that made one, or that one gave its money back to.
import { expect, test } from 'vitest'
import type { ListedWithdrawal } from '../../../shared/contract/transfer/withdrawals.ts'
import { sampleQuote } from '../../../shared/domain/transfer/sampleTransfer.ts'
import { withdrawalHandlers } from './methods.ts'

const asset = { ...sampleQuote().from, chainId: 'interwoven-1' }
const listed = (sequence: string, transferId: string | null): ListedWithdrawal => ({
  chainId: 'tidewatch-1',
  bridgeId: '15',
  sequence,
  stage: 'claimed',
  outputIndex: null,
  claimableAt: null,
  expectedAt: null,
  asset,
  amount: '5',
  from: 'init1a',
  to: 'init1a',
  hash: null,
  beganAt: null,
  transferId,
  claim: null,
})

test('what paid a refused deposit back is the transfer’s, though the rollup began it; what nothing here made or claimed is nobody’s', async () => {
  const withdrawals = [listed('1', 'sent'), listed('2', null), listed('3', null), listed('4', null)]
  const claims = new Map([
    ['1', { hash: 'AA', time: 1 }],
    ['2', { hash: 'BB', time: 2 }],
    ['3', { hash: 'CC', time: 3 }],
  ])
  const handlers = withdrawalHandlers({
    transfers: {
      withdrawals: () => Promise.resolve({ withdrawals, missing: [] }),
      offerClaim: () => Promise.reject(new Error('nothing is claimed')),
    },
    claimOf: (_, { sequence }) => claims.get(sequence) ?? null,
    transferOf: (chainId, hash) => (chainId === asset.chainId && hash === 'BB' ? 'refunded' : null),
  })
  const { withdrawals: known } = await handlers['withdrawals.list']({ accountId: 'one' })
  expect(known.map(({ transferId }) => transferId)).toEqual(['sent', 'refunded', null, null])
  expect(known.map(({ claim }) => claim?.hash)).toEqual(['AA', 'BB', 'CC', undefined])
})
