// Lists an account's withdrawals through the optimistic bridges of all rollups, and offers to claim those made elsewhere.
import { AppError, toErrorData } from '../../../../shared/domain/errors.ts'
import type { Account } from '../../../../shared/contract/account.ts'
import type { Quote } from '../../../../shared/contract/transfer/route.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { isBringingBack } from '../../../../shared/domain/transfer/legs.ts'
import { isSettled } from '../../../../shared/domain/transfer/transferStateMachine.ts'
import type { ClaimOffer, ListedWithdrawal, WithdrawalList } from '../../../../shared/contract/transfer/withdrawals.ts'
import type { ExecutorWithdrawal } from '../../../../wire/executor.ts'
import { readWithdrawals } from '../../../clients/chains/opinit/opinitExecutor.ts'
import type { Registry } from '../../../clients/chains/registry/registry.ts'
import { withPrefix } from '../../../platform/address.ts'
import type { Clock } from '../../../platform/world.ts'
import type { ReadDb } from '../../../db/database.ts'
import { getAccount } from '../../../db/journal/accounts.ts'
import { listTransfers } from '../../../db/journal/transfers.ts'
import { ownQuote } from '../quotes/ownQuote.ts'
import { claimFee, type FeeDeps } from '../quotes/quoteFees.ts'
import type { KeptQuote } from '../quotes/quoteRoute.ts'
import { bridgeOf, factsOf, proveWithdrawal, readProgress, type Bridge, type BridgeDeps, type ProvenWithdrawal } from './withdrawalProof.ts'

/** What listing withdrawals needs. */
export interface WithdrawalDeps extends BridgeDeps, FeeDeps {
  /** The journal. */
  db: ReadDb
  registry: Registry
  clock: Clock
  newId: () => string
  /** Stores a quote so that a transfer can be created from it. */
  keep: (kept: KeptQuote) => Quote
}

/** Validity of a claim offer: the proofs stay valid, the network fee may change. */
const CLAIM_OFFER_MS = 10 * 60_000
/** Estimated duration of a claim: one block. */
const CLAIM_SECONDS = 10

/**
 * Lists every withdrawal that the executors report for an account. A rollup that fails is listed as missing.
 * @throws AppError account.unknown.
 */
export async function listWithdrawals(
  deps: WithdrawalDeps,
  { accountId, signal }: { accountId: string; signal: AbortSignal },
): Promise<WithdrawalList> {
  const account = getAccount(deps.db, accountId)
  const transfers = listTransfers(deps.db)
  const rollups = deps.registry.chains.filter(({ executorUri, opBridgeId }) => executorUri !== null && opBridgeId !== null)
  const asked = await Promise.allSettled(rollups.map(({ id }) => listOf(deps, { account, transfers, bridge: bridgeOf(deps, id, signal) })))
  const withdrawals: ListedWithdrawal[] = []
  const missing: WithdrawalList['missing'] = []
  for (const [index, one] of asked.entries()) {
    if (one.status === 'fulfilled') withdrawals.push(...one.value)
    else if (one.reason instanceof AppError) missing.push({ chainId: rollups[index]?.id ?? '', error: toErrorData(one.reason) })
    else throw one.reason
  }
  return { withdrawals: withdrawals.toSorted((left, right) => (right.beganAt ?? 0) - (left.beganAt ?? 0)), missing }
}

interface Whose {
  account: Account
  transfers: readonly Transfer[]
  bridge: Bridge
}

async function listOf(deps: WithdrawalDeps, { account, transfers, bridge }: Whose): Promise<ListedWithdrawal[]> {
  const { executor, host, rollup } = bridge
  const address = withPrefix(account.address.bech32, rollup.bech32Prefix)
  const entries = await readWithdrawals(deps.request, { executor, signal: host.signal, address })
  // The executor may also return withdrawals of other accounts.
  const own = entries.filter(({ from, to }) => from === address || to === address)
  return await Promise.all(own.map((entry) => toListed(deps, { entry, bridge, transfers })))
}

async function toListed(
  deps: WithdrawalDeps,
  { entry, bridge, transfers }: { entry: ExecutorWithdrawal; bridge: Bridge; transfers: readonly Transfer[] },
): Promise<ListedWithdrawal> {
  const { sequence, from, to, amount, tx_time, tx_hash: hash } = entry
  const reference = { chainId: bridge.rollup.id, bridgeId: bridge.bridgeId, sequence }
  const beganAt = tx_time === null ? null : toMilliseconds(tx_time)
  return {
    ...reference,
    ...(await readProgress(deps, bridge, factsOf(entry, bridge), { entry, beganAt })),
    asset: deps.registry.asset(bridge.l1.id, amount.denom),
    amount: amount.amount,
    from,
    to,
    hash,
    beganAt,
    transferId: holderOf(transfers, { chainId: reference.chainId, sequence, hash })?.id ?? null,
    claim: null,
  }
}

/** Converts by the number of digits: versions of the executor report nanoseconds or seconds. */
function toMilliseconds(time: string): number {
  return time.length > 13 ? Math.floor(Number(time) / 1_000_000) : Number(time) * 1000
}

/** Returns the transfer that made a withdrawal, or that it brings back, ignoring transfers that ended without effect. */
function holderOf(transfers: readonly Transfer[], { chainId, sequence, hash }: { chainId: string; sequence: string; hash: string | null }) {
  const isIt = (one: Transfer['withdrawal'] | Quote['withdrawal']) => one?.chainId === chainId && one.sequence === sequence
  return transfers.find(({ phase, withdrawal, quote, legs }) => {
    const isCarried =
      isIt(withdrawal) || isIt(quote.withdrawal) || legs.some((leg) => hash !== null && leg.chainId === chainId && leg.hash === hash)
    return isCarried && (!isSettled(phase) || phase === 'claimed' || phase === 'refunded')
  })
}

/**
 * Returns a way to claim a withdrawal: the transfer that made it, or a quote for a new one.
 * @throws AppError account.unknown; withdrawal.unknown when it cannot be claimed (not yet, or no longer); network.…, chain.….
 */
export async function offerClaim(
  deps: WithdrawalDeps,
  { accountId, chainId, sequence, signal }: { accountId: string; chainId: string; sequence: string; signal: AbortSignal },
): Promise<ClaimOffer> {
  const account = getAccount(deps.db, accountId)
  // What brings a refused deposit back is claimed by a transfer of its own: the one that made the deposit only waits for it.
  const claiming = listTransfers(deps.db).filter((transfer) => !isBringingBack(transfer))
  const held = holderOf(claiming, { chainId, sequence, hash: null })
  if (held !== undefined) return { transferId: held.id, quote: null }
  const bridge = bridgeOf(deps, chainId, signal)
  const proven = await proveWithdrawal(deps, bridge, { chainId, bridgeId: bridge.bridgeId, sequence })
  await requireClaimable(deps, bridge, proven)
  const fee = claimFee(deps.registry, bridge.l1.id)
  const quote = claimQuote(deps, { account, bridge, proven, fees: fee === null ? [] : [fee] })
  const sender = withPrefix(account.address.bech32, bridge.l1.bech32Prefix)
  return { transferId: null, quote: deps.keep({ quote, operations: '[]', sender, recipient: proven.to }) }
}

async function requireClaimable(deps: WithdrawalDeps, bridge: Bridge, proven: ProvenWithdrawal): Promise<void> {
  const { stage } = await readProgress(deps, bridge, proven, { entry: toEntry(proven), beganAt: null })
  if (stage === 'claimable') return
  const says = stage === 'claimed' ? 'This withdrawal has already been claimed.' : 'This withdrawal can’t be claimed yet.'
  throw new AppError('withdrawal.unknown', says, {
    hint: stage === 'claimed' ? 'The recipient has the funds.' : 'It can be claimed after the challenge period.',
    retry: stage === 'claimed' ? 'never' : 'later',
  })
}

/** Converts a proven withdrawal to the executor's form. */
function toEntry(proven: ProvenWithdrawal): ExecutorWithdrawal {
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
  return {
    sequence: proven.sequence,
    from: proven.from,
    to: proven.to,
    amount: { denom: proven.denom, amount: proven.amount },
    bridge_id: proven.bridgeId,
    output_index: proven.outputIndex,
    withdrawal_proofs: proven.proofs.map(base64),
    version: base64(proven.version),
    storage_root: base64(proven.storageRoot),
    last_block_hash: base64(proven.lastBlockHash),
    tx_time: null,
    tx_hash: null,
  }
}

interface Claimed {
  account: Account
  bridge: Bridge
  proven: ProvenWithdrawal
  fees: Quote['fees']
}

function claimQuote({ registry, clock, newId }: WithdrawalDeps, { account, bridge, proven, fees }: Claimed): Quote {
  const { denom, amount, to, sequence, bridgeId } = proven
  const [asset, now, l1] = [registry.asset(bridge.l1.id, denom), clock.now(), bridge.l1.id]
  return ownQuote({
    id: newId(),
    task: 'claim',
    withdrawal: { chainId: bridge.rollup.id, bridgeId, sequence },
    request: {
      accountId: account.id,
      fromChainId: l1,
      fromDenom: denom,
      toChainId: l1,
      toDenom: denom,
      amount,
      recipient: to,
      slippagePercent: '0',
    },
    from: asset,
    fees,
    durationSeconds: CLAIM_SECONDS,
    addresses: [{ chainId: l1, address: to, role: 'recipient', isSignable: true }],
    quotedAt: now,
    expiresAt: now + CLAIM_OFFER_MS,
    obstacle: account.signer.kind === 'watched' ? 'watchOnly' : null,
  })
}
