// The window's driver on the real core: what it sends is what its user said, whatever else its user looks at meanwhile.
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { AppEvent } from '../../../src/shared/contract/events.ts'
import type { TransferView } from '../../../src/shared/contract/transfer/transfer.ts'
import { approve, reject, whenPrompted } from '../../support/benches/hands.ts'
import { practiceBench } from '../../support/benches/practiceBench.ts'

/** Opens a separate window on the bench: the renderer's real modules over the real dispatch. */
async function openWindow() {
  const practice = await practiceBench()
  const page = {
    sessionStorage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    waybill: {
      invoke: (method: string, input: unknown) => practice.bench.dispatch(method, input),
      subscribe: (listener: (event: AppEvent) => void) => practice.bench.listen(listener),
    },
  }
  vi.stubGlobal('window', Object.assign(new EventTarget(), page))
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const driver = await import('../../../src/renderer/features/transfers/review/driveTransfer.ts')
  const store = await import('../../../src/renderer/features/transfers/review/reviewStore.ts')
  const phaseOf = async ({ transfer }: TransferView) => (await practice.bench.client['transfers.get']({ id: transfer.id })).transfer.phase
  const signedEarlier = () => practice.drive.toSigned(practice.practice)
  return { ...practice, ...driver, ...store, phaseOf, signedEarlier }
}

beforeEach(() => {
  // Each window has separate stores.
  vi.resetModules()
})

describe('a window', () => {
  test('sends what was signed in it at once, and shows its waybill', async () => {
    const { drive, practice, openTransfer, signAndSend, phaseOf, useReview } = await openWindow()
    const built = await drive.build()
    await openTransfer(built.transfer.id)
    const driven = signAndSend()
    await approve(practice.device)
    await driven
    expect(await phaseOf(built)).toMatch(/^(sent|tracking|completed)$/)
    expect(useReview.getState()).toMatchObject({ busy: null, error: null })
  })

  test('never sends another transfer that its user opens while the device asks', async () => {
    const { drive, practice, openTransfer, signAndSend, phaseOf, signedEarlier, useReview } = await openWindow()
    const left = await signedEarlier()
    const built = await drive.build()
    await openTransfer(built.transfer.id)
    const driven = signAndSend()
    await whenPrompted(practice.device)
    await openTransfer(left.transfer.id)
    await approve(practice.device)
    await driven
    // Neither: the first waits for its question, the second is asked for when its user comes back to it.
    expect(await phaseOf(left)).toBe('signed')
    expect(await phaseOf(built)).toBe('signed')
    expect(practice.observed.broadcasts).toEqual([])
    expect(useReview.getState().view?.transfer.id).toBe(left.transfer.id)
  })

  test('shows a failure at the transfer that failed, not at the one that is looked at now', async () => {
    const { drive, practice, openTransfer, signAndSend, signedEarlier, useReview } = await openWindow()
    const left = await signedEarlier()
    const built = await drive.build()
    await openTransfer(built.transfer.id)
    const driven = signAndSend()
    await whenPrompted(practice.device)
    await openTransfer(left.transfer.id)
    practice.device.unplug()
    await driven
    expect(useReview.getState()).toMatchObject({ error: null, busy: null })
    expect(useReview.getState().view?.transfer.id).toBe(left.transfer.id)
  })

  test('keeps a cancel that was asked for, also when its user leaves and comes back before the device answers', async () => {
    const { drive, practice, openTransfer, signAndSend, cancelTransfer, phaseOf, signedEarlier } = await openWindow()
    const left = await signedEarlier()
    const built = await drive.build()
    await openTransfer(built.transfer.id)
    const driven = signAndSend()
    await whenPrompted(practice.device)
    await cancelTransfer()
    await openTransfer(left.transfer.id)
    await openTransfer(built.transfer.id)
    await approve(practice.device)
    await driven
    expect(await phaseOf(built)).toBe('signed')
    expect(practice.observed.broadcasts).toEqual([])
  })

  test.for([['rejects'], ['is unplugged']] as const)('cancels as asked when the device %s', async ([how]) => {
    const { drive, practice, openTransfer, signAndSend, cancelTransfer, phaseOf } = await openWindow()
    const built = await drive.build()
    await openTransfer(built.transfer.id)
    const driven = signAndSend()
    await whenPrompted(practice.device)
    await cancelTransfer()
    if (how === 'rejects') await reject(practice.device)
    else practice.device.unplug()
    await driven
    expect(await phaseOf(built)).toBe('cancelled')
  })
})
