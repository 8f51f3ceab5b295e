// A HID module whose device lives in another process: the far end of practiceServer.ts's HID port.
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import type { PracticeHandle, PracticeHid } from '../../src/practice/device/hidPort.ts'
import type { HidDeviceInfo } from '../../src/wire/world.ts'

export interface RemoteHid extends PracticeHid {
  close(): void
}

/** What the near process sends; bytes are base64. */
type HidEvent =
  | { event: 'devices'; devices: HidDeviceInfo[]; refusal: string | null }
  | { event: 'report'; handle: number; bytes: string }
  | { event: 'gone'; handle: number }

type Reader = (error: unknown, bytes: number[]) => void

interface Connection {
  gone: boolean
  inbox: number[][]
  readers: Reader[]
}

function pump(connection: Connection): void {
  while (connection.readers.length > 0 && (connection.inbox.length > 0 || connection.gone)) {
    const [reader, bytes] = [connection.readers.shift(), connection.inbox.shift()]
    if (bytes === undefined) reader?.(new Error('could not read from HID device'), [])
    else reader?.(null, bytes)
  }
}

/**
 * Connects to the HID port of a practice server.
 * `devices()` answers from the newest list the other side pushed; a lost connection looks like an unplugged device.
 */
export async function createRemoteHid(port: number): Promise<RemoteHid> {
  const socket = connect(port, '127.0.0.1')
  const connections = new Map<number, Connection>()
  let listed: HidDeviceInfo[] = []
  let refusal: string | null = null
  let nextHandle = 1
  const send = (message: unknown): void => {
    if (!socket.destroyed) socket.write(`${JSON.stringify(message)}\n`)
  }
  const lose = (id: number): void => {
    const connection = connections.get(id)
    connections.delete(id)
    if (connection === undefined) return
    connection.gone = true
    pump(connection)
  }
  const firstList = new Promise<void>((resolve, reject) => {
    socket.on('error', reject)
    createInterface({ input: socket }).on('line', (line) => {
      const message = JSON.parse(line) as HidEvent
      if (message.event === 'gone') return lose(message.handle)
      if (message.event === 'devices') {
        listed = message.devices
        refusal = message.refusal
        return resolve()
      }
      const connection = connections.get(message.handle)
      connection?.inbox.push([...Buffer.from(message.bytes, 'base64')])
      if (connection !== undefined) pump(connection)
    })
  })
  socket.on('close', () => {
    listed = []
    for (const id of connections.keys()) lose(id)
  })
  const open = (path: string): PracticeHandle => {
    const info = listed.find((device) => device.path === path)
    if (info === undefined) throw new TypeError(`cannot open device with path ${path}`)
    if (refusal !== null) throw new TypeError(refusal)
    const id = nextHandle
    nextHandle += 1
    const connection: Connection = { gone: false, inbox: [], readers: [] }
    connections.set(id, connection)
    send({ op: 'open', handle: id, path })
    return {
      getDeviceInfo: () => ({ product: info.product }),
      write: (bytes) => {
        if (!connections.has(id)) throw new TypeError('Cannot write to hid device')
        send({ op: 'write', handle: id, bytes: Buffer.from(bytes).toString('base64') })
        return bytes.length
      },
      read: (callback) => {
        connection.readers.push(callback)
        // Never within the call, as with the real module.
        queueMicrotask(() => pump(connection))
      },
      close: () => {
        connections.delete(id)
        send({ op: 'close', handle: id })
      },
    }
  }
  await firstList
  return { devices: () => listed, open, close: () => void socket.destroy() }
}
