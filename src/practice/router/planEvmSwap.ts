// Plans exchanges on the chain outside Initia at Skip's swap router.
// Sources: skip-mev/skip-go docs/swagger.yml (EvmSwap); skip-mev/skip-go-evm-contracts SwapRouter/src/SkipGoSwapRouter.sol and
// src/adapters/UniswapV3Adapter.sol (what a step is called with).
import { BASIN } from '../book/chains/plainEvm.ts'
import { addressWord, bytesWords, encodeArguments, NOBODY, selectorOf, word } from '../evm/abi.ts'
import { exchangeOut } from '../evm/swapRouter.ts'
import { percent, type Making, type Plan, type Planner, type RouteRequest } from './plan.ts'

const SWAP = selectorOf('swapExactIn(uint256,uint256,address,address,(uint8,bytes)[],(address,uint256)[])')
const VENUE = { name: 'basin-uniswap', chain_id: BASIN.id, logo_uri: '' }
/** Number of the adapter of Uniswap's third version, and its pool's fee in millionths. */
const [UNISWAP_V3, POOL_FEE] = [1n, 3000n]

const { coin, exchange } = BASIN
const isSame = (left: string, right: string): boolean => left.toLowerCase() === right.toLowerCase()
const addressOf = (denom: string): string => (denom === coin.denom ? NOBODY : denom)

function swapData({ fromDenom, toDenom, amountIn }: RouteRequest, least: string): string {
  const [offered, wanted] = [addressWord(addressOf(fromDenom)), addressWord(addressOf(toDenom))]
  const step = bytesWords([offered, wanted, word(POOL_FEE), addressWord(exchange.pool), addressWord(exchange.pool)].join(''))
  const hops = `${word(1n)}${word(32n)}${encodeArguments([word(UNISWAP_V3), [step]])}`
  return `${SWAP}${encodeArguments([word(BigInt(amountIn)), word(BigInt(least)), offered, wanted, [hops], [word(0n)]])}`
}

function swapTx(request: RouteRequest, { addresses: [signer = ''], least }: Making): unknown {
  const isCoin = request.fromDenom === coin.denom
  const approval = { token_contract: request.fromDenom, spender: exchange.router, amount: request.amountIn }
  const call = {
    chain_id: BASIN.id,
    to: exchange.router,
    value: isCoin ? request.amountIn : '0',
    data: swapData(request, least),
    signer_address: signer,
    required_erc20_approvals: isCoin ? [] : [approval],
  }
  return { evm_tx: call, operations_indices: [0] }
}

/** What the pool of the chain outside Initia trades. */
export const planEvmSwap: Planner = (request): Plan | null => {
  const { fromChainId, toChainId, fromDenom, toDenom, amountIn } = request
  if (fromChainId !== BASIN.id || toChainId !== BASIN.id || request.goFast || request.isOpWithdraw) return null
  const isCoin = fromDenom === coin.denom
  const [given, got] = isCoin ? [fromDenom, toDenom] : [toDenom, fromDenom]
  if (given !== coin.denom || !isSame(got, exchange.token)) return null
  const { amount, impact } = exchangeOut(exchange, isCoin, BigInt(amountIn))
  if (amount === 0n) return null
  const amountOut = amount.toString()
  const extra = { input_token: addressOf(fromDenom), amount_in: amountIn, amount_out: amountOut, swap_calldata: '', swap_venues: [VENUE] }
  const hop = { fromChainId, toChainId, denomIn: fromDenom, denomOut: toDenom, amountIn, amountOut, txIndex: 0 }
  return {
    hops: [{ ...hop, wrapper: 'evm_swap', extra }],
    stops: [BASIN.id],
    fees: [],
    durationMs: 4000,
    needsHook: false,
    priceImpact: percent(impact),
    txs: (making) => [swapTx(request, making)],
  }
}
