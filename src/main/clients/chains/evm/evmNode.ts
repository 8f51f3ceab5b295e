// A JSON-RPC node of an EVM chain through viem, over our own request: one way to reach it, and one way to read its errors.
// Sources: ethereum/execution-apis; EIP-1474 (codes).
import { createPublicClient, decodeErrorResult, http, isHex, type HttpTransportConfig, type PublicClient } from 'viem'
import { AppError } from '../../../../shared/domain/errors.ts'
import type { Requester } from '../../../platform/http/limitConcurrency.ts'

export interface EvmTarget {
  /** Address of the JSON-RPC node. */
  jsonRpc: string
  /** The number that the chain gives itself; an answer of another chain is refused. */
  evmChainId: number
}

const LIMIT_MS = 20_000
/** Letters of a stranger's text that are kept. */
const MAX_LETTERS = 300
const BUSY: readonly number[] = [429, 502, 503, 504]
/** "Limit exceeded", and what some hosts write instead. */
const LIMIT_CODES: readonly number[] = [-32005, 429]

/** A client for a few reads that belong together; those of one turn of the event loop go as one batch. */
export function openEvmNode(request: Requester, target: EvmTarget, signal: AbortSignal): PublicClient {
  const { jsonRpc } = target
  const fetchFn: NonNullable<HttpTransportConfig['fetchFn']> = async (_, init) => {
    const body = typeof init?.body === 'string' ? init.body : ''
    const reply = await request({ url: jsonRpc, method: 'POST', body, timeoutMs: LIMIT_MS, signal })
    if (BUSY.includes(reply.status)) throw busy(target, reply.retryAfterMs)
    // Some nodes report their own errors as JSON under another status than 200.
    const isJson = /^\s*[[{]/.test(reply.text)
    if (!isJson) throw new AppError('chain.badReply', `${hostOf(target)} sent a response that can’t be read.`, { retry: 'later' })
    return new Response(Buffer.from(reply.bytes), { headers: { 'content-type': 'application/json' } })
  }
  // viem's own limit is longer than ours, so that it is ours that ends a request and says why.
  const transport = http(jsonRpc, { fetchFn, batch: true, retryCount: 0, timeout: 4 * LIMIT_MS })
  return createPublicClient({ transport })
}

/**
 * Runs some reads; what goes wrong in viem becomes the error that caused it, or a refusal in the node's words.
 * @throws AppError network.*, chain.badReply, chain.refused; the signal's reason when it ended the request.
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
    throw new AppError('chain.refused', `${hostOf(target)} can’t respond (${clip(words)}).`, { retry: 'later', cause: error })
  }
}

/** @throws AppError chain.badReply when the node is of another chain: what it says of this account and its transactions is false here. */
export async function assertEvmChain(client: PublicClient, target: EvmTarget): Promise<void> {
  const chainId = await client.getChainId()
  if (chainId === target.evmChainId) return
  throw new AppError('chain.badReply', `${hostOf(target)} serves chain ${chainId}, not ${target.evmChainId}.`, {
    hint: 'Check this chain’s node address.',
    retry: 'later',
  })
}

/** What a node itself reports as error. */
export interface NodeError {
  code: number
  /** In its own words, untrusted. */
  message: string
  /** What the contract gave back when it reverted, decoded where it is text; null when the call did not revert. */
  revert: string | null
}

/** Finds the node's own error under what viem makes of it; null when the node reported none. */
export function nodeErrorIn(error: unknown): NodeError | null {
  if (!(error instanceof Error)) return null
  if (error.name !== 'RpcRequestError' || !('code' in error)) return nodeErrorIn(error.cause)
  const message = 'details' in error ? String(error.details) : error.message
  return { code: Number(error.code), message, revert: revertOf(message, 'data' in error ? error.data : undefined) }
}

/** Nodes put what a contract gave back into `data`, some a level deeper. Source: go-ethereum internal/ethapi/errors.go. */
function revertOf(message: string, data: unknown): string | null {
  const inner = typeof data === 'object' && data !== null && 'data' in data ? data.data : data
  if (isHex(inner) && inner.length >= 10) return reasonOf(inner)
  return /revert/i.test(message) ? clip(message) : null
}

/** Solidity's Error(string) and Panic(uint256) in words; an error of the contract's own by its selector. */
function reasonOf(data: `0x${string}`): string {
  try {
    const { errorName, args } = decodeErrorResult({ data })
    return errorName === 'Error' ? clip(String(args[0])) : `${errorName} ${String(args[0])}`
  } catch {
    return `error ${data.slice(0, 10)}`
  }
}

function busy(target: EvmTarget, retryAfterMs: number | null): AppError {
  return new AppError('network.busy', `${hostOf(target)} is overloaded or down.`, {
    retry: 'later',
    hint: 'Waybill will retry automatically.',
    ...(retryAfterMs === null ? {} : { retryAfterMs }),
  })
}

/** The error for a node that has not all blocks that another one has shown. */
export function behind(target: EvmTarget): AppError {
  return new AppError('network.busy', `${hostOf(target)} is still syncing.`, {
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
