// Implements the device's end of Ledger's HID framing: 64-byte reports with channel, tag and sequence.
// Source: LedgerHQ/ledger-live libs/ledgerjs/packages/hw-transport-node-hid-noevents, devices/src/hid-framing.ts.

const REPORT = 64
const TAG = 0x05
const HEADER = 5

/** A command put together from its frames. */
export interface Assembled {
  channel: number
  apdu: Uint8Array
}

/** Collects reports until an APDU is whole. */
export interface Assembler {
  /** Takes one 64-byte report; returns the APDU when it was the last. A report out of order drops what was collected. */
  push(report: Uint8Array): Assembled | null
  clear(): void
}

/** A collector with nothing in it. */
export function createAssembler(): Assembler {
  let expected = 0
  let length = 0
  let collected: number[] = []
  const clear = (): void => {
    expected = 0
    length = 0
    collected = []
  }
  const push = (report: Uint8Array): Assembled | null => {
    const view = new DataView(report.buffer, report.byteOffset, report.byteLength)
    const sequence = view.getUint16(3)
    if (report.length !== REPORT || report[2] !== TAG) return null
    if (sequence === 0) clear()
    else if (sequence !== expected) {
      clear()
      return null
    }
    if (sequence === 0) length = view.getUint16(HEADER)
    collected.push(...report.slice(sequence === 0 ? HEADER + 2 : HEADER))
    expected = sequence + 1
    if (collected.length < length) return null
    const whole = { channel: view.getUint16(0), apdu: Uint8Array.from(collected.slice(0, length)) }
    clear()
    return whole
  }
  return { push, clear }
}

/** Cuts a reply into reports on a channel, zero padded. */
export function framesOf(channel: number, reply: Uint8Array): Uint8Array[] {
  const stream = new Uint8Array(reply.length + 2)
  new DataView(stream.buffer).setUint16(0, reply.length)
  stream.set(reply, 2)
  const frames: Uint8Array[] = []
  for (let offset = 0; offset < stream.length; offset += REPORT - HEADER) {
    const frame = new Uint8Array(REPORT)
    const view = new DataView(frame.buffer)
    view.setUint16(0, channel)
    view.setUint8(2, TAG)
    view.setUint16(3, frames.length)
    frame.set(stream.slice(offset, offset + REPORT - HEADER), HEADER)
    frames.push(frame)
  }
  return frames
}
