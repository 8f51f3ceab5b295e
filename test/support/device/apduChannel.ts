// A device's channel that answers from a list and notes what it was asked.
import type { ApduChannel } from '../../../src/wire/apdu.ts'

/** `replies` in hex, one an exchange; where there is none the answer is a bare 9000. */
export function channelTo(replies: string[]): ApduChannel & { sent: { apdu: string; waitsFor: string }[] } {
  const sent: { apdu: string; waitsFor: string }[] = []
  return {
    sent,
    exchange: (apdu, waitsFor) => {
      sent.push({ apdu: Buffer.from(apdu).toString('hex'), waitsFor })
      return Promise.resolve(Buffer.from(replies[sent.length - 1] ?? '9000', 'hex'))
    },
    close: () => Promise.resolve(),
  }
}
