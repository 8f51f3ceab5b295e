// Decodes calls of the rollup's contract that converts a bridged token and may forward it.
// Source: initia-labs/minievm x/evm/contracts/erc20_wrapper/ERC20Wrapper.sol.
import { coin } from '../coins.ts'
import type { Call } from './evmAbi.ts'
import { bech32Of } from './evmParties.ts'
import { facts, isMine, meaning, type MessageMeaning, type NetworkMap, type Viewpoint } from '../decodeContext.ts'

interface WrapperView {
  me: Viewpoint
  network: NetworkMap
  contract: string
  call: Call
}

/** Decodes the account's own call of the wrapper; null for any other function. */
export function readWrapper({ me, network, contract, call }: WrapperView): MessageMeaning | null {
  switch (call.functionName) {
    case 'toLocal':
    case 'toRemote': {
      const [receiver, denom, amount] = call.args
      return meaning('converted', {
        counterparty: isMine(me, receiver) ? contract : bech32Of(me, receiver),
        method: call.functionName,
        // The short form takes the whole balance and ends with the number of decimals.
        about: typeof amount === 'bigint' ? coin(denom, amount.toString()) : [],
      })
    }
    case 'toRemoteAndOPWithdraw': {
      const [receiver, denom, amount] = call.args
      const known = { counterparty: receiver, otherChainId: network.l1, about: coin(denom, amount.toString()) }
      return meaning('withdrawal', { ...known, method: call.functionName })
    }
    case 'toRemoteAndIBCTransfer': {
      const [denom, amount, channel, receiver] = call.args
      const otherChainId = me.chain.transferChannels.find(({ channelId }) => channelId === channel)?.chainId ?? null
      const known = { counterparty: receiver, otherChainId, about: coin(denom, amount.toString()) }
      return meaning('ibcSent', { ...known, method: call.functionName, facts: facts({ channel }) })
    }
    default:
      return null
  }
}
