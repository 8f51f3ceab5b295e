// Decodes a transaction that only the EVM list has. A receipt contains neither input nor value, so the logs are decoded.
// Sources: initia-labs/rollytics types/tx.go (EvmTx); EIP-20, EIP-721, EIP-1155.
import type { IndexerEvmTx } from '../../../wire/indexerEvm.ts'
import type { Registry } from '../../clients/chains/registry/registry.ts'
import type { CoinAmount, HistoryRow } from '../../db/archive/records/records.ts'
import { directionOf } from '../activity/direction.ts'
import { contractDenom, readLog, type LogMeaning } from './evmLogs.ts'
import { bech32Of, isZero, readLogs, readOthersLogs } from './evmParties.ts'
import { facts, isMine, meaning, type MessageMeaning, type NetworkMap, type Viewpoint } from '../decodeContext.ts'

/** What decoding a receipt needs. */
export interface EvmRowDeps {
  me: Viewpoint
  network: NetworkMap
  registry: Pick<Registry, 'asset'>
}

/**
 * Decodes a receipt from one address's viewpoint.
 * @param tx its block number is known to be a height.
 * @param time of its block, milliseconds since 1970, since receipts contain none.
 */
export function toEvmRow(deps: EvmRowDeps, tx: IndexerEvmTx, time: number): Omit<HistoryRow, 'raw'> {
  const { me } = deps
  const logs = tx.logs.flatMap((log) => readLog(log) ?? [])
  const movements = movementsOf(deps, logs)
  const read = readReceipt(tx, logs, { me, movements })
  const { kind, counterparty, method, otherChainId, about } = read
  return {
    hash: tx.transactionHash.replace(/^0x/, '').toUpperCase(),
    height: Number(tx.blockNumber),
    time,
    code: tx.status === '0' ? 1 : 0,
    memo: '',
    messageTypes: [],
    addresses: wordsOf(tx, logs, me),
    meaning: {
      kind,
      counterparty,
      method,
      otherChainId,
      direction: directionOf(kind, movements),
      movements,
      fee: feeOf(deps, tx),
      details: { about, facts: read.facts, more: 0 },
    },
  }
}

function movementsOf({ me, network }: EvmRowDeps, logs: readonly LogMeaning[]): CoinAmount[] {
  const net = new Map<string, bigint>()
  for (const log of logs) {
    if (log.what !== 'tokens') continue
    const denom = network.denomOf(me.chain.id, log.contract) ?? contractDenom(log.contract)
    const change = (isMine(me, log.to) ? log.amount : 0n) - (isMine(me, log.from) ? log.amount : 0n)
    net.set(denom, (net.get(denom) ?? 0n) + change)
  }
  return [...net].flatMap(([denom, amount]) => (amount === 0n ? [] : [{ denom, amount: amount.toString() }]))
}

/** Returns gasUsed times effectiveGasPrice in the chain's fee token, only where its unit is known to match the receipt's, 18 decimals. */
function feeOf({ me, registry }: EvmRowDeps, { from, gasUsed, effectiveGasPrice }: IndexerEvmTx): CoinAmount[] {
  const denom = me.chain.feeTokens[0]?.denom
  if (denom === undefined || gasUsed === null || effectiveGasPrice === null || !isMine(me, from)) return []
  const amount = BigInt(gasUsed) * BigInt(effectiveGasPrice)
  return amount > 0n && registry.asset(me.chain.id, denom).decimals === 18 ? [{ denom, amount: amount.toString() }] : []
}

interface ReceiptView {
  me: Viewpoint
  movements: readonly CoinAmount[]
}

function readReceipt(tx: IndexerEvmTx, logs: readonly LogMeaning[], { me, movements }: ReceiptView): MessageMeaning {
  const contract = tx.to ?? ''
  if (!isMine(me, tx.from)) return readOthers(tx, logs, { me, movements })
  if (tx.contractAddress !== null && contract === '')
    return meaning('contractCreated', { counterparty: tx.contractAddress, method: 'create' })
  const direct = readDirect(contract, logs, me)
  return direct ?? readLogs(logs, { me, contract, movements }) ?? meaning('evmCall', { counterparty: contract === '' ? null : contract })
}

/** Decodes a direct call of a token contract with a single log: a payment or a permission. */
function readDirect(contract: string, logs: readonly LogMeaning[], me: Viewpoint): MessageMeaning | null {
  const [only, ...rest] = logs
  if (only === undefined || rest.length > 0 || only.contract.toLowerCase() !== contract.toLowerCase()) return null
  const token = facts({ token: contract })
  if (only.what === 'tokens' && isMine(me, only.from)) {
    const kind = isZero(only.to) ? 'burned' : isMine(me, only.to) ? 'self' : 'sent'
    return meaning(kind, { counterparty: isZero(only.to) ? contract : bech32Of(me, only.to), facts: token })
  }
  if (only.what === 'approval' && isMine(me, only.owner)) {
    return meaning(only.amount === 0n ? 'approvalRevoked' : 'approved', { counterparty: bech32Of(me, only.spender), facts: token })
  }
  return null
}

/** Decodes another account's transaction: what it transferred to or from this one. */
function readOthers(tx: IndexerEvmTx, logs: readonly LogMeaning[], { me, movements }: ReceiptView): MessageMeaning {
  const fromLogs = readOthersLogs(logs, { me, sender: tx.from, movements })
  if (fromLogs !== null) return fromLogs
  const isAtMe = tx.to === null || isMine(me, tx.to)
  return meaning('evmCall', { counterparty: isAtMe ? bech32Of(me, tx.from) : tx.to })
}

function wordsOf(tx: IndexerEvmTx, logs: readonly LogMeaning[], me: Viewpoint): string {
  const parties = logs.flatMap((log) => ('from' in log ? [log.from, log.to] : [log.owner, log.spender]))
  const hex = [tx.from, tx.to ?? '', tx.contractAddress ?? '', ...logs.map(({ contract }) => contract), ...parties]
  return [...new Set(hex.filter((address) => address !== '').flatMap((address) => [address.toLowerCase(), bech32Of(me, address)]))].join(
    ' ',
  )
}
