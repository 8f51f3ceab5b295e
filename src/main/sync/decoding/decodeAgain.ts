// Reads rows of an older version again from their raw records, in small steps, when a newer one understands more. Also retries records that
// it could not read at all.
import { IndexerTx } from '../../../wire/indexer.ts'
import { IndexerEvmTx } from '../../../wire/indexerEvm.ts'
import type { Account } from '../../../shared/contract/account.ts'
import type { ChainRecord, Registry } from '../../clients/chains/registry/registry.ts'
import type { Log } from '../../platform/log/log.ts'
import { withPrefix } from '../../platform/address.ts'
import { parseJson } from '../../platform/json/parseJson.ts'
import { DECODER_VERSION, type TxDecoder } from '../../decoding/txDecoder.ts'
import type { Viewpoint } from '../../decoding/decodeContext.ts'
import type { ReadDb } from '../../db/database.ts'
import type { Ingest } from '../../db/archive/write/ingest.ts'
import { readRaws } from '../../db/archive/read/readActivity.ts'
import { readChain } from '../../db/archive/read/readSyncTargets.ts'
import { readOutdated, readOutdatedOdd, type OutdatedOdd, type OutdatedRow } from '../../db/archive/read/readOutdated.ts'
import type { HistoryRow, RefreshedRow } from '../../db/archive/records/records.ts'
import { evmHashOf, syntheticHashOf } from '../evm/evmCounterpart.ts'
import { evmChainOf } from '../history/listDeps.ts'
import { createSignerReader, type SignerReader } from '../history/signerOf.ts'
import { archiveAccount } from '../syncTargets.ts'

/** What reading again needs. */
export interface RefreshDeps {
  archive: ReadDb
  ingest: Ingest
  registry: Registry
  txDecoder: Pick<TxDecoder, 'toRow' | 'toEvmRow'>
  accounts(): readonly Pick<Account, 'address'>[]
  log: Log
}

const STEP = 50

/**
 * Brings every stored row to the current decoder version; returns how many there were. Rows of addresses that are no longer watched, or of
 * chains that the registry no longer names, stay unchanged.
 * @throws AppError store.*; the signal's reason when aborted.
 */
export async function decodeAgain(deps: RefreshDeps, signal: AbortSignal, version = DECODER_VERSION): Promise<number> {
  const signers = createSignerReader()
  let refreshed = await refreshOdd(deps, signers, { signal, version })
  for (;;) {
    signal.throwIfAborted()
    const outdated = readOutdated(deps.archive, version, STEP)
    if (outdated.length === 0) return refreshed
    const raws = readRaws(
      deps.archive,
      outdated.map(({ txId }) => txId),
    )
    await deps.ingest.writeRefreshed(outdated.map((row, index) => reread(deps, signers, { row, raw: raws[index] ?? '', version })))
    refreshed += outdated.length
  }
}

function reread(
  deps: RefreshDeps,
  signers: SignerReader,
  { row, raw, version }: { row: OutdatedRow; raw: string; version: number },
): RefreshedRow {
  const { registry, accounts, log } = deps
  const chain = registry.chain(row.chainId)
  const json = parseJson(raw)
  const tx = row.form === 'cosmos' ? IndexerTx.safeParse(json).data : undefined
  const evm = chain === null ? null : knownEvm(deps, chain)
  const own = accounts().filter(({ address }) => row.accounts.includes(archiveAccount(address)))
  const readings = own.flatMap(({ address }) => {
    if (chain === null) return []
    const me = viewpointOf(chain, address)
    const read = tx === undefined ? readReceipt(deps, me, { row, json }) : deps.txDecoder.toRow(me, tx)
    if (read === null || 'reason' in read) return []
    const account = archiveAccount(address)
    const key = { account, chainId: row.chainId, stream: 'txs' } as const
    return [{ account, read, isSigner: tx === undefined ? null : signers.isSigner({ key, bech32: me.bech32 }, tx) }]
  })
  const [first] = readings
  if (first === undefined) log.warn('sync.readingKept', { chain: row.chainId, hash: row.hash })
  return {
    txId: row.txId,
    decoderVersion: version,
    text: first === undefined ? null : first.read,
    evmHash: tx === undefined || evm === null ? null : evmHashOf(evm, tx),
    unknownEvmHash: tx === undefined || evm?.syntheticTxs !== false ? null : syntheticHashOf(evm, tx),
    ...(first?.read.crossChainLegs === undefined ? {} : { crossChainLegs: first.read.crossChainLegs }),
    meanings: readings.map(({ account, read, isSigner }) => ({ account, meaning: read.meaning, isSigner })),
  }
}

function readReceipt(
  { txDecoder }: RefreshDeps,
  me: Viewpoint,
  { row, json }: { row: OutdatedRow; json: unknown },
): Omit<HistoryRow, 'raw'> | null {
  const receipt = row.form === 'evm' ? IndexerEvmTx.safeParse(json).data : undefined
  return receipt === undefined ? null : txDecoder.toEvmRow(me, receipt, row.time)
}

/** Retries unreadable records; returns how many became rows. */
async function refreshOdd(
  deps: RefreshDeps,
  signers: SignerReader,
  { signal, version }: { signal: AbortSignal; version: number },
): Promise<number> {
  let rows = 0
  for (;;) {
    signal.throwIfAborted()
    const odd = readOutdatedOdd(deps.archive, version, STEP)
    if (odd.length === 0) return rows
    for (const record of odd) {
      const { account, chainId, digest } = record
      const key = { account, chainId, stream: 'txs' } as const
      rows += await deps.ingest.writeOddRead({ key, digest, decoderVersion: version, row: readOdd(deps, signers, record) })
    }
  }
}

function readOdd(deps: RefreshDeps, signers: SignerReader, { account, chainId, raw }: OutdatedOdd) {
  const { registry, txDecoder, accounts } = deps
  const chain = registry.chain(chainId)
  const owner = accounts().find(({ address }) => archiveAccount(address) === account)
  const tx = IndexerTx.safeParse(parseJson(raw)).data
  if (chain === null || owner === undefined || tx === undefined) return null
  const me = viewpointOf(chain, owner.address)
  const read = txDecoder.toRow(me, tx)
  if ('reason' in read) return null
  const evm = knownEvm(deps, chain)
  const key = { account, chainId, stream: 'txs' } as const
  return { ...read, evmHash: evm === null ? null : evmHashOf(evm, tx), isSigner: signers.isSigner({ key, bech32: me.bech32 }, tx) }
}

function knownEvm({ registry, archive }: RefreshDeps, chain: ChainRecord) {
  return evmChainOf(registry, chain, readChain(archive, chain.id).syntheticTxs?.isYes ?? null)
}

function viewpointOf(chain: ChainRecord, address: Account['address']): Viewpoint {
  return { chain, bech32: withPrefix(address.bech32, chain.bech32Prefix), hex: address.hex }
}
