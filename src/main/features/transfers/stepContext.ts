// Interface of a step of the transfer protocol.
import { AppError } from '../../../shared/domain/errors.ts'
import type { PhraseText } from '../../../shared/domain/phrase.ts'
import type { Transfer, TransferFact } from '../../../shared/contract/transfer/transfer.ts'
import type { Leg } from '../../../shared/contract/transfer/transferLeg.ts'
import { currentLeg } from '../../../shared/domain/transfer/legs.ts'
import type { CosmosClients } from '../../clients/chains/cosmos/cosmosClients.ts'
import type { EvmClients } from '../../clients/chains/evm/evmClients.ts'
import type { Registry } from '../../clients/chains/registry/registry.ts'
import type { Requester } from '../../platform/http/limitConcurrency.ts'
import type { Clock } from '../../platform/world.ts'
import type { Router } from '../../clients/router/client.ts'
import type { Device } from '../../ledger/device.ts'
import type { ReadDb } from '../../db/database.ts'
import type { MessageCodec } from './transactions/cosmosMessages.ts'

/** What every step may use. */
export interface StepDeps {
  db: ReadDb
  clock: Clock
  registry: Registry
  chain: CosmosClients
  evm: EvmClients
  /** Returns the router. @throws AppError router.refused where the network has none. */
  router: () => Router
  /** Sends REST requests, with limited concurrency per host. */
  request: Requester
  device: Device
  /** Loads the message codec once. */
  codec: () => Promise<MessageCodec>
}

/** Context of one run of a step. */
export interface StepContext {
  /** The transfer when the step began. */
  transfer: Transfer
  /** Hash of the document that the user agreed to. */
  consent: string | null
  /**
   * Stores a fact that must be on disk before the step continues.
   * @throws AppError transfer.conflict when the transfer was changed meanwhile: the step ends.
   */
  note: (fact: TransferFact) => void
  signal: AbortSignal
}

/** The status of a live transfer, from the router or from the chains. */
export type StatusFact = Extract<TransferFact, { type: 'status' }>

/** Runs a step and returns its fact; null when there is nothing new. */
export type Step = (deps: StepDeps, context: StepContext) => Promise<TransferFact | null>

/** Returns the leg being worked on. Steps that need one run only in phases that have one. */
export function requireLeg(transfer: Transfer): Leg {
  const leg = currentLeg(transfer)
  if (leg === null) throw new Error(`a transfer that is ${transfer.phase} has no leg`)
  return leg
}

/** Returns the signed bytes and their hash. */
export function requireSigned(leg: Leg): { signedTx: Uint8Array; hash: string } {
  if (leg.signedTx === null || leg.hash === null) throw new Error('a leg that is to be sent has no signature')
  return { signedTx: Buffer.from(leg.signedTx, 'base64'), hash: leg.hash }
}

/** Builds the error for an expired transfer. `isRouted`: it was made of a router’s quote, which is what to get anew. */
export function expiredError(message: PhraseText, isRouted = true): AppError {
  return new AppError('transfer.expired', message, {
    hint: isRouted ? 'Get a new quote. Nothing was sent.' : 'Prepare it again. Nothing was sent.',
  })
}
