// The device service on the virtual Ledger's apps behind the emulators' protocol: states, prompts, and an emulator that comes and goes.
import { afterEach, expect, test } from 'vitest'
import { createLog } from '../../../src/main/platform/log/log.ts'
import { systemClock } from '../../../src/main/platform/time.ts'
import { createDevice } from '../../../src/main/ledger/device.ts'
import { readKey, signMessage } from '../../../src/main/ledger/apps/ledgerEthereum.ts'
import { readTcpAddress } from '../../../src/main/ledger/transport/tcpAddress.ts'
import { ledgersOverTcp } from '../../../src/main/ledger/transport/tcpLedger.ts'
import type { DeviceState } from '../../../src/shared/contract/status.ts'
import { approveAll, ETHEREUM_KEY, ETHEREUM_PATH } from '../../support/benches/deviceBench.ts'
import { virtualLedgerOverTcp, type EmulatedVirtualLedger } from '../../support/device/tcpLedger.ts'

const MODEL = 'Emulated Ledger'
const READY = { state: 'ready', model: MODEL, app: 'Ethereum', version: '1.22.0-dev' }
const TEXT = 'Bill of lading 7'

const open: EmulatedVirtualLedger[] = []
afterEach(async () => {
  for (const emulator of open.splice(0)) await emulator.close()
})

async function bench() {
  const emulator = await virtualLedgerOverTcp()
  open.push(emulator)
  const states: DeviceState[] = []
  const device = createDevice({
    ledgers: ledgersOverTcp(readTcpAddress(`tcp://127.0.0.1:${emulator.port}`), systemClock),
    clock: systemClock,
    emit: (event) => {
      if (event.type === 'device.changed') states.push(event.device)
    },
    log: createLog(
      () => 0,
      () => {},
    ),
  })
  const sign = () =>
    device.use(({ channel, prompt }) =>
      prompt({ kind: 'message', text: TEXT }, () => signMessage(channel, { path: ETHEREUM_PATH, text: TEXT, publicKey: ETHEREUM_KEY })),
    )
  return { emulator, device, states, sign }
}

test('reads a key and signs what its user approves, and lets the emulator go in between', async () => {
  const { emulator, device, states, sign } = await bench()
  expect(await device.check()).toEqual(READY)
  await expect.poll(() => emulator.sockets.size).toBe(0)
  expect(await device.use(({ channel }) => readKey(channel, ETHEREUM_PATH))).toMatchObject({ publicKey: ETHEREUM_KEY })
  const signing = sign()
  await expect.poll(() => approveAll(emulator.ledger)).toBe(true)
  expect(Object.keys(await signing)).not.toHaveLength(0)
  expect(emulator.ledger.prompts).toMatchObject([{ kind: 'message', text: TEXT, answer: 'approved' }])
  const busy = { state: 'busy', model: MODEL }
  const prompting = { state: 'prompting', model: MODEL, prompt: { kind: 'message', text: TEXT } }
  expect(states).toEqual([READY, busy, READY, busy, prompting, busy, READY])
  await expect.poll(() => emulator.sockets.size).toBe(0)
})

test('says what its user rejected, and asks once', async () => {
  const { emulator, device, sign } = await bench()
  const signing = expect(sign()).rejects.toMatchObject({ code: 'device.rejected' })
  await expect.poll(() => emulator.ledger.device.screen().prompt).not.toBeNull()
  emulator.ledger.device.press('reject')
  await signing
  expect(device.state()).toEqual({ state: 'rejected', model: MODEL })
  expect(emulator.ledger.prompts).toHaveLength(1)
})

test('knows that the emulator ended in the middle of a prompt, and notices when one is there again', async () => {
  const { emulator, device, sign } = await bench()
  const signing = expect(sign()).rejects.toMatchObject({ code: 'device.unplugged' })
  await expect.poll(() => emulator.ledger.device.screen().prompt).not.toBeNull()
  for (const socket of emulator.sockets) socket.destroy()
  await signing
  expect(device.state()).toEqual({ state: 'unplugged', model: MODEL })
  approveAll(emulator.ledger)
  expect(await device.check()).toEqual(READY)
  await emulator.close()
  open.splice(0)
  expect(await device.glance()).toEqual({ state: 'absent' })
})

test('says that another app runs in it', async () => {
  const { device } = await bench()
  expect(await device.check('Cosmos')).toEqual({ state: 'wrongApp', model: MODEL, app: 'Ethereum' })
})
