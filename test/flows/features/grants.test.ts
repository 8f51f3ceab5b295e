// Checks what an account allowed through the chains' modules: listed as the nodes say, and revoked on the Ledger.
import { expect, test } from 'vitest'
import { approve } from '../../support/benches/hands.ts'
import { practiceBench } from '../../support/benches/practiceBench.ts'

const L1 = 'practice-1'

async function grantsOf({ bench, account }: Awaited<ReturnType<typeof practiceBench>>) {
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
    const { id } = await bench.client['permissions.revoke']({ accountId: account.id, chainId, spender, ...asked })
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
