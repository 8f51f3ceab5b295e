// Client of one Cosmos chain over its RPC node, through the injected fetch: height, account, simulation, broadcast, transactions.
import { StargateClient } from '@cosmjs/stargate'
import { Comet38Client, type RpcClient } from '@cosmjs/tendermint-rpc'
import { BaseAccount } from 'cosmjs-types/cosmos/auth/v1beta1/auth'
import { QueryAccountRequest, QueryAccountResponse } from 'cosmjs-types/cosmos/auth/v1beta1/query'
import { SimulateRequest, SimulateResponse } from 'cosmjs-types/cosmos/tx/v1beta1/service'
import { AppError } from '../../../../shared/domain/errors.ts'
import { phrase, type Phrase } from '../../../../shared/domain/phrase.ts'
import { CODE_ALREADY_KNOWN, RpcHeader, RpcReply } from '../../../../wire/cosmos.ts'
import type { FetchLike } from '../../../../wire/world.ts'
import { parseReply, request } from '../../../platform/http/http.ts'
import { blocksWithin, meanBlockMs, type BlockTime } from './blockPace.ts'
import { eventQuery, searchTx, type IncludedTx } from './txSearch.ts'

/** What a client needs. */
export interface CosmosClientDeps {
  fetch: FetchLike
  /** Address of the RPC node. */
  rpc: string
  chainId: string
  /** The chain's name, for messages. */
  name: string
  signal?: AbortSignal | undefined
  /** Returns whether a node at this height lags behind its chain, so that its answers must not be used. */
  isBehind?: (height: number) => boolean
  /** Called when the node is unusable now, so that another one is asked. */
  onUseless?: () => void
}

/** State of an account. */
export interface ChainAccount {
  accountNumber: string
  /** Sequence of the next transaction; lower ones are used. */
  sequence: string
  /** Height of the block after which this state held: a single answer of one node, consistent in itself. */
  height: number
}

/** The node's check of a broadcast transaction. */
export interface CheckResult {
  code: number
  /** Module that defines the code: the same number has other meanings in other modules. `sdk` = the SDK's own. */
  codespace: string
  log: string
}

/** The client of one chain. */
export interface CosmosClient {
  /** Returns the height of the newest block. @throws AppError network.busy while the node is catching up. */
  height(): Promise<number>
  /** Estimates the chain's height after some milliseconds, by its block time. @throws AppError network.busy as `height`. */
  heightAfter(ms: number): Promise<number>
  /** Returns the time of a block, milliseconds since 1970; null where the node no longer has it. */
  blockTime(height: number): Promise<number | null>
  /** Returns null when the chain does not know the address: it never received anything. @throws AppError network.busy as `height`. */
  account(address: string): Promise<ChainAccount | null>
  balance(address: string, denom: string): Promise<string>
  /** Returns the gas used. @throws AppError chain.refused with the chain's words when the transaction would fail. */
  simulate(tx: Uint8Array): Promise<bigint>
  /** Broadcasts signed bytes and returns once the node has checked them, before inclusion. */
  broadcast(tx: Uint8Array): Promise<CheckResult>
  /** Returns null when no block indexed by the node contains it. */
  findTx(hash: string): Promise<IncludedTx | null>
  /** Finds the transaction that used a sequence, verified by its bytes; null when the node knows none. */
  findTxBySequence(address: string, sequence: string): Promise<IncludedTx | null>
  /** Finds the newest transaction with an event of the type and all of these attributes; null when the node knows none. */
  findTxByEvent(type: string, attributes: Readonly<Record<string, string>>): Promise<IncludedTx | null>
}

/** The node has these bytes in its cache. Source: cometbft mempool/errors.go. */
const ALREADY_KNOWN = /tx already exists in cache/

/** Creates a client. Every method @throws AppError network.…, chain.badReply (also from a node of another chain), chain.refused. */
export function createCosmosClient(deps: CosmosClientDeps): CosmosClient {
  const comet = Comet38Client.create({ execute: (call) => execute(deps, call), disconnect: () => undefined })
  const stargate = StargateClient.create(comet)
  let isOfThisChain = false
  const asked = <T>(ask: () => Promise<T>) =>
    translated(deps, async () => {
      if (!isOfThisChain) assertChain(deps, (await comet.status()).nodeInfo.network)
      isOfThisChain = true
      return await ask()
    })
  return {
    height: () =>
      asked(async () => {
        const { catchingUp, latestBlockHeight } = (await comet.status()).syncInfo
        if (catchingUp || deps.isBehind?.(latestBlockHeight) === true) throw behind(deps)
        return latestBlockHeight
      }),
    heightAfter: (ms) =>
      asked(async () => {
        const { catchingUp, latestBlockHeight: height, latestBlockTime } = (await comet.status()).syncInfo
        if (catchingUp || deps.isBehind?.(height) === true) throw behind(deps)
        const older = await readBlockTime(deps, height - PACE_BLOCKS)
        const blockMs = older === null ? null : meanBlockMs(older, { height, time: latestBlockTime.getTime() })
        return height + blocksWithin(ms, blockMs)
      }),
    blockTime: (height) => asked(async () => (await readBlockTime(deps, height))?.time ?? null),
    account: (address) => asked(() => readAccount(comet, deps, address)),
    balance: (address, denom) => asked(async () => (await stargate.getBalance(address, denom)).amount),
    simulate: (tx) => asked(() => simulate(comet, deps, tx)),
    broadcast: (tx) => asked(() => broadcast(comet, tx)),
    findTx: (hash) =>
      asked(async () => {
        const found = await searchTx(comet, `tx.hash='${hash}'`)
        if (found !== null && found.tx.hash !== hash) throw badReply(deps)
        return found?.tx ?? null
      }),
    // Queries the event that every signer of a transaction leaves. Source: cosmos-sdk x/auth/ante/sigverify.go SetPubKeyDecorator.
    findTxBySequence: (address, sequence) =>
      asked(async () => {
        const found = await searchTx(comet, `tx.acc_seq='${address}/${sequence}'`)
        // A wrong hash would make another transaction pass for the user's, and the user's for unsent.
        if (found?.isProven === false) throw badReply(deps)
        return found?.tx ?? null
      }),
    findTxByEvent: (type, attributes) => asked(async () => (await searchTx(comet, eventQuery(type, attributes)))?.tx ?? null),
  }
}

/** Number of blocks over which the block time is measured. */
const PACE_BLOCKS = 100

/** Reads the header only; null where the node no longer has it. Source: cometbft v0.38 rpc/openapi/openapi.yaml. */
async function readBlockTime(deps: CosmosClientDeps, height: number): Promise<BlockTime | null> {
  if (height < 1) return null
  const call = { jsonrpc: '2.0', id: 1, method: 'header', params: { height: String(height) } } as const
  try {
    const reply: { result: unknown } = await execute(deps, call)
    const parsed = RpcHeader.safeParse(reply.result)
    return parsed.success ? { height, time: Date.parse(parsed.data.header.time) } : null
  } catch (error) {
    // Pruned, or a method that the node does not offer.
    if (error instanceof RpcError) return null
    throw error
  }
}

/** Sends JSON-RPC through the injected fetch, which cosmjs's client does not accept. */
async function execute(deps: CosmosClientDeps, call: Call): ReturnType<RpcClient['execute']> {
  const { fetch, rpc, signal } = deps
  const reply = await request(fetch, { url: rpc, method: 'POST', body: JSON.stringify(call), signal })
  if (reply.status === 429 || reply.status === 502 || reply.status === 503 || reply.status === 504) throw busy(deps, reply.retryAfterMs)
  // A node reports its own errors as JSON with status 500.
  const { error, result } = parseReply(RpcReply, reply.text, 'chain.badReply', nodeOf(deps))
  if (error !== undefined) throw new RpcError(`${error.message} ${error.data ?? ''}`)
  return { jsonrpc: '2.0', id: call.id, result }
}

type Call = Parameters<RpcClient['execute']>[0]

/** An error reported by the node, in its words. */
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
    const { code, codespace, log } = await comet.broadcastTxSync({ tx })
    return { code, codespace: codespace ?? '', log: log ?? '' }
  } catch (error) {
    if (error instanceof RpcError && ALREADY_KNOWN.test(error.message))
      return { code: CODE_ALREADY_KNOWN, codespace: 'sdk', log: error.message }
    throw error
  }
}

const NOT_FOUND = /not ?found/i

/** Reads only account number and sequence, from any wrapping: cosmjs does not know Initia's keys and account types. */
async function readAccount(comet: Comet38Client, deps: CosmosClientDeps, address: string): Promise<ChainAccount | null> {
  const data = QueryAccountRequest.encode({ address }).finish()
  const answer = await comet.abciQuery({ path: '/cosmos.auth.v1beta1.Query/Account', data })
  if (answer.code !== 0) {
    if (NOT_FOUND.test(answer.log ?? '')) return null
    throw new RpcError(answer.log ?? '')
  }
  const { account } = QueryAccountResponse.decode(answer.value)
  if (account === undefined || answer.height === undefined || answer.height <= 0) throw badReply(deps)
  if (deps.isBehind?.(answer.height) === true) throw behind(deps)
  if (account.typeUrl !== '/cosmos.auth.v1beta1.BaseAccount') throw new RpcError(`accounts of the kind ${account.typeUrl} cannot send`)
  const { accountNumber, sequence } = BaseAccount.decode(account.value)
  return { accountNumber: accountNumber.toString(), sequence: sequence.toString(), height: answer.height }
}

/** Rejects a node of another chain: it knows none of this chain's transactions, and its "not found" would be taken for "not sent". */
function assertChain(deps: CosmosClientDeps, network: string): void {
  if (network === deps.chainId) return
  throw new AppError(
    'chain.badReply',
    phrase`The node set for ${deps.name} (${new URL(deps.rpc).host}) serves a different chain, ${network}.`,
    {
      hint: 'Choose another node for this chain.',
      retry: 'later',
    },
  )
}

function behind(deps: CosmosClientDeps): AppError {
  return new AppError('network.busy', phrase`${nodeOf(deps)} is still syncing.`, {
    hint: 'Waybill will retry automatically.',
    retry: 'later',
  })
}

async function translated<T>(deps: CosmosClientDeps, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (deps.signal?.aborted === true) throw error
    // cosmjs reports both a node's refusal and an unparsable answer as plain errors.
    if (error instanceof RpcError) {
      throw new AppError('chain.refused', phrase`${nodeOf(deps)} reported: ${error.message.trim()}`, { retry: 'later', cause: error })
    }
    const failure = error instanceof AppError ? error : badReply(deps, error)
    if (failure.code === 'network.busy' || failure.code === 'chain.badReply') deps.onUseless?.()
    throw failure
  }
}

/** @example 'The Osmosis node (rpc.osmosis.zone)' */
function nodeOf({ name, rpc }: CosmosClientDeps): Phrase {
  return phrase`The ${name} node (${new URL(rpc).host})`
}

function refused(name: string, log: string): AppError {
  return new AppError('chain.refused', phrase`${name} rejected the transaction: ${log.trim()}`, { hint: 'Nothing was sent.' })
}

function busy(deps: CosmosClientDeps, retryAfterMs: number | null): AppError {
  return new AppError('network.busy', phrase`${nodeOf(deps)} is overloaded or down.`, {
    retry: 'later',
    hint: 'Waybill will retry automatically.',
    ...(retryAfterMs === null ? {} : { retryAfterMs }),
  })
}

function badReply(deps: CosmosClientDeps, cause?: unknown): AppError {
  return new AppError('chain.badReply', phrase`${nodeOf(deps)} sent a response that can’t be read.`, { retry: 'later', cause })
}
