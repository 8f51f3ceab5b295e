// Protects signed hooks: a hook carries a sequence of its account on the destination, and any other transaction of that account there, sent
// before the hook is delivered, uses that sequence, so the money would arrive unconverted.
import { AppError } from '../../../../shared/domain/errors.ts'
import { phrase } from '../../../../shared/domain/phrase.ts'
import type { Transfer, TransferPhase } from '../../../../shared/contract/transfer/transfer.ts'
import type { Leg } from '../../../../shared/contract/transfer/transferLeg.ts'
import { currentLeg } from '../../../../shared/domain/transfer/legs.ts'
import type { CosmosClient } from '../../../clients/chains/cosmos/cosmosClient.ts'
import { isSameAccount } from '../../../platform/address.ts'
import { listLiveTransfers } from '../../../db/journal/transfers.ts'
import { signerOf } from '../tracking/txLookup.ts'
import type { StepDeps } from '../stepContext.ts'

/** An account on a chain. */
interface Place {
  chainId: string
  /** In either notation: on a rollup Ethereum transactions (0x…) and all others (bech32) share one sequence. */
  address: string
}

/** Phases in which a hook may still be delivered. After tracking has stopped this is unknown, and the account must not stay blocked. */
const HOOK_AWAITS: ReadonlySet<TransferPhase> = new Set(['authorised', 'built', 'signed', 'sending', 'sent', 'tracking'])
/** Phases of a transaction that may have used a sequence, or will without another word of the user. A draft is checked when it is signed. */
const LEG_AWAITS: ReadonlySet<TransferPhase> = new Set(['signed', 'sending', 'sent'])

interface HookDeps {
  db: StepDeps['db']
  chain(id: string): Pick<CosmosClient, 'height'>
}

/**
 * Refuses a transaction that would invalidate the hook of another transfer. After its timeout height a hook no longer runs, whatever
 * becomes of its transfer.
 * @throws AppError chain.nonceGap naming the transfer that waits; network.…, chain.… of the hook's chain.
 */
export async function requireUnspoiledHooks({ db, chain }: HookDeps, transfer: Transfer, place: Place): Promise<void> {
  const hooked = otherLive(db, transfer).filter((other) => HOOK_AWAITS.has(other.phase) && hooksAt(other, place).length > 0)
  if (hooked.length === 0) return
  const height = await chain(place.chainId).height()
  const waiting = hooked.find((other) =>
    hooksAt(other, place).some(({ timeoutHeight }) => timeoutHeight === null || timeoutHeight >= height),
  )
  if (waiting === undefined) return
  throw new AppError(
    'chain.nonceGap',
    phrase`Transfer ${waiting.number} still has to convert on this chain; another transaction would make it fail.`,
    {
      hint: 'Wait until it arrives, or cancel it first.',
      retry: 'later',
    },
  )
}

/**
 * Refuses to sign a hook while another transaction or hook of the same account on its chain is pending.
 * @throws AppError chain.nonceGap naming the transfer that waits.
 */
export async function requireQuietAccount(deps: HookDeps, transfer: Transfer, place: Place): Promise<void> {
  await requireUnspoiledHooks(deps, transfer, place)
  const waiting = otherLive(deps.db, transfer).find((other) => LEG_AWAITS.has(other.phase) && isPending(other, place))
  if (waiting === undefined) return
  throw new AppError('chain.nonceGap', phrase`Transfer ${waiting.number} has a pending transaction on the chain where this one converts.`, {
    hint: 'Finish or cancel it first, or the conversion will fail.',
    retry: 'later',
  })
}

function otherLive(db: StepDeps['db'], { id }: Transfer): Transfer[] {
  return listLiveTransfers(db).filter((other) => other.id !== id)
}

function hooksAt(transfer: Transfer, { chainId, address }: Place): Leg[] {
  const isHere = (leg: Leg) => leg.purpose === 'hook' && leg.chainId === chainId && isSameAccount(signerOf(transfer, leg), address)
  return transfer.signedHook === null ? [] : transfer.legs.filter(isHere)
}

function isPending(transfer: Transfer, { chainId, address }: Place): boolean {
  const leg = currentLeg(transfer)
  return leg !== null && leg.includedAt === null && leg.chainId === chainId && isSameAccount(signerOf(transfer, leg), address)
}
