// What the recipient and the sender hold before a leg is sent: afterwards the change tells, not what was there all along.
import { AppError } from '../../../../shared/domain/errors.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import type { Held } from '../../../../shared/contract/transfer/transferLeg.ts'
import { currentLeg, currentQuote, isRouterTracked } from '../../../../shared/domain/transfer/legs.ts'
import { isSettled } from '../../../../shared/domain/transfer/machine.ts'
import { isSameAccount } from '../../../platform/address.ts'
import { listTransfers } from '../../../db/journal/transfers.ts'
import { viewOf } from '../follow/chainView.ts'
import { holderOn, legEnd, legHops, placeOf, type Place } from '../follow/legEnd.ts'
import { requireLeg, type StepDeps } from '../step.ts'

type HeldDeps = Pick<StepDeps, 'chain' | 'evm' | 'registry'>

/** Reads both; a chain that does not answer is left out, because it must not keep the user from sending. */
export async function readHeld(deps: HeldDeps, transfer: Transfer): Promise<Held[]> {
  if (!isRouterTracked(transfer)) return []
  const { fromChainId, fromDenom } = currentQuote(transfer).quote.request
  const read = await Promise.all([
    readOne(deps, transfer, legEnd(transfer)),
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

/** The newest block of a chain before the leg was sent; null where it could not be read. */
export function heightBefore(transfer: Transfer, chainId: string): number | null {
  const leg = requireLeg(transfer)
  if (chainId === leg.chainId && leg.includedHeight !== null) return leg.includedHeight - 1
  return leg.held.find((held) => held.chainId === chainId)?.height ?? null
}

/**
 * What other transfers have ended with at the same holder since the leg was sent, and what those under way will bring: no arrival
 * counts twice. Base units.
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

/** What a transfer that was sent is to bring where its current leg ends; null for any other. */
function comingTo(transfer: Transfer): { chainId: string; denom: string; amount: string | null } | null {
  if (isSettled(transfer.phase) || (currentLeg(transfer)?.sentAt ?? null) === null) return null
  const { chainId, denom } = legEnd(transfer)
  const { quote } = currentQuote(transfer)
  return { chainId, denom, amount: quote.transactionsRequired <= 1 ? quote.amountOut : (legHops(transfer).at(-1)?.amountOut ?? null) }
}

/**
 * Whether the balance has grown by the money since before the leg was sent, by more than other transfers have brought: at the
 * recipient by the least that counts, at the sender back to what it was, less the fee where that is paid in the same asset.
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
  // A fee as large as the money would hide whether it is back.
  return fee < BigInt(amountIn) && now >= BigInt(before.amount) - fee
}
