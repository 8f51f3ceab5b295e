// Which list of the indexer names a transaction for an address: bits of `tx_account.lists`.

export const LIST_BITS = { txs: 1, evmTxs: 2, internalTxs: 4 } as const
export type ListName = keyof typeof LIST_BITS
