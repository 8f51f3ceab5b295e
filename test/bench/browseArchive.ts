// A history of any length, the same every time, written straight into an archive: for measuring and for looking at query plans.
import { join } from 'node:path'
import { toBech32, toHex } from '@cosmjs/encoding'
import type { NetworkFile } from '../../src/main/clients/chains/registry/registry.ts'
import { toAccountAddress } from '../../src/main/platform/address.ts'
import { openDatabase } from '../../src/main/db/database.ts'
import { migrate } from '../../src/main/db/migrate.ts'
import { createFigureSums } from '../../src/main/db/archive/read/figureSums.ts'
import { createHistoryWriter } from '../../src/main/db/archive/write/historyWriter.ts'
import type { CrossChainLeg, MeaningDetails } from '../../src/main/db/archive/records/meaningRecords.ts'
import type { ListedRow } from '../../src/main/db/archive/records/records.ts'
import { ARCHIVE_MIGRATIONS, ARCHIVE_OPTIONS } from '../../src/main/db/archive/schema.ts'
import { createSearchIndex } from '../../src/main/db/archive/search/searchIndex.ts'
import { openJournal } from '../../src/main/db/journal/journal.ts'
import { putLabel } from '../../src/main/db/journal/labels.ts'
import type { Account } from '../../src/shared/contract/account.ts'
import type { Fact } from '../../src/shared/contract/history/activityMeaning.ts'

const PAGE = 1000
export const NEWEST = Date.UTC(2026, 10, 21)
export const FIVE_YEARS = 5 * 365 * 86_400_000
/** Rows at the old end that have something which no newer row has. */
const OLD_ROWS = 40
/** The collection of every NFT; on an EVM, where its tokens have no address. Sorts behind others. */
export const NFT_CONTRACT = `0x${'e7'.repeat(20)}`
const NFT_TOKENS = 10
/** Rows that touch the second account too. */
const SHARED_EVERY = 500
/** Rows with two messages. */
const TWICE_EVERY = 90

export const CHAINS = ['tide-1', 'lantern-1', 'basin-1', 'moraine-1', 'estuary-1']
const DENOMS = ['uinit', 'uusdc', 'ueth', 'utia', ...Array.from({ length: 60 }, (_, index) => `factory/token${index}`)]
const WORDS = ['rent', 'march', 'salary', 'invoice', 'coffee', 'gift', 'refund', 'deposit', 'savings', 'taxes']

const asset = (base: string) => ({
  base,
  symbol: base.slice(1).toUpperCase(),
  denom_units: [
    { denom: base, exponent: 0 },
    { denom: base.slice(1), exponent: 6 },
  ],
  display: base.slice(1),
})

/** Five chains with four listed assets each. */
export const NETWORK: NetworkFile = {
  router: null,
  chains: CHAINS.map((chain) => {
    const api = [{ address: 'http://127.0.0.1:1' }]
    return {
      chain_id: chain,
      chain_name: chain.split('-')[0],
      apis: { indexer: api, rest: api },
      metadata: { minitia: { type: 'minimove' } },
    }
  }),
  assets: Object.fromEntries(CHAINS.map((chain) => [chain, ['uinit', 'uusdc', 'ueth', 'utia'].map(asset)])),
}

const bytesOf = (seed: number) => Uint8Array.from({ length: 20 }, (_, index) => mix(seed * 31 + index) & 0xff)

export const ACCOUNTS: readonly Account[] = [1, 2].map((seed) => ({
  id: `account-${seed}`,
  label: seed === 1 ? 'Main' : 'Savings',
  address: toAccountAddress(bytesOf(seed)),
  signer: { kind: 'watched' },
  createdAt: seed,
}))

/** Murmur's finalizer: a number that looks like chance and is the same every time. */
function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

const KINDS = [
  { kind: 'sent', direction: 'out', type: '/cosmos.bank.v1beta1.MsgSend' },
  { kind: 'received', direction: 'in', type: '/cosmos.bank.v1beta1.MsgSend' },
  { kind: 'sent', direction: 'out', type: '/cosmos.bank.v1beta1.MsgSend' },
  { kind: 'moveCall', direction: 'none', type: '/initia.move.v1.MsgExecute' },
  { kind: 'received', direction: 'in', type: '/cosmos.bank.v1beta1.MsgSend' },
  { kind: 'swapped', direction: 'self', type: '/initia.move.v1.MsgExecute' },
  { kind: 'delegated', direction: 'out', type: '/initia.mstaking.v1.MsgDelegate' },
  { kind: 'rewards', direction: 'in', type: '/cosmos.distribution.v1beta1.MsgWithdrawDelegatorReward' },
  { kind: 'ibcSent', direction: 'out', type: '/ibc.applications.transfer.v1.MsgTransfer' },
  { kind: 'moveCall', direction: 'out', type: '/initia.move.v1.MsgExecute' },
] as const

const VOTE = { kind: 'voted', direction: 'none', type: '/cosmos.gov.v1.MsgVote' } as const

const chanceAt = (index: number, salt: number, below: number) => mix(index * 16 + salt) % below
const isOldAt = (index: number, count: number) => index >= count - OLD_ROWS

function kindAt(index: number, count: number): (typeof KINDS)[number] | typeof VOTE {
  return isOldAt(index, count) && index % 2 === 0 ? VOTE : (KINDS[chanceAt(index, 1, 10)] ?? KINDS[0])
}

/** A transfer to another chain is acknowledged by the row after next, in two of three cases. */
function crossChainLegsAt(index: number, count: number): CrossChainLeg[] {
  const step = (sentAt: number, name: CrossChainLeg['step']) => ({
    channel: 'tide-1/channel-0',
    sequence: String(count - sentAt),
    step: name,
  })
  const isSent = (at: number) => kindAt(at, count).kind === 'ibcSent'
  return [...(isSent(index) ? [step(index, 'sent')] : []), ...(isSent(index + 2) && index % 3 > 0 ? [step(index + 2, 'acknowledged')] : [])]
}

/** Returns the details of a message of the kind besides its movements. */
function detailsAt(kind: string, amount: string, address: string): MeaningDetails {
  const fact = (name: Fact['name'], value: string) => ({ about: [], facts: [{ name, value }], more: 0 })
  if (kind === 'moveCall') return fact('module', `${address}::market`)
  if (kind === 'ibcSent') return fact('packet', amount)
  if (kind === 'delegated') return { ...fact('validator', address), about: [{ denom: 'uinit', amount }] }
  return { about: [], facts: [], more: kind === 'rewards' ? 2 : 0 }
}

/** A token of the collection, as a contract names it. */
function nftAt(index: number): MeaningDetails {
  const token = { name: 'nft', value: String(chanceAt(index, 6, NFT_TOKENS)) } as const
  return { about: [], facts: [{ name: 'collection', value: NFT_CONTRACT }, token], more: 0 }
}

/** The row at a place of the whole history, 0 = newest. */
export function rowAt(index: number, count: number): ListedRow & { chainId: string } {
  const chance = (salt: number, below: number) => chanceAt(index, salt, below)
  const isOld = isOldAt(index, count)
  const { kind, direction, type } = kindAt(index, count)
  const party = bytesOf(1000 + Math.floor((chance(2, 20_000) * chance(3, 20_000)) / 20_000))
  const hash = Buffer.from(Array.from({ length: 32 }, (_, byte) => mix(index * 64 + byte + 7) & 0xff))
  const denom = isOld ? 'utia' : (DENOMS[Math.floor((chance(4, 64) * chance(5, 60)) / 64)] ?? 'uinit')
  const amount = String(1 + chance(6, 10 ** (1 + chance(7, 9))))
  const memo = isOld
    ? 'genesis allocation'
    : chance(8, 4) === 0
      ? `${WORDS[chance(9, 10)]} ${WORDS[chance(10, 10)]} ${chance(11, 5000)}`
      : ''
  const counterparty = toBech32('init', party)
  return {
    chainId: CHAINS[chance(12, 5) * chance(13, 2)] ?? 'tide-1',
    hash: toHex(hash).toUpperCase(),
    height: count - index,
    time: NEWEST - Math.floor((index * FIVE_YEARS) / count) - chance(14, 1000),
    code: chance(15, 50) === 0 ? 5 : 0,
    memo,
    messageTypes: index % TWICE_EVERY === 0 ? [type, type] : [type],
    addresses: `${counterparty} ${ACCOUNTS[0]?.address.bech32 ?? ''}`,
    raw: { start: 0, end: 2 },
    evmHash: null,
    isSigner: true,
    crossChainLegs: crossChainLegsAt(index, count),
    meaning: {
      kind,
      direction,
      counterparty,
      method: kind === 'moveCall' ? 'place_bid' : null,
      otherChainId: kind === 'ibcSent' ? (CHAINS[index % CHAINS.length] ?? null) : null,
      movements: direction === 'none' ? [] : [{ denom, amount: direction === 'out' ? `-${amount}` : amount }],
      fee: [{ denom: 'uinit', amount: '2100' }],
      details: kind === 'moveCall' && chance(0, 10) === 0 ? nftAt(index) : detailsAt(kind, amount, counterparty),
    },
  }
}

/** Writes archive.db and journal.db into a folder, newest rows first as a backfill does. */
export function buildArchive(folder: string, count: number): void {
  const db = openDatabase(join(folder, 'archive.db'), ARCHIVE_OPTIONS)
  migrate(db, ARCHIVE_MIGRATIONS)
  const search = createSearchIndex(db)
  const figures = createFigureSums(db)
  const coins = CHAINS.flatMap((chainId) => ['uinit', 'uusdc', 'ueth', 'utia'].map((denom) => ({ chainId, denom, decimals: 6 })))
  db.transaction(() => search.setDecimals(coins, 'list'))()
  const history = createHistoryWriter(db)
  const revisions = new Map<string, number>()
  const write = db.transaction((account: string, chainId: string, rows: ListedRow[]) => {
    const revision = revisions.get(`${account} ${chainId}`) ?? 0
    revisions.set(`${account} ${chainId}`, revision + 1)
    const key = { account, chainId, stream: 'txs' as const }
    const page = {
      key,
      revision,
      decoderVersion: 99,
      body: Buffer.from('{}'),
      odd: [],
      ranges: [],
      isComplete: true,
      checkedAt: 0,
      resetAt: null,
    }
    history.writePage({ ...page, rows })
    search.catchUp(PAGE * 10)
    figures.catchUp(PAGE * 10)
  })
  const names = ACCOUNTS.map(({ address }) => address.hex.slice(2).toLowerCase())
  for (let start = 0; start < count; start += PAGE) {
    const rows = Array.from({ length: Math.min(PAGE, count - start) }, (_, offset) => rowAt(start + offset, count))
    for (const chainId of CHAINS) {
      const own = rows.filter((row) => row.chainId === chainId)
      if (own.length > 0) write(names[0] ?? '', chainId, own)
      const shared = own.filter(({ height }) => height % SHARED_EVERY === 0)
      if (shared.length > 0)
        write(
          names[1] ?? '',
          chainId,
          shared.map((row) => ({ ...row, meaning: { ...row.meaning, direction: 'in', kind: 'received' } })),
        )
    }
  }
  db.pragma('wal_checkpoint(TRUNCATE)')
  db.close()
  const journal = openJournal(join(folder, 'journal.db'))
  const labelled = rowAt(Math.floor(count / 2), count)
  const label = { note: '', isHidden: false, updatedAt: 0 }
  putLabel(journal, { kind: 'tx', chainId: labelled.chainId, ref: labelled.hash, label: 'tax 2026', ...label })
  putLabel(journal, { kind: 'address', chainId: '', ref: toHex(bytesOf(1005)), label: 'Maren', ...label })
  journal.close()
}
