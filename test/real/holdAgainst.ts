// Compares one account on one chain: everything that the local copy holds with everything that its indexer and its node return.
import type { ChainRecord } from '../../src/main/clients/chains/registry/registry.ts'
import type { ReadDb } from '../../src/main/db/database.ts'
import { withPrefix } from '../../src/main/platform/address.ts'
import type { AccountAddress } from '../../src/shared/contract/account.ts'
import type { FetchLike } from '../../src/wire/world.ts'
import { compareRows, type Row, type Verdict } from './compare.ts'
import { denomsOf, isIn, readHeldCopy, type HeldCopy, type HeldTx } from './heldCopy.ts'
import { sendersHeld, sendersTold } from './senders.ts'
import { knowsEvmTx, readBalances, readDenom, readWholeList, SourceCall, SourceNft, SourceReceipt, SourceTx } from './source.ts'

export interface Subject {
  fetch: FetchLike
  archive: ReadDb
  chain: ChainRecord
  address: AccountAddress
}

/** Returns whether a chain has an indexer whose lists are copied. */
export function isCopied({ kind, endpoints }: ChainRecord): boolean {
  return (kind === 'initia-l1' || kind === 'initia-rollup') && endpoints.indexer !== null
}

/**
 * One verdict a stream. Nothing may arrive meanwhile: what came after the last copying counts as missing.
 * @throws Error when a server does not answer as it should.
 */
export async function holdAgainst(subject: Subject): Promise<Verdict[]> {
  const { fetch, archive, chain, address } = subject
  const { indexer, rest } = chain.endpoints
  if (indexer === null) throw new Error(`${chain.id} has no indexer`)
  const me = address.hex.toLowerCase()
  const bech32 = withPrefix(address.bech32, chain.bech32Prefix)
  const held = readHeldCopy(archive, { account: me.slice(2), chainId: chain.id })
  const list = <T>(path: string, name: string, row: Parameters<typeof readWholeList<T>>[1]['row']) =>
    readWholeList(fetch, { url: `${indexer}/indexer/${path}/by_account/${bech32}`, list: name, row })
  const txs = (await list('tx/v1/txs', 'txs', SourceTx)) ?? []
  const isEvm = chain.vm === 'evm'
  const receipts = isEvm ? ((await list('tx/v1/evm-txs', 'txs', SourceReceipt)) ?? []) : []
  const calls = isEvm ? ((await list('tx/v1/evm-internal-txs', 'internal_txs', SourceCall)) ?? []) : []
  const nfts = (await list('nft/v1/tokens', 'tokens', SourceNft)) ?? []
  const senders = sendersTold({ txs, receipts }, me)
  return [
    compareRows('transactions', held.txs.filter((tx) => isIn('txs', tx)).map(txRow), txs.map(toldTxRow)),
    ...(isEvm
      ? [
          compareRows('EVM transactions', held.txs.filter((tx) => isIn('evmTxs', tx)).map(evmRow), receiptRows(receipts, me)),
          await compareEvmHashes(subject, held, receipts),
          compareRows('EVM internal calls', held.calls.map(callRow), calls.map(toldCallRow)),
        ]
      : []),
    compareRows('NFTs', held.nfts.map(nftRow), nfts.filter(({ nft }) => nft.is_burned !== true).map(toldNftRow)),
    ...(rest === null ? [] : [compareRows('balances', held.holdings.map(coinRow), (await readBalances(fetch, rest, bech32)).map(coinRow))]),
    compareRows('senders', sendersHeld(held.txs, senders), senders),
    ...(rest === null || !isEvm ? [] : [await compareDenoms(fetch, rest, held)]),
  ]
}

const txRow = ({ hash, height, code }: HeldTx): Row => ({ name: hash, facts: { height: String(height), code: String(code) } })
const toldTxRow = ({ txhash, height, code }: SourceTx): Row => ({ name: txhash, facts: { height, code: String(code ?? 0) } })

const evmRow = ({ evm_hash, height, code, is_signer }: HeldTx): Row => ({
  name: evm_hash,
  facts: { height: String(height), failed: String(code !== 0), signer: is_signer === null ? null : String(is_signer === 1) },
})
const receiptRows = (receipts: readonly SourceReceipt[], me: string): Row[] =>
  receipts.map(({ transactionHash, blockNumber, status, from }) => ({
    name: transactionHash,
    facts: { height: blockNumber, failed: String(status !== '1'), signer: String(from === me) },
  }))

const callRow = ({ evm_hash, position, height, kind, sender, recipient, value }: HeldCopy['calls'][number]): Row => ({
  name: `${evm_hash}/${position}`,
  facts: { height: String(height), kind, from: sender, to: recipient, value },
})
const toldCallRow = ({ hash, index, height, type, from, to, value }: SourceCall): Row => ({
  name: `${hash}/${index}`,
  facts: { height, kind: type, from: from ?? '', to: to ?? '', value: value ?? '0' },
})

const nftRow = ({ collection, token_id, uri }: HeldCopy['nfts'][number]): Row => ({ name: `${collection}/${token_id}`, facts: { uri } })
const toldNftRow = ({ collection_addr, nft }: SourceNft): Row => ({
  name: `${collection_addr}/${nft.token_id}`,
  facts: { uri: nft.uri ?? '' },
})

const coinRow = ({ denom, amount }: { denom: string; amount: string }): Row => ({ name: denom, facts: { amount } })

/** Checks that every EVM hash that the copy shows is known to the EVM: hashes in no list are asked of the node. */
async function compareEvmHashes({ fetch, chain }: Subject, { txs }: HeldCopy, receipts: readonly SourceReceipt[]): Promise<Verdict> {
  const listed = new Set(receipts.map(({ transactionHash }) => transactionHash))
  const shown = txs.map(({ evm_hash }) => evm_hash).filter((hash) => hash !== '')
  const { jsonRpc } = chain.endpoints
  const told: Row[] = []
  for (const hash of new Set(shown)) {
    if (listed.has(hash) || (jsonRpc !== null && (await knowsEvmTx(fetch, jsonRpc, hash)))) told.push({ name: hash, facts: {} })
  }
  const held = shown.map((name) => ({ name, facts: {} }))
  return compareRows('EVM hashes', held, told)
}

const CONTRACT_DENOM = /^evm\/(?:0x)?([0-9a-f]{40})$/i

/** A coin that is named by its contract must have no other name at the bank. */
async function compareDenoms(fetch: FetchLike, rest: string, held: HeldCopy): Promise<Verdict> {
  const rows: { held: Row; told: Row }[] = []
  for (const denom of denomsOf(held)) {
    const contract = CONTRACT_DENOM.exec(denom)?.[1]
    const bank = contract === undefined ? null : await readDenom(fetch, rest, `0x${contract}`)
    const isSame = bank === null || bank.toLowerCase() === denom.toLowerCase()
    rows.push({ held: { name: denom, facts: { denom } }, told: { name: denom, facts: { denom: isSame ? denom : bank } } })
  }
  return compareRows(
    'denominations',
    rows.map((row) => row.held),
    rows.map((row) => row.told),
  )
}
