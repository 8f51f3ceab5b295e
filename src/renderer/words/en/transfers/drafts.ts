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

/** Texts about a transfer that was signed after its review was left. */
export const unsentWords = {
  label: 'Signed, not sent',
  signed: (number: string) => `${number} is signed but not sent: another review was open when your Ledger answered.`,
} as const
