// Indexes transfers in memory: which transfer a transaction belongs to, and which money is in transit, so that a page of history need not
// read every transfer.
import type { Portfolio } from '../../../shared/contract/history/portfolio.ts'
import type { Transfer, TransferPhase } from '../../../shared/contract/transfer/transfer.ts'
import { isClaimLeg } from '../../../shared/domain/transfer/legs.ts'
import { movesMoney } from '../../../shared/domain/transfer/ownActions.ts'
import type { Registry } from '../../clients/chains/registry/registry.ts'
import type { TransferOf } from '../../decoding/activity/activityItem.ts'
import type { ReadDb } from '../../db/database.ts'
import { listTransfers } from '../../db/journal/transfers.ts'

/** The index of transfers. */
export interface TransferIndex {
  /** Returns the transfer that sent or delivered a transaction, by either of its hashes; null for a transaction without one. */
  transferOf: TransferOf
  /** Returns money that left one chain and has not arrived on the other, newest first: of one account, or null = of all. */
  moving(accountId: string | null): Portfolio['moving']
  /** Returns the transfers that carry it. */
  underWay(): Transfer[]
  /** Updates the index after a change. */
  refresh(transfer: Transfer): void
}

/** Phases in which the money is in transit, and those of a claim before it is sent: until then the money lies in the bridge. */
const MOVING: ReadonlySet<TransferPhase> = new Set(['sent', 'tracking', 'claimable', 'stopped'])
const CLAIMING: ReadonlySet<TransferPhase> = new Set(['built', 'signed', 'sending'])

function isMoving(transfer: Transfer): boolean {
  const { phase, quote } = transfer
  return movesMoney(quote) && (MOVING.has(phase) || (CLAIMING.has(phase) && isClaimLeg(transfer)))
}

/** Reads every transfer once. */
export function createTransferIndex(db: ReadDb, registry: Pick<Registry, 'chain'>): TransferIndex {
  // EVM hashes are keyed by EVM chain id: a rollup may also be listed as a plain EVM chain.
  const keyOf = (chainId: string, hash: string) => {
    const evmChainId = hash.startsWith('0x') ? registry.chain(chainId)?.evmChainId : undefined
    return `${evmChainId ?? chainId}/${hash.replace(/^0x/iu, '').toUpperCase()}`
  }
  const byTransaction = new Map<string, string>()
  const underWay = new Map<string, Transfer>()
  const take = (transfer: Transfer) => {
    for (const { chainId, hash } of transactionsOf(transfer)) byTransaction.set(keyOf(chainId, hash), transfer.id)
    if (isMoving(transfer)) underWay.set(transfer.id, transfer)
    else underWay.delete(transfer.id)
  }
  for (const transfer of listTransfers(db)) take(transfer)
  return {
    transferOf: (chainId, hash, evmHash) =>
      byTransaction.get(keyOf(chainId, hash)) ?? (evmHash === null ? null : (byTransaction.get(keyOf(chainId, `0x${evmHash}`)) ?? null)),
    moving: (accountId) =>
      [...underWay.values()]
        .filter(({ quote }) => accountId === null || quote.request.accountId === accountId)
        .toSorted((left, right) => right.number - left.number)
        .map(toMoving),
    underWay: () => [...underWay.values()],
    refresh: take,
  }
}

/** Returns its own transactions, and those by which bridges forwarded the money or gave it back. */
function transactionsOf({ legs, hops }: Transfer): { chainId: string; hash: string }[] {
  const found = [
    ...legs.map(({ chainId, hash }) => ({ chainId, hash })),
    ...hops.flatMap(({ fromChainId, toChainId, sendHash, receiveHash, settleHash }) => [
      { chainId: fromChainId, hash: sendHash },
      { chainId: toChainId, hash: receiveHash },
      { chainId: fromChainId, hash: settleHash },
    ]),
  ]
  return found.flatMap(({ chainId, hash }) => (hash === null ? [] : [{ chainId, hash }]))
}

function toMoving({ id, quote }: Transfer): Portfolio['moving'][number] {
  const { request, from, amountIn } = quote
  return {
    transferId: id,
    fromChainId: request.fromChainId,
    toChainId: request.toChainId,
    symbol: from.symbol,
    decimals: from.decimals,
    amount: amountIn,
  }
}
