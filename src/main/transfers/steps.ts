// The other steps of the protocol: sign, send, register, poll. Each ends in one fact; the table at the end is all there is.
import { AppError } from '../../shared/errors.ts'
import type { Leg, Transfer, TransferFact, TransferStep } from '../../shared/transfer.ts'
import type { CosmosClient } from '../chains/cosmosClient.ts'
import { toStatus } from '../router/toStatus.ts'
import { openSigner } from '../signers/openSigner.ts'
import { getAccount } from '../store/journal/accounts.ts'
import { broadcast, findFate, type Sought } from '../transactions/broadcast.ts'
import { hashDocument } from '../transactions/cosmosDoc.ts'
import { build } from './build.ts'
import { expiredError, requireLeg, requireSigned, type Step, type StepContext, type StepDeps } from './step.ts'

/** The router may need this long to show what it took; registering again is no use before. */
const REGISTRATION_SETTLES_MS = 30_000

const sign: Step = async (deps, { transfer, consent, note }) => {
  const leg = requireLeg(transfer)
  if (consent !== leg.documentHash || hashDocument(leg.document) !== leg.documentHash) {
    throw new AppError('transfer.consentNeeded', 'The document to sign was not agreed to.', { hint: 'Read it again, then sign.' })
  }
  const account = getAccount(deps.db, transfer.accountId)
  await requireTime(deps, leg, note)
  // All that could fail is loaded before the device is asked: a signature must not get lost for want of code.
  const [codec, { assembleTx }] = await Promise.all([deps.codec(), import('../transactions/cosmosTx.ts')])
  let signature: Uint8Array
  try {
    signature = await openSigner(deps.device, account).signMessage(leg.document, () => {
      note({ type: 'asked', at: deps.clock.now() })
    })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'device.rejected') throw error
    const { code, message, hint, retry } = error
    return { type: 'declined', at: deps.clock.now(), reason: { code, message, hint, retry } }
  }
  if (account.signer.kind === 'watched') throw new Error('a watched account has signed')
  const { bytes, hash } = assembleTx(codec, { document: leg.document, signature, publicKey: account.signer.publicKey })
  return { type: 'signed', at: deps.clock.now(), signedTx: Buffer.from(bytes).toString('base64'), hash }
}

/** A signature after the timeout height would be worth nothing. */
async function requireTime(deps: StepDeps, leg: Leg, note: StepContext['note']): Promise<void> {
  if (leg.timeoutHeight === null || (await deps.chain(leg.chainId).height()) < leg.timeoutHeight) return
  note({ type: 'expired', at: deps.clock.now() })
  throw expiredError('The document is too old to be signed: its chain would refuse it.')
}

const send: Step = async (deps, context) => {
  const leg = requireLeg(context.transfer)
  const chain = deps.chain(leg.chainId)
  return context.transfer.phase === 'signed' ? await sendFirst(deps, context, chain, leg) : await sendAgain(deps, context, chain, leg)
}

/** Nothing was tried before: whether the transaction can still go out is known for sure. */
async function sendFirst(deps: StepDeps, { transfer, note }: StepContext, chain: CosmosClient, leg: Leg): Promise<TransferFact> {
  const { signedTx } = requireSigned(leg)
  const now = () => deps.clock.now()
  const height = await chain.height()
  if (leg.timeoutHeight !== null && height >= leg.timeoutHeight) return { type: 'expiredUnsent', at: now(), height }
  const account = await chain.account(transfer.sender)
  if (account !== null) {
    if (BigInt(account.sequence) > BigInt(leg.sequence)) return { type: 'superseded', at: now(), sequence: account.sequence }
    if (BigInt(account.sequence) < BigInt(leg.sequence)) throw lagging()
  }
  note({ type: 'sending', at: now() })
  const result = await broadcast(chain, signedTx)
  if (result.outcome === 'accepted') return { type: 'sent', at: now(), how: 'broadcast' }
  if (result.outcome === 'undecided') throw notTaken(result.log)
  return { type: 'refused', at: now(), code: result.code, log: result.log }
}

/**
 * A send was begun, and how it ended is not known: the chain is asked first, then the same bytes go out again. No refusal of
 * theirs is final: one that did arrive spends its sequence and its fee, and makes the chain refuse the next in many ways.
 */
async function sendAgain(deps: StepDeps, { transfer }: StepContext, chain: CosmosClient, leg: Leg): Promise<TransferFact> {
  const { signedTx } = requireSigned(leg)
  const now = () => deps.clock.now()
  const fate = await findFate(chain, soughtFor(transfer, leg))
  if (fate.fate === 'included') return { type: 'sent', at: now(), how: 'found' }
  if (fate.fate === 'superseded') return { type: 'superseded', at: now(), sequence: leg.sequence }
  if (fate.fate === 'expired') return { type: 'expiredUnsent', at: now(), height: fate.height }
  const result = await broadcast(chain, signedTx)
  if (result.outcome === 'accepted') return { type: 'sent', at: now(), how: 'broadcast' }
  throw notTaken(result.log)
}

function soughtFor({ sender }: Transfer, leg: Leg): Sought {
  return { hash: requireSigned(leg).hash, sender, sequence: leg.sequence, timeoutHeight: leg.timeoutHeight }
}

function lagging(): AppError {
  return new AppError('network.busy', 'The chain’s node does not know this account’s last transaction yet.', {
    hint: 'Nothing was sent. Try again in a moment.',
    retry: 'later',
  })
}

/** Whether it is on the chain all the same is found out by the next look. */
function notTaken(log: string): AppError {
  return new AppError('chain.refused', `The chain’s node does not take the transaction now: ${log.trim()}`, {
    hint: 'Waybill finds out whether it was sent before, and sends the same bytes again while they are valid.',
    retry: 'later',
  })
}

/** Blocks take seconds. */
const BLOCK_LATE_MS = 2 * 60_000

function isOverdue({ sentAt }: Leg, now: number): boolean {
  return sentAt !== null && now - sentAt > BLOCK_LATE_MS
}

function overdue({ registry }: StepDeps, { chainId, timeoutHeight }: Leg): AppError {
  const until = timeoutHeight === null ? '' : ` After block ${timeoutHeight} it can no longer be, and that is told.`
  return new AppError('network.busy', `${registry.chain(chainId)?.name ?? chainId} has taken the transaction into no block yet.`, {
    hint: `The chain may be slow or halted. Waybill goes on looking.${until}`,
    retry: 'later',
  })
}

/** First until a block holds the transaction: before that the router refuses it. Then until the router has taken it. */
const register: Step = async (deps, { transfer, signal }) => {
  const leg = requireLeg(transfer)
  if (leg.includedHeight === null) {
    const fate = await findFate(deps.chain(leg.chainId), soughtFor(transfer, leg))
    const at = deps.clock.now()
    if (fate.fate === 'open' && isOverdue(leg, at)) throw overdue(deps, leg)
    if (fate.fate === 'open') return null
    if (fate.fate === 'superseded') return { type: 'superseded', at, sequence: leg.sequence }
    if (fate.fate === 'expired') return { type: 'expiredUnsent', at, height: fate.height }
    const { height, code, log } = fate.tx
    return { type: 'included', at, height, code, log }
  }
  await deps.router().track({ chainId: leg.chainId, hash: requireSigned(leg).hash }, signal)
  return { type: 'registered', at: deps.clock.now() }
}

const poll: Step = async (deps, { transfer, signal }) => {
  const leg = requireLeg(transfer)
  const { hash } = requireSigned(leg)
  try {
    const status = await deps.router().status({ chainId: leg.chainId, hash }, signal)
    const { toChainId, toDenom } = transfer.quote.request
    const fact = toStatus(status, { toChainId, toDenom, plan: transfer.quote.hops, earlier: transfer.hops, now: deps.clock.now() })
    return isNews(transfer, fact) ? fact : null
  } catch (error) {
    const isForgotten = error instanceof AppError && error.code === 'router.notFound'
    // Either way round: the computer's clock may have been set back since.
    const isSettled = Math.abs(deps.clock.now() - (leg.registeredAt ?? 0)) >= REGISTRATION_SETTLES_MS
    if (isForgotten && isSettled) return { type: 'unregistered', at: deps.clock.now() }
    throw error
  }
}

function isNews(transfer: Transfer, fact: Extract<TransferFact, { type: 'status' }>): boolean {
  if (fact.outcome !== 'pending') return true
  const known = [transfer.hops, transfer.release, transfer.reason]
  const said = [fact.hops, fact.release ?? transfer.release, fact.reason ?? transfer.reason]
  return JSON.stringify(known) !== JSON.stringify(said)
}

/** The router had stopped watching; registering again makes it look again. Source: skip-mev/skip-go #1632. */
const retrack: Step = async (deps, { transfer, signal }) => {
  const leg = requireLeg(transfer)
  await deps.router().track({ chainId: leg.chainId, hash: requireSigned(leg).hash }, signal)
  return { type: 'registered', at: deps.clock.now() }
}

const unsupported: Step = () =>
  Promise.reject(new AppError('transfer.unsupported', 'Waybill cannot drive this step yet.', { hint: 'Choose another route.' }))

export const STEPS: Readonly<Record<TransferStep, Step>> = {
  signHook: unsupported,
  build,
  sign,
  send,
  register,
  poll,
  claim: unsupported,
  retrack,
}
