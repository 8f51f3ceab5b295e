// Circle's TokenMessenger in both versions: burns a token here, and sends the message that lets it be minted elsewhere. A burn is
// final: neither contract has a function that gives it back.
// Source: circlefin/evm-cctp-contracts src/TokenMessenger.sol, src/v2/TokenMessengerV2.sol, src/v2/FinalityThresholds.sol.
import { addressWord, NOBODY, selectorOf, topicOf, word } from './abi.ts'
import { collect, domainIn } from './bridgePayment.ts'
import { addressIn, argumentsOf, numberIn, type BridgeFacts, type CallOutcome, type EvmCall, type EvmHost } from './contractCall.ts'
import { Reverted } from './nodeRefusal.ts'

const BURN = selectorOf('depositForBurn(uint256,uint32,bytes32,address)')
const BURN_WITH_CALLER = selectorOf('depositForBurnWithCaller(uint256,uint32,bytes32,address,bytes32)')
const BURN_V2 = selectorOf('depositForBurn(uint256,uint32,bytes32,address,bytes32,uint256,uint32)')
const EVENT = topicOf('DepositForBurn(uint64,address,uint256,address,bytes32,uint32,bytes32,bytes32)')
const EVENT_V2 = topicOf('DepositForBurn(address,uint256,address,bytes32,uint32,bytes32,bytes32,uint256,uint32,bytes)')
/** Up to this finality the attestation comes early and costs the fee. */
const CONFIRMED = 1000n
const ANYBODY = word(0n)

/** Arguments as words. */
interface Burn {
  amount: string
  domain: string
  recipient: string
  token: string
  caller: string
  maxFee: string
}

/** Burns the tokens and lets the message depart. @returns the logs of the token. @throws Reverted as the contract does. */
function burn(host: EvmHost, facts: BridgeFacts, call: EvmCall, args: Burn, isEarly: boolean): CallOutcome['logs'] {
  const [amount, maxFee, token] = [numberIn(args.amount), numberIn(args.maxFee), addressIn(args.token)]
  if (amount === 0n) throw new Reverted('Amount must be nonzero')
  if (numberIn(args.recipient) === 0n) throw new Reverted('Mint recipient must be nonzero')
  if (maxFee >= amount) throw new Reverted('Max fee must be less than amount')
  const domain = domainIn(facts, args.domain, 'No TokenMessenger for domain')
  if (token !== facts.token.toLowerCase()) throw new Reverted('Burn token not supported')
  const logs = collect(host, call.to, { payer: call.from, token, to: NOBODY, amount })
  host.depart({
    bridge: 'cctp',
    from: call.from,
    token,
    amount,
    amountOut: isEarly ? amount - maxFee : amount,
    domain,
    recipient: `0x${args.recipient}`,
    caller: args.caller === ANYBODY ? null : `0x${args.caller}`,
    isEarly,
  })
  return logs
}

function runFirst(host: EvmHost, facts: BridgeFacts, call: EvmCall): CallOutcome {
  const selector = call.input.slice(2, 10)
  if (selector !== BURN && selector !== BURN_WITH_CALLER) throw new Reverted('')
  const isNamed = selector === BURN_WITH_CALLER
  const [amount = '', domain = '', recipient = '', token = '', caller = ANYBODY] = argumentsOf(call.input, isNamed ? 5 : 4)
  if (isNamed && caller === ANYBODY) throw new Reverted('Invalid destination caller')
  const logs = burn(host, facts, call, { amount, domain, recipient, token, caller, maxFee: word(0n) }, false)
  const burnt = {
    address: call.to,
    topics: [EVENT, `0x${word(0n)}`, `0x${token}`, `0x${addressWord(call.from)}`],
    data: `0x${[amount, recipient, domain, addressWord(call.to), caller].join('')}`,
  }
  return { output: `0x${word(0n)}`, logs: [...logs, burnt] }
}

function runSecond(host: EvmHost, facts: BridgeFacts, call: EvmCall): CallOutcome {
  if (call.input.slice(2, 10) !== BURN_V2) throw new Reverted('')
  const words = argumentsOf(call.input, 7)
  const [amount = '', domain = '', recipient = '', token = '', caller = '', maxFee = '', finality = ''] = words
  const logs = burn(host, facts, call, { amount, domain, recipient, token, caller, maxFee }, numberIn(finality) <= CONFIRMED)
  // The hook's bytes come last and are empty: where they begin, and their length.
  const data = [amount, recipient, domain, addressWord(call.to), caller, maxFee, word(224n), word(0n)]
  const burnt = {
    address: call.to,
    topics: [EVENT_V2, `0x${token}`, `0x${addressWord(call.from)}`, `0x${finality}`],
    data: `0x${data.join('')}`,
  }
  return { output: '0x', logs: [...logs, burnt] }
}

/** Runs a function of either messenger; null when the address is neither. @throws Reverted. */
export function runMessenger(host: EvmHost, facts: BridgeFacts, call: EvmCall): CallOutcome | null {
  if (call.to === facts.messenger.toLowerCase()) return runFirst(host, facts, call)
  return call.to === facts.messengerV2.toLowerCase() ? runSecond(host, facts, call) : null
}
