// The bridges of a chain: Circle's, which burn, and Skip's, which pays an order at once for a fee.
// Source: skip-mev/skip-go-fast-contracts src/interfaces/IFastTransferGateway.sol.
import { keccak_256 } from '@noble/hashes/sha3.js'
import { fromHex, toHex } from '../keys/bytes.ts'
import { NOBODY, selectorOf, topicOf } from './abi.ts'
import { collect, domainIn } from './bridgePayment.ts'
import { runCarrier } from './carrierContract.ts'
import { runMessenger } from './circleMessenger.ts'
import { addressIn, argumentsOf, numberIn, type BridgeFacts, type CallOutcome, type EvmCall, type EvmHost } from './contractCall.ts'
import { Reverted } from './nodeRefusal.ts'

const SUBMIT = selectorOf('submitOrder(bytes32,bytes32,uint256,uint256,uint32,uint64,bytes)')

function submitOrder(host: EvmHost, facts: BridgeFacts, call: EvmCall): CallOutcome {
  const [sender = '', recipient = '', inWord = '', outWord = '', domainWord = '', deadline = ''] = argumentsOf(call.input, 7)
  const [amount, amountOut, token] = [numberIn(inWord), numberIn(outWord), facts.token.toLowerCase()]
  if (amount === 0n || amountOut === 0n || amountOut > amount) throw new Reverted('FastTransferGateway: invalid amount')
  if (addressIn(sender) === NOBODY || numberIn(deadline) === 0n) throw new Reverted('FastTransferGateway: invalid order')
  const domain = domainIn(facts, domainWord, 'FastTransferGateway: unknown domain')
  const logs = collect(host, call.to, { payer: call.from, token, to: call.to, amount })
  host.depart({
    bridge: 'goFast',
    from: call.from,
    token,
    amount,
    amountOut,
    domain,
    recipient: `0x${recipient}`,
    caller: null,
    isEarly: true,
  })
  const orderId = `0x${toHex(keccak_256(fromHex(call.input.slice(10))))}`
  const submitted = { address: call.to, topics: [topicOf('OrderSubmitted(bytes32,bytes)'), orderId], data: `0x${call.input.slice(10)}` }
  return { output: orderId, logs: [...logs, submitted] }
}

/** Runs a bridge's function; null when the address is no bridge of this chain. @throws Reverted. */
export function runBridge(host: EvmHost, call: EvmCall): CallOutcome | null {
  const { bridge } = host
  if (bridge === null || !addressesOf(bridge).includes(call.to)) return null
  const carried = runCarrier(host, bridge, call)
  if (carried !== null) return carried
  if (call.value !== 0n) throw new Reverted('')
  const burnt = runMessenger(host, bridge, call)
  if (burnt !== null) return burnt
  if (call.input.slice(2, 10) === SUBMIT) return submitOrder(host, bridge, call)
  throw new Reverted('')
}

/** The contracts of the bridges, lower case. */
export function addressesOf({ messenger, messengerV2, gateway, warpRoute, oft, axelar, eureka }: BridgeFacts): string[] {
  return [messenger, messengerV2, gateway, warpRoute, oft, axelar, eureka].map((address) => address.toLowerCase())
}
