// Tests which transfers block each other on a chain where a hook is to run, including legs written before legs had signers.
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { BUILT, OWN_ADDRESS, sampleQuote, START } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import { tempFolder } from '../../../../../test/support/benches/syncBench.ts'
import { openJournal } from '../../../db/journal/journal.ts'
import { appendFact, openTransfer } from '../../../db/journal/transfers.ts'
import { requireQuietAccount, requireUnspoiledHooks } from './hookOrder.ts'

const place = { chainId: 'practice-1', address: OWN_ADDRESS }
const THIRD_PARTY = 'init1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqpqr5e3d'

/** A chain at a height. */
const at = (height: number) => () => ({ height: () => Promise.resolve(height) })

function waybills() {
  const folder = tempFolder()
  const db = openJournal(join(folder.path, 'journal.db'))
  onTestFinished(() => {
    db.close()
    folder.remove()
  })
  const start = (id: string, quote = sampleQuote()) =>
    openTransfer({ db }, id, { type: 'quoted', at: START, quote, operations: '[]', sender: OWN_ADDRESS, recipient: OWN_ADDRESS })
  return { db, start }
}

test.for([[OWN_ADDRESS], ['']])(
  'a transaction under way holds a hook of its account back; its leg names the signer “%s”',
  async ([signer = '']) => {
    const { db, start } = waybills()
    start('t1')
    appendFact({ db }, { id: 't1', version: 1, fact: { ...BUILT, at: START, chainId: 'practice-1', signer } })
    const hooked = start('t2')
    // A draft uses no sequence until it is signed, which is checked then.
    await requireQuietAccount({ db, chain: at(1) }, hooked, place)
    appendFact({ db }, { id: 't1', version: 2, fact: { type: 'signed', at: START, signedTx: 'AAEC', hash: 'A1' } })
    await expect(requireQuietAccount({ db, chain: at(1) }, hooked, place)).rejects.toMatchObject({ code: 'chain.nonceGap' })
    await requireQuietAccount({ db, chain: at(1) }, hooked, { ...place, address: THIRD_PARTY })
  },
)

test('a signed hook holds other transactions of its account back, also one whose leg names no signer, until its last block', async () => {
  const { db, start } = waybills()
  start('t1', { ...sampleQuote(), needsOpHook: true })
  const hook = { ...BUILT, at: START, chainId: 'practice-1', purpose: 'hook' as const, signer: '' }
  appendFact({ db }, { id: 't1', version: 1, fact: hook })
  appendFact({ db }, { id: 't1', version: 2, fact: { type: 'signed', at: START, signedTx: 'AAEC', hash: 'A1' } })
  const other = start('t2')
  // A hook without a signer belongs to its transfer's sender.
  const last = BUILT.timeoutHeight ?? 0
  await expect(requireUnspoiledHooks({ db, chain: at(last) }, other, place)).rejects.toMatchObject({ code: 'chain.nonceGap' })
  // After the timeout height the hook blocks nothing, even if its transfer never settles.
  await requireUnspoiledHooks({ db, chain: at(last + 1) }, other, place)
})
