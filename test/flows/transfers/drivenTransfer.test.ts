// The window's driver on the real core: what it sends is what its user said, whatever else its user looks at meanwhile.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cancelTransfer, signAndSend } from '../../../src/renderer/features/transfers/review/driveTransfer.ts'
import { openTransfer, reviewStore } from '../../../src/renderer/features/transfers/review/reviewStore.ts'
import { editForm, fillFrom, formStore } from '../../../src/renderer/features/transfers/form/formStore.ts'
import { navigationStore } from '../../../src/renderer/navigation.ts'
import { createWindow } from '../../../src/renderer/window.ts'
import type { TransferView } from '../../../src/shared/contract/transfer/transfer.ts'
import { approve, reject, whenPrompted } from '../../support/benches/hands.ts'
import { practiceBench } from '../../support/benches/practiceBench.ts'

/** The page's own storage, history and events; where the window is and what was typed in it. */
const page = {
  sessionStorage: { getItem: () => null, setItem: () => undefined },
  history: { pushState: () => undefined, replaceState: () => undefined },
}

beforeEach(() => void vi.stubGlobal('window', Object.assign(new EventTarget(), page)))
afterEach(() => void vi.unstubAllGlobals())

/** Opens a separate window on the bench: the renderer's real modules over the real dispatch. */
async function openWindow() {
  const practice = await practiceBench()
  const win = createWindow(() => ({
    bridge: {
      invoke: (method, input) => practice.bench.dispatch(method, input),
      subscribe: (listener) => practice.bench.listen(listener),
    },
    readImage: () => Promise.resolve(null),
  }))
  const phaseOf = async ({ transfer }: TransferView) => (await practice.bench.client['transfers.get']({ id: transfer.id })).transfer.phase
  const signedEarlier = () => practice.drive.toSigned(practice.practice)
  return { ...practice, win, review: win.part(reviewStore), phaseOf, signedEarlier }
}

describe('a window', () => {
  test('sends what was signed in it at once, and shows its waybill', async () => {
    const { win, drive, practice, phaseOf, review } = await openWindow()
    const built = await drive.build()
    await openTransfer(win, built.transfer.id)
    const driven = signAndSend(win)
    await approve(practice.device)
    await driven
    expect(await phaseOf(built)).toMatch(/^(sent|tracking|completed)$/)
    expect(review.getState()).toMatchObject({ busy: null, error: null })
  })

  test.for(['', '7'])(
    'clears amount and recipient of the form once they are sent; what was typed meanwhile stays: “%s”',
    async (meanwhile) => {
      const { win, drive, practice, review } = await openWindow()
      const typed = () => win.part(formStore).getState().form
      const built = await drive.build()
      fillFrom(win, built.transfer)
      expect(typed()).toMatchObject({ typed: '1.5', recipient: null })
      await openTransfer(win, built.transfer.id)
      const driven = signAndSend(win)
      if (meanwhile !== '') editForm(win, { typed: meanwhile })
      // What fails before the device is asked ends the wait for its question.
      await Promise.race([approve(practice.device), driven])
      await driven
      expect(review.getState().error).toBeNull()
      expect(typed().typed).toBe(meanwhile)
    },
  )

  test('leads a cancelled review back to the form, and a rejected one to its sheet, which the list has', async () => {
    const { win, drive, practice } = await openWindow()
    const place = () => win.part(navigationStore).getState()
    const given = await drive.build()
    await openTransfer(win, given.transfer.id)
    await cancelTransfer(win)
    expect(place()).toEqual({ screen: 'transfer', params: {} })
    const refused = await drive.build()
    await openTransfer(win, refused.transfer.id)
    const driven = signAndSend(win)
    await reject(practice.device)
    await driven
    await cancelTransfer(win)
    expect(place()).toEqual({ screen: 'transfers', params: { transferId: refused.transfer.id } })
  })

  test('never sends another transfer that its user opens while the device asks', async () => {
    const { win, drive, practice, phaseOf, signedEarlier, review } = await openWindow()
    const left = await signedEarlier()
    const built = await drive.build()
    await openTransfer(win, built.transfer.id)
    const driven = signAndSend(win)
    await whenPrompted(practice.device)
    await openTransfer(win, left.transfer.id)
    await approve(practice.device)
    await driven
    // Neither: the first waits for its question, the second is asked for when its user comes back to it.
    expect(await phaseOf(left)).toBe('signed')
    expect(await phaseOf(built)).toBe('signed')
    expect(practice.observed.broadcasts).toEqual([])
    expect(review.getState().view?.transfer.id).toBe(left.transfer.id)
  })

  test('shows a failure at the transfer that failed, not at the one that is looked at now', async () => {
    const { win, drive, practice, signedEarlier, review } = await openWindow()
    const left = await signedEarlier()
    const built = await drive.build()
    await openTransfer(win, built.transfer.id)
    const driven = signAndSend(win)
    await whenPrompted(practice.device)
    await openTransfer(win, left.transfer.id)
    practice.device.unplug()
    await driven
    expect(review.getState()).toMatchObject({ error: null, busy: null })
    expect(review.getState().view?.transfer.id).toBe(left.transfer.id)
  })

  test('keeps a cancel that was asked for, also when its user leaves and comes back before the device answers', async () => {
    const { win, drive, practice, phaseOf, signedEarlier } = await openWindow()
    const left = await signedEarlier()
    const built = await drive.build()
    await openTransfer(win, built.transfer.id)
    const driven = signAndSend(win)
    await whenPrompted(practice.device)
    await cancelTransfer(win)
    await openTransfer(win, left.transfer.id)
    await openTransfer(win, built.transfer.id)
    await approve(practice.device)
    await driven
    expect(await phaseOf(built)).toBe('signed')
    expect(practice.observed.broadcasts).toEqual([])
  })

  test.for([['rejects'], ['is unplugged']] as const)('cancels as asked when the device %s', async ([how]) => {
    const { win, drive, practice, phaseOf } = await openWindow()
    const built = await drive.build()
    await openTransfer(win, built.transfer.id)
    const driven = signAndSend(win)
    await whenPrompted(practice.device)
    await cancelTransfer(win)
    if (how === 'rejects') await reject(practice.device)
    else practice.device.unplug()
    await driven
    expect(await phaseOf(built)).toBe('cancelled')
  })
})
