// Converts indexer records to rows of the explorer's lists.
import type { ExplorerBlockRow, ExplorerCollectionRow, ExplorerTokenRow, ExplorerTxRow } from '../../../shared/contract/history/explorer.ts'
import type { IndexerBlock } from '../../../wire/indexerBlocks.ts'
import type { CoreNftTx, IndexerCollection, IndexerToken } from '../../../wire/indexerNfts.ts'
import type { TxSummary } from '../../../wire/indexerTxs.ts'
import { plainHash } from '../../clients/indexer/txHash.ts'
import { withPrefix } from '../../platform/address.ts'
import { timeIfAny } from '../../decoding/recordTime.ts'
import { ownerOf, type Place } from './explorerDeps.ts'

/** Converts decimal text that is known to be a small integer, such as a height. */
export function numberOf(text: string | null): number | null {
  return text === null ? null : Number(text)
}

/** Converts a block. */
export function blockRow(block: IndexerBlock): ExplorerBlockRow {
  return {
    height: Number(block.height),
    time: timeIfAny(block.time),
    txCount: numberOf(block.txCount),
    proposer: block.proposer?.moniker ?? block.proposer?.address ?? null,
  }
}

/** Converts a transaction summary. */
export function txRow({ hash, height, time, isFailed, messageTypes, sender }: TxSummary, said: ExplorerTxRow['said']): ExplorerTxRow {
  return {
    hash,
    height: Number(height),
    time: timeIfAny(time),
    isFailed,
    messageTypes: messageTypes.map((type) => type.replace(/^\//, '')),
    sender,
    note: null,
    said,
  }
}

/** Converts core-indexer's NFT event; it has no height. */
export function nftEventRow(event: CoreNftTx): ExplorerTxRow {
  const note =
    event.is_nft_mint === true ? 'mint' : event.is_nft_burn === true ? 'burn' : event.is_nft_transfer === true ? 'transfer' : null
  return {
    hash: plainHash(event.txhash),
    height: null,
    time: timeIfAny(event.timestamp),
    isFailed: false,
    messageTypes: [],
    sender: null,
    note,
    said: null,
  }
}

/** Converts a collection. */
export function collectionRow(collection: IndexerCollection): ExplorerCollectionRow {
  const { address, name, originName, creator, description, uri, tokenCount } = collection
  return { address, name, originName, creator, description, uri, tokenCount }
}

/** Converts a token, with the user's account that owns it. */
export function tokenRow(place: Place, token: IndexerToken): ExplorerTokenRow {
  return {
    collection: token.collection,
    collectionName: token.collectionName,
    tokenId: token.tokenId,
    owner: token.owner,
    accountId: accountOf(place, token.owner),
    uri: token.uri,
    objectAddress: token.objectAddress,
    height: token.height,
    isBurned: token.isBurned,
  }
}

/** Returns the user's account behind an address of this chain. */
export function accountOf(place: Place, address: string | null): string | null {
  return ownerOf(place, address, (bech32) => withPrefix(bech32, place.chain.bech32Prefix))
}
