// Plans withdrawals of an EVM rollup's wrapped token: the wrapper takes it, and withdraws what backs it through the optimistic bridge.
// Sources: initia-labs/minievm x/evm/contracts/erc20_wrapper/ERC20Wrapper.sol; initia-labs/tx-decoder
// src/tests/protocols/op-init/initiate-token-withdrawal.fixture.ts (the approval and the call as messages of one transaction).
import { contractOf, L1_CHAIN } from '../book/chains/chains.ts'
import { TIDEWATCH_WRAPPER } from '../book/contracts.ts'
import { FINALIZATION_MS, OUTPUT_MS } from '../book/withdrawals.ts'
import { addressWord, encodeArguments, selectorOf, textBytes, word } from '../evm/abi.ts'
import { withNumbers, type Plan, type Planner } from './plan.ts'
import { opinitHop, rollupOf } from './planDeposit.ts'

const WITHDRAW = selectorOf('toRemoteAndOPWithdraw(string,string,uint256)')

/** A wrapped token of an EVM rollup, to the L1 without a fee. */
export const planUnwrap: Planner = (wish): Plan | null => {
  const rollup = rollupOf(wish.fromChainId)
  if (!wish.isOpWithdraw || rollup?.kind !== 'minievm' || wish.toChainId !== L1_CHAIN.id) return null
  const { factor = 1n, l1Denom } = rollup.assets.find(({ denom }) => denom === wish.fromDenom) ?? {}
  const amount = BigInt(wish.amountIn)
  // The wrapper refuses what would leave dust.
  if (l1Denom !== wish.toDenom || factor === 1n || amount % factor !== 0n) return null
  const stops = [rollup.id, L1_CHAIN.id]
  return {
    hops: [opinitHop(wish, rollup, (amount / factor).toString())],
    stops,
    fees: [],
    durationMs: FINALIZATION_MS + OUTPUT_MS,
    needsHook: false,
    priceImpact: null,
    txs: ({ addresses: [sender = '', to = ''] }) => {
      const approve = `0x${selectorOf('approve(address,uint256)')}${addressWord(TIDEWATCH_WRAPPER)}${word(amount)}`
      const withdraw = `0x${WITHDRAW}${encodeArguments([[textBytes(to)], [textBytes(wish.fromDenom)], word(amount)])}`
      const call = (contract_addr: string, input: string) => ({
        msg_type_url: '/minievm.evm.v1.MsgCall',
        msg: withNumbers({ sender, contract_addr, input, value: '0', access_list: [] }),
      })
      const msgs = [call(contractOf(rollup, wish.fromDenom), approve), call(TIDEWATCH_WRAPPER, withdraw)]
      return [{ cosmos_tx: { chain_id: rollup.id, path: stops, signer_address: sender, msgs }, operations_indices: [0] }]
    },
  }
}
