// Bits of `tx_account.lists`: which indexer list names a transaction for an address.

/** Bit of each list. */
export const LIST_BITS = { txs: 1, evmTxs: 2, internalTxs: 4 } as const
/** Name of an indexer list. */
export type ListName = keyof typeof LIST_BITS
