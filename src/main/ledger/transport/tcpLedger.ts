// Reaches an emulated Ledger over TCP on this computer, for development.
// Request: length in four bytes, big-endian, and the APDU. Reply: length of the data in four bytes, the data, two status bytes.
// Source: LedgerHQ/speculos speculos/mcu/apdu.py.
import { once } from 'node:events'
import { createConnection, type Socket } from 'node:net'
import { AppError } from '../../../shared/domain/errors.ts'
import type { ApduChannel, Ledgers } from '../../../wire/apdu.ts'
import type { Clock } from '../../platform/world.ts'
import { malformed, uint32 } from './apdu.ts'
import type { TcpAddress } from './tcpAddress.ts'
import { createReplyReader } from './tcpReply.ts'
import { ignore, withTimeout } from './withTimeout.ts'

/** Name of the only Ledger: an emulator reports neither its model nor a restart. */
const MODEL = 'Emulated Ledger'

/** Provides the emulated Ledger; lists none while no emulator listens at the address. */
export function ledgersOverTcp(address: TcpAddress, clock: Clock): Ledgers {
  return {
    list: async () => {
      try {
        const socket = await connect(address, clock)
        socket.destroy()
        return [{ path: `tcp://${address.name}`, model: MODEL }]
      } catch (error) {
        if (error instanceof AppError && error.code === 'device.unplugged') return []
        throw error
      }
    },
    open: async () => channelOver(await connect(address, clock), clock),
  }
}

/** Connects. @throws AppError device.unplugged when no emulator listens; device.failed when it does not answer. */
async function connect({ host, port }: TcpAddress, clock: Clock): Promise<Socket> {
  const socket = createConnection({ host, port, noDelay: true })
  try {
    await withTimeout(clock, once(socket, 'connect'))
    return socket
  } catch (error) {
    socket.destroy()
    throw error instanceof AppError ? error : ended(error)
  }
}

/**
 * A channel that has failed stays failed: a late reply to an earlier exchange would be taken for the next answer, since the protocol does
 * not identify replies.
 */
function channelOver(socket: Socket, clock: Clock): ApduChannel {
  const reader = createReplyReader()
  let waiting: PromiseWithResolvers<Uint8Array> | null = null
  let failure: AppError | null = null
  const fail = (error: AppError) => {
    failure ??= error
    waiting?.reject(failure)
    waiting = null
    socket.destroy()
  }
  socket.on('data', (bytes) => {
    const read = reader.push(bytes)
    if (read === 'malformed') return fail(malformed())
    if (waiting === null || read.hasMore) return fail(notAsked())
    if (read.reply === null) return
    waiting.resolve(read.reply)
    waiting = null
  })
  socket.on('error', (error) => fail(ended(error)))
  socket.on('close', () => fail(ended()))
  return {
    exchange: async (apdu, waitsFor) => {
      if (failure !== null) throw failure
      if (waiting !== null) throw new AppError('device.busy', 'Your Ledger is busy with another request.', { retry: 'now' })
      waiting = Promise.withResolvers<Uint8Array>()
      const answer = waiting.promise
      socket.write(Uint8Array.from([...uint32(apdu.length), ...apdu]))
      if (waitsFor === 'user') return await answer
      try {
        return await withTimeout(clock, answer)
      } catch (error) {
        // A timeout, or an earlier failure, which stays.
        if (error instanceof AppError) fail(error)
        throw error
      }
    },
    close: async () => {
      const closed = socket.closed ? Promise.resolve() : once(socket, 'close')
      fail(ended())
      await withTimeout(clock, Promise.resolve(closed)).catch(ignore)
    },
  }
}

function notAsked(): AppError {
  return new AppError('device.failed', 'The emulated Ledger sent an unexpected response.', {
    hint: 'Close other programs using the emulator, or restart it.',
    retry: 'now',
  })
}

function ended(cause?: unknown): AppError {
  return new AppError('device.unplugged', 'The emulated Ledger disconnected.', {
    hint: 'Start the emulator and try again.',
    retry: 'later',
    cause,
  })
}
