// What an account of the Cosmos app owns on a chain that is one transfer away: read there, and never asked about for other keys.
import { expect, test } from 'vitest'
import { factBench } from '../../support/benches/factBench.ts'

const HARBOUR = 'harbour-1'

test('is copied under the address that its own app signs for, and nobody else is asked about there', async () => {
  const { app, practice, me } = await factBench()
  await app.sync(me)
  expect(app.asked.filter((url) => url.includes(HARBOUR))).toEqual([])
  practice.device.openApp('Cosmos')
  const account = await expect
    .poll(() => app.call('accounts.addFromDevice', { path: "44'/118'/0'/0/0", label: 'Cosmos 1', app: 'cosmos' }).catch(() => null))
    .not.toBeNull()
    .then(async () => (await app.call('accounts.list', {})).find(({ label }) => label === 'Cosmos 1'))
  if (account === undefined) throw new Error('the account was not added')
  await app.core.sync.once({ accounts: [account], signal: new AbortController().signal })
  expect(app.asked.some((url) => url.includes(HARBOUR) && url.includes(practice.harbourAddress))).toBe(true)
  expect(app.asked.some((url) => url.includes(HARBOUR) && url.includes(me.slice(5, 20)))).toBe(false)
  const { groups } = await app.call('portfolio.get', { accountId: account.id })
  const held = groups.flatMap(({ parts }) => parts).filter(({ asset }) => asset.chainId === HARBOUR)
  expect(held.map(({ asset }) => asset.symbol)).toEqual(expect.arrayContaining(['HBR', 'INIT']))
})
