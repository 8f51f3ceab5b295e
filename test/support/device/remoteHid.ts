// Provides a HID module whose device is in another process: the near end of practiceServer.ts's HID port.
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import type { PracticeHid } from '../../../src/practice/device/hidPort.ts'
import { createNearHid, type HidEvent } from './farHid.ts'

export interface RemoteHid extends PracticeHid {
  close(): void
}

/**
 * Connects to the HID port of a practice server.
 * `devices()` answers from the newest list the other side pushed; a lost connection looks like an unplugged device.
 */
export async function createRemoteHid(port: number): Promise<RemoteHid> {
  const socket = connect(port, '127.0.0.1')
  const near = createNearHid((request) => {
    if (!socket.destroyed) socket.write(`${JSON.stringify(request)}\n`)
  })
  socket.on('close', near.lose)
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject)
    createInterface({ input: socket }).on('line', (line) => {
      const event = JSON.parse(line) as HidEvent
      near.onMessage(event)
      if (event.event === 'devices') resolve()
    })
  })
  return { devices: near.devices, open: near.open, access: near.access, close: () => void socket.destroy() }
}
