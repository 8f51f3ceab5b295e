// Accounts under the paths of other wallets: read through real HID frames, held against viem's own derivation of the seed.
import { mnemonicToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { practiceBench } from '../../support/benches/practiceBench.ts'
import { approve } from '../../support/benches/hands.ts'

/** The seed of the practice Ledger, public. */
const SEED = 'test test test test test test test test test test test junk'

const expected = (path: `m/44'/60'/${string}`) => mnemonicToAccount(SEED, { path }).address

describe('a scan', () => {
  test.each([
    ['usual', ["m/44'/60'/0'/0/0", "m/44'/60'/0'/0/1", "m/44'/60'/0'/0/2"]],
    ['ledgerLive', ["m/44'/60'/0'/0/0", "m/44'/60'/1'/0/0", "m/44'/60'/2'/0/0"]],
    ['legacy', ["m/44'/60'/0'/0", "m/44'/60'/0'/1", "m/44'/60'/0'/2"]],
  ] as const)('reads the paths that are called %s', async (form, paths) => {
    const { practice, bench } = await practiceBench()
    const scanned = await bench.client['accounts.scan']({ start: 0, count: 3, form })
    expect(scanned.map(({ path }) => `m/${path}`)).toEqual(paths)
    expect(scanned.map(({ address }) => address.hex)).toEqual(paths.map(expected))
    // The first account was added at the start; Ledger Live's first is the same one.
    expect(scanned.map(({ isAdded }) => isAdded)).toEqual([form !== 'legacy', false, false])
    expect(practice.observed.prompts).toEqual([])
  })

  test('of the Cosmos app knows no short paths, and counts accounts for Ledger Live', async () => {
    const { practice, bench } = await practiceBench()
    practice.device.openApp('Cosmos')
    await expect.poll(() => bench.client['device.check']({ app: 'Cosmos' })).toMatchObject({ state: 'ready' })
    const [, second] = await bench.client['accounts.scan']({ start: 0, count: 2, app: 'cosmos', form: 'ledgerLive' })
    expect(second?.path).toBe("44'/118'/1'/0/0")
    await expect(bench.client['accounts.scan']({ start: 0, count: 1, app: 'cosmos', form: 'legacy' })).rejects.toMatchObject({
      code: 'input.invalid',
    })
  })
})

test('an account under another path is added, verified and signs with its own key', async () => {
  const { practice, bench } = await practiceBench()
  for (const path of ["44'/60'/2'/0/0", "44'/60'/0'/1"] as const) {
    const account = await bench.client['accounts.addFromDevice']({ path, label: path })
    expect(account.address.hex).toBe(expected(`m/${path}`))
    const verifying = bench.client['accounts.verify']({ id: account.id })
    const prompt = await approve(practice.device)
    expect(prompt.pages.map(({ text }) => text)).toContain(account.address.hex)
    expect(await verifying).toEqual(account.address)
    const signing = bench.client['messages.sign']({ accountId: account.id, text: 'Mine' })
    await approve(practice.device)
    const { signature } = await signing
    expect(await bench.client['messages.verify']({ address: account.address.bech32, text: 'Mine', signature })).toMatchObject({
      isValid: true,
    })
  }
})
