// Holds what the router says of the end of a transfer against the chains: where they contradict it, they are believed.
import { compareUnits } from '../../shared/amount.ts'
import { AppError } from '../../shared/errors.ts'
import type { Release, Transfer, TransferFact } from '../../shared/transfer.ts'
import { currentQuote } from '../../shared/transferLegs.ts'
import { followChains, type Followed } from './followChains.ts'
import { requireLeg, type StepContext, type StepDeps } from './step.ts'

export type StatusFact = Extract<TransferFact, { type: 'status' }>

/** Ends that the chains can show. Of the others the router's word is all there is. */
const SHOWN: readonly StatusFact['outcome'][] = ['completed', 'legDone', 'unconverted', 'refunded', 'failed']

/** Nodes and their indexes trail by blocks, not by this: after it a balance that covers the amount is believed, marked as unconfirmed. */
const PATIENCE_MS = 30 * 60_000

/**
 * The fact to store: confirmed by the chains, corrected by them, or as the router says where no chain can be asked. While the
 * chains do not show what the router says, the transfer goes on and the difference is told.
 * @throws AppError router.contradicted.
 */
export async function confirmEnd(deps: StepDeps, { transfer, note }: StepContext, said: StatusFact): Promise<StatusFact> {
  if (!SHOWN.includes(said.outcome)) return said
  const followed = await followChains(deps, transfer)
  if (followed.place === 'arrived' || followed.place === 'returned') return { ...said, ...endOf(transfer, followed), reason: said.reason }
  // That a chain has not taken it contradicts its arrival, not its end elsewhere.
  const isOpen = followed.place === 'unseen' || (followed.place === 'untaken' && !saysArrived(said))
  if (isOpen && !(await isMissing(deps, transfer, said))) return said
  // Either way round: the computer's clock may have been set back since.
  const isOld = Math.abs(deps.clock.now() - (requireLeg(transfer).sentAt ?? deps.clock.now())) > PATIENCE_MS
  if (isOld && said.release !== null && (await isCovered(deps, transfer, said.release)) === true) return said
  const pending: StatusFact = { ...said, outcome: 'pending', release: null }
  if (JSON.stringify(pending.hops) !== JSON.stringify(transfer.hops)) note(pending)
  throw contradicted(deps, transfer, said)
}

function saysArrived({ outcome }: StatusFact): boolean {
  return outcome !== 'refunded' && outcome !== 'failed'
}

/** What the chains alone say: for a transfer that the router has given up. null while they do not show its end. */
export async function endByChains(deps: StepDeps, transfer: Transfer): Promise<StatusFact | null> {
  const followed = await followChains(deps, transfer)
  if (followed.place !== 'arrived' && followed.place !== 'returned') return null
  const { hops } = transfer
  return { type: 'status', at: deps.clock.now(), state: 'seen on the chain', hops, reason: null, ...endOf(transfer, followed) }
}

type Seen = Extract<Followed, { release: Release }>

function endOf(transfer: Transfer, followed: Seen): Pick<StatusFact, 'outcome' | 'release'> {
  const { release } = followed
  if (followed.place === 'returned') return { outcome: 'refunded', release }
  const isLast = currentQuote(transfer).quote.transactionsRequired <= 1
  if (!isLast) return { outcome: 'legDone', release }
  return { outcome: followed.isConverted ? 'completed' : 'unconverted', release }
}

/** Whether the chain named contradicts the router: none of the transactions it names is there, or the money is not. */
async function isMissing(deps: StepDeps, transfer: Transfer, said: StatusFact): Promise<boolean> {
  const { release } = said
  if (release === null || !canAsk(deps, release.chainId)) return false
  const hashes = said.hops.flatMap(({ fromChainId, toChainId, receiveHash, settleHash }) => [
    ...(toChainId === release.chainId && receiveHash !== null ? [receiveHash] : []),
    ...(fromChainId === release.chainId && settleHash !== null ? [settleHash] : []),
  ])
  if (hashes.length === 0) return (await isCovered(deps, transfer, release)) === false
  const found = await Promise.all(hashes.map((hash) => deps.chain(release.chainId).findTx(hash)))
  return found.every((tx) => tx === null || tx.code !== 0)
}

/** Whether the recipient, or the sender where it came back, has at least the amount; null where the chain cannot be asked. */
async function isCovered(deps: StepDeps, transfer: Transfer, release: Release): Promise<boolean | null> {
  if (release.amount === null || !canAsk(deps, release.chainId)) return null
  const { quote } = currentQuote(transfer)
  const holder =
    release.chainId === quote.request.toChainId
      ? transfer.recipient
      : (quote.addresses.find(({ chainId }) => chainId === release.chainId)?.address ?? transfer.sender)
  return compareUnits(await deps.chain(release.chainId).balance(holder, release.denom), release.amount) >= 0
}

function canAsk({ registry }: StepDeps, chainId: string): boolean {
  const chain = registry.chain(chainId)
  return chain !== null && chain.kind !== 'evm' && chain.endpoints.rpc !== null
}

function contradicted({ registry }: StepDeps, transfer: Transfer, said: StatusFact): AppError {
  const { release } = said
  const place = release?.chainId ?? currentQuote(transfer).quote.request.toChainId
  const name = registry.chain(place)?.name ?? place
  const says = saysArrived(said) ? 'has arrived' : 'has failed'
  return new AppError('router.contradicted', `The router says that this transfer ${says}, but ${name} does not show it.`, {
    hint: 'Waybill believes the chain and goes on looking.',
    retry: 'later',
  })
}
