// Runs what an Ethereum wallet signed on an EVM rollup: a Cosmos transaction with one call, on the bank's book.
// Source: initia-labs/minievm jsonrpc/backend/tx.go, x/evm/keeper/txutils.go, x/evm/keeper/erc20.go.
import { heightAt, timeOfHeight } from '../book/chains/chains.ts'
import { TIDEWATCH_WRAPPER } from '../book/contracts.ts'
import { createEffects } from '../book/effects.ts'
import { recordTx, type TxDraft } from '../book/record.ts'
import { balanceOf, type ChainState } from '../book/state.ts'
import { NOBODY } from '../evm/abi.ts'
import { costOf } from '../evm/admission.ts'
import { NodeRefusal, Reverted } from '../evm/nodeRefusal.ts'
import { intrinsicGas } from '../evm/runCall.ts'
import type { SignedEthereum } from '../evm/signedTx.ts'
import type { followPacket } from './relay/packetRelay.ts'
import type { BlockPlace, EvmLedger, EvmState, Waiting } from './mempool.ts'
import { callOnRollup, revertedOnRollup, rollupHost, type RollupCalls } from './rollupHost.ts'
import { bech32Of, tokensOf } from './rollupTokens.ts'

const CALL = '/minievm.evm.v1.MsgCall'

function act(on: RollupCalls, { tx, fate }: Waiting): void {
  const { effects } = on
  effects.begin(0)
  effects.emit('message', { action: CALL, sender: bech32Of(tx.from), module: 'evm' })
  if (fate === 'reverted') throw revertedOnRollup(new Reverted(''))
  callOnRollup(on, { from: tx.from, to: tx.to ?? NOBODY, value: tx.value, input: tx.input }, tx.gas)
}

function draftOf(state: ChainState, waiting: Waiting, price: bigint, follow: RollupCalls['follow']): TxDraft {
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
    act: (effects) => act({ state, effects, follow }, waiting),
  }
}

/** Source: cosmos/cosmos-sdk baseapp/abci.go (CreateQueryContext). */
function stateRefusal(why: string): NodeRefusal {
  return new NodeRefusal(-32000, why)
}

const nothingFollows: RollupCalls['follow'] = { withdrew: () => undefined, sent: () => undefined }

/** A packet that a contract sent in a transaction. */
export type SentPacket = Omit<Parameters<typeof followPacket>[1], 'from'>

/**
 * Creates the Ethereum side of a rollup. What is included stands in the bank's book and in the indexer's lists, as any other transaction.
 * @param followed is called with each packet that a contract sent.
 * @param withdrew is called with the transaction's Cosmos hash when it sent something out through the optimistic bridge.
 */
export function createRollupLedger(
  state: ChainState,
  pace: number,
  withdrew: (hash: string) => void,
  followed: (sent: SentPacket) => void,
): EvmLedger {
  const { chain } = state
  const gasPrice = chain.gasPrice.numerator / chain.gasPrice.denominator
  const onTrial = (): RollupCalls => ({ state, effects: createEffects(state), follow: nothingFollows })
  const newest: EvmState = {
    nonceOf: (address) => state.accounts.get(bech32Of(address))?.sequence ?? 0n,
    balanceOf: (address) => balanceOf(state, bech32Of(address), chain.feeDenom),
    trial: () => rollupHost(onTrial(), () => undefined),
  }
  return {
    ...newest,
    chainId: BigInt(chain.evmChainId ?? 0),
    tip: 0n,
    minFee: gasPrice,
    firstBaseFee: gasPrice,
    heightAt: (timeMs) => heightAt(chain, timeMs, pace),
    timeOf: (height) => timeOfHeight(chain, height, pace),
    firstHeight: 1,
    behind: { safe: 0, finalized: 0 },
    hasCode: (address) => tokensOf(state).has(address) || (state.wrappedForms.length > 0 && address === TIDEWATCH_WRAPPER.toLowerCase()),
    stateAt: (height, head) => {
      if (height > head) throw stateRefusal('cannot query with height in the future; please provide a valid height: invalid request')
      // The bank's book keeps no past states: anything before its last change counts as pruned.
      if (height >= (state.txs.at(-1)?.height ?? 0)) return newest
      throw stateRefusal(`failed to load state at height ${height}; version does not exist (latest height: ${head}): not found`)
    },
    txs: state.evmTxs,
    include: (waiting: Waiting, at: BlockPlace) => {
      const { tx }: { tx: SignedEthereum } = waiting
      if (balanceOf(state, bech32Of(tx.from), chain.feeDenom) < costOf(tx)) return
      const visibleAtMs = timeOfHeight(chain, at.height + 1, pace)
      let left = 0
      const packets: Parameters<RollupCalls['follow']['sent']>[] = []
      const follow: RollupCalls['follow'] = { withdrew: () => void (left += 1), sent: (...sent) => void packets.push(sent) }
      const { hash, record } = recordTx(state, draftOf(state, waiting, gasPrice, follow), { height: at.height, pace, visibleAtMs })
      if (record.code !== 0) return
      if (left > 0) withdrew(hash)
      for (const [packet, coin] of packets) followed({ hash, timeMs: at.timeMs, outcome: waiting.outcome, packet, coin })
    },
  }
}
