// Provides both ends of a HID device in another process; the caller carries their messages.
import { denial, type PracticeHandle, type PracticeHid } from '../../../src/practice/device/hidPort.ts'
import type { HidDeviceInfo } from '../../../src/wire/world.ts'

/** What the near end, the app's, sends; bytes are base64. */
export interface HidRequest {
  op: 'open' | 'write' | 'close'
  handle: number
  path?: string
  bytes?: string
}

/** What the far end, the device's, sends. */
export type HidEvent =
  | { event: 'devices'; devices: HidDeviceInfo[]; refusal: string | null; isDenied: boolean }
  | { event: 'report'; handle: number; bytes: string }
  | { event: 'gone'; handle: number }

export interface NearHid extends PracticeHid {
  onMessage(event: HidEvent): void
  /** The far end is gone: looks like an unplugged device. */
  lose(): void
}

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

/** Creates the app's end; `devices()` answers from the newest list that the other end has sent. */
export function createNearHid(send: (request: HidRequest) => void): NearHid {
  const connections = new Map<number, Connection>()
  let listed: HidDeviceInfo[] = []
  let refusal: string | null = null
  let isDenied = false
  let nextHandle = 1
  const end = (id: number): void => {
    const connection = connections.get(id)
    connections.delete(id)
    if (connection === undefined) return
    connection.gone = true
    pump(connection)
  }
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
  const onMessage = (message: HidEvent): void => {
    if (message.event === 'gone') end(message.handle)
    else if (message.event === 'devices') {
      listed = message.devices
      refusal = message.refusal
      isDenied = message.isDenied
    } else {
      const connection = connections.get(message.handle)
      connection?.inbox.push([...Buffer.from(message.bytes, 'base64')])
      if (connection !== undefined) pump(connection)
    }
  }
  const lose = (): void => {
    listed = []
    for (const id of connections.keys()) end(id)
  }
  const access = (path: string): void => {
    if (isDenied) throw denial(path)
  }
  return { devices: () => listed, open, access, onMessage, lose }
}

export interface FarHid {
  perform(request: HidRequest): void
  /** Sends the list of devices again. */
  notifyDevices(): void
  /** The near end is gone: lets every handle go. */
  close(): void
}

/** Returns whether the device can be opened now, so that the near end gets the error at once. */
function tryOpening(hid: PracticeHid): void {
  for (const { path } of hid.devices()) hid.open(path ?? '').close()
}

function tryAccess(hid: PracticeHid): void {
  for (const { path } of hid.devices()) hid.access(path ?? '')
}

/** What an attempt fails with; null when it does not. */
function messageOf(attempt: () => void): string | null {
  try {
    attempt()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** The device's end. */
export function createFarHid(hid: PracticeHid, send: (event: HidEvent) => void): FarHid {
  const handles = new Map<number, PracticeHandle>()
  const readOn = (id: number, handle: PracticeHandle): void => {
    handle.read((error, bytes) => {
      if (!handles.has(id)) return
      if (error !== null && error !== undefined) {
        handles.delete(id)
        return send({ event: 'gone', handle: id })
      }
      send({ event: 'report', handle: id, bytes: Buffer.from(bytes).toString('base64') })
      readOn(id, handle)
    })
  }
  const act = (request: HidRequest): void => {
    const handle = handles.get(request.handle)
    if (request.op === 'open') {
      const opened = hid.open(request.path ?? '')
      handles.set(request.handle, opened)
      readOn(request.handle, opened)
    } else if (request.op === 'write') {
      handle?.write([...Buffer.from(request.bytes ?? '', 'base64')])
    } else {
      handles.delete(request.handle)
      handle?.close()
    }
  }
  return {
    perform: (request) => {
      try {
        act(request)
      } catch {
        // What cannot be opened or written to is gone, for the other end too.
        handles.delete(request.handle)
        send({ event: 'gone', handle: request.handle })
      }
    },
    notifyDevices: () =>
      send({
        event: 'devices',
        devices: hid.devices(),
        refusal: messageOf(() => tryOpening(hid)),
        isDenied: messageOf(() => tryAccess(hid)) !== null,
      }),
    close: () => {
      for (const handle of handles.values()) handle.close()
      handles.clear()
    },
  }
}
