// Plans routes from the chain outside Initia: over a bridge that burns and waits, over one that pays at once for a fee, and onward in a
// second transaction.
// Sources: circlefin/evm-cctp-contracts src/TokenMessenger.sol; skip-mev/go-fast-contracts src/FastTransferGateway.sol.
import { relayerWord } from '../book/callers.ts'
import { BRIDGE_MS, L1_CHAIN } from '../book/chains/chains.ts'
import { HARBOUR } from '../book/chains/harbour.ts'
import { arrivingDenom, cosmosChain } from '../book/chains/links.ts'
import { BASIN, BRIDGE_DOMAINS } from '../book/chains/plainEvm.ts'
import { addressWord, selectorOf, word } from '../evm/abi.ts'
import { amountOutOf, type Making, type Plan, type PlanFee, type PlanHop, type Planner, type RouteRequest } from './plan.ts'
import { planCarried } from './planCarried.ts'
import { planDeposit } from './planDeposit.ts'
import { recipientWord } from './recipients.ts'

/** Reached in two transactions only. */
const BEYOND_L1 = 'lantern-1'
/** The fee of a fast order, in thousandths. */
const FAST_FEE = 2n
const ORDER_LIFE_S = 3600n

function isUsdc(denom: string): boolean {
  return denom.toLowerCase() === BASIN.bridge.token.toLowerCase()
}

/** A burn for Harbour names the account that hands it over there, as burns for Noble do; any account hands over the others. */
function burnData(chainId: string, amount: string, to: string): string {
  const words = [
    word(BigInt(amount)),
    word(BigInt(BRIDGE_DOMAINS[chainId] ?? 0)),
    recipientWord(chainId, to),
    addressWord(BASIN.bridge.token),
  ].join('')
  if (chainId !== HARBOUR.id) return `${selectorOf('depositForBurn(uint256,uint32,bytes32,address)')}${words}`
  const selector = selectorOf('depositForBurnWithCaller(uint256,uint32,bytes32,address,bytes32)')
  return `${selector}${words}${relayerWord(HARBOUR).slice(2)}`
}

function orderData(chainId: string, order: { amount: string; amountOut: string; from: string; to: string; nowMs: number }): string {
  const words = [
    addressWord(order.from),
    recipientWord(chainId, order.to),
    word(BigInt(order.amount)),
    word(BigInt(order.amountOut)),
    word(BigInt(BRIDGE_DOMAINS[chainId] ?? 0)),
    word(BigInt(Math.floor(order.nowMs / 1000)) + ORDER_LIFE_S),
    // Where the empty bytes begin, and how many they are.
    word(224n),
    word(0n),
  ]
  return `${selectorOf('submitOrder(bytes32,bytes32,uint256,uint256,uint32,uint64,bytes)')}${words.join('')}`
}

/** A call with the allowance that it needs. The data has no 0x, as in Skip's form. */
function evmTx(signer: string, to: string, data: string, amount: string): unknown {
  const approval = { token_contract: BASIN.bridge.token, spender: to, amount }
  const call = { chain_id: BASIN.id, to, value: '0', data, signer_address: signer, required_erc20_approvals: [approval] }
  return { evm_tx: call, operations_indices: [0] }
}

function burnHop(request: RouteRequest, toChainId: string, denomOut: string): PlanHop {
  return {
    wrapper: 'cctp_transfer',
    fromChainId: BASIN.id,
    toChainId,
    denomIn: request.fromDenom,
    denomOut,
    amountIn: request.amountIn,
    amountOut: request.amountIn,
    txIndex: 0,
    extra: { burn_token: BASIN.bridge.token, bridge_id: 'CCTP', smart_relay: false },
  }
}

const PLAIN = { fees: [], needsHook: false, priceImpact: null }

function direct(request: RouteRequest): Plan {
  const txs = ({ addresses: [from = '', to = ''] }: Making): unknown[] => [
    evmTx(from, BASIN.bridge.messenger, burnData(request.toChainId, request.amountIn, to), request.amountIn),
  ]
  return {
    ...PLAIN,
    hops: [burnHop(request, request.toChainId, request.toDenom)],
    stops: [BASIN.id, request.toChainId],
    durationMs: BRIDGE_MS + 4000,
    txs,
  }
}

function fast(request: RouteRequest): Plan {
  const amount = (BigInt(request.amountIn) * FAST_FEE) / 1000n
  const amountOut = (BigInt(request.amountIn) - amount).toString()
  const fee: PlanFee = {
    type: 'GO_FAST',
    bridge: 'GO_FAST',
    amount: amount.toString(),
    chainId: BASIN.id,
    denom: request.fromDenom,
    txIndex: 0,
    isOnTop: false,
  }
  const hop: PlanHop = {
    ...burnHop(request, request.toChainId, request.toDenom),
    wrapper: 'go_fast_transfer',
    amountOut,
    extra: {
      fee: { fee_asset: null, bps_fee: '20' },
      bridge_id: 'GO_FAST',
      source_domain: '0',
      destination_domain: String(BRIDGE_DOMAINS[request.toChainId]),
    },
  }
  const txs = ({ addresses: [from = '', to = ''], nowMs }: Making): unknown[] => [
    evmTx(
      from,
      BASIN.bridge.gateway,
      orderData(request.toChainId, { amount: request.amountIn, amountOut, from, to, nowMs }),
      request.amountIn,
    ),
  ]
  return { ...PLAIN, fees: [fee], hops: [hop], stops: [BASIN.id, request.toChainId], durationMs: BRIDGE_MS / 3 + 4000, txs }
}

/** Two transactions: the second begins where the first ends, and is signed there. */
function inTwo(request: RouteRequest, second: Plan): Plan {
  const middle = arrivingDenom(L1_CHAIN)
  const hops = [burnHop(request, L1_CHAIN.id, middle), ...second.hops.map((hop) => ({ ...hop, txIndex: 1 }))]
  const txs = (making: Making): unknown[] => {
    const [from = '', onL1 = '', to = ''] = making.addresses
    const first = evmTx(from, BASIN.bridge.messenger, burnData(L1_CHAIN.id, request.amountIn, onL1), request.amountIn)
    return [first, ...second.txs({ ...making, addresses: [onL1, to] })]
  }
  return { ...PLAIN, hops, stops: [BASIN.id, ...second.stops], durationMs: BRIDGE_MS + second.durationMs, txs }
}

/** The bridged token of the chain outside Initia, to any Cosmos chain. */
export const planFromBasin: Planner = (request) => {
  const to = cosmosChain(request.toChainId)
  if (request.fromChainId !== BASIN.id || to === undefined || !isUsdc(request.fromDenom) || request.isOpWithdraw) return null
  const isArriving = arrivingDenom(to) === request.toDenom
  if (!isArriving) return null
  if (request.goFast) return fast(request)
  if (request.bridge !== 'cctp_transfer') return planCarried(request, request.bridge)
  if (to.id !== BEYOND_L1) return direct(request)
  const onward = planDeposit({ ...request, fromChainId: L1_CHAIN.id, fromDenom: arrivingDenom(L1_CHAIN) })
  return onward === null || amountOutOf(onward) === '0' ? null : inTwo(request, onward)
}
