// A transaction that Waybill sent, found again in the copy of its chain's history and linked to its transfer.
import { expect, test } from 'vitest'
import { bridgedDenom, TIDEWATCH_INIT } from '../../../src/practice/book/chains/chains.ts'
import type { Transfer, TransferStep, TransferView } from '../../../src/shared/contract/transfer/transfer.ts'
import { currentLeg } from '../../../src/shared/domain/transfer/legs.ts'
import { coreBench, type CoreBench } from '../../support/benches/coreBench.ts'
import { OWN, temporaryFolder } from '../../support/benches/practiceBench.ts'

const CHAIN = 'tidewatch-1'
const RECIPIENT = `0x${'5b'.repeat(20)}`

const step = async ({ call }: CoreBench, { transfer }: TransferView, name: TransferStep): Promise<TransferView> => {
  const consent = name === 'sign' ? (currentLeg(transfer)?.documentHash ?? null) : null
  return await call('transfers.step', { id: transfer.id, version: transfer.version, step: name, consent })
}

/** Waits for the drawn device's prompt and approves it on its last page. */
async function approve({ call }: CoreBench): Promise<void> {
  const pages = async () => (await call('practice.screen', {}))?.prompt?.pages.length ?? 0
  await expect.poll(pages).toBeGreaterThan(0)
  for (let page = await pages(); page > 0; page -= 1) await call('practice.press', { button: 'next' })
  await call('practice.press', { button: 'approve' })
}

/** Sends `denom` from the first practice account and waits for the end. Returns the transfer. */
async function send(bench: CoreBench, accountId: string, denom: string): Promise<Transfer> {
  const request = { fromChainId: CHAIN, fromDenom: denom, toChainId: CHAIN, toDenom: denom, amount: '1000', recipient: RECIPIENT }
  const { offers } = await bench.call('quotes.request', { ...request, accountId, slippagePercent: '0.5' })
  const [quote] = offers
  if (quote === undefined) throw new Error(`no offer for ${denom}`)
  const accepted = quote.gates.map(({ kind }) => kind)
  const built = await step(bench, await bench.call('transfers.create', { quoteId: quote.id, accepted }), 'build')
  const signing = step(bench, built, 'sign')
  await approve(bench)
  const { transfer } = await step(bench, await signing, 'send')
  const phase = async () => (await bench.call('transfers.get', { id: transfer.id })).transfer.phase
  await expect.poll(phase).toBe('completed')
  return (await bench.call('transfers.get', { id: transfer.id })).transfer
}

test.for([
  ['a token, sent by an Ethereum transaction', TIDEWATCH_INIT, /^0x[0-9a-f]{64}$/u],
  ['a bridged coin, sent by a Cosmos transaction', bridgedDenom('15', 'utia'), /^[0-9A-F]{64}$/u],
] as const)('%s, leads from history to its transfer', async ([, denom, form]) => {
  const bench = await coreBench(temporaryFolder())
  bench.core.start()
  const { id: accountId } = await bench.call('accounts.addFromDevice', { path: "44'/60'/0'/0/0", label: 'Mine' })
  await bench.call('practice.press', { button: 'blindSigningOn' })
  const { id, legs } = await send(bench, accountId, denom)
  const hash = legs.at(-1)?.hash ?? ''
  expect(hash).toMatch(form)
  const found = async () => {
    await bench.sync(OWN)
    return (await bench.call('activity.page', { filter: { accountId, text: hash }, limit: 10 })).items
  }
  // The indexer shows a block a moment after the chain does.
  await expect.poll(found).toHaveLength(1)
  const items = await found()
  expect(items).toMatchObject([{ chainId: CHAIN, kind: 'sent', transferId: id }])
  // The list names the record by its Cosmos hash; the transfer by the hash of what was sent.
  for (const name of new Set([items[0]?.hash ?? '', hash])) {
    const { item } = await bench.call('activity.get', { accountId, chainId: CHAIN, hash: name })
    expect(item.transferId).toBe(id)
  }
  await bench.close()
})
