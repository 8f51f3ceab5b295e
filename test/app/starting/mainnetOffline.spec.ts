// The lists of mainnet without a connection: every chain and asset can be chosen, and the form says which app of the Ledger signs.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { parseAddress } from '../../../src/main/platform/address.ts'
import { customNetwork, folderOf, liveFile } from '../../../src/main/app/networks.ts'
import { putAccount } from '../../../src/main/db/journal/accounts.ts'
import { openJournal } from '../../../src/main/db/journal/journal.ts'
import { OWN_ADDRESS } from '../../../src/shared/domain/transfer/sampleTransfer.ts'
import { livingChains } from '../../support/bodies/livingChains.ts'
import { expect, goTo, test } from '../support/runningApp.ts'

/** An address where no server listens. */
const NOWHERE = 'http://127.0.0.1:9'
const MAINNET = liveFile({ kind: 'mainnet' })

/** One of each kind of key, for as long as mainnet's list has none. */
const OTHERS = [
  { chain_id: 'osmosis-1', chain_name: 'osmosis', pretty_name: 'Osmosis', bech32_prefix: 'osmo', slip44: 118, fees: feesIn('uosmo') },
  {
    chain_id: 'injective-1',
    chain_name: 'injective',
    pretty_name: 'Injective',
    bech32_prefix: 'inj',
    slip44: 60,
    key_algos: ['ethsecp256k1'],
    fees: feesIn('inj'),
  },
  {
    chain_id: '1',
    chain_type: 'eip155',
    chain_name: 'ethereum',
    pretty_name: 'Ethereum',
    evm_chain_id: 1,
    slip44: 60,
    fees: feesIn('wei'),
  },
]

function feesIn(denom: string) {
  return { fee_tokens: [{ denom, average_gas_price: 1 }] }
}

const listed = livingChains(MAINNET)
/** Mainnet's chains with hosts that never answer; their assets and contracts are known by the chains' ids. */
const chains = z
  .array(z.unknown())
  .parse(
    JSON.parse(
      JSON.stringify([...MAINNET.chains, ...OTHERS.filter(({ chain_id }) => !listed.some((one) => one.chain_id === chain_id))]).replaceAll(
        /"(https?|wss?):\/\/[^"$]*"/g,
        `"${NOWHERE}"`,
      ),
    ),
  )

const ledger = (app: 'ethereum' | 'cosmos', path: string) =>
  ({ kind: 'ledger', app, path, publicKey: `02${'11'.repeat(32)}`, model: 'Flex' }) as const

test('every chain and asset is there to choose, found by its words, and the form says which app signs', async ({
  page,
  dataFolder,
  start,
}) => {
  const folder = join(dataFolder, folderOf(customNetwork(chains, NOWHERE)))
  await mkdir(folder, { recursive: true })
  const journal = openJournal(join(folder, 'journal.db'))
  putAccount(journal, {
    id: 'a',
    label: 'Main',
    address: parseAddress(OWN_ADDRESS),
    signer: ledger('ethereum', "44'/60'/0'/0/0"),
    createdAt: 1,
  })
  const other = parseAddress('0x1111111111111111111111111111111111111111')
  putAccount(journal, { id: 'b', label: 'Savings', address: other, signer: ledger('cosmos', "44'/118'/0'/0/0"), createdAt: 2 })
  journal.close()
  const file = join(dataFolder, 'chains.json')
  await writeFile(file, JSON.stringify(chains))
  const app = await start(['--chains', file, '--router', NOWHERE])
  await page.goto(app.url)
  await goTo(page, 'New transfer')

  const choose = page.getByRole('button', { name: /^Choose what to send/ })
  const picker = page.getByRole('dialog', { name: 'Choose what to send' })
  const filter = picker.getByRole('list', { name: 'Chains to choose from' })
  const options = picker.getByRole('option')
  await choose.click()
  await expect(picker.getByText('The router’s asset list is unavailable. Showing the assets Waybill knows.')).toBeVisible()
  for (const { pretty_name: name } of listed) {
    await expect(
      filter
        .getByRole('button')
        .filter({ has: page.getByText(name, { exact: true }) })
        .first(),
    ).toBeAttached()
  }
  const count = Number(await options.first().getAttribute('aria-setsize'))
  expect(count).toBeGreaterThanOrEqual(listed.length)
  expect(count).toBeGreaterThan(70)
  // Of so many only those in view are drawn, and the last is a few keys away.
  expect(await options.count()).toBeLessThan(60)
  const search = picker.getByRole('combobox')
  for (let step = 0; step < count; step += 8) await search.press('PageDown')
  await expect(options.last()).toHaveAttribute('aria-posinset', String(count))
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')

  await search.fill('usdc')
  await expect(options.first()).toContainText('USDC')
  await expect(options.first().locator('.asset-ring img').first()).toHaveAttribute('src', /\/assets\/icon-usdc-/)
  await filter.getByRole('button', { name: /^Osmosis Cosmos app/ }).click()
  await expect(search).toBeFocused()
  await search.fill('osmo')
  await expect(options.first()).toContainText(/osmo/i)
  await search.press('Enter')
  const main = page.getByRole('main')
  await expect(main).toContainText('Osmosis needs your Ledger’s Cosmos app. Main uses the Ethereum app.')
  await page.getByRole('button', { name: 'Use Savings' }).click()
  await expect(main).toContainText('You sign on Osmosis with your Ledger’s Cosmos app.')

  await choose.click()
  await filter.getByRole('button', { name: /^Ethereum Ethereum app/ }).click()
  await search.fill('eth')
  await search.press('Enter')
  await expect(main).toContainText('Ethereum needs your Ledger’s Ethereum app. Savings uses the Cosmos app.')
  await page.getByRole('button', { name: 'Use Main' }).click()
  await expect(main).toContainText('You sign on Ethereum with your Ledger’s Ethereum app.')

  await choose.click()
  await filter.getByRole('button', { name: /^Injective no Ledger app/ }).click()
  await search.fill('inj')
  await search.press('Enter')
  await expect(main).toContainText('No Ledger app can sign on Injective')
  await expect(page.getByRole('button', { name: 'No Ledger app signs on this chain' })).toBeVisible()
})
