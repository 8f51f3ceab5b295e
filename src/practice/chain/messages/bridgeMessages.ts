// Into a rollup and out of it through the optimistic bridge, as messages.
// Source: initia-labs/OPinit proto/opinit/{ophost,opchild}/v1/tx.proto, x/ophost/types/tx.go (the L1 does not read the recipient).
import { emitDeposit, emitWithdrawal, l1DenomOf } from '../../book/bridgeEvents.ts'
import { chainOfBridge } from '../../book/chains/chains.ts'
import { ChainError, isKnown, refusal, type Effects } from '../../book/effects.ts'
import { unknownDenom } from '../../book/refusals.ts'
import type { ChainState, Coin } from '../../book/state.ts'
import { toBase64 } from '../../keys/bytes.ts'
import { checkCoin, readCoin, type Reader } from './message.ts'
import { readFields } from '../protoFields.ts'

/** Type URL of a deposit into a rollup. */
export const DEPOSIT = '/opinit.ophost.v1.MsgInitiateTokenDeposit'
/** Type URL of a withdrawal from a rollup. */
export const WITHDRAW = '/opinit.opchild.v1.MsgInitiateTokenWithdrawal'

/** MsgInitiateTokenDeposit. */
export const deposit: Reader = (bytes) => {
  const fields = readFields(bytes)
  const [sender, bridgeId, to] = [fields.text(1), fields.uint(2).toString(), fields.text(3)]
  const coin = readCoin(fields.bytes(4))
  const data = toBase64(fields.bytes(5))
  checkCoin(coin)
  if (to === '') throw new ChainError(7, 'sdk', 'to address cannot be empty: invalid address')
  const common = { sender, bridge_id: bridgeId, to, amount: coin }
  return {
    typeUrl: DEPOSIT,
    signer: sender,
    json: { ...common, data: data === '' ? null : data },
    crosses: true,
    amino: { type: 'ophost/MsgInitiateTokenDeposit', value: { ...common, data: data === '' ? undefined : data } },
    act: (effects, context) => {
      const rollup = chainOfBridge(bridgeId)
      if (rollup === undefined || context.state.chain.kind !== 'l1') throw new ChainError(17, 'ophost', 'bridge not found')
      const sequence = (context.state.bridgeSequence += 1n)
      const made = { rollup, from: sender, to, coin, sequence, data }
      emitDeposit(effects, made)
      context.deposited(made)
    },
  }
}

/**
 * Takes coins out of a rollup for an address on the L1.
 * @throws ChainError code 22 for what did not come over the bridge, or in the bank's words.
 */
export function withdrawFrom(state: ChainState, effects: Effects, { sender, to, coin }: { sender: string; to: string; coin: Coin }): void {
  const l1Denom = l1DenomOf(state.chain, coin.denom)
  if (state.chain.kind === 'minievm' && !isKnown(state, coin.denom)) throw refusal(unknownDenom(coin.denom))
  if (l1Denom === undefined) throw new ChainError(22, 'opchild', 'token is not from L1')
  const sequence = (state.bridgeSequence += 1n)
  effects.emit('message', { action: WITHDRAW, sender, module: 'opchild' })
  effects.burn(sender, [coin])
  emitWithdrawal(effects, { sender, to, coin, l1Denom, sequence })
}

/** MsgInitiateTokenWithdrawal. */
export const withdrawal: Reader = (bytes) => {
  const fields = readFields(bytes)
  const [sender, to, coin] = [fields.text(1), fields.text(2), readCoin(fields.bytes(4))]
  checkCoin(coin)
  const json = { sender, to, amount: coin }
  return {
    typeUrl: WITHDRAW,
    signer: sender,
    json,
    crosses: true,
    amino: { type: 'opchild/MsgInitiateTokenWithdrawal', value: json },
    act: (effects, context) => {
      withdrawFrom(context.state, effects, { sender, to, coin })
      context.withdrew()
    },
  }
}
