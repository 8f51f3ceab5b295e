// Harbour: a chain outside Initia, where only plain Cosmos keys sign.
import { afterEach, expect, it } from 'vitest'
import { createBench, key, me, type Bench } from '../../bench.ts'
import { sendMessage, signTx } from '../../chain/signedTx.ts'
import { PRACTICE_MNEMONIC, practiceCosmosKey, rootOf } from '../../keys/mnemonic.ts'
import { HARBOUR, plainAddress } from './harbour.ts'

let on: Bench
const cosmos = practiceCosmosKey(rootOf(PRACTICE_MNEMONIC), 0)
const fee = { denom: 'uhbr', amount: '5000' }

afterEach(() => on.practice.close())

async function signing(address: string): Promise<{ accountNumber: bigint; sequence: bigint }> {
  const { info } = JSON.parse((await on.get('rest.harbour-1', `/cosmos/auth/v1beta1/account_info/${address}`)).text) as {
    info: { account_number: string; sequence: string }
  }
  return { accountNumber: BigInt(info.account_number), sequence: BigInt(info.sequence) }
}

it.each([127, 1] as const)('moves coins for the Cosmos app’s key in sign mode %i', async (mode) => {
  on = createBench()
  const from = on.practice.harbourAddress
  const to = plainAddress(HARBOUR, key)
  const message = sendMessage(from, to, { denom: 'uhbr', amount: '7' })
  const raw = signTx({ key: cosmos, chainId: 'harbour-1', ...(await signing(from)), message, fee, mode, plainCosmosKey: true })
  expect((await on.send('harbour-1', raw)).code).toBe(0)
  on.pass(2000)
  expect(await on.balance('harbour-1', to, 'uhbr')).toBe(7n)
  expect((await signing(from)).sequence).toBe(1n)
})

it('takes no key of Ethereum’s kind', async () => {
  on = createBench()
  const from = on.practice.harbourAddress
  const message = sendMessage(from, from, { denom: 'uhbr', amount: '7' })
  const raw = signTx({ key, chainId: 'harbour-1', ...(await signing(from)), message, fee })
  expect((await on.send('harbour-1', raw)).code).toBe(8)
})

it('pays out of a stranger’s purse, and knows no accounts of Initia', async () => {
  on = createBench()
  const to = plainAddress(HARBOUR, key)
  on.practice.pay('harbour-1', to, { denom: 'uhbr', amount: '12' })
  on.pass(2000)
  expect(await on.balance('harbour-1', to, 'uhbr')).toBe(12n)
  expect((await on.get('rest.harbour-1', `/cosmos/bank/v1beta1/balances/${me}`)).status).toBe(400)
  await expect(on.get('indexer.harbour-1', '/status')).rejects.toThrow('fetch failed')
})
