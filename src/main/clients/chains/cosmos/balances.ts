// Reads balances and blocks from a chain's REST gateway.
// Source: cosmos/cosmos-sdk proto/cosmos/{bank,base/tendermint}/v1beta1/query.proto.
import type { z } from 'zod'
import { AppError } from '../../../../shared/domain/errors.ts'
import { phrase } from '../../../../shared/domain/phrase.ts'
import { BankBalances, LatestBlock } from '../../../../wire/cosmos.ts'
import type { Requester } from '../../../platform/http/limitConcurrency.ts'
import { askGateway, askGatewayIfAny, readPages } from './gateway.ts'

/** An amount of one denomination. */
export interface Coin {
  denom: string
  /** Base units. */
  amount: string
}

/** Returns all bank balances of an address (bech32). @throws AppError network.*, chain.badReply, chain.refused. */
export async function readBalances(
  request: Requester,
  { rest, address, signal }: { rest: string; address: string; signal?: AbortSignal | undefined },
): Promise<Coin[]> {
  const question = { rest, path: `/cosmos/bank/v1beta1/balances/${address}`, schema: BankBalances, signal }
  return (await readPages(request, question)).flatMap(({ balances }) => balances)
}

/**
 * Returns the time of a block, ms since 1970; null where the node no longer has it.
 * @throws AppError network.*, chain.badReply, chain.otherChain, chain.refused.
 */
export async function readBlockTime(
  request: Requester,
  { rest, chainId, height, signal }: { rest: string; chainId: string; height: number; signal?: AbortSignal | undefined },
): Promise<number | null> {
  const question = { rest, path: `/cosmos/base/tendermint/v1beta1/blocks/${height}`, schema: LatestBlock, signal }
  const reply = await askGatewayIfAny(request, question)
  return reply === null ? null : Date.parse(headerOf(reply, { rest, chainId }).time)
}

/** Returns height and time of the newest block. @throws AppError network.*, chain.badReply, chain.otherChain, chain.refused. */
export async function readLatestBlock(
  request: Requester,
  { rest, chainId, signal }: { rest: string; chainId: string; signal?: AbortSignal | undefined },
): Promise<{ height: number; time: number }> {
  const question = { rest, path: '/cosmos/base/tendermint/v1beta1/blocks/latest', schema: LatestBlock, signal }
  const header = headerOf(await askGateway(request, question), { rest, chainId })
  return { height: Number(header.height), time: Date.parse(header.time) }
}

function headerOf({ block: { header } }: z.infer<typeof LatestBlock>, { rest, chainId }: { rest: string; chainId: string }) {
  if (header.chain_id !== chainId) {
    throw new AppError('chain.otherChain', phrase`${new URL(rest).host} serves ${header.chain_id}, not ${chainId}.`, {
      hint: 'Check this chain’s REST address.',
    })
  }
  return header
}
