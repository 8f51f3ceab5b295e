// Checks allowances that the history mentions, read from the rollup's node.
import { expect, test } from 'vitest'
import { coreBench } from '../../support/benches/coreBench.ts'
import { OWN, temporaryFolder } from '../../support/benches/practiceBench.ts'

test('what was allowed on an EVM rollup long ago is found in its history, and listed as its node says it is now', async () => {
  const bench = await coreBench(temporaryFolder())
  const { id: accountId } = await bench.call('accounts.watch', { address: OWN, label: 'Mine' })
  expect((await bench.call('allowances.list', { accountId })).allowances).toEqual([])
  await bench.sync(OWN)
  const { allowances, missing } = await bench.call('allowances.list', { accountId })
  expect(missing).toEqual([])
  const page = await bench.call('activity.page', { filter: { accountId, text: 'type:approved chain:tidewatch-1' }, limit: 100 })
  const newest = page.items.find(({ facts }) => facts.some(({ name }) => name === 'token'))
  expect(allowances).toMatchObject([{ chainId: 'tidewatch-1', asset: { symbol: 'INIT' }, seenAt: newest?.time }])
  const quote = await bench.call('allowances.revoke', {
    accountId,
    chainId: 'tidewatch-1',
    contract: allowances[0]?.contract ?? '',
    spender: allowances[0]?.spender ?? '',
  })
  expect(quote).toMatchObject({ task: 'revoke', obstacle: 'watchOnly', fees: [{ label: 'network' }] })
  await bench.close()
})
