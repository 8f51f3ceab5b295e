// Packs hashes of transactions, so that a search inside all of them reads little data and scans bytes page by page.
import type { WriteDb } from '../../database.ts'

/** Transactions per block: with 32 bytes each a block fills one page of the file. */
const PER_BLOCK = 250
const HASH_BYTES = 32
const NO_HASH = Buffer.alloc(HASH_BYTES)
/** One block has the Cosmos hashes, the next one the EVM hashes of the same transactions. */
const FORMS = 2

interface Place {
  block: number
  /** Offset of its first byte. */
  offset: number
}

function placeOf(txId: number, isEvm: boolean): Place {
  return { block: Math.floor(txId / PER_BLOCK) * FORMS + (isEvm ? 1 : 0), offset: (txId % PER_BLOCK) * HASH_BYTES }
}

/** Returns transactions of a block whose hash contains some bytes and, in hex, `digits` (upper case). */
export function searchBlock(block: number, hashes: Buffer, bytes: readonly Uint8Array[], digits: string): number[] {
  const slots = new Set<number>()
  for (const part of bytes) {
    for (let at = hashes.indexOf(part); at !== -1; at = hashes.indexOf(part, at + 1)) slots.add(Math.floor(at / HASH_BYTES))
  }
  const first = Math.floor(block / FORMS) * PER_BLOCK
  const hashAt = (slot: number) => hashes.subarray(slot * HASH_BYTES, (slot + 1) * HASH_BYTES)
  // A match may span two hashes, and a slot without a hash is all zeros; both are filtered out.
  return [...slots]
    .filter((slot) => hashAt(slot).toString('hex').toUpperCase().includes(digits) && !hashAt(slot).equals(NO_HASH))
    .map((slot) => first + slot)
}

/** The writer of packed hashes. */
export interface HashBlocks {
  /** Records the hashes of a transaction (upper-case hex); null for none. */
  set(txId: number, hash: string | null, evmHash: string | null): void
  /** Writes the recorded hashes, each block once. */
  write(): void
  /** Must be called after a rollback. */
  forget(): void
}

/** Creates the writer. All methods must be called inside a transaction. */
export function createHashBlocks(db: WriteDb): HashBlocks {
  const read = db.prepare<[number], { hashes: Buffer }>('SELECT hashes FROM search_hash WHERE id = ?')
  const put = db.prepare('INSERT INTO search_hash (id, hashes) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET hashes = excluded.hashes')
  const remove = db.prepare('DELETE FROM search_hash WHERE id = ?')
  const changed = new Map<number, { held: Buffer | null; hashes: Buffer }>()
  const open = (block: number) => {
    const known = changed.get(block)
    if (known !== undefined) return known
    const held = read.get(block)?.hashes ?? null
    const opened = { held, hashes: held === null ? Buffer.alloc(PER_BLOCK * HASH_BYTES) : Buffer.from(held) }
    changed.set(block, opened)
    return opened
  }
  const setOne = ({ block, offset }: Place, hash: string | null): void => {
    const bytes = hash?.length === HASH_BYTES * 2 ? Buffer.from(hash, 'hex') : NO_HASH
    bytes.copy(open(block).hashes, offset)
  }
  return {
    set: (txId, hash, evmHash) => {
      setOne(placeOf(txId, false), hash)
      setOne(placeOf(txId, true), evmHash)
    },
    write: () => {
      for (const [block, { held, hashes }] of changed) {
        if (hashes.every((byte) => byte === 0)) remove.run(block)
        else if (held === null || !held.equals(hashes)) put.run(block, hashes)
      }
      changed.clear()
    },
    forget: () => {
      changed.clear()
    },
  }
}
