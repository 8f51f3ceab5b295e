// Checks what an account allowed through the chains' modules: listed as the nodes say, and revoked on the Ledger, one or several at once.
import { expect, test } from 'vitest'
import type { Action } from '../../../src/shared/contract/transfer/action.ts'
import { approve, reject } from '../../support/benches/hands.ts'
import { practiceBench, DESTINATION, OWN } from '../../support/benches/practiceBench.ts'

const L1 = 'practice-1'

type Rig = Awaited<ReturnType<typeof practiceBench>>

async function grantsOf({ bench, account }: Rig) {
  const { permissions, missing } = await bench.transfers.permissions(account.id, [])
  expect(missing).toEqual([])
  return permissions.filter((one) => one.kind === 'grant' || one.kind === 'feeGrant')
}

test('grants and fee grants are listed with their limits; what was revoked before is not', async () => {
  const grants = await grantsOf(await practiceBench())
  expect(grants).toContainEqual(
    expect.objectContaining({ kind: 'feeGrant', chainId: L1, messages: [], limits: [expect.objectContaining({ amount: '5000000' })] }),
  )
  const sending = grants.filter((one) => one.kind === 'grant')
  expect(sending.length).toBeGreaterThan(0)
  for (const one of sending) {
    expect(one).toMatchObject({ message: '/cosmos.bank.v1beta1.MsgSend', expiresAt: null, limits: [{ asset: { symbol: 'INIT' } }] })
  }
})

test.each([['grant'], ['feeGrant']] as const)(
  'a %s is revoked by a waybill of its own, after which the node lists it no more',
  async (kind) => {
    const rig = await practiceBench()
    const { practice, bench, drive, account } = rig
    const before = await grantsOf(rig)
    const granted = before.find((one) => one.kind === kind)
    if (granted === undefined) throw new Error(`no ${kind}`)
    const { chainId, spender } = granted
    const asked = granted.kind === 'grant' ? { kind: granted.kind, message: granted.message ?? '' } : { kind: granted.kind }
    const { id, revoked } = await bench.client['permissions.revoke']({ accountId: account.id, chainId, spender, ...asked })
    expect(revoked, 'the limit and the end, as the node says').toEqual([granted])
    const built = await drive.step(await bench.client['transfers.create']({ quoteId: id }), 'build')
    const [leg] = built.transfer.legs
    expect(leg).toMatchObject({ purpose: 'revoke', mode: 'eip191' })
    const found = leg?.checks.map(({ subject, found: value }) => `${subject} ${value}`)
    const type = kind === 'grant' ? '/cosmos.authz.v1beta1.MsgRevoke' : '/cosmos.feegrant.v1beta1.MsgRevokeAllowance'
    expect(found).toEqual(expect.arrayContaining([`message ${type}`, `sender ${account.address.bech32}`, `spender ${spender}`]))
    const signing = drive.sign(built)
    await approve(practice.device)
    const sent = await drive.step(await signing, 'send')
    expect(await drive.settled(sent.transfer.id)).toMatchObject({ phase: 'completed' })
    expect(await grantsOf(rig)).toEqual(before.filter((one) => one !== granted))
  },
)

type Grants = Extract<Action, { type: 'revokeGrants' }>['grants']

const toRevocations = (granted: Awaited<ReturnType<typeof grantsOf>>): Grants =>
  granted.map((one) => ({ grantee: one.spender, message: one.kind === 'grant' ? one.message : null }))

async function buildSeveral({ bench, account, drive }: Rig, grants: Grants, chainId = L1) {
  const quote = await bench.client['actions.offer']({ accountId: account.id, chainId, action: { type: 'revokeGrants', grants } })
  expect(quote).toMatchObject({ task: 'act', amountIn: '0', about: [], obstacle: null, fees: [{ label: 'network' }] })
  const said = quote.revoked.map((one) => ({ grantee: one.spender, message: one.kind === 'grant' ? one.message : null }))
  expect(said, 'what each allowed, in the same order').toEqual(
    grants.filter((one) => said.some((told) => told.grantee === one.grantee && told.message === one.message)),
  )
  return await drive.step(await bench.client['transfers.create']({ quoteId: quote.id }), 'build')
}

test('what the node does not list is revoked without a word on what it allowed', async () => {
  const { bench, account } = await practiceBench()
  const asked = { accountId: account.id, kind: 'grant', chainId: L1, spender: OWN, message: '/cosmos.gov.v1.MsgVote' } as const
  expect(await bench.client['permissions.revoke'](asked)).toMatchObject({ revokes: 'grant', revoked: [] })
})

test('several are revoked in one signature, each checked by itself, and the node lists none of them any more', async () => {
  const rig = await practiceBench()
  const { practice, drive } = rig
  const before = await grantsOf(rig)
  const grants = toRevocations(before.filter(({ chainId }) => chainId === L1))
  expect(new Set(grants.map(({ message }) => message))).toEqual(new Set(['/cosmos.bank.v1beta1.MsgSend', null]))
  const built = await buildSeveral(rig, grants)
  const [leg, ...others] = built.transfer.legs
  expect(others).toEqual([])
  expect(leg).toMatchObject({ purpose: 'act', mode: 'eip191' })
  expect(leg?.checks.map(({ subject, found }) => `${subject} ${found}`)).toEqual([
    `chain ${L1}`,
    `signer ${OWN}`,
    ...grants.flatMap(({ grantee, message }) => [
      `message ${message === null ? '/cosmos.feegrant.v1beta1.MsgRevokeAllowance' : '/cosmos.authz.v1beta1.MsgRevoke'}`,
      `sender ${OWN}`,
      `spender ${grantee}`,
      ...(message === null ? [] : [`allowance ${message}`]),
    ]),
  ])
  const signing = drive.sign(built)
  await approve(practice.device)
  const sent = await drive.step(await signing, 'send')
  expect(await drive.settled(sent.transfer.id)).toMatchObject({ phase: 'completed' })
  expect(practice.observed.accepted).toEqual({ [L1]: [sent.transfer.legs[0]?.hash] })
  expect(await grantsOf(rig)).toEqual(before.filter(({ chainId }) => chainId !== L1))
})

test('what nobody holds any more is refused by the chain before anything is signed, on a rollup as on the L1', async () => {
  const rig = await practiceBench()
  const granted = toRevocations((await grantsOf(rig)).slice(0, 1))
  const nothing = { grantee: granted[0]?.grantee ?? '', message: '/cosmos.gov.v1.MsgVoteWeighted' }
  const refused = expect.objectContaining({ code: 'chain.refused' }) as unknown
  await expect(buildSeveral(rig, [...granted, nothing])).rejects.toEqual(refused)
  await expect(buildSeveral(rig, [nothing, { ...nothing, message: null }], DESTINATION)).rejects.toEqual(refused)
  expect(rig.practice.observed.prompts).toEqual([])
})

test('rejected on the device, every permission stays', async () => {
  const rig = await practiceBench()
  const before = await grantsOf(rig)
  const built = await buildSeveral(rig, toRevocations(before.filter(({ chainId }) => chainId === L1)))
  const [{ transfer }] = await Promise.all([rig.drive.sign(built), reject(rig.practice.device)])
  expect(transfer).toMatchObject({ phase: 'built', legs: [{ purpose: 'act', hash: null, refusal: { code: 'device.rejected' } }] })
  expect(await grantsOf(rig)).toEqual(before)
})

test('other chains have no such modules, and are not asked', async () => {
  const { bench, account } = await practiceBench()
  const action = { type: 'revokeGrants' as const, grants: [{ grantee: OWN, message: null }] }
  const offer = bench.client['actions.offer']({ accountId: account.id, chainId: 'harbour-1', action })
  await expect(offer).rejects.toMatchObject({ code: 'chain.unknown' })
})
