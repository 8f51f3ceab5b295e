// Explorer pages about any account, an NFT collection, and one token with its history.
import { AppError } from '../../../shared/domain/errors.ts'
import { phrase } from '../../../shared/domain/phrase.ts'
import type {
  ExplorerAccount,
  ExplorerCollection,
  ExplorerCollectionRow,
  ExplorerToken,
  ExplorerTokenRow,
  ExplorerTxRow,
} from '../../../shared/contract/history/explorer.ts'
import type { IndexerToken } from '../../../wire/indexerNfts.ts'
import { readBalances } from '../../clients/chains/cosmos/balances.ts'
import type { ListPage } from '../../clients/indexer/listPage.ts'
import {
  readAccountTokens,
  readCollection,
  readCollections,
  readCollectionTokens,
  readTokenEvents,
  readTokenTxs,
} from '../../clients/indexer/nfts.ts'
import { readAccountTxs, summaryOf } from '../../clients/indexer/txs.ts'
import { parseAddress } from '../../platform/address.ts'
import { unlessMissing, type Place } from './explorerDeps.ts'
import { listed, NOTHING_LISTED, turnOf, type From, type Listed } from './listPaging.ts'
import { accountOf, collectionRow, nftEventRow, tokenRow, txRow } from './rows.ts'
import { meaningReader } from './txMeaning.ts'

/** Reads the page of an account. @throws AppError account.badAddress; network.*, indexer.*. */
export async function readAccountPage(place: Place, { address: text }: { address: string }): Promise<ExplorerAccount> {
  const address = parseAddress(text, place.chain.bech32Prefix)
  const turn = turnOf(place, null)
  const [balances, txs, tokens] = await Promise.all([
    readBalancesIfAny(place, address.bech32),
    listAccountTxs(place, { address: text }),
    unlessMissing(readAccountTokens(place.request, place.target, { ...turn.request, account: address.bech32 })),
  ])
  const toRow = (token: IndexerToken) => tokenRow(place, token)
  return {
    ...address,
    accountId: accountOf(place, address.hex),
    balances,
    txs,
    tokens: tokens === null ? NOTHING_LISTED : listed(place, { operation: 'tokensByAccount', page: tokens, turn, toRow }),
  }
}

/** Reads balances from the chain's node; null where it cannot be reached or refuses: the page has more to show. */
async function readBalancesIfAny({ request, chain, signal }: Place, address: string): Promise<ExplorerAccount['balances']> {
  const { rest } = chain.endpoints
  if (rest === null) return null
  try {
    return await readBalances(request, { rest, address, signal })
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

/** Lists an account's transactions, newest first. @throws AppError account.badAddress, input.invalid; network.*, indexer.*. */
export async function listAccountTxs(place: Place, { address, cursor }: From & { address: string }): Promise<Listed<ExplorerTxRow>> {
  const account = parseAddress(address, place.chain.bech32Prefix).bech32
  const turn = turnOf(place, cursor)
  const page = await readAccountTxs(place.request, place.target, { ...turn.request, account })
  const meaningOf = meaningReader(place, account)
  return listed(place, {
    operation: 'txsByAccount',
    page,
    turn,
    toRow: (tx, _, record) => txRow(summaryOf(tx), meaningOf(record(), tx.txhash)),
  })
}

/** Lists all collections of the chain. @throws AppError input.invalid; network.*, indexer.*. */
export async function listCollections(place: Place, { cursor }: From): Promise<Listed<ExplorerCollectionRow>> {
  const turn = turnOf(place, cursor)
  const page = await readCollections(place.request, place.target, turn.request)
  return listed(place, { operation: 'collections', page, turn, toRow: collectionRow })
}

/** Reads the page of a collection. @throws AppError explorer.unknown; network.*, indexer.*. */
export async function readCollectionPage(place: Place, { collection }: { collection: string }): Promise<ExplorerCollection> {
  const { request, target, signal, chain } = place
  const [found, tokens] = await Promise.all([readCollection(request, target, { collection, signal }), listTokens(place, { collection })])
  if (found === null) throw new AppError('explorer.unknown', phrase`The ${chain.name} indexer has no collection at this address.`)
  return { ...collectionRow(found), tokens }
}

/** Lists the tokens of a collection. @throws AppError input.invalid; network.*, indexer.*. */
export async function listTokens(place: Place, { collection, cursor }: From & { collection: string }): Promise<Listed<ExplorerTokenRow>> {
  const turn = turnOf(place, cursor)
  // Sorted by token number, ascending: tokens have no natural newest.
  const request = { ...turn.request, newestFirst: false }
  const page = await readCollectionTokens(place.request, place.target, { ...request, collection })
  return listed(place, { operation: 'tokensByCollection', page, turn, toRow: (token) => tokenRow(place, token) })
}

/** Reads the page of a token. @throws AppError explorer.unknown; network.*, indexer.*. */
export async function readTokenPage(
  place: Place,
  { collection, tokenId }: { collection: string; tokenId: string },
): Promise<ExplorerToken> {
  const { request, target, chain } = place
  const turn = turnOf(place, null)
  const found = pick(await readCollectionTokens(request, target, { ...turn.request, collection, tokenId }), tokenId)
  if (found === null) throw new AppError('explorer.unknown', phrase`The ${chain.name} indexer has no such token.`)
  return { ...tokenRow(place, found), history: await readHistory(place, found) }
}

/** core-indexer searches for the number as a substring, so other tokens are filtered out. */
function pick(page: ListPage<IndexerToken>, tokenId: string): IndexerToken | null {
  for (const record of page.records()) if ('value' in record && record.value.tokenId === tokenId) return record.value
  return null
}

async function readHistory(place: Place, { collection, tokenId, objectAddress }: IndexerToken): Promise<Listed<ExplorerTxRow>> {
  const { request, target } = place
  const turn = turnOf(place, null)
  if (target.dialect === 'rollytics') {
    const page = await readTokenTxs(request, target, { ...turn.request, collection, tokenId })
    const meaningOf = meaningReader(place, null)
    return listed(place, {
      operation: 'nftTxs',
      page,
      turn,
      toRow: (tx, _, record) => txRow(summaryOf(tx), meaningOf(record(), tx.txhash)),
    })
  }
  if (objectAddress === null) return NOTHING_LISTED
  const page = await readTokenEvents(request, target, { ...turn.request, objectAddress })
  return listed(place, { operation: 'nftTxs', page, turn, toRow: nftEventRow })
}
