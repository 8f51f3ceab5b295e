// Transactions in both dialects: summaries in one form, one by its hash, and a filter that holds where the indexer drops it.
import { expect, test } from 'vitest'
import { PAYER, recordedTx } from '../../../../test/support/bodies/recordedRollup.ts'
import { coreTxRow, HASH, pageOf, txRow } from '../../../../test/support/bodies/indexerBodies.ts'
import { NEWEST, scriptedIndexer, scriptedTarget } from '../../../../test/support/bodies/scriptedIndexer.ts'
import { readAccountTxs, readBlockTxSummaries, readTx, readTxSummaries, summaryOf } from './txs.ts'

const rollup = scriptedTarget('rollytics')
const l1 = scriptedTarget('core')
const account = 'init1a'
const send = '/cosmos.bank.v1beta1.MsgSend'

test('lists come as summaries, whole records or not', async () => {
  const common = { hash: HASH, height: '1204', isFailed: false, messageTypes: [send] }
  const ofRollup = scriptedIndexer(() => ({ body: pageOf('txs', [txRow]) }))
  const [one] = [...(await readTxSummaries(ofRollup.request, rollup, NEWEST)).records()]
  expect(one).toMatchObject({ name: HASH, value: { ...common, sender: 'init1a' } })
  const ofL1 = scriptedIndexer(() => ({ body: pageOf('txs', [coreTxRow]) }))
  const [other] = [...(await readTxSummaries(ofL1.request, l1, NEWEST)).records()]
  expect(other).toMatchObject({ name: HASH, value: { ...common, sender: 'init1a' } })
})

test('a block’s transactions are asked for in the dialect’s words, and read under any of its names', async () => {
  const ofRollup = scriptedIndexer(() => ({ body: pageOf('txs', [txRow]) }))
  await readBlockTxSummaries(ofRollup.request, rollup, { ...NEWEST, height: 7 })
  expect(ofRollup.asked[0]).toMatch(/^\/indexer\/tx\/v1\/txs\/by_height\/7\?/)
  const { sender: address, ...row } = coreTxRow
  for (const list of ['items', 'block_txs']) {
    const ofL1 = scriptedIndexer(() => ({ body: pageOf(list, [{ ...row, address, messages: 'odd' }]) }))
    const page = await readBlockTxSummaries(ofL1.request, l1, { ...NEWEST, height: 7 })
    expect([...page.records()]).toMatchObject([{ value: { sender: 'init1a', messageTypes: [] } }])
    expect(ofL1.asked[0]).toMatch(/^\/indexer\/block\/v1\/blocks\/7\/txs\?/)
  }
})

test('leaves out other message types where the indexer dropped the filter in silence, and pages on by what came', async () => {
  const other = { ...txRow, txhash: 'B'.repeat(64), tx: { body: { messages: [{ '@type': '/initia.move.v1.MsgExecute' }] } } }
  const odd = { ...txRow, txhash: 'C'.repeat(64), timestamp: null }
  const { request, asked } = scriptedIndexer(() => ({ body: pageOf('txs', [other, txRow, odd]) }))
  const options = { ...NEWEST, account, messageTypes: ['cosmos.bank.v1beta1.MsgSend', 'no.such.Msg'] }
  const page = await readAccountTxs(request, rollup, options)
  expect([...page.records()].map(({ name }) => name)).toEqual([HASH, odd.txhash])
  expect(page.size).toBe(3)
  expect(asked[0]).toContain('?msgs=cosmos.bank.v1beta1.MsgSend&msgs=no.such.Msg&')
  const ofL1 = await readAccountTxs(request, l1, options)
  expect([...ofL1.records()].map(({ name }) => name)).toEqual([HASH, odd.txhash])
  expect(asked[1]).not.toContain('msgs')
})

test('asks for an account’s own transactions with the one text that counts', async () => {
  const { request, asked } = scriptedIndexer(() => ({ body: pageOf('txs', []) }))
  await readAccountTxs(request, rollup, { ...NEWEST, account, isSigner: true })
  await readAccountTxs(request, rollup, { ...NEWEST, account })
  expect(asked.map((path) => path.includes('is_signer=true'))).toEqual([true, false])
})

test('reads one transaction in either wrapping, with its text as it came', async () => {
  const ofRollup = scriptedIndexer(() => ({ body: { tx: txRow } }))
  const found = await readTx(ofRollup.request, rollup, { hash: `0x${HASH.toLowerCase()}` })
  expect(found?.tx.txhash).toBe(HASH)
  expect(found?.text).toBe(JSON.stringify({ tx: txRow }))
  expect(ofRollup.asked).toEqual([`/indexer/tx/v1/txs/${HASH}`])
  const ofL1 = scriptedIndexer(() => ({ body: { tx: txRow.tx, tx_response: { ...txRow, code: undefined } } }))
  expect((await readTx(ofL1.request, l1, { hash: HASH }))?.tx).toMatchObject({ txhash: HASH, code: 0 })
})

test('a hash that the indexer does not know is null in either dialect', async () => {
  const ofRollup = scriptedIndexer(() => ({ status: 404, body: '[NOT_FOUND] tx not found' }))
  expect(await readTx(ofRollup.request, rollup, { hash: HASH })).toBeNull()
  const ofL1 = scriptedIndexer(() => ({ status: 404, body: { status_code: 404, message: 'transaction not found' } }))
  expect(await readTx(ofL1.request, l1, { hash: HASH })).toBeNull()
  const gateway = scriptedIndexer(() => ({ status: 404, body: '<html>nothing here</html>' }))
  await expect(readTx(gateway.request, rollup, { hash: HASH })).rejects.toMatchObject({ code: 'indexer.unsupported' })
})

test('a list of whole records names the sender of the first message', () => {
  expect(summaryOf(recordedTx('F2F2028F'))).toMatchObject({ sender: PAYER.bech32, isFailed: false })
})
