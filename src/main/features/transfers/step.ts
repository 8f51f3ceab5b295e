// What a step of the transfer protocol is given and gives back.
import { AppError } from '../../../shared/domain/errors.ts'
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

export interface StepDeps {
  db: ReadDb
  clock: Clock
  registry: Registry
  chain: CosmosClients
  evm: EvmClients
  /** @throws AppError router.refused where the network has no router. */
  router: () => Router
  /** For what is asked over REST: few at a time a host. */
  request: Requester
  device: Device
  /** Loads the message codec; the same one each time. */
  codec: () => Promise<MessageCodec>
}

export interface StepContext {
  /** As it was when the step began. */
  transfer: Transfer
  /** The document hash that the user agreed to. */
  consent: string | null
  /**
   * Stores a fact that must be on disk before the step goes on.
   * @throws AppError transfer.conflict when somebody else moved the transfer meanwhile: the step ends there.
   */
  note: (fact: TransferFact) => void
  signal: AbortSignal
}

/** What the router, or the chains in its place, say of a transfer that is under way. */
export type StatusFact = Extract<TransferFact, { type: 'status' }>

/** Runs a step to its fact; null when there is nothing new to say yet. */
export type Step = (deps: StepDeps, context: StepContext) => Promise<TransferFact | null>

/** The leg being worked on. Steps that need one run in phases that have one. */
export function requireLeg(transfer: Transfer): Leg {
  const leg = currentLeg(transfer)
  if (leg === null) throw new Error(`a transfer that is ${transfer.phase} has no leg`)
  return leg
}

/** The signed bytes and their hash. */
export function requireSigned(leg: Leg): { signedTx: Uint8Array; hash: string } {
  if (leg.signedTx === null || leg.hash === null) throw new Error('a leg that is to be sent has no signature')
  return { signedTx: Buffer.from(leg.signedTx, 'base64'), hash: leg.hash }
}

export function expiredError(message: string): AppError {
  return new AppError('transfer.expired', message, { hint: 'Get a new quote. Nothing was sent.' })
}
