// What is written of the explorer's answers.

export interface ExplorerReply {
  chainId: string
  /** What was asked, the same text for the same question. */
  what: string
  /** JSON text of what is shown. */
  body: string
  /** Milliseconds since 1970. */
  seenAt: number
}
