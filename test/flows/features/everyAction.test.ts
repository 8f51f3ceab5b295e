// Every kind of own action: rejected on the Ledger, built while nobody answers, and asked for by an account that is only watched.
import { expect, test } from 'vitest'
import type { Client } from '../../../src/shared/contract/methods.ts'
import type { TransferView } from '../../../src/shared/contract/transfer/transfer.ts'
import { ACTIONS, type Begin } from '../../support/beginnings.ts'
import { reject } from '../../support/benches/hands.ts'
import { OWN, practiceBench } from '../../support/benches/practiceBench.ts'

const KINDS = Object.entries(ACTIONS)
type Rig = Awaited<ReturnType<typeof practiceBench>>

/** Begins one. */
const begin = ({ bench, practice }: Rig, create: Begin, accountId: string): Promise<TransferView> =>
  create(bench.client as Client, { practice }, accountId)

test('what the Ledger rejects is not sent, whatever it is', { timeout: 120_000 }, async () => {
  const rig = await practiceBench()
  for (const [type, create] of KINDS) {
    const built = await rig.drive.step(await begin(rig, create, rig.account.id), 'build')
    const [{ transfer }] = await Promise.all([rig.drive.sign(built), reject(rig.practice.device)])
    expect(transfer, type).toMatchObject({ phase: 'built', legs: [{ hash: null, refusal: { code: 'device.rejected' } }] })
    await rig.bench.client['transfers.cancel']({ id: transfer.id, version: transfer.version })
  }
  expect(rig.practice.observed.broadcasts).toEqual([])
})

test('nothing is written for the Ledger while no host answers, and it goes on once one does', { timeout: 120_000 }, async () => {
  const rig = await practiceBench()
  for (const [type, create] of KINDS) {
    const draft = await begin(rig, create, rig.account.id)
    rig.intercept.now = () => Promise.reject(new TypeError('fetch failed'))
    await expect(rig.drive.step(draft, 'build'), type).rejects.toMatchObject({ code: 'network.unreachable' })
    rig.intercept.now = null
    const { transfer } = await rig.drive.step(await rig.bench.client['transfers.get']({ id: draft.transfer.id }), 'build')
    expect(transfer.phase, type).toBe('built')
    await rig.bench.client['transfers.cancel']({ id: transfer.id, version: transfer.version })
  }
  expect(rig.practice.observed.prompts.filter(({ kind }) => kind === 'message')).toEqual([])
})

test('an account that is only watched can begin none', { timeout: 120_000 }, async () => {
  const rig = await practiceBench()
  const { client } = rig.bench
  await client['accounts.remove']({ id: rig.account.id })
  const watched = await client['accounts.watch']({ address: OWN, label: 'Watched' })
  for (const [type, create] of KINDS) {
    await expect(begin(rig, create, watched.id), type).rejects.toMatchObject({ code: 'transfer.unsupported' })
  }
  expect(await client['transfers.list']({})).toEqual([])
})
