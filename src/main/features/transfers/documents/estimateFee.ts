// Estimates the network fee of a Cosmos transaction: simulated gas, gas limit, and the first fee token that the account can pay in.
import { AppError } from '../../../../shared/domain/errors.ts'
import { phrase } from '../../../../shared/domain/phrase.ts'
import type { CosmosClient } from '../../../clients/chains/cosmos/cosmosClient.ts'
import type { ChainRecord } from '../../../clients/chains/registry/registry.ts'
import type { EncodeObject, MessageCodec } from '../transactions/cosmosMessages.ts'
import { affordableFee, gasLimit, type GasFee } from '../transactions/gasFee.ts'
import type { CosmosSigner } from './cosmosSigner.ts'

/** What the fee is estimated for. */
interface FeeRequest {
  source: ChainRecord
  messages: EncodeObject[]
  memo: string
  key: CosmosSigner['key']
  sequence: string
  /** Returns what is left of a denomination after all other costs, base units. */
  spare: (denom: string) => Promise<bigint>
  /** What helps where no fee can be paid. */
  hint: string
}

/** A fee with its gas limit. */
type CosmosFee = GasFee & { gas: string }

/**
 * Estimates the fee by a simulation on the chain.
 * @throws AppError chain.refused (the transaction would fail), chain.badReply, chain.insufficientFunds, registry.invalid, network.….
 */
export async function estimateFee(chain: CosmosClient, codec: MessageCodec, request: FeeRequest): Promise<CosmosFee> {
  const { source, messages, memo, key, sequence, spare, hint } = request
  // Loads cosmjs's signing code on first use.
  const { assembleForSimulation } = await import('../transactions/cosmosTx.ts')
  const gas = gasLimit(await chain.simulate(assembleForSimulation(codec, { messages, memo, key, sequence })))
  return await payableFee(source, gas, spare, hint)
}

/** Returns the fee in a token that the account can pay it in. */
async function payableFee(source: ChainRecord, gas: bigint, spare: FeeRequest['spare'], hint: string): Promise<CosmosFee> {
  if (source.feeTokens.length === 0) throw new AppError('registry.invalid', phrase`The chain list has no gas price for ${source.name}.`)
  const fee = await affordableFee(source.feeTokens, gas, spare)
  if (fee !== null) return { ...fee, gas: gas.toString() }
  throw new AppError('chain.insufficientFunds', 'The remaining balance doesn’t cover the network fee.', { hint })
}
