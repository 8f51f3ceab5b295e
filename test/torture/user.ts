// The user of a torture world: asks for quotes, agrees, signs, sends, changes its mind, clicks twice, and loses patience.
import { keccak256 } from 'viem'
import { readSoFar, typeOf } from '../../src/practice/device/ethereum/ethereumTx.ts'
import { shownFields, transactionPrompt } from '../../src/practice/device/ethereum/transactionPages.ts'
import { fromHex } from '../../src/practice/keys/bytes.ts'
import { AppError } from '../../src/shared/domain/errors.ts'
import type { Transfer, TransferView } from '../../src/shared/contract/transfer/transfer.ts'
import type { Leg } from '../../src/shared/contract/transfer/transferLeg.ts'
import { currentLeg } from '../../src/shared/domain/transfer/legs.ts'
import { nextStep, offeredSteps } from '../../src/shared/domain/transfer/nextStep.ts'
import type { PracticeNetwork } from '../../src/practice/network.ts'
import { actionOf } from '../../src/shared/domain/transfer/ownActions.ts'
import { actionKinds, markOf, type OfferKind } from './actionKinds.ts'
import type { App } from './appProcess.ts'
import type { SeededRandom } from './seededRandom.ts'
import { kindsOf, type Kind } from './kinds.ts'
import type { Schedule } from './schedule.ts'

type Client = App['client']

export interface User {
  chance: SeededRandom
  kinds: OfferKind[]
  accounts: { ethereum: string; cosmos: string }
  /** Transfers to make in all. */
  wanted: number
  /** Documents that were agreed to. */
  consents: string[]
  /** Transfers that the app has said to have made. */
  made: Set<string>
  /** Kinds that could not be had, with the reason. */
  refusals: string[]
  /** Transfers without an end that were left as they are. */
  given: Set<string>
  /** Own actions that the chain refused before they were signed. */
  turnedAway: number
}

/** What the user works with. */
export interface Desk {
  client: App['client']
  practice: PracticeNetwork
  schedule: Schedule
}

export function newUser(practice: PracticeNetwork, chance: SeededRandom, wanted: number): User {
  const denomOf = (chainId: string, symbol: string) => {
    const listed = (practice.network.assets[chainId] ?? []) as { base: string; symbol: string }[]
    const found = listed.find((asset) => asset.symbol === symbol)
    if (found === undefined) throw new Error(`${symbol} is not listed on ${chainId}`)
    return found.base
  }
  const [, one] = practice.accounts
  const other = { init: one?.bech32 ?? '', hex: one?.hex ?? '', harbour: practice.harbourAddress }
  const kinds = [...kindsOf(denomOf, other).map(offerOf), ...actionKinds(other.init)]
  const accounts = { ethereum: '', cosmos: '' }
  return { chance, kinds, accounts, wanted, consents: [], made: new Set(), refusals: [], given: new Set(), turnedAway: 0 }
}

/** The kind of a transfer or own action. */
export function kindOf({ kinds }: User, { quote }: Transfer): string {
  const kind = kinds.find(({ mark }) => mark === markOf(quote))
  if (kind === undefined) throw new Error(`nobody asked for ${markOf(quote)}`)
  return kind.name
}

/** Outcomes where the router reports an end that no chain will ever show. */
const UNSHOWN: ReadonlySet<string> = new Set(['lying', 'failed'])

/** What never ends though the router says so has no end: the app must go on looking, and say why. */
export function giveUpOnLies(practice: PracticeNetwork, user: User, live: readonly TransferView[]): void {
  for (const { transfer, trouble } of live) {
    const trace = practice.trace(currentLeg(transfer)?.hash ?? '')
    if (UNSHOWN.has(trace?.outcome ?? '') && trace?.end !== null && trouble?.code === 'router.contradicted') user.given.add(transfer.id)
  }
}

/** Whether an Ethereum transaction waits that may be sped up or cancelled. */
export function isWaiting({ transfer, running }: TransferView): boolean {
  return running === null && offeredSteps(transfer).length > 0
}

export async function replace(desk: Desk, user: User, { transfer: { id, version } }: TransferView): Promise<void> {
  const step = user.chance.pick(['speedUp', 'abort'] as const)
  await expecting(desk, user, step, async () => {
    await desk.client['transfers.step']({ id, version, step, consent: null })
  })
}

const OUTCOMES = [
  'refunded',
  'timedOut',
  'strandedOnTheWay',
  'slow',
  'abandoned',
  'pendingError',
  'unknownState',
  'unconverted',
  'failed',
  'lying',
  'lyingElsewhere',
] as const
const EVM_OUTCOMES = ['stuck', 'dropped', 'reverted'] as const

/** A transfer as something to ask for. */
function offerOf({ name, app, request, variant, spender }: Kind): OfferKind {
  const { fromChainId: chainId, fromDenom: contract } = request
  return {
    name,
    app,
    mark: request.amount,
    offer: async (client, accountId) => {
      if (spender !== undefined) return await client['permissions.revoke']({ accountId, kind: 'token', chainId, contract, spender })
      const { offers } = await client['quotes.request']({ ...request, accountId, slippagePercent: '0.5' })
      return offers.find((one) => one.variant === variant) ?? null
    },
  }
}

/** Asks for a quote and makes a transfer of it, agreeing to what must be agreed to. */
export async function make(desk: Desk, user: User, kind: OfferKind): Promise<void> {
  const { client, practice } = desk
  const accountId = user.accounts[kind.app]
  await expecting(desk, user, kind.name, async () => {
    const quote = await kind.offer(client, accountId, user.chance)
    // The router could be asked for another way only, or the account has nothing for it; the next try may have it.
    if (quote === null) return
    const { transfer } = await client['transfers.create']({ quoteId: quote.id, accepted: quote.gates.map((gate) => gate.kind) })
    user.made.add(transfer.id)
    if (user.chance.happens(0.3)) practice.faults.nextTransfer(user.chance.pick(OUTCOMES))
    if (user.chance.happens(0.1)) practice.faults.evm.setNextEvmOutcome(user.chance.pick(EVM_OUTCOMES))
  })
}

/** Does the user's next step of a transfer; now and then a different one, or the same twice. */
export async function act(desk: Desk, user: User, { transfer }: TransferView): Promise<void> {
  const { client, practice } = desk
  const { id, version } = transfer
  const step = nextStep(transfer)?.step
  if (step === undefined) return
  await expecting(desk, user, kindOf(user, transfer), async () => {
    if ((transfer.phase === 'built' || transfer.phase === 'signed') && user.chance.happens(0.02)) {
      await client['transfers.cancel']({ id, version })
      return
    }
    if (step === 'build' && (needsQuote(transfer) || (isOld(transfer, desk.schedule.now()) && user.chance.happens(0.7)))) {
      await renew(client, transfer)
      return
    }
    const leg = currentLeg(transfer)
    const consent = step === 'sign' ? (leg?.documentHash ?? null) : null
    if (step === 'sign' && leg !== null) {
      user.consents.push(shownFor(leg))
      practice.device.openApp(leg.mode === 'aminoJson' ? 'Cosmos' : 'Ethereum')
    }
    const once = () => client['transfers.step']({ id, version, step, consent })
    // Two windows, or a click repeated.
    const replies = await Promise.allSettled(user.chance.happens(0.2) ? [once(), once()] : [once()])
    const reasons = replies.flatMap((reply) => (reply.status === 'rejected' ? [reply.reason as unknown] : []))
    if (reasons.length < replies.length) return
    if (step === 'build' && actionOf(transfer.quote) !== null && reasons.some(isRefusal)) {
      user.turnedAway += 1
      await client['transfers.cancel']({ id, version })
      return
    }
    const isOutdated = reasons.some((reason) => reason instanceof AppError && reason.code === 'transfer.requoteNeeded')
    if (!isOutdated) throw reasons[0]
    await renew(client, (await client['transfers.get']({ id })).transfer)
  })
}

/** What the chain would not accept stays so: the user does not try it again. */
function isRefusal(reason: unknown): boolean {
  return reason instanceof AppError && (reason.code === 'chain.refused' || reason.code === 'chain.insufficientFunds')
}

/** What the device is to show for a document: the text itself, or the fields of a transaction. */
function shownFor({ mode, document, signer }: Leg): string {
  if (mode !== 'evm') return document
  const bytes = fromHex(document)
  const reading = readSoFar(bytes, typeOf(bytes[0] ?? 0) ?? 0)
  if (reading.state !== 'done') throw new Error(`no transaction can be read from ${document}`)
  return shownFields(transactionPrompt(reading.tx, signer, keccak256(bytes)))
}

/** Agrees to a newer quote, and to whatever it asks. */
async function renew(client: Client, { id, version }: Transfer): Promise<void> {
  const { quote } = await client['transfers.requote']({ id, version })
  await client['transfers.accept']({ id, version, quoteId: quote.id, accepted: quote.gates.map((gate) => gate.kind) })
}

function needsQuote({ phase, legs, onward }: Transfer): boolean {
  return phase === 'authorised' && onward === null && legs.some(({ arrivedAt }) => arrivedAt !== null)
}

/** Every kind can be had, and whatever the network does it is no reason to say otherwise. */
const UNAVAILABLE: ReadonlySet<string> = new Set([
  'router.noRoute',
  'transfer.unsupported',
  'transfer.unsafeMessage',
  'account.badAddress',
  'account.unknown',
  'account.watchOnly',
  'chain.unknown',
])

/** Returns whether the quote expires before it is built from: the form renews it by itself. */
function isOld({ phase, quote }: Transfer, now: number): boolean {
  return phase === 'quoted' && quote.expiresAt < now + 2000
}

/** Accepts AppErrors, which are part of the torture; any other error is a bug. */
async function expecting({ schedule }: Desk, user: User, kind: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'internal') throw error
    if (UNAVAILABLE.has(error.code)) {
      user.refusals.push(`${kind}: ${error.code} ${error.message}`)
    }
    await schedule.sleep(500 + user.chance.below(5000))
  }
}
