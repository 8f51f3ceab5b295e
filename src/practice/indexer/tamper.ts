// Changes an indexer's memory for tests: lets it forget, restart, lose and find old rows. The chain behind it stays unchanged.
// Source of the behaviour: initia-labs/rollytics (maintenance jobs EvmRetCleanup and TxAccountCleanup; a re-index numbers rows again).
import type { BookTx, ChainState } from '../book/state.ts'
import type { EvmTx } from '../evm/receipt.ts'

/** What is reset in an indexer. */
export interface IndexerReset {
  /** The indexer has come only this far on its way through the chain; null = as far as the chain. */
  height?: number | null
  /** Rows below this height are kept no more. */
  dropBelow?: number
  /** Numbers the rows that are left from 1 on. */
  renumber?: boolean
  /** What it says to be indexing. */
  chainId?: string
}

/** One chain's indexer in the hand of a test. */
export interface IndexerHand {
  /** As after a re-index; each call replaces what the one before has set. */
  reset(change: IndexerReset): void
  /** Takes a row from one account's list, or from everywhere. @param hash upper-case for Cosmos, 0x for Ethereum rows. */
  hide(hash: string, account?: string): void
  /** Gives it back. */
  show(hash: string, account?: string): void
  /** Adds a row to the list of an account that has no part in it. */
  link(hash: string, account: string): void
  /** Hands a token to another account. */
  giveNft(collection: string, tokenId: string, to: string): void
  /** Makes so many more tokens of the chain's first collection. */
  mintNfts(to: string, count: number): void
}

/** Changes an indexer's memory. */
export interface Tamper extends IndexerHand {
  readonly chainId: string | null
  /** The height it has reached, at most `height`. */
  reached(height: number): number
  txs(rows: readonly BookTx[]): readonly BookTx[]
  evmTxs(rows: readonly EvmTx[]): readonly EvmTx[]
}

interface Row {
  hash: string
  height: number
  sequence: number
  accounts: ReadonlySet<string>
}

/** Creates a tamper that changes nothing until it is used. */
export function createTamper(state: ChainState): Tamper {
  let now: IndexerReset = {}
  const hidden = new Set<string>()
  const linked = new Map<string, Set<string>>()
  const entry = (hash: string, account?: string): string => (account === undefined ? hash : `${hash} ${account}`)

  const edges = (row: Row): ReadonlySet<string> | null => {
    const left = [...row.accounts].filter((account) => !hidden.has(entry(row.hash, account)))
    const added = linked.get(row.hash)
    if (added === undefined && left.length === row.accounts.size) return null
    return new Set([...left, ...(added ?? [])])
  }
  const apply = <T extends Row>(rows: readonly T[]): readonly T[] => {
    const { height = null, dropBelow = 0, renumber = false } = now
    const isPlain = height === null && dropBelow === 0 && !renumber && hidden.size === 0 && linked.size === 0
    if (isPlain) return rows
    const left = rows.filter((row) => row.height >= dropBelow && (height === null || row.height <= height) && !hidden.has(row.hash))
    return left.map((row, index) => ({
      ...row,
      accounts: edges(row) ?? row.accounts,
      sequence: renumber ? index + 1 : row.sequence,
    }))
  }
  return {
    get chainId() {
      return now.chainId ?? null
    },
    reached: (height) => Math.min(height, now.height ?? height),
    txs: apply,
    evmTxs: apply,
    reset: (change) => {
      now = change
    },
    hide: (hash, account) => void hidden.add(entry(hash, account)),
    show: (hash, account) => void hidden.delete(entry(hash, account)),
    link: (hash, account) => void linked.set(hash, (linked.get(hash) ?? new Set<string>()).add(account)),
    giveNft: (collection, tokenId, to) => {
      const nft = state.nfts.find((one) => one.collection.address === collection && one.tokenId === tokenId)
      if (nft === undefined) throw new Error(`no token ${tokenId} in ${collection}`)
      nft.owner = to
    },
    mintNfts: (to, count) => {
      const [model] = state.nfts
      if (model === undefined) throw new Error(`no collection on ${state.chain.id}`)
      const more = Array.from({ length: count }, (_, at) => ({
        ...model,
        tokenId: `more ${state.nfts.length + at}`,
        object: '',
        owner: to,
      }))
      state.nfts.push(...more)
    },
  }
}
