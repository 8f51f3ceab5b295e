// Records the balances of recipient and sender before a leg is sent, so that later only the change is attributed to it.
import { AppError } from '../../../../shared/domain/errors.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import type { Held } from '../../../../shared/contract/transfer/transferLeg.ts'
import { currentLeg, currentQuote, isRouterTracked } from '../../../../shared/domain/transfer/legs.ts'
import { isSettled } from '../../../../shared/domain/transfer/transferStateMachine.ts'
import { isSameAccount } from '../../../platform/address.ts'
import { listTransfers } from '../../../db/journal/transfers.ts'
import { viewOf } from '../tracking/chainView.ts'
import { holderOn, expectedEnd, legHops, placeOf, type Place } from '../tracking/expectedOutcome.ts'
import { requireLeg, type StepDeps } from '../stepContext.ts'

type HeldDeps = Pick<StepDeps, 'chain' | 'evm' | 'registry'>

/** Reads both balances; omits a chain that does not answer, so that it does not block sending. */
export async function readBalancesBefore(deps: HeldDeps, transfer: Transfer): Promise<Held[]> {
  if (!isRouterTracked(transfer)) return []
  const { fromChainId, fromDenom } = currentQuote(transfer).quote.request
  const read = await Promise.all([
    readOne(deps, transfer, expectedEnd(transfer)),
    readOne(deps, transfer, { chainId: fromChainId, denom: fromDenom }),
  ])
  return read.filter((held) => held !== null)
}

async function readOne(deps: HeldDeps, transfer: Transfer, { chainId, denom }: Pick<Place, 'chainId' | 'denom'>): Promise<Held | null> {
  const view = viewOf(deps, chainId)
  if (view === null) return null
  const address = holderOn(transfer, chainId)
  try {
    const [height, amount] = await Promise.all([view.height(), view.balance(address, denom)])
    return { chainId, address, denom, amount, height }
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

/** Returns the newest block of a chain before the leg was sent; null where it could not be read. */
export function heightBefore(transfer: Transfer, chainId: string): number | null {
  const leg = requireLeg(transfer)
  if (chainId === leg.chainId && leg.includedHeight !== null) return leg.includedHeight - 1
  return leg.held.find((held) => held.chainId === chainId)?.height ?? null
}

/**
 * Returns what other transfers have delivered to the same holder since the leg was sent, and what live ones will deliver, in base units, so
 * that no arrival counts twice.
 */
function broughtByOthers({ db }: Pick<StepDeps, 'db'>, transfer: Transfer, { chainId, denom }: Pick<Place, 'chainId' | 'denom'>): bigint {
  const holder = holderOn(transfer, chainId)
  const since = requireLeg(transfer).sentAt ?? 0
  return listTransfers(db).reduce((sum, other) => {
    const brought = isSettled(other.phase) && other.updatedAt >= since ? other.release : comingTo(other)
    const isHere = other.id !== transfer.id && brought?.chainId === chainId && brought.denom === denom
    return isHere && isSameAccount(holderOn(other, chainId), holder) ? sum + BigInt(brought.amount ?? '0') : sum
  }, 0n)
}

/** Returns what a sent transfer is expected to deliver at the end of its current leg; null for any other. */
function comingTo(transfer: Transfer): { chainId: string; denom: string; amount: string | null } | null {
  if (isSettled(transfer.phase) || (currentLeg(transfer)?.sentAt ?? null) === null) return null
  const { chainId, denom } = expectedEnd(transfer)
  const { quote } = currentQuote(transfer)
  return { chainId, denom, amount: quote.transactionsRequired <= 1 ? quote.amountOut : (legHops(transfer).at(-1)?.amountOut ?? null) }
}

/**
 * Returns whether the balance has grown since before the leg was sent by more than other transfers delivered: at the recipient by the
 * minimum output, at the sender back to its earlier value, less the fee where that is paid in the same asset.
 * @throws AppError network.…, chain.… of a node that does not answer.
 */
export async function hasGrown(
  deps: HeldDeps & Pick<StepDeps, 'db'>,
  transfer: Transfer,
  { chainId, denom }: Pick<Place, 'chainId' | 'denom'>,
): Promise<boolean> {
  const leg = requireLeg(transfer)
  const view = viewOf(deps, chainId)
  const place = placeOf(transfer, { chainId, denom })
  const before = leg.held.find((held) => held.chainId === chainId && held.denom === denom)
  if (view === null || before === undefined || place?.least === null || place === null) return false
  const now = BigInt(await view.balance(before.address, denom)) - broughtByOthers(deps, transfer, { chainId, denom })
  const { request, amountIn } = currentQuote(transfer).quote
  const isSource = chainId === request.fromChainId && denom === request.fromDenom
  if (!isSource) return now - BigInt(before.amount) >= BigInt(place.least)
  const fee = denom === leg.fee.denom ? BigInt(leg.fee.amount) : 0n
  // A fee as large as the amount would hide whether it was refunded.
  return fee < BigInt(amountIn) && now >= BigInt(before.amount) - fee
}
