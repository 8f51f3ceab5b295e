// Reads a chain's REST gateway: what an address owns, and the newest block.
// Source: cosmos/cosmos-sdk proto/cosmos/{bank,base/tendermint}/v1beta1/query.proto.
import { AppError } from '../../shared/errors.ts'
import { BankBalances, LatestBlock } from '../../wire/cosmos.ts'
import type { Requester } from '../lib/politeRequest.ts'
import { askGateway } from './gateway.ts'
import { readPages } from './gatewayPages.ts'

export interface Coin {
  denom: string
  /** Base units. */
  amount: string
}

/**
 * All bank balances of an address (bech32).
 * @throws AppError network.*, chain.badReply, chain.refused.
 */
export async function readBalances(
  request: Requester,
  { rest, address, signal }: { rest: string; address: string; signal?: AbortSignal | undefined },
): Promise<Coin[]> {
  const question = { rest, path: `/cosmos/bank/v1beta1/balances/${address}`, schema: BankBalances, signal }
  return (await readPages(request, question)).flatMap(({ balances }) => balances)
}

/**
 * Height and time of the newest block.
 * @throws AppError network.*, chain.badReply (also when another chain answers), chain.refused.
 */
export async function readLatestBlock(
  request: Requester,
  { rest, chainId, signal }: { rest: string; chainId: string; signal?: AbortSignal | undefined },
): Promise<{ height: number; time: number }> {
  const question = { rest, path: '/cosmos/base/tendermint/v1beta1/blocks/latest', schema: LatestBlock, signal }
  const { header } = (await askGateway(request, question)).block
  if (header.chain_id !== chainId) {
    throw new AppError('chain.badReply', `${new URL(rest).host} answers for ${header.chain_id} instead of ${chainId}.`, {
      hint: 'Check the address of this chain’s REST service.',
    })
  }
  return { height: Number(header.height), time: Date.parse(header.time) }
}
