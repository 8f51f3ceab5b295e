// Reads calls that exchange a token at Skip's swap router, which pays its caller: the account that signs, or a contract that passes the
// yield to a bridge in the same transaction.
// The caller of the router names any pools, and each of them may be a third-party contract that runs in the middle of the call. The router
// compares the minimum with the report of its last pool, and then pays that out itself: a lying pool makes it fail. So the yield is the
// minimum named here, provided that the router receives all that is taken, and pays out the wanted token.
// Sources: skip-mev/skip-go-evm-contracts CCTPRelayer/src/CCTPRelayer.sol, AxelarHandler/src/GoFastHandler.sol,
// SwapRouter/src/SkipGoSwapRouter.sol.
import { parseAbi, type DecodeFunctionDataReturnType } from 'viem'
import type { Call, Coin } from '../../trace/nextHop.ts'
import { unsafe } from '../../checkReport.ts'
import { decodeCall } from './decodeCall.ts'
import { afterFee, coin, seconds, unpadded } from './values.ts'

const ROUTER = parseAbi([
  'function swapExactIn(uint256 amountIn, uint256 least, address tokenIn, address tokenOut, (uint8 exchange, bytes data)[] hops, (address recipient, uint256 points)[] affiliates)',
])

/** The functions that exchange. */
export const SWAPS = [
  ...ROUTER,
  ...parseAbi([
    'function swapAndRequestCCTPTransfer(address token, uint256 amount, bytes swap, uint32 domain, bytes32 recipient, address burnt, uint256 fee)',
    'function swapAndRequestCCTPTransferWithCaller(address token, uint256 amount, bytes swap, uint32 domain, bytes32 recipient, address burnt, uint256 fee, bytes32 caller)',
    'function swapAndSubmitOrder(address token, uint256 amount, bytes swap, uint256 fee, uint256 points, bytes32 sender, bytes32 recipient, uint32 domain, uint64 timeout, bytes data)',
  ]),
] as const

type Parts = Pick<Call, 'roles' | 'spends' | 'effect' | 'recovery' | 'deadline' | 'next'>

type Swap = DecodeFunctionDataReturnType<typeof SWAPS>

/**
 * Reads a call that exchanges.
 * @throws AppError transfer.unsafeMessage where the exchange does not take all, or pays a further recipient.
 */
export function readSwap(way: Swap): Parts {
  return way.functionName === 'swapExactIn' ? readPaidSwap(way.args) : readBridgedSwap(way)
}

/** Reads an exchange whose yield goes to the account that calls. */
function readPaidSwap([amount, least, token, wanted, , affiliates]: Extract<Swap, { functionName: 'swapExactIn' }>['args']): Parts {
  requireNoShare(affiliates)
  return {
    roles: ['swapRouter'],
    spends: coin(token, amount),
    effect: { kind: 'exchange', least: coin(wanted, least) },
    recovery: [],
    deadline: null,
    next: { how: 'return' },
  }
}

function readBridgedSwap(way: Exclude<Swap, { functionName: 'swapExactIn' }>): Parts {
  const [token, amount, swap] = way.args
  const least = readInnerSwap(token, amount, swap)
  const spends = coin(token, amount)
  if (way.functionName === 'swapAndSubmitOrder') {
    const [, , , fee, points, sender, recipient, domain, timeout, data] = way.args
    const taken = fee + (BigInt(least.amount) * points) / 10_000n
    return {
      roles: ['goFast'],
      spends,
      effect: { kind: 'exchange', least: lessFee(least, taken) },
      recovery: [unpadded(sender)],
      deadline: seconds(timeout),
      next: { how: 'domain', domain, to: recipient, caller: null, call: data === '0x' ? null : data },
    }
  }
  const [, , , domain, to, burnt, fee, caller = null] = way.args
  if (burnt !== least.denom) throw unsafe('The call burns a different asset from the one the swap yields.')
  return {
    roles: ['cctpRelayer'],
    spends,
    effect: { kind: 'exchange', least: lessFee(least, fee) },
    recovery: [],
    deadline: null,
    next: { how: 'domain', domain, to, caller, call: null },
  }
}

/** Returns the minimum that the router pays out. */
function readInnerSwap(token: string, amount: bigint, data: string): Coin {
  const [amountIn, least, tokenIn, tokenOut, , affiliates] = decodeCall(ROUTER, data).args
  if (tokenIn !== token || amountIn !== amount) throw unsafe('The swap takes a different asset from the one the call brings.')
  requireNoShare(affiliates)
  return coin(tokenOut, least)
}

function requireNoShare(affiliates: readonly unknown[]): void {
  if (affiliates.length > 0) throw unsafe('The swap pays a share to someone else.')
}

function lessFee({ denom, amount }: Coin, fee: bigint): Coin {
  return coin(denom, afterFee(BigInt(amount), fee))
}
