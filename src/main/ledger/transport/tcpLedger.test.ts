// The emulators' protocol against real servers on this computer: how replies come apart, break off, lie and stay away.
import type { Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { tcpEmulator, tcpReply, type TcpEmulator } from '../../../../test/support/device/tcpLedger.ts'
import type { ApduChannel } from '../../../wire/apdu.ts'
import type { Clock } from '../../platform/world.ts'
import { readTcpAddress } from './tcpAddress.ts'
import { ledgersOverTcp } from './tcpLedger.ts'

const COMMAND = Buffer.from('e006000000', 'hex')
const ANSWER = Buffer.from('020116009000', 'hex')
/** Time stands still: no limit is ever reached. */
const still: Clock = { now: () => 0, sleep: () => new Promise<void>(() => {}) }

const emulators: TcpEmulator[] = []
const channels: ApduChannel[] = []
afterEach(async () => {
  for (const channel of channels.splice(0)) await channel.close()
  for (const emulator of emulators.splice(0)) await emulator.close()
})

const at = (port: number, clock: Clock = still) => ledgersOverTcp(readTcpAddress(`tcp://127.0.0.1:${port}`), clock)

async function channelTo(answer: (apdu: Buffer, socket: Socket) => void, clock: Clock = still, onConnection?: (socket: Socket) => void) {
  const emulator = await tcpEmulator(answer, onConnection === undefined ? {} : { onConnection })
  emulators.push(emulator)
  const channel = await at(emulator.port, clock).open({ path: '', model: '' })
  channels.push(channel)
  return { channel, emulator }
}

/** A clock whose waits end when the test says so. */
function handClock() {
  const waits: (() => void)[] = []
  const clock: Clock = {
    now: () => 0,
    sleep: (_ms, signal) =>
      new Promise<void>((resolve) => {
        waits.push(resolve)
        signal?.addEventListener('abort', () => waits.splice(waits.indexOf(resolve), 1))
      }),
  }
  return { clock, waits, ring: () => waits.splice(0).forEach((wake) => wake()) }
}

describe('the list', () => {
  test('has one Ledger while somebody listens, and none afterwards; it keeps no connection', async () => {
    const emulator = await tcpEmulator(() => {})
    const ledgers = at(emulator.port)
    expect(await ledgers.list()).toEqual([{ path: `tcp://127.0.0.1:${emulator.port}`, model: 'Emulated Ledger' }])
    await expect.poll(() => emulator.sockets.size).toBe(0)
    await emulator.close()
    expect(await ledgers.list()).toEqual([])
    await expect(ledgers.open({ path: '', model: '' })).rejects.toMatchObject({ code: 'device.unplugged' })
  })
})

describe('a channel', () => {
  test('sends the length and the command, and returns data and status', async () => {
    const asked: string[] = []
    const { channel } = await channelTo((apdu, socket) => {
      asked.push(apdu.toString('hex'))
      socket.write(tcpReply(ANSWER))
    })
    expect(Buffer.from(await channel.exchange(COMMAND, 'device'))).toEqual(ANSWER)
    expect(Buffer.from(await channel.exchange(Buffer.from('b001000000', 'hex'), 'user'))).toEqual(ANSWER)
    expect(asked).toEqual(['e006000000', 'b001000000'])
  })

  test('puts a reply together that comes byte by byte, and one without data', async () => {
    const replies = [ANSWER, Buffer.from('6985', 'hex')]
    const { channel } = await channelTo((_apdu, socket) => {
      const bytes = [...tcpReply(replies.shift() ?? ANSWER)]
      const next = () => {
        const byte = bytes.shift()
        if (byte !== undefined) socket.write(Uint8Array.of(byte), () => setImmediate(next))
      }
      next()
    })
    expect(Buffer.from(await channel.exchange(COMMAND, 'device'))).toEqual(ANSWER)
    expect(Buffer.from(await channel.exchange(COMMAND, 'device')).toString('hex')).toBe('6985')
  })

  test('takes the longest reply of a device', async () => {
    const longest = Buffer.alloc(260, 7)
    const { channel } = await channelTo((_apdu, socket) => socket.write(tcpReply(longest)))
    expect(Buffer.from(await channel.exchange(COMMAND, 'device'))).toEqual(longest)
  })

  test('refuses a reply longer than any device’s, at its length, and asks nothing more', async () => {
    let asked = 0
    const { channel, emulator } = await channelTo((_apdu, socket) => {
      asked += 1
      socket.write(Buffer.from('00000103', 'hex'))
    })
    const refused = { code: 'device.failed', message: 'The response from your Ledger can’t be read.' }
    await expect(channel.exchange(COMMAND, 'user')).rejects.toMatchObject(refused)
    await expect(channel.exchange(COMMAND, 'user')).rejects.toMatchObject(refused)
    await expect.poll(() => emulator.sockets.size).toBe(0)
    expect(asked).toBe(1)
  })

  test.each(['', '000000', '00000004', '0000000402011600', '000000040201160090'])(
    'says that the emulator is gone when it ends after “%s”',
    async (hex) => {
      const { channel } = await channelTo((_apdu, socket) => socket.end(Buffer.from(hex, 'hex')))
      const gone = { code: 'device.unplugged', message: 'The emulated Ledger disconnected.' }
      await expect(channel.exchange(COMMAND, 'user')).rejects.toMatchObject(gone)
      await expect(channel.exchange(COMMAND, 'user')).rejects.toMatchObject(gone)
    },
  )

  test('says so too when the connection is reset', async () => {
    const { channel } = await channelTo((_apdu, socket) => socket.resetAndDestroy())
    await expect(channel.exchange(COMMAND, 'user')).rejects.toMatchObject({ code: 'device.unplugged' })
  })

  test('carries one exchange at a time: the second is refused, the first goes on', async () => {
    const asked: Socket[] = []
    const { channel } = await channelTo((_apdu, socket) => asked.push(socket))
    const first = channel.exchange(COMMAND, 'user')
    await expect(channel.exchange(COMMAND, 'device')).rejects.toMatchObject({ code: 'device.busy' })
    await expect.poll(() => asked.length).toBe(1)
    asked[0]?.write(tcpReply(ANSWER))
    expect(Buffer.from(await first)).toEqual(ANSWER)
    expect(asked).toHaveLength(1)
  })

  test.each([
    ['before anything was asked', true],
    ['behind an answer', false],
  ])('gives up when it is told what it did not ask, %s', async (_when, isBefore) => {
    const notify = (socket: Socket) => socket.write(tcpReply(ANSWER))
    const { channel, emulator } = await channelTo(
      (_apdu, socket) => socket.write(Buffer.concat([tcpReply(ANSWER), tcpReply(ANSWER)])),
      still,
      isBefore ? notify : undefined,
    )
    if (isBefore) await expect.poll(() => emulator.sockets.size).toBe(0)
    await expect(channel.exchange(COMMAND, 'user')).rejects.toMatchObject({
      code: 'device.failed',
      message: 'The emulated Ledger sent an unexpected response.',
    })
  })

  test('waits for the device’s own answer no longer than its limit, and takes no late one for the next', async () => {
    const { clock, waits, ring } = handClock()
    let asked: Socket | null = null
    const { channel, emulator } = await channelTo((_apdu, socket) => (asked = socket), clock)
    const late = channel.exchange(COMMAND, 'device')
    const refused = expect(late).rejects.toMatchObject({ code: 'device.failed', message: 'Your Ledger isn’t responding.' })
    await expect.poll(() => asked).not.toBeNull()
    expect(waits).toHaveLength(1)
    ring()
    await refused
    await expect(channel.exchange(COMMAND, 'device')).rejects.toMatchObject({ message: 'Your Ledger isn’t responding.' })
    await expect.poll(() => emulator.sockets.size).toBe(0)
  })

  test('waits for its user without a limit', async () => {
    const { clock, waits } = handClock()
    const asked: Socket[] = []
    const { channel } = await channelTo((_apdu, socket) => asked.push(socket), clock)
    const answer = channel.exchange(COMMAND, 'user')
    await expect.poll(() => asked.length).toBe(1)
    expect(waits).toHaveLength(0)
    asked[0]?.write(tcpReply(ANSWER))
    expect(Buffer.from(await answer)).toEqual(ANSWER)
  })

  test('lets go at once when it is closed, also in the middle of a prompt', async () => {
    const asked: Socket[] = []
    const { channel, emulator } = await channelTo((_apdu, socket) => asked.push(socket))
    const refused = expect(channel.exchange(COMMAND, 'user')).rejects.toMatchObject({ code: 'device.unplugged' })
    await expect.poll(() => asked.length).toBe(1)
    await channel.close()
    await refused
    await channel.close()
    await expect.poll(() => emulator.sockets.size).toBe(0)
  })
})
