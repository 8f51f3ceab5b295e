// Says of every table of an archive how its rows are named apart from their ids, and what of it differs from one copy to the next.
import { MESSAGE_TYPES } from '../../src/main/db/archive/records/activityRecord.ts'

/** How one table is compared. */
export interface TableRule {
  /** SQL for the text that names a row, the same in every copy; `t` is the table. */
  key: string
  /** SQL for the rows, where they are not those of the table alone. */
  from?: string | undefined
  /** SQL for the meaning of a column, where what it holds is an id or has two forms. */
  as?: Record<string, string>
  /** SQL for what is compared besides the columns, by name. */
  also?: Record<string, string> | undefined
  /** What takes the place of `also`, `from` and `ignored` in a folder that an older version began. */
  ofOlder?: Pick<TableRule, 'also' | 'from' | 'ignored'>
  /** Columns that are not compared, with the reason. */
  ignored?: Record<string, string>
  /** The row has a record in `raw_block`, which is compared byte by byte in place of its location. */
  hasRaw?: boolean
}

const ADDRESS = '(SELECT o.hex FROM address o WHERE o.id = t.address)'
const HASH = '(SELECT hex(x.hash) FROM tx x WHERE x.id = t.tx_id)'
const number = (column: string) => `printf('%020d', ${column})`
const joined = (...parts: readonly string[]) => parts.join(` || ' ' || `)

const ID = 'given in the order of writing; references are compared by what they point to'
const READ = 'time of copying'
const GENERATION = 'counts writes of this copy'
const RUN = { read_at: READ, generation: GENERATION }
const STREAM_RUN = {
  revision: 'counts writes of this copy',
  audit: 'progress of the audit, planned by the clock',
  error: 'the last answer of a failing indexer',
}
const isSet = (column: string) => `t.${column} IS NOT NULL`

/** The hash of a transaction as the packed hashes have it (hashBlocks.ts): 250 to a block, 32 bytes each, EVM hashes in the next one. */
const packed = (form: 0 | 1) =>
  `(SELECT hex(substr(h.hashes, t.id % 250 * 32 + 1, 32)) FROM search_hash h WHERE h.id = t.id / 250 * 2 + ${form})`
/** The table of cross-chain legs. */
const LEGS = 'crossing'
/** A place without its last digits is a moment (sortKey.ts). */
const MOMENT = 't.place / 2048'
/**
 * Which of several transactions of one moment the list shows first, and which one a search. Before the pages of the L1 held back blocks
 * that they cut, that depended on the pages: rows of an older version keep their order. compareWithIndexer.ts holds those of this one
 * against the indexer's.
 */
const LISTED = 'row_number() OVER (PARTITION BY t.address, t.time ORDER BY t.tx_id)'
const FOUND = `row_number() OVER (PARTITION BY ${MOMENT} ORDER BY t.place)`
/** Words that a search finds something for: those of a decoder that read rows in another way stay, and lead to nothing. */
const WORDS_IN_USE = `(SELECT w.word FROM search_word w WHERE EXISTS (SELECT 1 FROM tx_search WHERE tx_search MATCH '"' || w.word || '"'))`

/** Every table that is compared. A table or column that is named nowhere is a difference, so that new ones are thought of. */
export const TABLES: Record<string, TableRule> = {
  chain: {
    key: 't.chain_id',
    ignored: {
      page_limit: 'size of page that a failing indexer was found to give',
      head_height: 'newest block when the chain was last asked',
      head_time: 'as head_height',
      head_checked_at: READ,
      block_ms: 'measured between two visits',
      block_ms_read_at: READ,
      synthetic_txs_read_at: READ,
    },
  },
  stream: {
    key: joined('t.account', 't.chain_id', 't.stream'),
    as: { checked_at: isSet('checked_at'), not_offered_at: isSet('not_offered_at'), reset_at: isSet('reset_at') },
    ignored: STREAM_RUN,
    // Set as well by an older version that a refused key led astray; compareWithIndexer.ts sees that this one does not.
    ofOlder: { ignored: { ...STREAM_RUN, reset_at: 'what the older version made of a refused key' } },
  },
  span: {
    key: joined('t.account', 't.chain_id', 't.stream', number('t.position')),
    ignored: { resume: 'cursor to continue with, in the sizes of this copy’s pages' },
  },
  tx: {
    key: joined('t.chain_id', number('t.height'), 'hex(t.hash)'),
    // A row from before migration 190 has the list itself, a newer one its id: compared is what the reader makes of both.
    as: { message_types: MESSAGE_TYPES },
    also: { packed_hash: packed(0), packed_evm_hash: packed(1) },
    ignored: { id: ID },
    hasRaw: true,
  },
  // Lists that only rows from before migration 190 have stand in those rows.
  tx_types: {
    key: 't.types',
    from: `(SELECT types FROM tx_types UNION SELECT message_types FROM tx WHERE message_types LIKE '[%')`,
    ignored: { id: ID },
  },
  tx_evm: { key: HASH, as: { tx_id: HASH }, hasRaw: true },
  tx_account: {
    key: joined(ADDRESS, number('t.time'), HASH),
    as: { address: ADDRESS, tx_id: HASH, gone_at: isSet('gone_at') },
    also: { order: LISTED },
    ofOlder: {},
  },
  address: { key: 't.hex', ignored: { id: ID } },
  shared_tx: { key: joined(ADDRESS, HASH), as: { address: ADDRESS, tx_id: HASH } },
  [LEGS]: { key: joined('t.lane', 't.sequence', 't.step', HASH), as: { tx_id: HASH } },
  internal_tx: { key: joined('t.chain_id', 'hex(t.evm_hash)', number('t.position')), hasRaw: true },
  internal_account: { key: joined('t.account', 't.chain_id', 'hex(t.evm_hash)', number('t.position')) },
  block_time: { key: joined('t.chain_id', number('t.height')) },
  day_net: { key: joined(ADDRESS, 't.chain_id', 't.denom', number('t.day')), as: { address: ADDRESS } },
  month_count: { key: joined(ADDRESS, 't.chain_id', number('t.month')), as: { address: ADDRESS } },
  month_fee: { key: joined(ADDRESS, 't.chain_id', 't.denom', number('t.month')), as: { address: ADDRESS } },
  figure_change: { key: joined(ADDRESS, number('t.time')), as: { address: ADDRESS }, ignored: { id: ID } },
  search_due: { key: HASH, as: { tx_id: HASH } },
  search_entry: {
    key: joined(number(MOMENT), HASH),
    as: { place: MOMENT, tx_id: HASH, mentions: 'named_all(t.mentions)' },
    also: { order: FOUND },
    ofOlder: {},
  },
  search_word: { key: 'named(t.word)', as: { word: 'named(t.word)' }, ofOlder: { from: WORDS_IN_USE } },
  party: { key: 'hex(t.bytes)', ignored: { id: ID } },
  coin: { key: joined('t.chain_id', 't.denom'), ignored: { id: ID } },
  holding: { key: joined('t.account', 't.chain_id', 't.denom'), ignored: RUN },
  nft_collection: { key: joined('t.chain_id', 't.collection'), ignored: { read_at: READ } },
  nft_token: {
    key: joined('t.account', 't.chain_id', 't.collection', 't.token_id'),
    as: { left_at: isSet('left_at') },
    ignored: { ...RUN, first_seen_at: READ },
  },
  stake: { key: joined('t.account', 't.chain_id', number('t.position')), ignored: RUN },
  denom: { key: joined('t.chain_id', 't.denom'), ignored: { read_at: READ } },
  holder_rank: {
    key: joined('t.account', 't.chain_id', 't.denom'),
    ignored: { ...RUN, looked_at: 'as far as the pages of this copy went' },
  },
  evm_contract: { key: joined('t.chain_id', 't.contract'), ignored: { read_at: READ } },
  validator: { key: joined('t.chain_id', 't.operator'), ignored: { read_at: READ } },
}

/** Tables that are not compared by themselves, with the reason. */
export const NOT_COMPARED: Record<string, string> = {
  raw_block: 'records by page as it came; each record is compared with the row that has it',
  search_hash: 'packed by ids; each hash is compared with the row that has it, and they are counted',
  search_merge: 'when the search index was last put in order',
  odd_record: 'nonsense that the failing indexer gave; the other one gives none',
  explorer_reply: 'answers that a screen has asked for',
  nft_metadata: 'answers of untrusted hosts, asked for by a screen',
  media: 'as nft_metadata',
  price_seen: 'prices at the time of copying',
}
