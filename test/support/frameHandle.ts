// A HID handle that answers each report written to it with frames of the test's choice.
import type { HidHandle } from '../../src/wire/world.ts'

export interface FrameHandle extends HidHandle {
  /** Reports in hex, the report id first. */
  written: string[]
  isClosed: boolean
}

/** @param answer frames in hex for a report on this channel (four hex digits) */
export function handleThat(answer: (channel: string) => string[]): FrameHandle {
  const readers: ((error: unknown, bytes: number[]) => void)[] = []
  const inbox: string[] = []
  const pump = () => {
    while (readers.length > 0 && inbox.length > 0) readers.shift()?.(null, [...Buffer.from(inbox.shift() ?? '', 'hex')])
  }
  return {
    written: [],
    isClosed: false,
    getDeviceInfo: () => ({ product: 'Flex' }),
    write(bytes) {
      const report = Buffer.from(bytes).toString('hex')
      this.written.push(report)
      inbox.push(...answer(report.slice(2, 6)))
      pump()
      return bytes.length
    },
    read: (callback) => {
      readers.push(callback)
      pump()
    },
    close() {
      this.isClosed = true
    },
  }
}

/** One frame that carries a whole short reply. */
export function replyFrame(channel: string, reply: string): string {
  return `${channel}050000${(reply.length / 2).toString(16).padStart(4, '0')}${reply}`.padEnd(128, '0')
}
