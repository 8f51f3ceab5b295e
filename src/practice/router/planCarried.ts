// Out of the chain outside Initia over bridges that number or name chains in their own way: Hyperlane, LayerZero, Axelar, Eureka.
// Sources: skip-mev/skip-go docs/swagger.yml (the operations); the contracts as in evm/carrierContract.ts.
import { BRIDGE_MS } from '../book/chains/chains.ts'
import { BASIN, BRIDGE_DOMAINS, clientOf } from '../book/chains/plainEvm.ts'
import { addressWord, bytesWords, encodeArguments, NOBODY, selectorOf, textBytes, word } from '../evm/abi.ts'
import { worthOf, type Making, type OutwardBridge, type Plan, type PlanHop, type RouteRequest } from './plan.ts'
import { recipientWord } from './recipients.ts'

type Carrier = Exclude<OutwardBridge, 'cctp_transfer'>

interface Call {
  to: string
  data: string
}

const NO_MESSAGE = bytesWords('000000007b7d')
const EMPTY = bytesWords('')
const LIFE_S = 3600n

/** What each bridge is called with. */
const CALLS: Readonly<Record<Carrier, (request: RouteRequest, making: Making) => Call>> = {
  hyperlane_transfer: ({ toChainId, amountIn }, { addresses }) => ({
    to: BASIN.bridge.warpRoute,
    data: `${selectorOf('transferRemote(uint32,bytes32,uint256)')}${word(domainOf(toChainId))}${to(toChainId, addresses)}${word(BigInt(amountIn))}`,
  }),
  layer_zero_transfer: (request, making) => callPool('send', request, making),
  stargate_transfer: (request, making) => callPool('sendToken', request, making),
  axelar_transfer: ({ toChainId, amountIn, wayFee }, { addresses }) => {
    const texts = [toChainId, addresses.at(-1) ?? ''].map((text): [string] => [textBytes(text)])
    const args = encodeArguments([...texts, [NO_MESSAGE], [textBytes('USDC')], word(BigInt(amountIn)), word(wayFee)])
    return { to: BASIN.bridge.axelar, data: `${selectorOf('gmpTransferERC20Token(string,string,bytes,string,uint256,uint256)')}${args}` }
  },
  eureka_transfer: ({ toChainId, amountIn }, { addresses, nowMs }) => {
    const end = word(BigInt(Math.floor(nowMs / 1000)) + LIFE_S)
    const texts = [addresses.at(-1) ?? '', clientOf(toChainId), 'transfer'].map((text): [string] => [textBytes(text)])
    const params = encodeArguments([addressWord(BASIN.bridge.token), ...texts, end, [EMPTY]])
    const args = encodeArguments([word(BigInt(amountIn)), [params], word(0n), addressWord(NOBODY), end])
    const name = 'transfer(uint256,(address,string,string,string,uint64,string),(uint256,address,uint64))'
    return { to: BASIN.bridge.eureka, data: `${selectorOf(name)}${args}` }
  },
}

function callPool(name: 'send' | 'sendToken', { toChainId, amountIn, wayFee }: RouteRequest, { addresses }: Making): Call {
  const amount = word(BigInt(amountIn))
  const sent = encodeArguments([word(domainOf(toChainId)), to(toChainId, addresses), amount, amount, [EMPTY], [EMPTY], [EMPTY]])
  const args = encodeArguments([[sent], word(wayFee), word(0n), addressWord(addresses[0] ?? '')])
  const selector = selectorOf(`${name}((uint32,bytes32,uint256,uint256,bytes,bytes,bytes),(uint256,uint256),address)`)
  return { to: BASIN.bridge.oft, data: `${selector}${args}` }
}

const domainOf = (chainId: string) => BigInt(BRIDGE_DOMAINS[chainId] ?? 0)
const to = (chainId: string, addresses: readonly string[]) => recipientWord(chainId, addresses.at(-1) ?? '')

const IDS: Readonly<Record<Carrier, string>> = {
  hyperlane_transfer: 'HYPERLANE',
  layer_zero_transfer: 'LAYER_ZERO',
  stargate_transfer: 'STARGATE',
  axelar_transfer: 'AXELAR',
  eureka_transfer: 'EUREKA',
}

/** What each bridge charges for delivery, in its operation's own fields: no entry of `estimated_fees` names it. */
function feeOf(wrapper: Carrier, fee: string): Record<string, unknown> {
  const { denom, symbol, name, decimals } = BASIN.coin
  const asset = { denom, chain_id: BASIN.id, symbol, name, decimals }
  if (wrapper === 'eureka_transfer') return {}
  const usd = worthOf(BASIN.id, denom, fee)
  if (wrapper === 'layer_zero_transfer' || wrapper === 'stargate_transfer')
    return { messaging_fee_amount: fee, messaging_fee_asset: asset, messaging_fee_amount_usd: usd }
  return { fee_amount: fee, usd_fee_amount: usd, fee_asset: asset }
}

/** One transaction of the one token, with the coins for the way on top. Eureka's relayer takes none here. */
export function planCarried(request: RouteRequest, wrapper: Carrier): Plan {
  const fee = wrapper === 'eureka_transfer' ? 0n : request.wayFee
  const hop: PlanHop = {
    wrapper,
    fromChainId: BASIN.id,
    toChainId: request.toChainId,
    denomIn: request.fromDenom,
    denomOut: request.toDenom,
    amountIn: request.amountIn,
    amountOut: request.amountIn,
    txIndex: 0,
    extra: { bridge_id: IDS[wrapper], smart_relay: false, ...feeOf(wrapper, fee.toString()) },
  }
  const txs = (making: Making): unknown[] => {
    const { to: contract, data } = CALLS[wrapper](request, making)
    const approval = { token_contract: BASIN.bridge.token, spender: contract, amount: request.amountIn }
    const signer = making.addresses[0] ?? ''
    const call = {
      chain_id: BASIN.id,
      to: contract,
      value: fee.toString(),
      data,
      signer_address: signer,
      required_erc20_approvals: [approval],
    }
    return [{ evm_tx: call, operations_indices: [0] }]
  }
  return {
    hops: [hop],
    stops: [BASIN.id, request.toChainId],
    fees: [],
    durationMs: BRIDGE_MS + 4000,
    needsHook: false,
    priceImpact: null,
    txs,
  }
}
