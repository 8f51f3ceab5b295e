// One Cosmos chain over its RPC node, through the injected fetch: height, account, simulation, broadcast, transaction by hash.
import { StargateClient, type Account } from '@cosmjs/stargate'
import { Comet38Client, type RpcClient } from '@cosmjs/tendermint-rpc'
import { BaseAccount } from 'cosmjs-types/cosmos/auth/v1beta1/auth'
import { SimulateRequest, SimulateResponse } from 'cosmjs-types/cosmos/tx/v1beta1/service'
import type { Any } from 'cosmjs-types/google/protobuf/any'
import { AppError } from '../../shared/errors.ts'
import { RpcReply } from '../../wire/cosmos.ts'
import type { FetchLike } from '../../wire/world.ts'
import { parseReply, request } from '../lib/http.ts'

export interface CosmosClientDeps {
  fetch: FetchLike
  /** Address of the RPC node. */
  rpc: string
  /** The chain's name, for messages. */
  name: string
}

export interface ChainAccount {
  accountNumber: string
  sequence: string
}

/** A transaction as the chain holds it; code 0 = it did what it says. */
export interface IncludedTx {
  height: number
  code: number
  log: string
}

/** What the node says to a transaction that is handed to it. */
export interface CheckResult {
  code: number
  log: string
}

export interface CosmosClient {
  /** Height of the newest block. */
  height(): Promise<number>
  /** null when the chain does not know the address: nothing was ever sent to it. */
  account(address: string): Promise<ChainAccount | null>
  /** Base units. */
  balance(address: string, denom: string): Promise<string>
  /** Gas used. @throws AppError chain.refused with the chain's words when the transaction would fail. */
  simulate(tx: Uint8Array): Promise<bigint>
  /** Hands over signed bytes and returns once the node has checked them, before they are in a block. */
  broadcast(tx: Uint8Array): Promise<CheckResult>
  /** null when no block holds it (yet). */
  findTx(hash: string): Promise<IncludedTx | null>
}

/** The node still has these very bytes in its cache: they are on their way. Source: cometbft mempool/errors.go. */
const ALREADY_KNOWN = /tx already exists in cache/
/** The SDK's own code for the same. Source: cosmos-sdk types/errors ErrTxInMempoolCache. */
export const CODE_ALREADY_KNOWN = 19

/** Every method @throws AppError network.…, chain.badReply, chain.refused. */
export function createCosmosClient(deps: CosmosClientDeps): CosmosClient {
  const comet = Comet38Client.create({ execute: (call) => execute(deps, call), disconnect: () => undefined })
  const stargate = StargateClient.create(comet, { accountParser: parseAccount })
  const asked = <T>(ask: () => Promise<T>) => translated(deps, ask)
  return {
    height: () => asked(async () => (await comet.status()).syncInfo.latestBlockHeight),
    account: (address) =>
      asked(async () => {
        const account = await stargate.getAccount(address)
        return account === null ? null : { accountNumber: account.accountNumber.toString(), sequence: account.sequence.toString() }
      }),
    balance: (address, denom) => asked(async () => (await stargate.getBalance(address, denom)).amount),
    simulate: (tx) => asked(() => simulate(comet, deps, tx)),
    broadcast: (tx) => asked(() => broadcast(comet, tx)),
    findTx: (hash) =>
      asked(async () => {
        const { txs } = await comet.txSearch({ query: `tx.hash='${hash}'` })
        const [found] = txs
        return found === undefined ? null : { height: found.height, code: found.result.code, log: found.result.log ?? '' }
      }),
  }
}

/** JSON-RPC over our own fetch: cosmjs' client cannot take one. */
async function execute({ fetch, rpc, name }: CosmosClientDeps, call: Call): ReturnType<RpcClient['execute']> {
  const reply = await request(fetch, { url: rpc, method: 'POST', body: JSON.stringify(call) })
  if (reply.status === 429 || reply.status === 502 || reply.status === 503 || reply.status === 504) throw busy(name, reply.retryAfterMs)
  // A node reports its own errors as JSON with status 500.
  const { error, result } = parseReply(RpcReply, reply.text, 'chain.badReply', `The node of ${name}`)
  if (error !== undefined) throw new RpcError(`${error.message} ${error.data ?? ''}`)
  return { jsonrpc: '2.0', id: call.id, result }
}

type Call = Parameters<RpcClient['execute']>[0]

/** An error that the node itself reports, in its words. */
class RpcError extends Error {
  override readonly name = 'RpcError'
}

async function simulate(comet: Comet38Client, { name }: CosmosClientDeps, txBytes: Uint8Array): Promise<bigint> {
  const data = SimulateRequest.encode(SimulateRequest.fromPartial({ txBytes })).finish()
  const answer = await comet.abciQuery({ path: '/cosmos.tx.v1beta1.Service/Simulate', data })
  if (answer.code !== 0) throw refused(name, answer.log ?? '')
  return SimulateResponse.decode(answer.value).gasInfo?.gasUsed ?? 0n
}

async function broadcast(comet: Comet38Client, tx: Uint8Array): Promise<CheckResult> {
  try {
    const { code, log } = await comet.broadcastTxSync({ tx })
    return { code, log: log ?? '' }
  } catch (error) {
    if (error instanceof RpcError && ALREADY_KNOWN.test(error.message)) return { code: CODE_ALREADY_KNOWN, log: error.message }
    throw error
  }
}

/** Initia's keys and account kinds are not cosmjs's: only the number and the sequence are read, from whatever wraps them. */
function parseAccount({ typeUrl, value }: Any): Account {
  if (typeUrl !== '/cosmos.auth.v1beta1.BaseAccount') throw new RpcError(`accounts of the kind ${typeUrl} cannot send`)
  const { address, accountNumber, sequence } = BaseAccount.decode(value)
  return { address, pubkey: null, accountNumber, sequence: Number(sequence) }
}

async function translated<T>({ name }: CosmosClientDeps, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof AppError) throw error
    // cosmjs reports both a node's refusal and an answer it cannot read as plain errors.
    if (error instanceof RpcError) {
      throw new AppError('chain.refused', `The node of ${name} reports: ${error.message.trim()}`, { retry: 'later', cause: error })
    }
    throw badReply(name, error)
  }
}

function refused(name: string, log: string): AppError {
  return new AppError('chain.refused', `${name} refused: ${log.trim()}`, { hint: 'Nothing was sent.' })
}

function busy(name: string, retryAfterMs: number | null): AppError {
  return new AppError('network.busy', `The node of ${name} is busy or out of order.`, {
    retry: 'later',
    hint: 'Waybill tries again by itself.',
    ...(retryAfterMs === null ? {} : { retryAfterMs }),
  })
}

function badReply(name: string, cause?: unknown): AppError {
  return new AppError('chain.badReply', `The node of ${name} sent an answer that cannot be read.`, { retry: 'later', cause })
}
