// Reads an EVM chain that is no rollup of Initia: what an address holds there, and how fast its blocks come. Through viem,
// over the same polite request as everything else.
// Sources: EIP-20; mds1/multicall (Multicall3 stands at one address on every chain that has it).
import { createPublicClient, erc20Abi, http, type Address, type HttpTransportConfig, type PublicClient } from 'viem'
import { AppError } from '../../shared/errors.ts'
import type { Requester } from '../lib/politeRequest.ts'

export interface EvmTarget {
  /** Address of the JSON-RPC node. */
  jsonRpc: string
  /** The number that the chain gives itself; an answer of another chain is refused. */
  evmChainId: number
}

export interface EvmHoldings {
  height: number
  /** Time of that block, milliseconds since 1970. */
  time: number
  /** The chain's own coin, base units. */
  native: string
  /** By contract, as it was given; null for a token that could not be read. */
  tokens: ReadonlyMap<string, string | null>
}

const MULTICALL3: Address = '0xcA11bde05977b3631167028862bE2a173976CA11'
const LIMIT_MS = 20_000
/** Blocks over which the time between them is taken. */
const SPAN = 100n

/**
 * What an address holds: the coin and some tokens. A token that cannot be read is null and hinders no other.
 * @param address 0x form.
 * @param contracts 0x addresses of ERC-20 contracts.
 * @throws AppError network.*, chain.badReply (also when another chain answers), chain.refused.
 */
export async function readEvmHoldings(
  request: Requester,
  target: EvmTarget,
  { address, contracts, signal }: { address: Address; contracts: readonly Address[]; signal: AbortSignal },
): Promise<EvmHoldings> {
  const client = clientOf(request, target, signal)
  return plainly(target, signal, async () => {
    const [chainId, block, native, code] = await Promise.all([
      client.getChainId(),
      client.getBlock(),
      client.getBalance({ address }),
      client.getCode({ address: MULTICALL3 }),
    ])
    if (chainId !== target.evmChainId) {
      throw new AppError('chain.badReply', `${hostOf(target)} answers for chain ${chainId} instead of ${target.evmChainId}.`, {
        hint: 'Check the address of this chain’s node.',
      })
    }
    const tokens = await readTokens(client, { address, contracts, hasMulticall: code !== undefined })
    return { height: Number(block.number), time: Number(block.timestamp) * 1000, native: native.toString(), tokens }
  })
}

/**
 * Mean time between the last hundred blocks, ms; null on a chain that has fewer.
 * @throws AppError network.*, chain.badReply, chain.refused.
 */
export async function readEvmBlockTime(request: Requester, target: EvmTarget, signal: AbortSignal): Promise<number | null> {
  const client = clientOf(request, target, signal)
  return plainly(target, signal, async () => {
    const newest = await client.getBlock()
    if (newest.number < SPAN) return null
    const older = await client.getBlock({ blockNumber: newest.number - SPAN })
    return Number(((newest.timestamp - older.timestamp) * 1000n) / SPAN)
  })
}

async function readTokens(
  client: PublicClient,
  { address, contracts, hasMulticall }: { address: Address; contracts: readonly Address[]; hasMulticall: boolean },
): Promise<Map<string, string | null>> {
  const calls = contracts.map((contract) => ({ address: contract, abi: erc20Abi, functionName: 'balanceOf', args: [address] }) as const)
  const results: { status: string; result?: bigint | undefined }[] = hasMulticall
    ? await client.multicall({ contracts: calls, multicallAddress: MULTICALL3, allowFailure: true })
    : await Promise.all(calls.map((call) => client.readContract(call).then(succeeded, failed)))
  return new Map(contracts.map((contract, index) => [contract, results[index]?.result?.toString() ?? null]))
}

const succeeded = (result: bigint) => ({ status: 'success', result })
const failed = () => ({ status: 'failure' })

function clientOf(request: Requester, { jsonRpc }: EvmTarget, signal: AbortSignal): PublicClient {
  const fetchFn: NonNullable<HttpTransportConfig['fetchFn']> = async (_, init) => {
    const body = typeof init?.body === 'string' ? init.body : ''
    const { status, bytes, contentType } = await request({ url: jsonRpc, method: 'POST', body, timeoutMs: LIMIT_MS, signal })
    return new Response(Buffer.from(bytes), { status, headers: { 'content-type': contentType } })
  }
  // viem's own limit is longer than ours, so that it is ours that ends a request and says why.
  const transport = http(jsonRpc, { fetchFn, batch: true, retryCount: 0, timeout: 4 * LIMIT_MS })
  return createPublicClient({ transport })
}

/** Runs some reads; what goes wrong in viem becomes the error that caused it, or a refusal in the node's words. */
async function plainly<T>(target: EvmTarget, signal: AbortSignal, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (signal.aborted) throw signal.reason
    const cause = appErrorIn(error)
    if (cause !== null) throw cause
    const words = error instanceof Error && 'shortMessage' in error ? String(error.shortMessage) : String(error)
    throw new AppError('chain.refused', `${hostOf(target)} cannot answer (${words.slice(0, 200)}).`, { retry: 'later', cause: error })
  }
}

/** viem wraps what its fetch threw. */
function appErrorIn(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  return error instanceof Error && error.cause !== undefined ? appErrorIn(error.cause) : null
}

function hostOf({ jsonRpc }: EvmTarget): string {
  return new URL(jsonRpc).host
}
