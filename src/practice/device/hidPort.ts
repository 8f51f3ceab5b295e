// The virtual device's USB port: node-hid's shape, one report at a time, and the ways a handle dies.
import type { HidDeviceInfo, HidHandle, HidModule } from '../../wire/world.ts'
import { createAssembler, framesOf } from './framing.ts'

export interface HidPortOptions {
  /** What the bus lists now; null = nothing there. */
  info(): HidDeviceInfo | null
  /** One command; the reply may come at once or when the user has decided. */
  exchange(apdu: Uint8Array, reply: (bytes: Uint8Array) => void): void
  product: string
}

/** The HID shape with both answers given at once. */
export interface PracticeHid extends HidModule {
  devices(): HidDeviceInfo[]
  open(path: string): HidHandle
}

export interface HidPort {
  module: PracticeHid
  /** Kills every open handle. */
  disconnect(): void
  /** Answers the command that waits, if any. */
  reply(bytes: Uint8Array): void
}

interface Connection {
  alive: boolean
  closed: boolean
  inbox: Uint8Array[]
  readers: ((error: unknown, bytes: number[]) => void)[]
}

/** A port for one device. Commands that arrive while another waits are answered after it, in order. */
export function createHidPort(options: HidPortOptions): HidPort {
  const connections = new Set<Connection>()
  const queue: { connection: Connection; channel: number; apdu: Uint8Array }[] = []
  let busy: { connection: Connection; channel: number } | null = null

  const pump = (connection: Connection): void => {
    while (connection.inbox.length > 0 && connection.readers.length > 0) {
      const [frame, reader] = [connection.inbox.shift(), connection.readers.shift()]
      if (frame !== undefined && reader !== undefined) queueMicrotask(() => reader(null, [...frame]))
    }
  }
  const reply = (bytes: Uint8Array): void => {
    const asked = busy
    busy = null
    if (asked?.connection.alive === true && !asked.connection.closed) {
      asked.connection.inbox.push(...framesOf(asked.channel, bytes))
      pump(asked.connection)
    }
    next()
  }
  const next = (): void => {
    if (busy !== null) return
    const command = queue.shift()
    if (command === undefined) return
    const asked = { connection: command.connection, channel: command.channel }
    busy = asked
    options.exchange(command.apdu, (bytes) => {
      // A prompt may outlive its handle; its late answer goes nowhere.
      if (busy === asked) reply(bytes)
    })
  }
  const disconnect = (): void => {
    queue.length = 0
    busy = null
    for (const connection of connections) {
      connection.alive = false
      for (const reader of connection.readers.splice(0)) queueMicrotask(() => reader(new Error('could not read from HID device'), []))
    }
    connections.clear()
  }
  const open = (path: string): HidHandle => {
    if (options.info()?.path !== path) throw new TypeError(`cannot open device with path ${path}`)
    const connection: Connection = { alive: true, closed: false, inbox: [], readers: [] }
    const assembler = createAssembler()
    connections.add(connection)
    return {
      getDeviceInfo: () => ({ product: options.product }),
      write: (bytes) => {
        if (!connection.alive || connection.closed) throw new TypeError('Cannot write to hid device')
        if (bytes.length !== 65 || bytes[0] !== 0) throw new TypeError('Cannot write to hid device: expected a report id of 0 and 64 bytes')
        const whole = assembler.push(Uint8Array.from(bytes.slice(1)))
        if (whole !== null) queue.push({ connection, ...whole })
        queueMicrotask(next)
        return bytes.length
      },
      read: (callback) => {
        if (!connection.alive || connection.closed) return queueMicrotask(() => callback(new Error('could not read from HID device'), []))
        connection.readers.push(callback)
        pump(connection)
      },
      close: () => {
        connection.closed = true
        connections.delete(connection)
      },
    }
  }
  const devices = (): HidDeviceInfo[] => {
    const info = options.info()
    return info === null ? [] : [info]
  }
  return { module: { devices, open }, disconnect, reply }
}
