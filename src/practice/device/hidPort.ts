// Implements the virtual device's USB port: node-hid's shape, one report at a time, and the ways a handle fails.
import type { HidDeviceInfo, HidHandle, HidModule } from '../../wire/world.ts'
import { createAssembler, framesOf } from './framing.ts'
import type { Troubles } from './practiceDevice.ts'

/** Options of the HID port. */
export interface HidPortOptions {
  /** What the bus lists now; null = nothing there. */
  info(): HidDeviceInfo | null
  /** One command; the reply may come at once or when the user has decided. */
  exchange(apdu: Uint8Array, reply: (bytes: Uint8Array) => void): void
  product: string
  troubles(): Pick<Troubles, 'opening' | 'stale' | 'overheard'>
}

/** A handle that is let go at once. */
export interface PracticeHandle extends HidHandle {
  close(): void
}

/** The HID shape with both answers given at once. */
export interface PracticeHid extends HidModule {
  devices(): HidDeviceInfo[]
  open(path: string): PracticeHandle
  access(path: string): void
}

/** The HID port of the practice device. */
export interface HidPort {
  module: PracticeHid
  /** Kills every open handle. */
  disconnect(): void
  /** How many handles are open. */
  handles(): number
  /** Answers the command that waits, if any. */
  reply(bytes: Uint8Array): void
}

type Reader = (error: unknown, bytes: number[]) => void

interface Connection {
  alive: boolean
  inbox: Uint8Array[]
  readers: Reader[]
}

interface Command {
  connection: Connection
  channel: number
  apdu: Uint8Array
}

/** The rest of an answer that an earlier session did not read. */
const STALE_CHANNEL = 0xffff
const STALE_REPLY = new Uint8Array(120).fill(0x90)

const READ_FAILED = 'could not read from HID device'
const WRITE_FAILED = 'Cannot write to hid device'

function pump(connection: Connection): void {
  while (connection.inbox.length > 0 && connection.readers.length > 0) {
    const [frame, reader] = [connection.inbox.shift(), connection.readers.shift()]
    if (frame !== undefined && reader !== undefined) queueMicrotask(() => reader(null, [...frame]))
  }
}

function end(connection: Connection): void {
  connection.alive = false
  for (const reader of connection.readers.splice(0)) queueMicrotask(() => reader(new Error(READ_FAILED), []))
}

interface Wiring {
  product: string
  onCommand: (channel: number, apdu: Uint8Array) => void
  onClose: () => void
}

function handleOf(connection: Connection, { product, onCommand, onClose }: Wiring): PracticeHandle {
  const assembler = createAssembler()
  return {
    getDeviceInfo: () => ({ product }),
    write: (bytes) => {
      if (!connection.alive) throw new TypeError(WRITE_FAILED)
      if (bytes.length !== 65 || bytes[0] !== 0) throw new TypeError(`${WRITE_FAILED}: expected report id 0 and 64 bytes`)
      const whole = assembler.push(Uint8Array.from(bytes.slice(1)))
      if (whole !== null) onCommand(whole.channel, whole.apdu)
      return bytes.length
    },
    read: (callback) => {
      if (!connection.alive) return queueMicrotask(() => callback(new Error(READ_FAILED), []))
      connection.readers.push(callback)
      pump(connection)
    },
    close: () => {
      end(connection)
      onClose()
    },
  }
}

/** What Node says of a file that this user may not use. */
export function denial(path: string): Error {
  return Object.assign(new Error(`EACCES: permission denied, access '${path}'`), { code: 'EACCES' })
}

/** A port for one device. Commands that arrive while another waits are answered after it, in order. */
export function createHidPort(options: HidPortOptions): HidPort {
  const connections = new Set<Connection>()
  const queue: Command[] = []
  let busy: Command | null = null

  const next = (): void => {
    if (busy !== null) return
    const command = queue.shift()
    if (command === undefined) return
    busy = command
    options.exchange(command.apdu, (bytes) => {
      // A prompt may outlive its handle; its late answer goes nowhere.
      if (busy === command) reply(bytes)
    })
  }
  const reply = (bytes: Uint8Array): void => {
    const answered = busy
    busy = null
    if (answered?.connection.alive === true && !options.troubles().overheard) {
      answered.connection.inbox.push(...framesOf(answered.channel, bytes))
      pump(answered.connection)
    }
    next()
  }
  const open = (path: string): PracticeHandle => {
    const { opening, stale } = options.troubles()
    // The real words are the same for each of them.
    if (options.info()?.path !== path || opening !== null) throw new TypeError(`cannot open device with path ${path}`)
    const connection: Connection = { alive: true, inbox: stale ? framesOf(STALE_CHANNEL, STALE_REPLY) : [], readers: [] }
    connections.add(connection)
    const onCommand = (channel: number, apdu: Uint8Array): void => {
      queue.push({ connection, channel, apdu })
      queueMicrotask(next)
    }
    return handleOf(connection, { product: options.product, onCommand, onClose: () => void connections.delete(connection) })
  }
  const access = (path: string): void => {
    if (options.troubles().opening === 'denied') throw denial(path)
  }
  const devices = (): HidDeviceInfo[] => {
    const info = options.info()
    return info === null ? [] : [info]
  }
  const disconnect = (): void => {
    queue.length = 0
    busy = null
    for (const connection of connections) end(connection)
    connections.clear()
  }
  return { module: { devices, open, access }, disconnect, handles: () => connections.size, reply }
}
