// Bridges that carry the one token to chains which they number or name in their own way: Skip's handlers of Axelar and of IBC Eureka, a
// token router of Hyperlane, and a pool of LayerZero's second version. The coins that come for the way are kept.
// Sources: skip-mev/skip-go-evm-contracts AxelarHandler/src/AxelarHandler.sol, EurekaHandler/src/EurekaHandler.sol;
// hyperlane-xyz/hyperlane-monorepo solidity/contracts/token/libs/TokenRouter.sol; stargate-protocol/stargate-v2 StargateBase.sol.
import { decodeBech32 } from '../keys/bech32.ts'
import { toHex } from '../keys/bytes.ts'
import { selectorOf, word } from './abi.ts'
import { collect, domainIn } from './bridgePayment.ts'
import {
  addressIn,
  argumentsOf,
  numberIn,
  textIn,
  type BridgeFacts,
  type CallOutcome,
  type Departure,
  type EvmCall,
  type EvmHost,
} from './contractCall.ts'
import { Reverted } from './nodeRefusal.ts'

/** Least that each of them wants in coins for the way, wei. */
export const WAY_FEE = 700_000_000_000n

const REMOTE = selectorOf('transferRemote(uint32,bytes32,uint256)')
const SEND = selectorOf('send((uint32,bytes32,uint256,uint256,bytes,bytes,bytes),(uint256,uint256),address)')
/** A pool of Stargate has both names for it. */
const SEND_TOKEN = selectorOf('sendToken((uint32,bytes32,uint256,uint256,bytes,bytes,bytes),(uint256,uint256),address)')
const GMP = selectorOf('gmpTransferERC20Token(string,string,bytes,string,uint256,uint256)')
const EUREKA = selectorOf('transfer(uint256,(address,string,string,string,uint64,string),(uint256,address,uint64))')

/** A call before its tokens are taken. */
interface Carried {
  bridge: Departure['bridge']
  amount: bigint
  amountOut: bigint
  domain: number
  /** 32 bytes, 0x. */
  recipient: string
}

function transferRemote(facts: BridgeFacts, { input, value }: EvmCall): Carried {
  if (input.slice(2, 10) !== REMOTE) throw new Reverted('')
  const [domain = '', to = '', amount = ''] = argumentsOf(input, 3)
  if (value < WAY_FEE) throw new Reverted('IGP: insufficient interchain gas payment')
  const number = domainIn(facts, domain, 'No router enrolled for domain')
  return { bridge: 'hyperlane', amount: numberIn(amount), amountOut: numberIn(amount), domain: number, recipient: `0x${to}` }
}

function sendOft(facts: BridgeFacts, { input, value }: EvmCall): Carried {
  const selector = input.slice(2, 10)
  if (selector !== SEND && selector !== SEND_TOKEN) throw new Reverted('')
  const [place = '', coins = '', tokens = ''] = argumentsOf(input, 4)
  if (numberIn(tokens) !== 0n) throw new Reverted('Stargate_LzTokenUnavailable')
  if (value < WAY_FEE || value !== numberIn(coins)) throw new Reverted('Stargate_InvalidAmount')
  const [endpoint = '', to = '', amount = '', least = ''] = argumentsOf(
    `${input.slice(0, 10)}${input.slice(10 + Number(numberIn(place)) * 2)}`,
    4,
  )
  if (numberIn(least) > numberIn(amount)) throw new Reverted('Stargate_SlippageTooHigh')
  const number = domainIn(facts, endpoint, 'Stargate_InvalidPath')
  const bridge = selector === SEND ? 'layerZero' : 'stargate'
  return { bridge, amount: numberIn(amount), amountOut: numberIn(amount), domain: number, recipient: `0x${to}` }
}

/** The number that the other bridges have for a chain which these name. */
function domainNamed(facts: BridgeFacts, name: string): number {
  const domain = facts.names[name]
  if (domain === undefined) throw new Reverted('')
  return domain
}

function recipientIn(text: string): string {
  const prefix = text.slice(0, text.lastIndexOf('1'))
  const bytes = decodeBech32(prefix, text)
  if (bytes === null) throw new Reverted('')
  return `0x${toHex(bytes).padStart(64, '0')}`
}

function sendAxelar(facts: BridgeFacts, { input, value }: EvmCall): Carried {
  if (input.slice(2, 10) !== GMP) throw new Reverted('')
  const [chain = '', to = '', , symbol = '', amount = '', fee = ''] = argumentsOf(input, 6)
  if (textIn(input, symbol) !== 'USDC') throw new Reverted('TokenNotSupported()')
  if (value !== numberIn(fee) || value < WAY_FEE) throw new Reverted('NativeSentDoesNotMatchAmounts()')
  const domain = domainNamed(facts, textIn(input, chain))
  return { bridge: 'axelar', amount: numberIn(amount), amountOut: numberIn(amount), domain, recipient: recipientIn(textIn(input, to)) }
}

function transferEureka(facts: BridgeFacts, { input, value }: EvmCall): Carried {
  if (input.slice(2, 10) !== EUREKA) throw new Reverted('')
  if (value !== 0n) throw new Reverted('Insufficient native token')
  const [amount = '', place = '', relay = ''] = argumentsOf(input, 5)
  // Places in the tuple count from its own beginning.
  const tuple = `${input.slice(0, 10)}${input.slice(10 + Number(numberIn(place)) * 2)}`
  const [token = '', to = '', client = ''] = argumentsOf(tuple, 6)
  if (addressIn(token) !== facts.token.toLowerCase() || numberIn(relay) !== 0n) throw new Reverted('')
  const domain = domainNamed(facts, textIn(tuple, client))
  return { bridge: 'eureka', amount: numberIn(amount), amountOut: numberIn(amount), domain, recipient: recipientIn(textIn(tuple, to)) }
}

/** Runs a call of one of them; null when the address is none. @throws Reverted as the contract does. */
export function runCarrier(host: EvmHost, facts: BridgeFacts, call: EvmCall): CallOutcome | null {
  const { warpRoute, oft, axelar, eureka } = facts
  const reads = new Map([
    [warpRoute.toLowerCase(), transferRemote],
    [oft.toLowerCase(), sendOft],
    [axelar.toLowerCase(), sendAxelar],
    [eureka.toLowerCase(), transferEureka],
  ])
  const read = reads.get(call.to)
  if (read === undefined) return null
  const carried = read(facts, call)
  if (carried.amount === 0n) throw new Reverted('ZeroAmount()')
  const token = facts.token.toLowerCase()
  const logs = collect(host, call.to, { payer: call.from, token, to: call.to, amount: carried.amount })
  host.depart({ ...carried, from: call.from, token, caller: null, isEarly: false })
  return { output: `0x${word(0n)}`, logs }
}
