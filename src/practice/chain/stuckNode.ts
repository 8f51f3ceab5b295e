// A node that has stopped following its chain and answers all the same: with the state of the moment at which it stopped.
import { ChainError } from '../book/effects.ts'
import type { ChainState } from '../book/state.ts'
import { admit } from '../evm/admission.ts'
import { NodeRefusal } from '../evm/nodeRefusal.ts'
import { readEthereumTx } from '../evm/signedTx.ts'
import { heightAt } from '../book/chains/chains.ts'
import { checkTx } from './checkTx.ts'
import { decodeTx } from './decodeTx.ts'
import type { EvmNodeState } from './evm/evmNodeState.ts'
import type { World } from './world.ts'

/**
 * Creates a copy of a chain's state and a world that stands still. A submitted transaction is checked against the copy and then passed to
 * the other nodes; this one does not learn its outcome.
 */
export function stuckChain(live: ChainState, world: World): { state: ChainState; world: World } {
  const at = world.now()
  const state = structuredClone(live)
  const nextHeight = heightAt(state.chain, at, world.pace) + 1
  const broadcast: World['broadcast'] = (chainId, raw) => {
    const tx = decodeTx(raw)
    checkTx(state, tx, { nextHeight, stepsAhead: 0n })
    try {
      return world.broadcast(chainId, raw)
    } catch (error) {
      if (error instanceof ChainError) return { code: 0, codespace: '', log: '', hash: tx.hash, kept: false }
      throw error
    }
  }
  const book = new Map([...world.book, [state.chain.id, state]])
  return {
    state,
    world: { ...world, book, state: (id) => book.get(id), now: () => at, heightOf: (chain) => heightAt(chain, at, world.pace), broadcast },
  }
}

/** As `stuckChain`, of an Ethereum node: blocks beyond a height are not there, nor is what waits. @throws NodeRefusal where the state is pruned. */
export function stuckFace(nodeState: EvmNodeState, height: number): EvmNodeState {
  const past = nodeState.ledger.stateAt(height, height)
  const ledger = { ...nodeState.ledger, ...past, txs: nodeState.ledger.txs.filter((tx) => tx.height <= height) }
  const { chainId, minFee } = ledger
  return {
    ...nodeState,
    height,
    ledger,
    pool: { ...nodeState.pool, find: () => undefined, pendingNonce: past.nonceOf },
    send: (raw) => {
      const tx = readEthereumTx(raw)
      const sender = { nonce: past.nonceOf(tx.from), balance: past.balanceOf(tx.from) }
      admit(tx, { chainId, minFee, isLegacy: nodeState.script.isLegacy, rival: undefined, ...sender })
      try {
        return nodeState.send(raw)
      } catch (error) {
        if (error instanceof NodeRefusal) return tx.hash
        throw error
      }
    },
  }
}
