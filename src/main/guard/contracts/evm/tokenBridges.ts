// Reads calls of bridges that carry a token to a chain of their own numbering or naming, and do nothing else: Axelar through Skip's
// handler, Hyperlane's token routers, tokens and pools of LayerZero's second version, and IBC Eureka through Skip's handler.
// The fee of Axelar, Hyperlane and LayerZero for delivering the message is paid in the chain's coin with the call; Eureka's relayer is paid
// in the token. Axelar deducts a fee of its network on arrival, which no message names: only the quote contains it.
// Sources: skip-mev/skip-go-evm-contracts AxelarHandler/src/AxelarHandler.sol, EurekaHandler/src/EurekaHandler.sol;
// hyperlane-xyz/hyperlane-monorepo solidity/contracts/token/libs/TokenRouter.sol; LayerZero-Labs/LayerZero-v2 oapp/oft/interfaces/IOFT.sol;
// stargate-protocol/stargate-v2 packages/stg-evm-v2/src/interfaces/IStargate.sol (an empty command delivers at once).
import { parseAbi, type DecodeFunctionDataReturnType } from 'viem'
import type { Call } from '../../trace/nextHop.ts'
import { unsafe } from '../../checkReport.ts'
import { coin, OWN_COIN, seconds } from './values.ts'

const SEND = '(uint32 endpoint, bytes32 to, uint256 amount, uint256 least, bytes options, bytes compose, bytes command)'
const PARAMS = '(address token, string recipient, string client, string port, uint64 timeout, string memo)'

/** The functions of these bridges. */
export const TOKEN_BRIDGES = parseAbi([
  'function sendNativeToken(string chain, string to)',
  'function sendERC20Token(string chain, string to, string symbol, uint256 amount)',
  'function gmpTransferNativeToken(string chain, string to, bytes payload, uint256 amount, uint256 fee)',
  'function gmpTransferERC20Token(string chain, string to, bytes payload, string symbol, uint256 amount, uint256 fee)',
  'function gmpTransferERC20TokenGasTokenPayment(string chain, string to, bytes payload, string symbol, uint256 amount, uint256 fee)',
  'function transferRemote(uint32 domain, bytes32 to, uint256 amount)',
  `function send(${SEND} params, (uint256 coins, uint256 tokens) fee, address refund)`,
  `function sendToken(${SEND} params, (uint256 coins, uint256 tokens) fee, address refund)`,
  `function transfer(uint256 amount, ${PARAMS} params, (uint256 relay, address relayer, uint64 expiry) fees)`,
])

/** A decoded call of one of these bridges. */
export type TokenBridge = DecodeFunctionDataReturnType<typeof TOKEN_BRIDGES>
type Parts = Pick<Call, 'roles' | 'spends' | 'effect' | 'recovery' | 'deadline' | 'next' | 'symbol' | 'coinFee'>

/** Reads a call of one of these bridges. @throws AppError transfer.unsafeMessage where the call does more than carry the token. */
export function readTokenBridge(way: TokenBridge, value: string): Parts {
  const base = { effect: { kind: 'keep' }, recovery: [], deadline: null } as const
  switch (way.functionName) {
    case 'transferRemote': {
      const [domain, to, amount] = way.args
      const next = { how: 'domain', domain, to, caller: null, call: null } as const
      return { ...base, roles: ['warpRoute'], spends: { denom: null, amount: amount.toString() }, next }
    }
    case 'send':
    case 'sendToken':
      return readOft(way.args)
    case 'transfer':
      return readEureka(way.args)
    default:
      return { ...base, roles: ['axelar'], ...readAxelar(way, value) }
  }
}

type Sent = Pick<Parts, 'spends' | 'effect' | 'next' | 'symbol' | 'coinFee'>
type AxelarCall = Extract<
  TokenBridge,
  {
    functionName:
      'sendNativeToken' | 'sendERC20Token' | 'gmpTransferNativeToken' | 'gmpTransferERC20Token' | 'gmpTransferERC20TokenGasTokenPayment'
  }
>

/** Version 0 with an empty object: Axelar's chain writes it into the packet's memo, where it requests nothing. */
const NO_MESSAGE = '0x000000007b7d'

/**
 * Reads a payment to a Cosmos chain. With a message it only pays for the delivery; the message must request nothing.
 * Source: axelarnetwork/axelar-core x/axelarnet/types/evm_translator.go (bytes4(0): a message for no contract).
 */
function readAxelar(way: AxelarCall, value: string): Sent {
  const [domain, to] = way.args
  const next = { how: 'domain', domain, to, isSpelled: true, caller: null, call: null } as const
  const effect = { kind: 'keep' } as const
  switch (way.functionName) {
    case 'sendNativeToken':
      return { spends: { denom: OWN_COIN, amount: value }, effect, next }
    case 'sendERC20Token': {
      const [, , symbol, amount] = way.args
      return { spends: { denom: null, amount: amount.toString() }, symbol, effect, next }
    }
    case 'gmpTransferNativeToken': {
      const [, , payload, amount, fee] = way.args
      requireNoMessage(payload)
      return { spends: coin(OWN_COIN, amount), coinFee: fee.toString(), effect, next }
    }
    case 'gmpTransferERC20Token': {
      const [, , payload, symbol, amount, fee] = way.args
      requireNoMessage(payload)
      return { spends: { denom: null, amount: amount.toString() }, symbol, coinFee: fee.toString(), effect, next }
    }
    case 'gmpTransferERC20TokenGasTokenPayment': {
      const [, , payload, symbol, amount, fee] = way.args
      requireNoMessage(payload)
      const left = { kind: 'fee', left: amount.toString() } as const
      return { spends: { denom: null, amount: (amount + fee).toString() }, symbol, effect: left, next }
    }
  }
}

function requireNoMessage(payload: string): void {
  if (payload !== NO_MESSAGE) throw unsafe('The bridge would call a contract with the funds.')
}

/**
 * Reads a call of LayerZero. What arrives is at least what the call names. Options and commands would request gas, coins or a later
 * delivery.
 */
function readOft([params, fee, refund]: Extract<TokenBridge, { functionName: 'send' | 'sendToken' }>['args']): Parts {
  const { endpoint, to, amount, least, options, compose, command } = params
  if (compose !== '0x') throw unsafe('The bridge would call a contract with the funds.')
  if (options !== '0x' || command !== '0x') throw unsafe('The bridge call asks for options that Waybill can’t check.')
  if (fee.tokens !== 0n) throw unsafe('The bridge’s fee would be paid in another token.')
  return {
    roles: ['oft'],
    spends: { denom: null, amount: amount.toString() },
    coinFee: fee.coins.toString(),
    effect: { kind: 'fee', left: least.toString() },
    recovery: [refund],
    deadline: null,
    next: { how: 'domain', domain: endpoint, to, caller: null, call: null },
  }
}

/** Reads a call of Eureka. The relayer is paid out of what the call takes; after a timeout the caller gets a refund. */
function readEureka([amount, params, fees]: Extract<TokenBridge, { functionName: 'transfer' }>['args']): Parts {
  const { token, recipient, client, port, timeout, memo } = params
  if (port !== 'transfer' || memo !== '') throw unsafe('The bridge would call a contract with the funds.')
  const { relay, relayer, expiry } = fees
  const paid = relay === 0n && relayer === OWN_COIN ? [] : [{ to: relayer, amount: relay.toString(), points: 0 }]
  return {
    roles: ['eureka'],
    spends: coin(token, amount + relay),
    effect: { kind: 'fees', fees: paid },
    recovery: [],
    deadline: seconds(expiry),
    next: { how: 'domain', domain: client, to: recipient, isSpelled: true, until: seconds(timeout), caller: null, call: null },
  }
}
