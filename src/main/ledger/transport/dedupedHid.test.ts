// A computer that does not answer about its devices: how often it is asked.
import { expect, test } from 'vitest'
import { handleThat } from '../../../../test/support/frameHandle.ts'
import type { HidDeviceInfo, HidHandle, HidModule } from '../../../wire/world.ts'
import { ledgersOverHid } from './hid.ts'

const PLUGGED: HidDeviceInfo = { vendorId: 0x2c97, productId: 0x7011, path: '/practice/1', interface: 0 }
const LEDGER = { path: '/practice/1', model: 'Flex' }
/** Every limit is over at once as long as something hangs. */
const clockWhile = (hangs: () => boolean) => ({ now: () => 0, sleep: () => (hangs() ? Promise.resolve() : new Promise<void>(() => {})) })
const ledgersOf = (hid: Partial<HidModule>, hangs: () => boolean) =>
  ledgersOverHid({ hid: { devices: () => [PLUGGED], open: () => handleThat(() => []), ...hid }, clock: clockWhile(hangs) })

/** A native call that hangs until it is answered; later ones answer at once. */
function hanging<T>(later: T) {
  const first = Promise.withResolvers<T>()
  const calls = { made: 0, hang: true }
  const call = () => {
    calls.made += 1
    return calls.hang ? first.promise : later
  }
  const answer = async (value: T) => {
    calls.hang = false
    first.resolve(value)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { call, answer, isHanging: () => calls.hang, made: () => calls.made }
}

test('ten looks at a list that hangs are one native call; once that has answered, the next look asks anew', async () => {
  const list = hanging<HidDeviceInfo[]>([PLUGGED])
  const ledgers = ledgersOf({ devices: list.call }, list.isHanging)
  for (let look = 0; look < 10; look += 1) await expect(ledgers.list()).rejects.toMatchObject({ code: 'device.failed' })
  expect(list.made()).toBe(1)
  await list.answer([])
  await expect(ledgers.list()).resolves.toEqual([LEDGER])
  expect(list.made()).toBe(2)
})

test('a list that failed is asked for anew', async () => {
  let calls = 0
  const ledgers = ledgersOf(
    {
      devices: () => {
        calls += 1
        throw new Error('hid_init failed')
      },
    },
    () => false,
  )
  for (let look = 0; look < 2; look += 1) await expect(ledgers.list()).rejects.toMatchObject({ code: 'device.failed' })
  expect(calls).toBe(2)
})

test('a Ledger whose opening hangs is not opened a second time until that has ended; the late handle is let go', async () => {
  const opening = hanging<HidHandle>(handleThat(() => []))
  const ledgers = ledgersOf({ open: opening.call }, opening.isHanging)
  for (let look = 0; look < 10; look += 1) await expect(ledgers.open(LEDGER)).rejects.toMatchObject({ code: 'device.failed' })
  expect(opening.made()).toBe(1)
  const late = handleThat(() => [])
  await opening.answer(late)
  expect(late.isClosed).toBe(true)
  await (await ledgers.open(LEDGER)).close()
  expect(opening.made()).toBe(2)
})
