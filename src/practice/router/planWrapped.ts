// Plans transfers of tokens that an EVM rollup holds in its wrapper's form: in by a packet's hook that converts what arrives; out by the
// wrapper, which converts it back and sends it over IBC, or withdraws it through the optimistic bridge.
// Sources: initia-labs/minievm x/evm/contracts/erc20_wrapper/ERC20Wrapper.sol; initia-labs/tx-decoder
// src/tests/protocols/ibc/evm/receive-ft-evm.fixture.ts (the packet), src/tests/protocols/op-init/initiate-token-withdrawal.fixture.ts (the
// approval and the call as messages of one transaction).
import { BRIDGE_MS, contractOf, L1_CHAIN, type PracticeAsset, type PracticeChain } from '../book/chains/chains.ts'
import { channelTo, cosmosChain } from '../book/chains/links.ts'
import { TIDEWATCH_WRAPPER } from '../book/contracts.ts'
import { BRIDGED_DECIMALS } from '../book/state.ts'
import { addressWord, encodeArguments, selectorOf, textBytes, textWords, word } from '../evm/abi.ts'
import { cosmosTx, withNumbers, type Making, type Plan, type PlanHop, type Planner, type RouteRequest } from './plan.ts'
import { claimedPlan, rollupOf } from './planDeposit.ts'
import { TIMEOUT_NS } from './planIbc.ts'

const WITHDRAW = selectorOf('toRemoteAndOPWithdraw(string,string,uint256)')
const SEND = selectorOf('toRemoteAndIBCTransfer(string,uint256,string,string,uint256)')

interface Wrapped {
  rollup: PracticeChain
  form: PracticeAsset
  /** Base units on the rollup for one on the L1. */
  factor: bigint
}

/** The form behind a denomination of a rollup that came from the L1 as the other one. */
function wrappedOf(chainId: string, denom: string, l1Denom: string): Wrapped | null {
  const rollup = cosmosChain(chainId)
  const form = rollup?.vouchers?.find((one) => one.denom === denom && one.wraps !== undefined && one.ibcOrigin?.denom === l1Denom)
  return rollup === undefined || form === undefined ? null : { rollup, form, factor: 10n ** BigInt(form.decimals - BRIDGED_DECIMALS) }
}

function untilNs(nowMs: number): bigint {
  return BigInt(Math.floor(nowMs)) * 1_000_000n + TIMEOUT_NS
}

function planned(request: RouteRequest, amountOut: string, channel: string, txs: Plan['txs']): Plan {
  const { fromChainId, toChainId, fromDenom: denomIn, toDenom: denomOut, amountIn } = request
  const extra = { port: 'transfer', channel, pfm_enabled: true, supports_memo: true, bridge_id: 'IBC', smart_relay: false }
  const hop: PlanHop = { wrapper: 'transfer', fromChainId, toChainId, denomIn, denomOut, amountIn, amountOut, txIndex: 0, extra }
  const durationMs = BRIDGE_MS + 4000
  return { hops: [hop], stops: [fromChainId, toChainId], fees: [], durationMs, needsHook: false, priceImpact: null, txs }
}

/** L1 to rollup: the call of the packet's hook converts all that arrives. */
export const planEvmHook: Planner = (request) => {
  const wrapped = request.fromChainId === L1_CHAIN.id ? wrappedOf(request.toChainId, request.toDenom, request.fromDenom) : null
  const channel = wrapped === null ? undefined : channelTo(L1_CHAIN, wrapped.rollup.id)
  if (wrapped === null || channel === undefined || request.isOpWithdraw) return null
  const amountOut = (BigInt(request.amountIn) * wrapped.factor).toString()
  return planned(request, amountOut, channel, ({ addresses: [sender = '', to = ''], nowMs }: Making) => {
    // The text's place follows the three heads; its own words begin with their offset, which is another one here.
    const heads = `${addressWord(to)}${word(96n)}${word(BigInt(BRIDGED_DECIMALS))}`
    const input = `0x${selectorOf('toLocal(address,string,uint8)')}${heads}${textWords(wrapped.form.wraps ?? '').slice(64)}`
    const message = {
      source_port: 'transfer',
      source_channel: channel,
      token: { denom: request.fromDenom, amount: request.amountIn },
      sender,
      receiver: TIDEWATCH_WRAPPER,
      timeout_height: {},
      timeout_timestamp: `#${untilNs(nowMs)}`,
      memo: JSON.stringify({ evm: { message: { contract_addr: TIDEWATCH_WRAPPER, input } } }),
    }
    return [cosmosTx([L1_CHAIN.id, wrapped.rollup.id], sender, '/ibc.applications.transfer.v1.MsgTransfer', message, [0])]
  })
}

/** Rollup to L1: an approval, and the call that converts and sends. */
export const planUnwrapAndSend: Planner = (request) => {
  const wrapped = request.toChainId === L1_CHAIN.id ? wrappedOf(request.fromChainId, request.fromDenom, request.toDenom) : null
  const channel = wrapped === null ? undefined : channelTo(wrapped.rollup, L1_CHAIN.id)
  const amount = BigInt(request.amountIn)
  // The wrapper refuses what would leave dust.
  if (wrapped === null || channel === undefined || request.isOpWithdraw || amount % wrapped.factor !== 0n) return null
  const { rollup, factor } = wrapped
  return planned(request, (amount / factor).toString(), channel, ({ addresses: [sender = '', to = ''], nowMs }: Making) => {
    const texts = [channel, to].map((one): [string] => [textBytes(one)])
    const args = encodeArguments([[textBytes(request.fromDenom)], word(amount), ...texts, word(untilNs(nowMs))])
    return [wrapperTx(rollup, sender, request, `0x${SEND}${args}`)]
  })
}

/** A wrapped token of an EVM rollup, to the L1 without a fee. */
export const planUnwrap: Planner = (request): Plan | null => {
  const rollup = rollupOf(request.fromChainId)
  if (!request.isOpWithdraw || rollup?.kind !== 'minievm' || request.toChainId !== L1_CHAIN.id) return null
  const { factor = 1n, l1Denom } = rollup.assets.find(({ denom }) => denom === request.fromDenom) ?? {}
  const amount = BigInt(request.amountIn)
  if (l1Denom !== request.toDenom || factor === 1n || amount % factor !== 0n) return null
  return claimedPlan(request, rollup, (amount / factor).toString(), ({ addresses: [sender = '', to = ''] }) => {
    const args = encodeArguments([[textBytes(to)], [textBytes(request.fromDenom)], word(amount)])
    return [wrapperTx(rollup, sender, request, `0x${WITHDRAW}${args}`)]
  })
}

/** A call of the wrapper, with the approval that it needs before it. */
function wrapperTx(rollup: PracticeChain, sender: string, { fromDenom, amountIn }: RouteRequest, input: string): unknown {
  const approve = `0x${selectorOf('approve(address,uint256)')}${addressWord(TIDEWATCH_WRAPPER)}${word(BigInt(amountIn))}`
  const call = (contract_addr: string, data: string) => ({
    msg_type_url: '/minievm.evm.v1.MsgCall',
    msg: withNumbers({ sender, contract_addr, input: data, value: '0', access_list: [] }),
  })
  const msgs = [call(contractOf(rollup, fromDenom), approve), call(TIDEWATCH_WRAPPER, input)]
  return { cosmos_tx: { chain_id: rollup.id, path: [rollup.id, L1_CHAIN.id], signer_address: sender, msgs }, operations_indices: [0] }
}
