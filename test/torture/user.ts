// The user of a torture world: asks for quotes, agrees, signs, sends, changes its mind, clicks twice, and loses patience.
import { setTimeout as pause } from 'node:timers/promises'
import { readSoFar, typeOf } from '../../src/practice/device/ethereumTx.ts'
import { shownFields, transactionPrompt } from '../../src/practice/device/transactionPages.ts'
import { fromHex } from '../../src/practice/keys/bytes.ts'
import type { Client } from '../../src/shared/contract.ts'
import { AppError } from '../../src/shared/errors.ts'
import type { Quote } from '../../src/shared/route.ts'
import type { Transfer, TransferView } from '../../src/shared/transfer.ts'
import type { Leg } from '../../src/shared/transferLeg.ts'
import { currentLeg } from '../../src/shared/transferLegs.ts'
import { nextStep, offeredSteps } from '../../src/shared/transferSteps.ts'
import type { HarnessProcess } from '../support/harnessProcess.ts'
import type { PracticeServer } from '../support/practiceServer.ts'
import type { Chance } from './chance.ts'
import { kindsOf, type Kind } from './kinds.ts'

export interface User {
  chance: Chance
  kinds: Kind[]
  accounts: { ethereum: string; cosmos: string }
  toMake: number
  /** Documents that were agreed to. */
  consents: string[]
  kindOf: Map<string, string>
  /** Kinds that could not be had, with the reason. */
  refusals: string[]
  /** What has no end of its own and was left where it is. */
  given: Set<string>
}

export function newUser(server: PracticeServer, chance: Chance, toMake: number): User {
  const denomOf = (chainId: string, symbol: string) => {
    const listed = (server.assets[chainId] ?? []) as { base: string; symbol: string }[]
    const found = listed.find((asset) => asset.symbol === symbol)
    if (found === undefined) throw new Error(`${symbol} is not listed on ${chainId}`)
    return found.base
  }
  const other = { init: server.practice.accounts[1]?.bech32 ?? '', harbour: server.practice.harbourAddress }
  const accounts = { ethereum: '', cosmos: '' }
  return { chance, kinds: kindsOf(denomOf, other), accounts, toMake, consents: [], kindOf: new Map(), refusals: [], given: new Set() }
}

/** What never arrives though the router says so has no end: the app must go on looking, and say why. */
export function giveUpOnLies({ practice }: PracticeServer, user: User, live: readonly TransferView[]): void {
  for (const { transfer, trouble } of live) {
    const trail = practice.trail(currentLeg(transfer)?.hash ?? '')
    if (trail?.outcome === 'lying' && trail.end !== null && trouble?.code === 'router.contradicted') user.given.add(transfer.id)
  }
}

/** Whether an Ethereum transaction waits that may be sped up or cancelled. */
export function isWaiting({ transfer, running }: TransferView): boolean {
  return running === null && offeredSteps(transfer).length > 0
}

export async function replace({ client }: HarnessProcess, user: User, { transfer: { id, version } }: TransferView): Promise<void> {
  const step = user.chance.pick(['speedUp', 'abort'] as const)
  await expecting(user, step, async () => {
    await client['transfers.step']({ id, version, step, consent: null })
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
const EVM_FATES = ['stuck', 'dropped', 'reverted'] as const

async function quoteFor(client: Client, { request, variant, spender }: Kind, accountId: string): Promise<Quote> {
  const { fromChainId: chainId, fromDenom: contract } = request
  if (spender !== undefined) return await client['allowances.revoke']({ accountId, chainId, contract, spender })
  const { offers } = await client['quotes.request']({ ...request, accountId, slippagePercent: '0.5' })
  const quote = offers.find((one) => one.variant === variant) ?? offers[0]
  if (quote === undefined) throw new Error('an offer without a quote')
  return quote
}

/** Asks for a quote and makes a transfer of it, agreeing to what must be agreed to. */
export async function make({ client }: HarnessProcess, { practice }: PracticeServer, user: User): Promise<void> {
  const kind = user.chance.pick(user.kinds)
  const accountId = user.accounts[kind.app]
  await expecting(user, kind.name, async () => {
    const quote = await quoteFor(client, kind, accountId)
    const { transfer } = await client['transfers.create']({ quoteId: quote.id, accepted: quote.gates.map((gate) => gate.kind) })
    user.kindOf.set(transfer.id, kind.name)
    user.toMake -= 1
    if (user.chance.happens(0.3)) practice.faults.nextTransfer(user.chance.pick(OUTCOMES))
    if (user.chance.happens(0.1)) practice.faults.evm.setNextFate(user.chance.pick(EVM_FATES))
  })
}

/** Does what is the user's to do next with a transfer; now and then something else, or the same twice. */
export async function act({ client }: HarnessProcess, { practice }: PracticeServer, user: User, view: TransferView): Promise<void> {
  const { transfer } = view
  const { id, version } = transfer
  const step = nextStep(transfer)?.step
  if (step === undefined) return
  const kind = user.kindOf.get(id) ?? 'unknown'
  await expecting(user, kind, async () => {
    if ((transfer.phase === 'built' || transfer.phase === 'signed') && user.chance.happens(0.05)) {
      await client['transfers.cancel']({ id, version })
      return
    }
    if (step === 'build' && needsQuote(transfer)) {
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
    const isOld = reasons.some((reason) => reason instanceof AppError && reason.code === 'transfer.requoteNeeded')
    if (!isOld) throw reasons[0]
    await renew(client, (await client['transfers.get']({ id })).transfer)
  })
}

/** What the device is to show for a document: the text itself, or the fields of a transaction. */
function shownFor({ mode, document, signer }: Leg): string {
  if (mode !== 'evm') return document
  const bytes = fromHex(document)
  const reading = readSoFar(bytes, typeOf(bytes) ?? 0)
  if (reading.state !== 'done') throw new Error(`no transaction can be read from ${document}`)
  return shownFields(transactionPrompt(reading.tx, signer))
}

/** Agrees to a newer quote, and to whatever it asks. */
async function renew(client: Client, { id, version }: Transfer): Promise<void> {
  const { quote } = await client['transfers.requote']({ id, version })
  await client['transfers.accept']({ id, version, quoteId: quote.id, accepted: quote.gates.map((gate) => gate.kind) })
}

function needsQuote({ phase, legs, onward }: Transfer): boolean {
  return phase === 'authorised' && onward === null && legs.some(({ arrivedAt }) => arrivedAt !== null)
}

/** Errors that the app tells are part of the torture; what is no AppError is a bug. */
async function expecting(user: User, kind: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'internal') throw error
    if (error.code === 'router.noRoute' || error.code === 'transfer.unsupported' || error.code === 'transfer.unsafeMessage') {
      user.refusals.push(`${kind}: ${error.code} ${error.message}`)
    }
    await pause(20)
  }
}
