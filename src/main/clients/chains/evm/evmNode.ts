// Opens a JSON-RPC node of an EVM chain through viem over the injected request, and interprets its errors.
// Sources: ethereum/execution-apis; EIP-1474 (codes).
import { createPublicClient, decodeErrorResult, http, isHex, type HttpTransportConfig, type PublicClient } from 'viem'
import { isRecord } from '../../../../shared/domain/untrusted/isRecord.ts'
import { AppError } from '../../../../shared/domain/errors.ts'
import { phrase } from '../../../../shared/domain/phrase.ts'
import type { Requester } from '../../../platform/http/limitConcurrency.ts'

/** The node to ask. */
export interface EvmTarget {
  /** Address of the JSON-RPC node. */
  jsonRpc: string
  /** The EVM chain id; an answer of another chain is refused. */
  evmChainId: number
}

const LIMIT_MS = 20_000
/** Maximum letters kept of untrusted text. */
const MAX_LETTERS = 300
const BUSY: readonly number[] = [429, 502, 503, 504]
/** "Limit exceeded", and another code that some hosts use. */
const LIMIT_CODES: readonly number[] = [-32005, 429]

/** Opens a client for related reads; those of one turn of the event loop are sent as one batch. */
export function openEvmNode(request: Requester, target: EvmTarget, signal: AbortSignal): PublicClient {
  const { jsonRpc } = target
  const fetchFn: NonNullable<HttpTransportConfig['fetchFn']> = async (_, init) => {
    const body = typeof init?.body === 'string' ? init.body : ''
    const reply = await request({ url: jsonRpc, method: 'POST', body, timeoutMs: LIMIT_MS, signal })
    if (BUSY.includes(reply.status)) throw busy(target, reply.retryAfterMs)
    // Some nodes report their own errors as JSON with a status other than 200.
    const isJson = /^\s*[[{]/.test(reply.text)
    if (!isJson) throw new AppError('chain.badReply', phrase`${hostOf(target)} sent a response that can’t be read.`, { retry: 'later' })
    return new Response(Buffer.from(reply.bytes), { headers: { 'content-type': 'application/json' } })
  }
  // viem's timeout is longer than the request's own, so that the latter ends a request and states the reason.
  const transport = http(jsonRpc, { fetchFn, batch: true, retryCount: 0, timeout: 4 * LIMIT_MS })
  return createPublicClient({ transport })
}

/**
 * Runs reads; converts viem's errors to the error that caused them, or to a refusal in the node's words.
 * @throws AppError network.*, chain.badReply, chain.refused; the signal's reason when it aborted the request.
 */
export async function plainly<T>(target: EvmTarget, signal: AbortSignal, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (signal.aborted) throw signal.reason
    const cause = appErrorIn(error)
    if (cause !== null) throw cause
    const refusal = nodeErrorIn(error)
    if (refusal !== null && LIMIT_CODES.includes(refusal.code)) throw busy(target, null)
    const words = refusal?.message ?? (error instanceof Error && 'shortMessage' in error ? String(error.shortMessage) : String(error))
    throw new AppError('chain.refused', phrase`${hostOf(target)} can’t respond (${clip(words)}).`, { retry: 'later', cause: error })
  }
}

/** @throws AppError chain.badReply when the node serves another chain, since its answers do not apply here. */
export async function assertEvmChain(client: PublicClient, target: EvmTarget): Promise<void> {
  const chainId = await client.getChainId()
  if (chainId === target.evmChainId) return
  throw new AppError('chain.badReply', phrase`${hostOf(target)} serves chain ${chainId}, not ${target.evmChainId}.`, {
    hint: 'Check this chain’s node address.',
    retry: 'later',
  })
}

/** An error that a node reports. */
export interface NodeError {
  code: number
  /** The node's own words, untrusted. */
  message: string
  /** What the contract returned on a revert, decoded where it is text; null when the call did not revert. */
  revert: string | null
}

/** Finds the node's own error inside viem's; null when the node reported none. */
export function nodeErrorIn(error: unknown): NodeError | null {
  if (!(error instanceof Error)) return null
  if (error.name !== 'RpcRequestError' || !('code' in error)) return nodeErrorIn(error.cause)
  const message = 'details' in error ? String(error.details) : error.message
  return { code: Number(error.code), message, revert: revertOf(message, 'data' in error ? error.data : undefined) }
}

/** Nodes put the revert data into `data`, some a level deeper. Source: go-ethereum internal/ethapi/errors.go. */
function revertOf(message: string, data: unknown): string | null {
  const inner = isRecord(data) && 'data' in data ? data['data'] : data
  if (isHex(inner) && inner.length >= 10) return reasonOf(inner)
  return /revert/i.test(message) ? clip(message) : null
}

/** Decodes Solidity's Error(string) and Panic(uint256); a custom error by its selector. */
function reasonOf(data: `0x${string}`): string {
  try {
    const { errorName, args } = decodeErrorResult({ data })
    return errorName === 'Error' ? clip(String(args[0])) : `${errorName} ${String(args[0])}`
  } catch {
    return `error ${data.slice(0, 10)}`
  }
}

function busy(target: EvmTarget, retryAfterMs: number | null): AppError {
  return new AppError('network.busy', phrase`${hostOf(target)} is overloaded or down.`, {
    retry: 'later',
    hint: 'Waybill will retry automatically.',
    ...(retryAfterMs === null ? {} : { retryAfterMs }),
  })
}

/** Builds the error for a node that lags behind another one. */
export function behind(target: EvmTarget): AppError {
  return new AppError('network.busy', phrase`${hostOf(target)} is still syncing.`, {
    retry: 'later',
    hint: 'Waybill will retry automatically.',
  })
}

/** viem wraps what its fetch threw. */
function appErrorIn(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  return error instanceof Error && error.cause !== undefined ? appErrorIn(error.cause) : null
}

function hostOf({ jsonRpc }: EvmTarget): string {
  return new URL(jsonRpc).host
}

function clip(text: string): string {
  return text.slice(0, MAX_LETTERS)
}
