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
import { ignore, withTimeout } from './withTimeout.ts'

const LENGTH_BYTES = 4
const STATUS_BYTES = 2
/**
 * Maximum data: a Ledger app's buffer holds 260 bytes, including the status bytes. Source: LedgerHQ/ledger-secure-sdk, `IO_APDU_BUFFER_SIZE
 * (5 + 255)`.
 */
const MAX_DATA_BYTES = 258

/** Assembles the replies of a connection. */
interface ReplyReader {
  /**
   * Adds the next segment. `reply` is data and status bytes once complete, else null; `hasMore`: bytes follow a complete reply. 'malformed'
   * when the length exceeds what a device can send.
   */
  push(bytes: Uint8Array): { reply: Uint8Array | null; hasMore: boolean } | 'malformed'
}

/** Creates a reader for the successive replies of one connection. */
function createReplyReader(): ReplyReader {
  let held: Buffer = Buffer.alloc(0)
  return {
    push: (bytes) => {
      held = Buffer.concat([held, bytes])
      if (held.length < LENGTH_BYTES) return { reply: null, hasMore: false }
      const length = held.readUInt32BE(0)
      if (length > MAX_DATA_BYTES) return 'malformed'
      const end = LENGTH_BYTES + length + STATUS_BYTES
      if (held.length < end) return { reply: null, hasMore: false }
      const [reply, rest] = [held.subarray(LENGTH_BYTES, end), held.subarray(end)]
      held = rest
      return { reply: Uint8Array.from(reply), hasMore: rest.length > 0 }
    },
  }
}

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
