// An EVM rollup as it executes what a wallet for Ethereum signed: a Cosmos transaction with one call in it, on the bank's own book.
// Source: initia-labs/minievm jsonrpc/backend/tx.go, x/evm/keeper/txutils.go, x/evm/keeper/erc20.go.
import { heightAt, timeOfHeight } from '../book/chains.ts'
import { createEffects, type Effects } from '../book/effects.ts'
import { recordTx, type TxDraft } from '../book/record.ts'
import { balanceOf, type ChainState } from '../book/state.ts'
import { NOBODY } from '../evm/abi.ts'
import { costOf } from '../evm/admission.ts'
import { Reverted } from '../evm/nodeRefusal.ts'
import { gasOfCall, intrinsicGas } from '../evm/runCall.ts'
import type { SignedEthereum } from '../evm/signedTx.ts'
import type { BlockPlace, EvmLedger, Waiting } from './mempool.ts'
import { bech32Of, callOnRollup, revertedOnRollup, rollupHost, tokensOf } from './rollupHost.ts'

const CALL = '/minievm.evm.v1.MsgCall'

function act(state: ChainState, { tx, fate }: Waiting, effects: Effects): void {
  const [sender, to] = [bech32Of(tx.from), tx.to ?? NOBODY]
  effects.begin(0)
  effects.emit('message', { action: CALL, sender, module: 'evm' })
  if (fate === 'reverted') throw revertedOnRollup(new Reverted(''))
  const outcome = callOnRollup(state, effects, { from: tx.from, to, value: tx.value, input: tx.input })
  if (gasOfCall(tx.input, outcome) > tx.gas) throw revertedOnRollup(new Reverted(''))
  effects.called(to, outcome.output, outcome.logs)
}

function draftOf(state: ChainState, waiting: Waiting, price: bigint): TxDraft {
  const { tx } = waiting
  const sender = bech32Of(tx.from)
  const usual = intrinsicGas(tx.input) + 27_475n
  const common = { sender, contract_addr: tx.to ?? '', input: tx.input, value: tx.value.toString(), access_list: [], auth_list: [] }
  return {
    signer: sender,
    messages: [{ '@type': CALL, ...common }],
    gasWanted: tx.gas,
    gasUsed: tx.gas < usual ? tx.gas : usual,
    fee: [{ denom: state.chain.feeDenom, amount: (tx.gas * price).toString() }],
    ethereum: { secretKey: null, to: tx.to, value: tx.value, input: tx.input, signed: tx },
    act: (effects) => act(state, waiting, effects),
  }
}

/** The Ethereum side of a rollup. What is included stands in the bank's book and in the indexer's lists, as any other transaction. */
export function createRollupLedger(state: ChainState, pace: number): EvmLedger {
  const { chain } = state
  const gasPrice = chain.gasPrice.numerator / chain.gasPrice.denominator
  return {
    chainId: BigInt(chain.evmChainId ?? 0),
    tip: 0n,
    leastFee: gasPrice,
    firstBaseFee: gasPrice,
    heightAt: (timeMs) => heightAt(chain, timeMs, pace),
    timeOf: (height) => timeOfHeight(chain, height, pace),
    nonceOf: (address) => state.accounts.get(bech32Of(address))?.sequence ?? 0n,
    balanceOf: (address) => balanceOf(state, bech32Of(address), chain.feeDenom),
    hasCode: (address) => tokensOf(state).has(address),
    trial: () => rollupHost(state, createEffects(state)),
    txs: state.evmTxs,
    include: (waiting: Waiting, at: BlockPlace) => {
      const { tx }: { tx: SignedEthereum } = waiting
      if (balanceOf(state, bech32Of(tx.from), chain.feeDenom) < costOf(tx)) return
      const visibleAtMs = timeOfHeight(chain, at.height + 1, pace)
      recordTx(state, draftOf(state, waiting, gasPrice), { height: at.height, pace, visibleAtMs })
    },
  }
}
