// What pays a refused deposit back is exported as a refund, though its chain tells it like any claim of a withdrawal.
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import type { Account } from '../../../shared/contract/account.ts'
import type { ExportRequest } from '../../../shared/contract/settings/exports.ts'
import { DEPOSIT, grow, OWN_ADDRESS, sampleQuote, status, tracked, until } from '../../../shared/domain/transfer/sampleTransfer.ts'
import { createRegistry } from '../../clients/chains/registry/registry.ts'
import { ARCHIVE_MIGRATIONS, ARCHIVE_OPTIONS } from '../../db/archive/schema.ts'
import { createHistoryWriter } from '../../db/archive/write/historyWriter.ts'
import type { ListedRow } from '../../db/archive/records/records.ts'
import { openDatabase } from '../../db/database.ts'
import { openJournal } from '../../db/journal/journal.ts'
import { appendFact, openTransfer } from '../../db/journal/transfers.ts'
import { migrate } from '../../db/migrate.ts'
import { parseAddress } from '../../platform/address.ts'
import { systemClock } from '../../platform/time.ts'
import { archiveAccount } from '../../sync/syncTargets.ts'
import { createExport } from './createExport.ts'

const me = parseAddress(OWN_ADDRESS)
const registry = createRegistry({ router: null, chains: [{ chain_id: 'x-1', chain_name: 'x', metadata: { is_l1: true } }], assets: {} })
const HASHES = ['A1'.repeat(32), 'B2'.repeat(32)] as const

const claim = (hash: string, height: number): ListedRow => ({
  raw: { start: 0, end: 2 },
  hash,
  height,
  time: Date.UTC(2026, 0, 2) + height,
  code: 0,
  memo: '',
  messageTypes: [],
  addresses: '',
  evmHash: null,
  isSigner: null,
  crossChainLegs: [],
  meaning: {
    direction: 'in',
    kind: 'withdrawalClaimed',
    counterparty: null,
    method: null,
    otherChainId: null,
    movements: [{ denom: 'uinit', amount: '5' }],
    fee: [],
    details: { about: [], facts: [], more: 0 },
  },
})

test('the payment of a refused deposit is a refund, and another claim stays one', async () => {
  const journal = openJournal(':memory:')
  const archive = openDatabase(':memory:', ARCHIVE_OPTIONS)
  migrate(archive, ARCHIVE_MIGRATIONS)
  const page = {
    revision: 0,
    decoderVersion: 1,
    body: Buffer.from('{}'),
    odd: [],
    ranges: [],
    isComplete: true,
    checkedAt: 0,
    resetAt: null,
  }
  const key = { account: archiveAccount(me), chainId: 'x-1', stream: 'txs' as const }
  createHistoryWriter(archive).writePage({ ...page, key, rows: [claim(HASHES[0], 1), claim(HASHES[1], 2)] })
  const hop = { ...DEPOSIT, fromChainId: 'x-1' }
  const quote = sampleQuote([hop])
  const { operations, sender, recipient } = grow([], quote)
  openTransfer({ db: journal }, 't1', { type: 'quoted', at: 1, operations, sender, recipient, quote })
  const release = { chainId: 'x-1', denom: 'uinit', amount: '5', isConfirmed: true }
  const ended = status('refunded', [tracked(hop, 'failed', { settleHash: HASHES[1] })], release)
  for (const [index, fact] of [...until('registered', quote), ended].entries()) {
    appendFact({ db: journal }, { id: 't1', version: index + 1, fact: { ...fact, at: index + 2 } })
  }
  const owner: Account = { id: 'me', label: 'Me', address: me, signer: { kind: 'watched' }, createdAt: 0 }
  const exportRows = createExport({ archive, journal, registry, accounts: () => [owner], clock: systemClock })
  const exported = async (format: ExportRequest['format']) => {
    const out = new PassThrough()
    const [whole] = await Promise.all([text(out), exportRows({ what: 'activity', format, filter: {} }, out)])
    return whole
  }
  const lines: Record<string, string>[] = parse(await exported('csv'), { columns: true })
  expect(lines.map(({ kind }) => kind)).toEqual(['depositRefunded', 'withdrawalClaimed'])
  expect(await exported('koinly')).toContain('Deposit refunded on x')
  archive.close()
  journal.close()
})
