// Two bridges that take a token here and let it arrive elsewhere: one burns and waits, one pays at once for a fee.
// Sources: circlefin/evm-cctp-contracts src/TokenMessenger.sol; skip-mev/skip-go-fast-contracts src/interfaces/IFastTransferGateway.sol.
import { keccak_256 } from '@noble/hashes/sha3.js'
import { fromHex, toHex } from '../keys/bytes.ts'
import { addressWord, NOBODY, selectorOf, topicOf, transferLog, word, type EvmLog } from './abi.ts'
import { addressIn, argumentsOf, numberIn, type BridgeFacts, type CallOutcome, type EvmCall, type EvmHost } from './contractCall.ts'
import { Reverted } from './nodeRefusal.ts'
import { spendAllowance } from './tokenContract.ts'

/** Takes tokens that the payer has allowed the bridge to take, to an address or out of the world. */
function collect(host: EvmHost, bridge: string, payer: string, token: string, to: string, amount: bigint): EvmLog[] {
  const facts = host.token(token)
  if (facts === undefined) throw new Reverted('')
  const spent = spendAllowance(host, facts, payer, bridge, amount)
  if (host.holding(token, payer) < amount) throw new Reverted('ERC20: transfer amount exceeds balance')
  host.move(token, payer, to, amount)
  return [...spent, transferLog(token, payer, to, amount)]
}

function domainIn(facts: BridgeFacts, text: string, refusal: string): number {
  const domain = Number(numberIn(text))
  if (!facts.domains.includes(domain)) throw new Reverted(refusal)
  return domain
}

function depositForBurn(host: EvmHost, facts: BridgeFacts, call: EvmCall): CallOutcome {
  const hasCaller = call.input.startsWith(`0x${BURN_WITH_CALLER}`)
  const [amountWord = '', domainWord = '', recipient = '', tokenWord = '', caller = '0'.repeat(64)] = argumentsOf(
    call.input,
    hasCaller ? 5 : 4,
  )
  const [amount, token] = [numberIn(amountWord), addressIn(tokenWord)]
  if (amount === 0n) throw new Reverted('Amount must be nonzero')
  if (numberIn(recipient) === 0n) throw new Reverted('Mint recipient must be nonzero')
  const domain = domainIn(facts, domainWord, 'No TokenMessenger for domain')
  if (token !== facts.token.toLowerCase()) throw new Reverted('Burn token not supported')
  const logs = collect(host, call.to, call.from, token, NOBODY, amount)
  host.depart({ bridge: 'cctp', from: call.from, token, amount, amountOut: amount, domain, recipient: `0x${recipient}` })
  const name = topicOf('DepositForBurn(uint64,address,uint256,address,bytes32,uint32,bytes32,bytes32)')
  const data = [word(amount), recipient, domainWord, addressWord(call.to), caller].join('')
  const burnt = {
    address: call.to,
    topics: [name, `0x${word(0n)}`, `0x${addressWord(token)}`, `0x${addressWord(call.from)}`],
    data: `0x${data}`,
  }
  return { output: `0x${word(0n)}`, logs: [...logs, burnt] }
}

function submitOrder(host: EvmHost, facts: BridgeFacts, call: EvmCall): CallOutcome {
  const [sender = '', recipient = '', inWord = '', outWord = '', domainWord = '', deadline = ''] = argumentsOf(call.input, 7)
  const [amount, amountOut, token] = [numberIn(inWord), numberIn(outWord), facts.token.toLowerCase()]
  if (amount === 0n || amountOut === 0n || amountOut > amount) throw new Reverted('FastTransferGateway: invalid amount')
  if (addressIn(sender) === NOBODY || numberIn(deadline) === 0n) throw new Reverted('FastTransferGateway: invalid order')
  const domain = domainIn(facts, domainWord, 'FastTransferGateway: unknown domain')
  const logs = collect(host, call.to, call.from, token, call.to, amount)
  host.depart({ bridge: 'goFast', from: call.from, token, amount, amountOut, domain, recipient: `0x${recipient}` })
  const orderId = `0x${toHex(keccak_256(fromHex(call.input.slice(10))))}`
  const submitted = { address: call.to, topics: [topicOf('OrderSubmitted(bytes32,bytes)'), orderId], data: `0x${call.input.slice(10)}` }
  return { output: orderId, logs: [...logs, submitted] }
}

const BURN = selectorOf('depositForBurn(uint256,uint32,bytes32,address)')
const BURN_WITH_CALLER = selectorOf('depositForBurnWithCaller(uint256,uint32,bytes32,address,bytes32)')
const SUBMIT = selectorOf('submitOrder(bytes32,bytes32,uint256,uint256,uint32,uint64,bytes)')

/** Runs a bridge's function; null when the address is no bridge of this chain. @throws Reverted. */
export function runBridge(host: EvmHost, call: EvmCall): CallOutcome | null {
  const { bridge } = host
  if (bridge === null) return null
  const selector = call.input.slice(2, 10)
  const isMessenger = call.to === bridge.messenger.toLowerCase()
  if (!isMessenger && call.to !== bridge.gateway.toLowerCase()) return null
  if (call.value !== 0n) throw new Reverted('')
  if (isMessenger && (selector === BURN || selector === BURN_WITH_CALLER)) return depositForBurn(host, bridge, call)
  if (!isMessenger && selector === SUBMIT) return submitOrder(host, bridge, call)
  throw new Reverted('')
}
