// Reads a chain's REST gateway: what an address owns, and the newest block.
// Source: cosmos/cosmos-sdk proto/cosmos/{bank,base/tendermint}/v1beta1/query.proto.
import { AppError } from '../../shared/errors.ts'
import { BankBalances, GatewayError, LatestBlock } from '../../wire/cosmos.ts'
import { parseReply, type HttpReply } from '../lib/http.ts'
import type { Requester } from '../lib/politeRequest.ts'

export interface BalancesPage {
  balances: { denom: string; amount: string }[]
  /** Null on the last page. */
  nextKey: string | null
}

const PAGE = 200

/**
 * One page of the bank balances of an address (bech32). A page says itself whether another follows.
 * @throws AppError network.*, chain.badReply, chain.refused.
 */
export async function readBalances(
  request: Requester,
  { rest, address, key, signal }: { rest: string; address: string; key: string | null; signal?: AbortSignal | undefined },
): Promise<BalancesPage> {
  const query = new URLSearchParams({ 'pagination.limit': String(PAGE) })
  if (key !== null) query.set('pagination.key', key)
  const url = `${rest}/cosmos/bank/v1beta1/balances/${address}?${query.toString()}`
  const { balances, pagination } = parseReply(BankBalances, okText(await request({ url, signal }), rest), 'chain.badReply', nameOf(rest))
  const nextKey = pagination?.next_key ?? null
  return { balances, nextKey: nextKey === '' ? null : nextKey }
}

/**
 * Height and time of the newest block.
 * @throws AppError network.*, chain.badReply (also when another chain answers), chain.refused.
 */
export async function readLatestBlock(
  request: Requester,
  { rest, chainId, signal }: { rest: string; chainId: string; signal?: AbortSignal | undefined },
): Promise<{ height: number; time: number }> {
  const reply = await request({ url: `${rest}/cosmos/base/tendermint/v1beta1/blocks/latest`, signal })
  const { header } = parseReply(LatestBlock, okText(reply, rest), 'chain.badReply', nameOf(rest)).block
  if (header.chain_id !== chainId) {
    throw new AppError('chain.badReply', `${nameOf(rest)} answers for ${header.chain_id} instead of ${chainId}.`, {
      hint: 'Check the address of this chain’s REST service.',
    })
  }
  return { height: Number(header.height), time: Date.parse(header.time) }
}

function okText(reply: HttpReply, rest: string): string {
  if (reply.status === 200) return reply.text
  const retry = reply.status === 429 || reply.status >= 500 ? 'later' : 'never'
  const wait = reply.retryAfterMs === null ? {} : { retryAfterMs: reply.retryAfterMs }
  if (reply.status === 429 || reply.status === 503) {
    throw new AppError('network.busy', `${nameOf(rest)} asks to be asked less often.`, { retry, ...wait })
  }
  throw new AppError('chain.refused', `${nameOf(rest)} answered ${reply.status}${reason(reply.text)}.`, { retry, ...wait })
}

/** The gateway's own words where the body has them. */
function reason(text: string): string {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return ''
    throw error
  }
  const parsed = GatewayError.safeParse(body)
  return parsed.success ? ` (${parsed.data.message.slice(0, 200)})` : ''
}

function nameOf(rest: string): string {
  return new URL(rest).host
}
