// Assembles an emulator's replies from TCP segments.

const LENGTH_BYTES = 4
const STATUS_BYTES = 2
/**
 * Maximum data: a Ledger app's buffer holds 260 bytes, including the status bytes. Source: LedgerHQ/ledger-secure-sdk, `IO_APDU_BUFFER_SIZE
 * (5 + 255)`.
 */
const MAX_DATA_BYTES = 258

/** Assembles the replies of a connection. */
export interface ReplyReader {
  /**
   * Adds the next segment. `reply` is data and status bytes once complete, else null; `hasMore`: bytes follow a complete reply. 'malformed'
   * when the length exceeds what a device can send.
   */
  push(bytes: Uint8Array): { reply: Uint8Array | null; hasMore: boolean } | 'malformed'
}

/** Creates a reader for the successive replies of one connection. */
export function createReplyReader(): ReplyReader {
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
