// Plans withdrawals of an EVM rollup's wrapped token: the wrapper takes it, and withdraws what backs it through the optimistic bridge.
// Sources: initia-labs/minievm x/evm/contracts/erc20_wrapper/ERC20Wrapper.sol; initia-labs/tx-decoder
// src/tests/protocols/op-init/initiate-token-withdrawal.fixture.ts (the approval and the call as messages of one transaction).
import { contractOf, L1_CHAIN } from '../book/chains/chains.ts'
import { TIDEWATCH_WRAPPER } from '../book/contracts.ts'
import { addressWord, encodeArguments, selectorOf, textBytes, word } from '../evm/abi.ts'
import { withNumbers, type Plan, type Planner } from './plan.ts'
import { claimedPlan, rollupOf } from './planDeposit.ts'

const WITHDRAW = selectorOf('toRemoteAndOPWithdraw(string,string,uint256)')

/** A wrapped token of an EVM rollup, to the L1 without a fee. */
export const planUnwrap: Planner = (request): Plan | null => {
  const rollup = rollupOf(request.fromChainId)
  if (!request.isOpWithdraw || rollup?.kind !== 'minievm' || request.toChainId !== L1_CHAIN.id) return null
  const { factor = 1n, l1Denom } = rollup.assets.find(({ denom }) => denom === request.fromDenom) ?? {}
  const amount = BigInt(request.amountIn)
  // The wrapper refuses what would leave dust.
  if (l1Denom !== request.toDenom || factor === 1n || amount % factor !== 0n) return null
  return claimedPlan(request, rollup, (amount / factor).toString(), ({ addresses: [sender = '', to = ''] }) => {
    const approve = `0x${selectorOf('approve(address,uint256)')}${addressWord(TIDEWATCH_WRAPPER)}${word(amount)}`
    const withdraw = `0x${WITHDRAW}${encodeArguments([[textBytes(to)], [textBytes(request.fromDenom)], word(amount)])}`
    const call = (contract_addr: string, input: string) => ({
      msg_type_url: '/minievm.evm.v1.MsgCall',
      msg: withNumbers({ sender, contract_addr, input, value: '0', access_list: [] }),
    })
    const msgs = [call(contractOf(rollup, request.fromDenom), approve), call(TIDEWATCH_WRAPPER, withdraw)]
    const tx = { chain_id: rollup.id, path: [rollup.id, L1_CHAIN.id], signer_address: sender, msgs }
    return [{ cosmos_tx: tx, operations_indices: [0] }]
  })
}
