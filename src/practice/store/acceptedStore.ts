// practice.db: the transactions the practice chains accepted and the hashes the router watches. Everything else is derived from them.
import Database from 'better-sqlite3'

/**
 * How a transfer is to end; chosen when it is accepted, so that a restart leads to the same end.
 * `timedOut`: a packet times out each time that it is sent, `timedOutOnce`: the first time only;
 * `strandedOnTheWay`: on the chain between (or refunded, where there is none); `pendingError`: the same, after a long while;
 * `failed`: it never arrives, and the router says so; `lying`: it never arrives, and the router says that it did;
 * `lyingElsewhere`: it arrives, and the router says that it was refunded.
 */
export type TransferOutcome =
  | 'success'
  | 'refunded'
  | 'timedOut'
  | 'timedOutOnce'
  | 'strandedOnTheWay'
  | 'pendingError'
  | 'failed'
  | 'unconverted'
  | 'abandoned'
  | 'unknownState'
  | 'slow'
  | 'lying'
  | 'lyingElsewhere'

/** A transaction that a chain accepted. */
export interface AcceptedTx {
  chainId: string
  raw: Uint8Array
  /** Chain time in ms. */
  acceptedAtMs: number
  outcome: TransferOutcome
}

/** A transaction that the router tracks. */
export interface TrackedTx {
  chainId: string
  hash: string
  trackedAtMs: number
  /** How often it was registered; a second time revives a watch that was given up. */
  times: number
}

/** Something that happened to a chain's Ethereum side. */
export interface StoredEvmEvent {
  chainId: string
  /** Chain time in ms. */
  atMs: number
  /** JSON. */
  event: string
}

/** Stores accepted and tracked transactions. */
export interface AcceptedStore {
  accepted(): AcceptedTx[]
  addAccepted(tx: AcceptedTx): void
  /** What happened on the Ethereum sides, in order. */
  evmEvents(): StoredEvmEvent[]
  addEvmEvent(entry: StoredEvmEvent): void
  tracked(): TrackedTx[]
  addTracked(chainId: string, hash: string, nowMs: number): void
  /** A number kept under a name; the first caller decides it. */
  keep(name: string, value: number): number
  /** Returns whether nothing was ever kept in this file. */
  isNew(): boolean
  /** Runs `write` so that all of it is stored, or nothing. */
  atOnce(write: () => void): void
  close(): void
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS accepted_tx (
    id INTEGER PRIMARY KEY, chain_id TEXT NOT NULL, raw BLOB NOT NULL, accepted_at_ms INTEGER NOT NULL, outcome TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS tracked_tx (
    chain_id TEXT NOT NULL, hash TEXT NOT NULL, tracked_at_ms INTEGER NOT NULL, times INTEGER NOT NULL, PRIMARY KEY (chain_id, hash)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS evm_event (
    id INTEGER PRIMARY KEY, chain_id TEXT NOT NULL, at_ms INTEGER NOT NULL, event TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS kept_number (name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT;
`

/** Opens practice.db, or a book in memory for `:memory:`. */
export function openAcceptedStore(file: string): AcceptedStore {
  const db = new Database(file)
  db.pragma('journal_mode = WAL')
  // A chain that forgot an accepted transaction would be a different chain: durable before the reply goes out.
  db.pragma('synchronous = FULL')
  db.exec(SCHEMA)
  const readAccepted = db.prepare<[], AcceptedTx>(
    'SELECT chain_id AS chainId, raw, accepted_at_ms AS acceptedAtMs, outcome FROM accepted_tx ORDER BY id',
  )
  const insertAccepted = db.prepare('INSERT INTO accepted_tx (chain_id, raw, accepted_at_ms, outcome) VALUES (?, ?, ?, ?)')
  const readEvents = db.prepare<[], StoredEvmEvent>('SELECT chain_id AS chainId, at_ms AS atMs, event FROM evm_event ORDER BY id')
  const insertEvent = db.prepare('INSERT INTO evm_event (chain_id, at_ms, event) VALUES (?, ?, ?)')
  const readTracked = db.prepare<[], TrackedTx>('SELECT chain_id AS chainId, hash, tracked_at_ms AS trackedAtMs, times FROM tracked_tx')
  const insertTracked = db.prepare(
    'INSERT INTO tracked_tx VALUES (?, ?, ?, 1) ON CONFLICT DO UPDATE SET times = times + 1, tracked_at_ms = excluded.tracked_at_ms',
  )
  const insertKept = db.prepare('INSERT INTO kept_number VALUES (?, ?) ON CONFLICT DO NOTHING')
  const readKept = db.prepare<[string], { value: number }>('SELECT value FROM kept_number WHERE name = ?')
  const readAnyKept = db.prepare('SELECT 1 FROM kept_number LIMIT 1')
  return {
    accepted: () => readAccepted.all().map((row) => ({ ...row, raw: new Uint8Array(row.raw) })),
    addAccepted: (tx) => void insertAccepted.run(tx.chainId, Buffer.from(tx.raw), Math.round(tx.acceptedAtMs), tx.outcome),
    evmEvents: () => readEvents.all(),
    addEvmEvent: ({ chainId, atMs, event }) => void insertEvent.run(chainId, Math.round(atMs), event),
    tracked: () => readTracked.all(),
    addTracked: (chainId, hash, nowMs) => void insertTracked.run(chainId, hash, Math.round(nowMs)),
    keep: (name, value) => {
      insertKept.run(name, Math.round(value))
      return readKept.get(name)?.value ?? value
    },
    isNew: () => readAnyKept.get() === undefined,
    atOnce: (write) => db.transaction(write)(),
    close: () => void db.close(),
  }
}
