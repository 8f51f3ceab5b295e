// How calls of EVM contracts are written: their bytes, and the documents that carry them, with the approval that they need.
import { encodeFunctionData, parseAbi } from 'viem'
import { MSG_CALL } from '../../../src/main/guard/contracts/msgCall.ts'
import { EXCHANGE, ME, ME_HEX, THEM_HEX, WRAPPER, type Request } from '../benches/guardBench.ts'
import { EVM_CHAIN_IDS } from './hostileFacts.ts'
import type { Route } from './hostileRoute.ts'

const SENT = '(uint32 endpoint, bytes32 to, uint256 amount, uint256 least, bytes options, bytes compose, bytes command)'
const EUREKA = '(address token, string recipient, string client, string port, uint64 timeout, string memo)'

const ABI = parseAbi([
  'function sendNativeToken(string chain, string to)',
  'function sendERC20Token(string chain, string to, string symbol, uint256 amount)',
  'function gmpTransferNativeToken(string chain, string to, bytes payload, uint256 amount, uint256 fee)',
  'function gmpTransferERC20Token(string chain, string to, bytes payload, string symbol, uint256 amount, uint256 fee)',
  'function gmpTransferERC20TokenGasTokenPayment(string chain, string to, bytes payload, string symbol, uint256 amount, uint256 fee)',
  'function transferRemote(uint32 domain, bytes32 to, uint256 amount)',
  `function send(${SENT} sent, (uint256 coins, uint256 tokens) fee, address refund)`,
  `function sendToken(${SENT} sent, (uint256 coins, uint256 tokens) fee, address refund)`,
  `function transfer(uint256 amount, ${EUREKA} params, (uint256 relay, address relayer, uint64 expiry) fees)`,
  'function approve(address spender, uint256 amount)',
  'function transfer(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amount)',
  'function toLocal(address receiver, string denom, uint8 decimals)',
  'function toLocal(address receiver, string denom, uint256 amount, uint8 decimals)',
  'function toRemote(address receiver, string denom, uint256 amount)',
  'function toRemoteAndOPWithdraw(string receiver, string denom, uint256 amount)',
  'function toRemoteAndOPWithdraw(string receiver, string denom, uint256 amount, uint64 gas)',
  'function toRemoteAndIBCTransfer(string denom, uint256 amount, string channel, string receiver, uint256 timeout)',
  'function toRemoteAndIBCTransfer(string denom, uint256 amount, string channel, string receiver, uint256 timeout, string memo)',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 least, address[] path, address to, uint256 deadline)',
  'function depositForBurn(uint256 amount, uint32 domain, bytes32 recipient, address token)',
  'function depositForBurnWithCaller(uint256 amount, uint32 domain, bytes32 recipient, address token, bytes32 caller)',
  'function depositForBurn(uint256 amount, uint32 domain, bytes32 recipient, address token, bytes32 caller, uint256 maxFee, uint32 finality)',
  'function requestCCTPTransfer(uint256 amount, uint32 domain, bytes32 recipient, address token, uint256 fee)',
  'function requestCCTPTransferWithCaller(uint256 amount, uint32 domain, bytes32 recipient, address token, uint256 fee, bytes32 caller)',
  'function submitOrder(bytes32 sender, bytes32 recipient, uint256 amountIn, uint256 amountOut, uint32 domain, uint64 timeout, bytes data)',
  'function swapExactIn(uint256 amountIn, uint256 least, address tokenIn, address tokenOut, (uint8 exchange, bytes data)[] hops, (address recipient, uint256 points)[] affiliates)',
  'function swapExactOut(uint256 amountOut, uint256 most, address tokenIn, address tokenOut, (uint8 exchange, bytes data)[] hops, (address recipient, uint256 points)[] affiliates)',
  'function swapAndRequestCCTPTransfer(address token, uint256 amount, bytes swap, uint32 domain, bytes32 recipient, address burnt, uint256 fee)',
  'function swapAndRequestCCTPTransferWithCaller(address token, uint256 amount, bytes swap, uint32 domain, bytes32 recipient, address burnt, uint256 fee, bytes32 caller)',
  'function swapAndSubmitOrder(address token, uint256 amount, bytes swap, uint256 fee, uint256 points, bytes32 sender, bytes32 recipient, uint32 domain, uint64 timeout, bytes data)',
])

/** A call's bytes. @throws BaseError of viem for values that do not fit. */
export function dataOf(functionName: string, args: readonly unknown[]): string {
  // The functions' arguments are as different as their names.
  return encodeFunctionData({ abi: ABI, functionName, args } as unknown as Parameters<typeof encodeFunctionData<typeof ABI>>[0])
}

/** An approval, as every family has one. */
export interface Allowing {
  allows: bigint | null
  token: string
  spender: string
}

export const ALLOWING = {
  allows: [null, 0n, 1n, 999999n, 1000001n, 1005000n, 2n ** 256n - 1n],
  token: [THEM_HEX, WRAPPER],
  spender: [THEM_HEX, EXCHANGE, ME_HEX],
}

/** MsgCalls: an approval, where there is one, and the call. */
export function msgCalls(request: Request, { allows, token, spender }: Allowing, contractAddr: string, input: string): Route {
  const call = (to: string, data: string) => ({
    typeUrl: MSG_CALL,
    value: { sender: ME, contractAddr: to, input: data, value: '0', accessList: [], authList: [] },
  })
  const before = allows === null ? [] : [call(token, dataOf('approve', [spender, allows]))]
  return {
    request,
    document: { form: 'cosmos', chainId: request.from[0], signer: ME, messages: [...before, call(contractAddr, input)] },
    hook: null,
  }
}

/** An Ethereum transaction and the approval that it is said to need. */
export function transaction(request: Request, { allows, token, spender }: Allowing, to: string, data: string, value = '0'): Route {
  const chainId = request.from[0]
  const approvals = allows === null ? [] : [{ token, spender, amount: allows.toString() }]
  const document = {
    form: 'evm',
    chainId,
    evmChainId: EVM_CHAIN_IDS[chainId] ?? 0,
    from: ME_HEX,
    to,
    value,
    data,
    gas: '200000',
    approvals,
  } as const
  return { request, document: { ...document, approvals }, hook: null }
}
