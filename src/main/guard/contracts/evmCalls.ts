// Decodes calls of EVM contracts whose arguments say where the money goes.
// Sources: initia-labs/minievm x/evm/contracts/erc20_wrapper/ERC20Wrapper.sol; Uniswap v2-periphery IUniswapV2Router02;
// circlefin/evm-cctp-contracts TokenMessenger.sol and TokenMessengerV2.sol; skip-mev/skip-go-evm-contracts CCTPRelayer.sol,
// GoFastHandler.sol, SkipGoSwapRouter.sol; skip-mev/go-fast-contracts FastTransferGateway.sol; EIP-20, EIP-721.
import { parseAbi, type DecodeFunctionDataReturnType } from 'viem'
import { decodeCall } from './evm/decodeCall.ts'
import { SWAPS, readSwap } from './evm/swapRouter.ts'
import { readTokenBridge, TOKEN_BRIDGES } from './evm/tokenBridges.ts'
import { afterFee, coin, seconds, unpadded } from './evm/values.ts'
import type { Call, Effect } from '../trace/nextHop.ts'
import { unsafe } from '../checkReport.ts'
import { phrase } from '../../../shared/domain/phrase.ts'

const TOKEN = parseAbi(['function transfer(address to, uint256 amount)', 'function approve(address spender, uint256 amount)'])

const WAYS = [
  ...SWAPS,
  ...TOKEN_BRIDGES,
  ...parseAbi([
    'function toLocal(address receiver, string denom, uint8 decimals)',
    'function toLocal(address receiver, string denom, uint256 amount, uint8 decimals)',
    'function toRemote(address receiver, string denom, uint256 amount)',
    'function toRemoteAndOPWithdraw(string receiver, string denom, uint256 amount)',
    'function toRemoteAndOPWithdraw(string receiver, string denom, uint256 amount, uint64 gas)',
    'function toRemoteAndIBCTransfer(string denom, uint256 amount, string channel, string receiver, uint256 timeout)',
    'function toRemoteAndIBCTransfer(string denom, uint256 amount, string channel, string receiver, uint256 timeout, string memo)',
    'function toRemoteAndIBCTransfer(string denom, uint256 amount, string channel, string receiver, uint256 timeout, string memo, uint64 gas)',
    'function swapExactTokensForTokens(uint256 amountIn, uint256 least, address[] path, address to, uint256 deadline)',
    'function depositForBurn(uint256 amount, uint32 domain, bytes32 recipient, address token)',
    'function depositForBurnWithCaller(uint256 amount, uint32 domain, bytes32 recipient, address token, bytes32 caller)',
    'function depositForBurn(uint256 amount, uint32 domain, bytes32 recipient, address token, bytes32 caller, uint256 maxFee, uint32 finality)',
    'function requestCCTPTransfer(uint256 amount, uint32 domain, bytes32 recipient, address token, uint256 fee)',
    'function requestCCTPTransferWithCaller(uint256 amount, uint32 domain, bytes32 recipient, address token, uint256 fee, bytes32 caller)',
    'function submitOrder(bytes32 sender, bytes32 recipient, uint256 amountIn, uint256 amountOut, uint32 domain, uint256 timeout, bytes data)',
    'function submitOrder(bytes32 sender, bytes32 recipient, uint256 amountIn, uint256 amountOut, uint32 domain, uint64 timeout, bytes data)',
  ]),
] as const

type Way = DecodeFunctionDataReturnType<typeof WAYS>
/** A call of an ERC-20 contract. */
export type TokenCall = { name: 'transfer'; to: string; amount: string } | { name: 'approve'; spender: string; amount: string }

/** Reads a call of an ERC-20 contract. @throws AppError transfer.unsafeMessage for any other function, or dirty bytes. */
export function readTokenCall(data: string): TokenCall {
  const decoded = decodeCall(TOKEN, data)
  const amount = decoded.args[1].toString()
  return decoded.functionName === 'transfer'
    ? { name: 'transfer', to: decoded.args[0], amount }
    : { name: 'approve', spender: decoded.args[0], amount }
}

const OPERATOR = parseAbi(['function setApprovalForAll(address operator, bool approved)'])

/** Reads the call of a collection that names or dismisses an operator. @throws AppError transfer.unsafeMessage, as `readTokenCall`. */
export function readOperatorCall(data: string): { spender: string; isApproved: boolean } {
  const [spender, isApproved] = decodeCall(OPERATOR, data).args
  return { spender, isApproved }
}

/**
 * A call of a bridge, wrapper or exchange.
 * @param value coins of the chain that come with it, base units.
 * @throws AppError transfer.unsafeMessage for any other function, or dirty bytes.
 */
export function readEvmCall(contract: string, data: string, value = '0'): Call {
  const way = decodeCall(WAYS, data)
  const base = { contract, vm: 'evm', name: way.functionName, effect: { kind: 'keep' }, recovery: [], deadline: null } as const
  switch (way.functionName) {
    case 'swapExactIn':
    case 'swapAndRequestCCTPTransfer':
    case 'swapAndRequestCCTPTransferWithCaller':
    case 'swapAndSubmitOrder':
      return { ...base, ...readSwap(way) }
    case 'toLocal':
    case 'toRemote':
    case 'toRemoteAndOPWithdraw':
    case 'toRemoteAndIBCTransfer':
      return { ...base, roles: ['wrapper'], ...readWrapper(way) }
    case 'swapExactTokensForTokens': {
      const [amount, least, path, to, deadline] = way.args
      const [offered, wanted] = [path[0], path.at(-1)]
      if (offered === undefined || wanted === undefined) throw unsafe('The swap doesn’t specify what it swaps.')
      return {
        ...base,
        roles: ['exchange'],
        spends: coin(offered, amount),
        effect: { kind: 'exchange', least: coin(wanted, least) },
        deadline: seconds(deadline),
        next: { how: 'credit', to },
      }
    }
    case 'depositForBurn':
    case 'depositForBurnWithCaller':
      return { ...base, roles: ['cctp'], ...readBurn(way.args) }
    case 'requestCCTPTransfer':
    case 'requestCCTPTransferWithCaller':
      return { ...base, roles: ['cctpRelayer'], ...readRelayedBurn(way.args) }
    case 'submitOrder': {
      const [sender, recipient, amount, least, domain, timeout, rest] = way.args
      return {
        ...base,
        roles: ['goFast'],
        spends: { denom: null, amount: amount.toString() },
        // The filler of an order pays exactly the amount that it names.
        effect: { kind: 'fee', left: least.toString(), isExact: true },
        recovery: [unpadded(sender)],
        deadline: seconds(timeout),
        next: { how: 'domain', domain, to: recipient, caller: null, call: rest === '0x' ? null : rest },
      }
    }
    default:
      return { ...base, ...readTokenBridge(way, value) }
  }
}

/** The two thresholds of a burn. Source: circlefin/evm-cctp-contracts src/v2/FinalityThresholds.sol. */
const [CONFIRMED, FINALIZED] = [1000, 2000]
const UNWRAP = { kind: 'unwrap' } as const

type Wrapped = Extract<Way, { functionName: 'toLocal' | 'toRemote' | 'toRemoteAndOPWithdraw' | 'toRemoteAndIBCTransfer' }>
type Burn = Extract<Way, { functionName: 'depositForBurn' | 'depositForBurnWithCaller' }>
type Relayed = Extract<Way, { functionName: 'requestCCTPTransfer' | 'requestCCTPTransferWithCaller' }>

function readWrapper(way: Wrapped): Pick<Call, 'spends' | 'effect' | 'next'> {
  switch (way.functionName) {
    case 'toLocal': {
      // Without an amount it takes all that it is allowed to take of the balance.
      const [to, denom, amount, decimals] = way.args.length === 3 ? [way.args[0], way.args[1], null, way.args[2]] : way.args
      const spends = { denom, amount: amount?.toString() ?? null }
      return { spends, effect: { kind: 'wrap', decimals }, next: { how: 'credit', to } }
    }
    case 'toRemote': {
      const [to, denom, amount] = way.args
      return { spends: coin(denom, amount), effect: UNWRAP, next: { how: 'credit', to } }
    }
    case 'toRemoteAndOPWithdraw': {
      const [to, denom, amount] = way.args
      return { spends: coin(denom, amount), effect: UNWRAP, next: { how: 'withdraw', to } }
    }
    case 'toRemoteAndIBCTransfer': {
      const [denom, amount, channel, receiver, timeout, memo = ''] = way.args
      const at = Number(timeout / 1_000_000n)
      const next = { how: 'ibc', port: 'transfer', channel, receiver, memo, timeout: { at } } as const
      return { spends: coin(denom, amount), effect: UNWRAP, next }
    }
  }
}

function readBurn(args: Burn['args']): Pick<Call, 'spends' | 'effect' | 'next'> {
  const [amount, domain, to, token, caller = null, maxFee = null, finality = FINALIZED] = args
  if (finality !== CONFIRMED && finality !== FINALIZED) throw unsafe(phrase`The burn asks for finality ${finality}, which doesn’t exist.`)
  const effect: Effect = maxFee === null ? { kind: 'keep' } : { kind: 'fee', left: afterFee(amount, maxFee).toString() }
  return { spends: coin(token, amount), effect, next: { how: 'domain', domain, to, caller, call: null } }
}

function readRelayedBurn(args: Relayed['args']): Pick<Call, 'spends' | 'effect' | 'next'> {
  const [amount, domain, to, token, fee, caller = null] = args
  const effect: Effect = { kind: 'fee', left: amount.toString() }
  return { spends: coin(token, amount + fee), effect, next: { how: 'domain', domain, to, caller, call: null } }
}
