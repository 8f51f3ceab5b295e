// Checks permissions that the history mentions, read from the rollup's node, and an operator of NFTs that is dismissed.
import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import type { SeenPermission } from '../../../src/main/features/transfers/permissions/permissions.ts'
import { TIDE_TABLES, namedContract } from '../../../src/practice/book/genesis/genesisEthereum.ts'
import { coreBench } from '../../support/benches/coreBench.ts'
import { approve } from '../../support/benches/hands.ts'
import { OWN, practiceBench, temporaryFolder } from '../../support/benches/practiceBench.ts'

const ROLLUP = 'tidewatch-1'
const MARKETPLACE = getAddress(namedContract('marketplace'))

test('what was allowed on an EVM rollup long ago is found in its history, and listed as its node says it is now', async () => {
  const bench = await coreBench(temporaryFolder())
  const { id: accountId } = await bench.call('accounts.watch', { address: OWN, label: 'Mine' })
  const before = (await bench.call('permissions.list', { accountId })).permissions
  expect(before.filter((one) => 'contract' in one)).toEqual([])
  await bench.sync(OWN)
  const { permissions, missing } = await bench.call('permissions.list', { accountId })
  expect(missing).toEqual([])
  const page = await bench.call('activity.page', { filter: { accountId, text: `type:approved chain:${ROLLUP}` }, limit: 100 })
  const newest = page.items.find(({ facts }) => facts.some(({ name }) => name === 'token'))
  const operator = { kind: 'operator', chainId: ROLLUP, contract: TIDE_TABLES, spender: MARKETPLACE, name: 'Tide Tables' }
  const token = { kind: 'token', chainId: ROLLUP, asset: { symbol: 'INIT' }, seenAt: newest?.time }
  const approvals = permissions.filter((one) => 'contract' in one)
  expect(approvals).toMatchObject([operator, token])
  for (const approval of approvals) {
    const { kind, contract, spender } = approval
    const quote = await bench.call('permissions.revoke', { accountId, kind, chainId: ROLLUP, contract, spender })
    expect(quote.revoked, 'what the node says that it allows').toEqual([approval])
    expect(quote).toMatchObject({ task: 'revoke', revokes: kind, spender, obstacle: 'watchOnly', fees: [{ label: 'network' }] })
  }
  await bench.close()
})

const seen: SeenPermission = {
  kind: 'operator',
  chainId: ROLLUP,
  contract: getAddress(TIDE_TABLES),
  spender: MARKETPLACE,
  seenAt: 1,
  name: 'Tide Tables',
}

/** Returns what contracts may take, without what the chains' modules list. */
async function approvalsOf(
  { bench, account }: Pick<Awaited<ReturnType<typeof practiceBench>>, 'bench' | 'account'>,
  more: SeenPermission[] = [],
) {
  const { permissions, missing } = await bench.transfers.permissions(account.id, [...more, seen])
  expect(missing).toEqual([])
  return permissions.filter((one) => 'contract' in one)
}

test('what is revoked is said from the chain alone, and a node that does not tell it hinders no revocation', async () => {
  const bench = await coreBench(temporaryFolder(), (world) => ({
    ...world,
    fetch: (url, init) => {
      const body = typeof init?.body === 'string' ? init.body : ''
      return body.includes('"eth_call"') || url.includes('/feegrant/')
        ? Promise.resolve(new Response('', { status: 500 }))
        : world.fetch(url, init)
    },
  }))
  const { id: accountId } = await bench.call('accounts.watch', { address: OWN, label: 'Mine' })
  await bench.sync(OWN)
  const token = { kind: 'operator', chainId: ROLLUP, contract: TIDE_TABLES, spender: MARKETPLACE } as const
  expect((await bench.call('permissions.revoke', { accountId, ...token })).revoked).toEqual([])
  const fees = { kind: 'feeGrant', chainId: 'practice-1', spender: OWN } as const
  expect((await bench.call('permissions.revoke', { accountId, ...fees })).revoked).toEqual([])
  await bench.close()
})

test('an operator of NFTs is dismissed by a waybill of its own, after which the collection names it no more', async () => {
  const rig = await practiceBench()
  const { practice, bench, drive, account } = rig
  practice.device.set('blindSigning', true)
  expect(await approvalsOf(rig)).toEqual([seen])
  const { contract, spender } = seen
  const { id } = await bench.client['permissions.revoke']({ accountId: account.id, kind: 'operator', chainId: ROLLUP, contract, spender })
  const built = await drive.step(await bench.client['transfers.create']({ quoteId: id }), 'build')
  const found = built.transfer.legs[0]?.checks.map(({ subject, found: value }) => `${subject} ${value}`)
  expect(found).toEqual(
    expect.arrayContaining(['function setApprovalForAll', `contract ${TIDE_TABLES}`, `spender ${MARKETPLACE}`, 'allowance false']),
  )
  const signing = drive.sign(built)
  await approve(practice.device)
  const sent = await drive.step(await signing, 'send')
  expect(await drive.settled(sent.transfer.id)).toMatchObject({ phase: 'completed' })
  expect(await approvalsOf(rig)).toEqual([])
})

test('a contract that does not answer what it allows hides nothing of what others allow', async () => {
  const rig = await practiceBench()
  const liars = [TIDE_TABLES, namedContract('router')].map((contract) => ({
    ...seen,
    kind: 'token' as const,
    contract: getAddress(contract),
  }))
  expect(await approvalsOf(rig, liars)).toEqual([seen])
})
