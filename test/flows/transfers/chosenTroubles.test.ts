// What a user of the practice network lets go wrong on purpose: each trouble befalls the app as it says, and ends when it is ended.
import { expect, test } from 'vitest'
import { fundsNow } from '../../../src/shared/domain/transfer/fundsNow.ts'
import { practiceBench, SOURCE } from '../../support/benches/practiceBench.ts'

const USDC = 'uusdc'
const NOTHING_SIGNED = 'Nothing was signed'

test('the next transfer comes back, the one after it arrives', async () => {
  const { practice, drive } = await practiceBench()
  practice.troubles.set('refund')
  const first = await drive.settled((await drive.toSent(practice)).transfer.id)
  expect(first.phase).toBe('refunded')
  // The bridge’s executor claimed it, not the user.
  expect(first.release?.claimedBy).toMatch(/^init1/u)
  expect(first.release?.claimedBy).not.toBe(first.sender)
  const hashOf = ({ legs }: typeof first) => legs.at(-1)?.hash ?? ''
  expect(practice.troubles.of(hashOf(first))).toBe('refund')
  expect(fundsNow(first).money).toMatchObject({ chainId: SOURCE, denom: 'uinit' })
  expect(practice.troubles.current()).toBeNull()
  const second = await drive.settled((await drive.toSent(practice)).transfer.id)
  expect(second.phase).toBe('completed')
  expect(practice.troubles.of(hashOf(second))).toBeNull()
})

test('a lying router is not believed', async () => {
  const { practice, drive, bench } = await practiceBench()
  practice.troubles.set('lie')
  const { id } = (await drive.toSent(practice)).transfer
  expect(practice.troubles.current()).toBeNull()
  const doubted = await bench.until(id, (_, { trouble }) => trouble?.code === 'router.contradicted')
  expect(doubted).toMatchObject({ phase: 'tracking', release: null, settledAt: null })
})

test('a payment that the router adds is refused before anything is signed', async () => {
  const { practice, drive } = await practiceBench()
  practice.troubles.set('extraPayment')
  await expect(drive.build()).rejects.toMatchObject({
    code: 'transfer.unsafeMessage',
    message: expect.stringMatching(/^The router added a payment of 0\.000001 INIT to init1\w+, which you didn’t ask for/),
    hint: expect.stringContaining(NOTHING_SIGNED),
  })
  practice.troubles.set(null)
  expect((await drive.build()).transfer.phase).toBe('built')
})

test('a contract that no list names is refused by its address, with where new ones come from', async () => {
  const { practice, drive } = await practiceBench()
  practice.troubles.set('unknownContract')
  const swap = { toChainId: SOURCE, toDenom: USDC }
  await expect(drive.build(swap)).rejects.toMatchObject({
    code: 'transfer.unsafeMessage',
    message: expect.stringMatching(/0xb7{1,}.* isn’t in the chain list/),
    hint: expect.stringContaining('New contracts are added in new versions of Waybill'),
  })
  expect(practice.troubles.current()).toBe('unknownContract')
})

test('services that are down answer again once the trouble is ended', async () => {
  const { practice, drive } = await practiceBench()
  practice.troubles.set('routerDown')
  await expect(drive.quote()).rejects.toMatchObject({ code: 'network.unreachable' })
  practice.troubles.set('nodesDown')
  const quote = await drive.quote()
  expect(quote.amountOut).not.toBe('0')
  await expect(drive.build()).rejects.toMatchObject({ code: 'network.unreachable' })
  practice.troubles.set('indexersDown')
  expect(practice.troubles.current()).toBe('indexersDown')
  practice.troubles.set(null)
  expect((await drive.build()).transfer.phase).toBe('built')
})

test('a lost transaction is noticed and can be sent again', async () => {
  const { practice, drive } = await practiceBench()
  practice.troubles.set('lost')
  const sent = await drive.toSent(practice)
  expect(practice.troubles.current()).toBeNull()
  expect(practice.observed.accepted[SOURCE] ?? []).toEqual([])
  expect(sent.transfer.phase).not.toBe('completed')
})
