// Holds the English texts of drafts: reviews that were left before the device was asked.

/** Texts of drafts. */
export const draftWords = {
  label: 'Draft',
  kept: (number: string) => `Kept as draft ${number}. Nothing is signed.`,
  ofThis: (number: string) => `You have an unsigned draft of this, ${number}. Review continues it.`,
  open: 'Open draft',
  discard: 'Discard draft',
  discarding: 'Discarding',
} as const

/** Texts about transfers that are signed and not sent. */
export const unsentWords = {
  label: 'Signed, not sent',
  /** @param more how many others there are */
  signed: (number: string, more: number) =>
    `${number}${more === 0 ? ' is' : ` and ${more} more are`} signed but not sent. Open to send or discard.`,
} as const
