// Records of cached explorer answers.

/** A cached answer. */
export interface ExplorerReply {
  chainId: string
  /** Cache key: the same text for the same request. */
  what: string
  /** JSON text of the answer. */
  body: string
  /** Milliseconds since 1970. */
  seenAt: number
}
