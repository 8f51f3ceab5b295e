// Provides emulators for tests: a virtual Ledger behind the emulators' TCP protocol, and one whose every answer the test controls.
import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { systemClock } from '../../../src/main/platform/time.ts'
import { ledgersOverHid } from '../../../src/main/ledger/transport/hid.ts'
import { createVirtualLedger, type VirtualLedger } from '../../../src/practice/device/virtualLedger.ts'
import { ROOT } from '../benches/deviceBench.ts'

export interface TcpEmulator {
  port: number
  /** Those that are connected now. */
  sockets: Set<Socket>
  close(): Promise<void>
}

/** Listens on a free port of this computer. `onApdu` gets each whole command, `onConnection` each program that connects. */
export async function tcpEmulator(
  onApdu: (apdu: Buffer, socket: Socket) => void,
  { port = 0, onConnection }: { port?: number; onConnection?: (socket: Socket) => void } = {},
): Promise<TcpEmulator> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let held = Buffer.alloc(0)
    socket.on('data', (bytes) => {
      held = Buffer.concat([held, bytes])
      for (let length = wholeLength(held); length !== null; length = wholeLength(held)) {
        onApdu(held.subarray(4, 4 + length), socket)
        held = held.subarray(4 + length)
      }
    })
    // A program that disconnects in the middle is no error of the emulator.
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
    onConnection?.(socket)
  })
  return { port: await listen(server, port), sockets, close: () => end(server, sockets) }
}

function wholeLength(held: Buffer): number | null {
  if (held.length < 4 || held.length < 4 + held.readUInt32BE(0)) return null
  return held.readUInt32BE(0)
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

async function end(server: Server, sockets: Set<Socket>): Promise<void> {
  for (const socket of sockets) socket.destroy()
  server.close()
  await once(server, 'close')
}

/** A reply in the protocol: length of the data, data, status bytes. */
export function tcpReply(reply: Uint8Array): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(reply.length - 2)
  return Buffer.concat([length, reply])
}

export interface EmulatedVirtualLedger extends TcpEmulator {
  ledger: VirtualLedger
}

/** The virtual Ledger, its apps' answers given over TCP. */
export async function virtualLedgerOverTcp(): Promise<EmulatedVirtualLedger> {
  const ledger = createVirtualLedger({ root: ROOT, reconnectMs: 0 })
  const usb = ledgersOverHid({ hid: ledger.hid, clock: systemClock })
  const [listed] = await usb.list()
  if (listed === undefined) throw new Error('no virtual Ledger')
  const channel = await usb.open(listed)
  const emulator = await tcpEmulator((apdu, socket) => {
    void channel.exchange(apdu, 'user').then(
      (reply) => socket.write(tcpReply(reply)),
      () => socket.destroy(),
    )
  })
  const close = async () => {
    await channel.close()
    await emulator.close()
    ledger.close()
  }
  return { ...emulator, ledger, close }
}
