// Puts an emulator's reply together from the pieces in which TCP delivers it.

const LENGTH_BYTES = 4
const STATUS_BYTES = 2
/** The buffer of a Ledger's apps holds 260 bytes, its status bytes included. Source: LedgerHQ/ledger-secure-sdk, `IO_APDU_BUFFER_SIZE (5 + 255)`. */
const MAX_DATA_BYTES = 258

export interface ReplyReader {
  /**
   * Takes the next piece. `reply` is data and status bytes once they are all there, else null; `hasMore` says that bytes
   * follow a whole reply. 'malformed' when the length is more than a device can send.
   */
  push(bytes: Uint8Array): { reply: Uint8Array | null; hasMore: boolean } | 'malformed'
}

/** A reader for the replies of one connection, one after the other. */
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
