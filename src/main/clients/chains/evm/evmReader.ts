// Reads balances and block times of an EVM chain that is not an Initia rollup, through viem and the throttled request.
// Sources: EIP-20; mds1/multicall (Multicall3 has the same address on every chain that has it).
import { erc20Abi, type Address, type PublicClient } from 'viem'
import type { KeyActivity } from '../../../../shared/contract/account.ts'
import type { Requester } from '../../../platform/http/limitConcurrency.ts'
import { assertEvmChain, openEvmNode, plainly, type EvmTarget } from './evmNode.ts'

/** Balances of an address at one block. */
export interface EvmHoldings {
  height: number
  /** Time of that block, milliseconds since 1970. */
  time: number
  /** The chain's own coin, base units. */
  native: string
  /** By contract, as given; null for a token that could not be read. */
  tokens: ReadonlyMap<string, string | null>
}

const MULTICALL3: Address = '0xcA11bde05977b3631167028862bE2a173976CA11'
/** Number of blocks over which the block time is measured. */
const WINDOW_BLOCKS = 100n

/**
 * Returns the balances of an address: the coin and some tokens. A token that cannot be read is null; the others are returned.
 * @param address 0x notation.
 * @param contracts 0x addresses of ERC-20 contracts.
 * @throws AppError network.*, chain.badReply (also when another chain answers), chain.refused.
 */
export async function readEvmHoldings(
  request: Requester,
  target: EvmTarget,
  { address, contracts, signal }: { address: Address; contracts: readonly Address[]; signal: AbortSignal },
): Promise<EvmHoldings> {
  const client = openEvmNode(request, target, signal)
  return plainly(target, signal, async () => {
    const [, block, native, code] = await Promise.all([
      assertEvmChain(client, target),
      client.getBlock(),
      client.getBalance({ address }),
      client.getCode({ address: MULTICALL3 }),
    ])
    const tokens = await readTokens(client, { address, contracts, hasMulticall: code !== undefined })
    return { height: Number(block.number), time: Number(block.timestamp) * 1000, native: native.toString(), tokens }
  })
}

/**
 * Returns whether addresses have sent anything, by their nonces, or else hold the coin or one of the tokens. A token that cannot be read
 * counts as zero: a list may name one that no longer exists.
 * @throws AppError network.*, chain.badReply (also when another chain answers), chain.refused.
 */
export async function readEvmActivity(
  request: Requester,
  target: EvmTarget,
  { addresses, contracts, signal }: { addresses: readonly Address[]; contracts: readonly Address[]; signal: AbortSignal },
): Promise<KeyActivity[]> {
  const client = openEvmNode(request, target, signal)
  return plainly(target, signal, async () => {
    const [, code] = await Promise.all([assertEvmChain(client, target), client.getCode({ address: MULTICALL3 })])
    return await Promise.all(
      addresses.map(async (address): Promise<KeyActivity> => {
        const [nonce, native, tokens] = await Promise.all([
          client.getTransactionCount({ address }),
          client.getBalance({ address }),
          readTokens(client, { address, contracts, hasMulticall: code !== undefined }),
        ])
        if (nonce > 0) return 'used'
        return native > 0n || [...tokens.values()].some((amount) => amount !== null && amount !== '0') ? 'holds' : 'none'
      }),
    )
  })
}

/**
 * Returns the mean time between the last hundred blocks, ms; null on a chain with fewer.
 * @throws AppError network.*, chain.badReply, chain.refused.
 */
export async function readEvmBlockTime(request: Requester, target: EvmTarget, signal: AbortSignal): Promise<number | null> {
  const client = openEvmNode(request, target, signal)
  return plainly(target, signal, async () => {
    const newest = await client.getBlock()
    if (newest.number < WINDOW_BLOCKS) return null
    const older = await client.getBlock({ blockNumber: newest.number - WINDOW_BLOCKS })
    return Number(((newest.timestamp - older.timestamp) * 1000n) / WINDOW_BLOCKS)
  })
}

async function readTokens(
  client: PublicClient,
  { address, contracts, hasMulticall }: { address: Address; contracts: readonly Address[]; hasMulticall: boolean },
): Promise<Map<string, string | null>> {
  const calls = contracts.map((contract) => ({ address: contract, abi: erc20Abi, functionName: 'balanceOf', args: [address] }) as const)
  const results: { status: 'success' | 'failure'; result?: bigint | undefined }[] = hasMulticall
    ? await client.multicall({ contracts: calls, multicallAddress: MULTICALL3, allowFailure: true })
    : await Promise.all(calls.map((call) => client.readContract(call).then(succeeded, failed)))
  return new Map(contracts.map((contract, index) => [contract, results[index]?.result?.toString() ?? null]))
}

const succeeded = (result: bigint) => ({ status: 'success' as const, result })
const failed = () => ({ status: 'failure' as const })
