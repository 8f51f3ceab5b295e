// Verifies the end that the router reports by a transaction: its events must show the holder's address, the asset and a sufficient amount,
// in a block later than the leg's sending.
import type { Release, Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { currentQuote } from '../../../../shared/domain/transfer/legs.ts'
import { isSameAccount } from '../../../platform/address.ts'
import { listTransfers } from '../../../db/journal/transfers.ts'
import { cosmosHash, viewOf } from './chainView.ts'
import { heightBefore } from '../quotes/balancesBefore.ts'
import { holderOn, placeOf } from './expectedOutcome.ts'
import { requireLeg, requireSigned, type StatusFact, type StepDeps } from '../stepContext.ts'

/**
 * Returns the money as a transaction shows it; null while none does.
 * @throws AppError network.…, chain.… of a node that does not answer.
 */
export async function findPayment(deps: StepDeps, transfer: Transfer, said: StatusFact, release: Release): Promise<Release | null> {
  const { chainId, denom } = release
  const view = viewOf(deps, chainId)
  const place = placeOf(transfer, release)
  if (view === null || place === null) return null
  const least = BigInt(place.least ?? '1')
  const isLater = await laterBlocks(deps, transfer, chainId)
  for (const hash of hashesOn(transfer, said, chainId)) {
    const found = await view.received(hash, holderOn(transfer, chainId), denom)
    if (found === null || found.amount < least || !(await isLater(found.height))) continue
    const left = found.amount - endedBy(deps, transfer, { chainId, denom, hash })
    if (left < least) continue
    // One transaction may contain several payments: the router's amount counts where it is plausible.
    const named = BigInt(release.amount ?? '-1')
    const amount = named >= least && named <= left ? named : left
    return { chainId, denom, amount: amount.toString(), isConfirmed: true }
  }
  return said.outcome === 'refunded' ? await findReturnedDeposit(deps, transfer, release) : null
}

/** Tolerance for clock differences between chains: an arrival may seem this much older than its sending. */
const MAX_SKEW_MS = 30_000

/**
 * Returns a test whether a block was made after the leg was sent: by the height recorded then, or by the chains' block times where none was
 * recorded.
 */
async function laterBlocks(deps: StepDeps, transfer: Transfer, chainId: string): Promise<(height: number) => Promise<boolean>> {
  const since = heightBefore(transfer, chainId)
  if (since !== null) return (height) => Promise.resolve(height > since)
  const { chainId: source, includedHeight } = requireLeg(transfer)
  const left = includedHeight === null ? null : ((await viewOf(deps, source)?.blockTime(includedHeight)) ?? null)
  return async (height) => {
    const made = left === null ? null : ((await viewOf(deps, chainId)?.blockTime(height)) ?? null)
    return left !== null && made !== null && made >= left - MAX_SKEW_MS
  }
}

/** Returns the hashes that the router names on a chain; where the route ends on its source chain, its own transaction may be the end. */
function hashesOn(transfer: Transfer, said: StatusFact, chainId: string): string[] {
  const leg = requireLeg(transfer)
  const own = requireSigned(leg).hash
  const named = said.hops.flatMap(({ fromChainId, toChainId, receiveHash, settleHash }) => [
    ...(toChainId === chainId && receiveHash !== null ? [receiveHash] : []),
    ...(fromChainId === chainId && settleHash !== null ? [settleHash] : []),
  ])
  return [...new Set(leg.chainId === chainId && said.outcome !== 'refunded' ? [own, ...named] : named)]
}

/**
 * Returns how much of a transaction's payment to the same holder already belongs to other transfers, in base units, so that no arrival
 * counts twice.
 */
function endedBy({ db }: StepDeps, transfer: Transfer, { chainId, denom, hash }: { chainId: string; denom: string; hash: string }): bigint {
  const holder = holderOn(transfer, chainId)
  const wanted = cosmosHash(hash)
  return listTransfers(db).reduce((sum, other) => {
    const { id, release, hops } = other
    const isHere = id !== transfer.id && release?.chainId === chainId && release.denom === denom
    const isNamed = hops.some(({ receiveHash, settleHash }) =>
      [receiveHash, settleHash].some((one) => one !== null && cosmosHash(one) === wanted),
    )
    return isHere && isNamed && isSameAccount(holderOn(other, chainId), holder) ? sum + BigInt(release.amount ?? '0') : sum
  }, 0n)
}

/**
 * Finds the refund of a deposit that a rollup rejected: it returns as a withdrawal paid out by the L1, which no router names.
 * Sources: initia-labs/OPinit x/opchild/keeper/msg_server.go (FinalizeTokenDeposit), x/ophost/types/event.go.
 */
async function findReturnedDeposit(deps: StepDeps, transfer: Transfer, { chainId, denom }: Release): Promise<Release | null> {
  const { hops, amountIn, request } = currentQuote(transfer).quote
  const leg = requireLeg(transfer)
  const isDeposit = hops[0]?.kind === 'opinit' && deps.registry.chain(chainId)?.kind === 'initia-l1'
  if (!isDeposit || chainId !== leg.chainId || denom !== request.fromDenom || leg.includedHeight === null) return null
  const to = holderOn(transfer, chainId)
  const wanted = { from: transfer.recipient, to, l1_denom: denom, amount: amountIn }
  const tx = await deps.chain(chainId).findTxByEvent('finalize_token_withdrawal', wanted)
  if (tx === null || tx.code !== 0 || tx.height <= leg.includedHeight) return null
  // Unconfirmed, because a withdrawal of the user's own looks the same.
  return { chainId, denom, amount: amountIn, isConfirmed: false }
}
