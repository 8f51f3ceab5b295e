// Exports holdings as tables: coins and stakes, and NFTs, as last read.
import type { Account } from '../../../shared/contract/account.ts'
import { formatUnits } from '../../../shared/domain/amount.ts'
import type { Registry } from '../../clients/chains/registry/registry.ts'
import { isFreeAlready } from '../../decoding/activity/portfolio.ts'
import type { ReadDb } from '../../db/database.ts'
import { readHoldings } from '../../db/archive/read/readHoldings.ts'
import { readNftCollections, readNftTokens } from '../../db/archive/read/readNfts.ts'
import { readStakes } from '../../db/archive/read/readStakes.ts'
import { archiveAccount } from '../../sync/syncTargets.ts'
import { readLabelBook } from './labelBook.ts'
import { isoTime, type Table } from './tableWriter.ts'

/** What an export of holdings needs. */
export interface HoldingExportDeps {
  archive: ReadDb
  journal: ReadDb
  registry: Registry
  accounts: readonly Account[]
}

const HOLDING_COLUMNS = [
  'account',
  'account_label',
  'chain_id',
  'kind',
  'denom',
  'symbol',
  'is_verified',
  'amount',
  'amount_units',
  'decimals',
  'validator',
  'free_at',
  'label',
  'note',
  'read_at',
] as const

type HoldingLine = Record<(typeof HOLDING_COLUMNS)[number], string | number | null>

/** Builds the table of coins and stakes. Kinds: balance, and those of `STAKE_KINDS`. */
export function holdingTable(deps: HoldingExportDeps): Table<HoldingLine> {
  return { columns: HOLDING_COLUMNS, lines: () => holdingLines(deps), cells: (line) => line }
}

function* holdingLines({ archive, journal, registry, accounts }: HoldingExportDeps): Generator<HoldingLine> {
  const labels = readLabelBook(journal)
  for (const { address, label: accountLabel } of accounts) {
    const owner = [archiveAccount(address)]
    const balances = readHoldings(archive, owner).map((held) => ({ ...held, kind: 'balance', validator: '', completesAt: null }))
    const stakes = readStakes(archive, owner).filter((stake) => !isFreeAlready(stake, balances))
    for (const { chainId, kind, denom, amount, validator, completesAt, readAt } of [...balances, ...stakes]) {
      const { symbol, decimals, isVerified } = registry.asset(chainId, denom)
      const own = labels.of('asset', chainId, denom)
      yield {
        account: address.bech32,
        account_label: accountLabel,
        chain_id: chainId,
        kind,
        denom,
        symbol,
        is_verified: isVerified ? 'yes' : 'no',
        amount: formatUnits(amount, decimals),
        amount_units: amount,
        decimals,
        validator: validator === '' ? null : validator,
        free_at: isoTime(completesAt),
        label: own?.label ?? null,
        note: own?.note ?? null,
        read_at: isoTime(readAt),
      }
    }
  }
}

const NFT_COLUMNS = [
  'account',
  'account_label',
  'chain_id',
  'collection',
  'collection_name',
  'collection_label',
  'token_id',
  'label',
  'note',
  'is_hidden',
  'uri',
  'object_address',
  'first_seen_at',
  'left_at',
  'read_at',
] as const

type NftLine = Record<(typeof NFT_COLUMNS)[number], string | null>

/** Builds the table of NFTs; those no longer owned stay, with the time at which they were first missed. */
export function nftTable(deps: HoldingExportDeps): Table<NftLine> {
  return { columns: NFT_COLUMNS, lines: () => nftLines(deps), cells: (line) => line }
}

function* nftLines({ archive, journal, accounts }: HoldingExportDeps): Generator<NftLine> {
  const labels = readLabelBook(journal)
  for (const { address, label: accountLabel } of accounts) {
    const owner = [archiveAccount(address)]
    const names = new Map(readNftCollections(archive, owner).map(({ chainId, collection, name }) => [`${chainId} ${collection}`, name]))
    for (const token of readNftTokens(archive, owner, { left: true })) {
      const { chainId, collection, tokenId } = token
      const ofCollection = labels.of('collection', chainId, collection)
      const own = labels.of('nft', chainId, `${collection}/${tokenId}`)
      yield {
        account: address.bech32,
        account_label: accountLabel,
        chain_id: chainId,
        collection,
        collection_name: names.get(`${chainId} ${collection}`) ?? null,
        collection_label: ofCollection?.label ?? null,
        token_id: tokenId,
        label: own?.label ?? null,
        note: own?.note ?? null,
        is_hidden: ofCollection?.isHidden === true || own?.isHidden === true ? 'yes' : 'no',
        uri: token.uri,
        object_address: token.objectAddr === '' ? null : token.objectAddr,
        first_seen_at: isoTime(token.firstSeenAt),
        left_at: isoTime(token.leftAt),
        read_at: isoTime(token.readAt),
      }
    }
  }
}
