// Into a rollup and out of it through the optimistic bridge, as messages.
// Source: initia-labs/OPinit proto/opinit/{ophost,opchild}/v1/tx.proto.
import { emitDeposit } from '../book/bridgeEvents.ts'
import { chainOfBridge } from '../book/chains.ts'
import { ChainError, isKnown, refusal } from '../book/effects.ts'
import { unknownDenom } from '../book/refusals.ts'
import { toBase64 } from '../keys/bytes.ts'
import { checkAddress, checkCoin, readCoin, type Reader } from './message.ts'
import { readFields } from './protoFields.ts'

export const DEPOSIT = '/opinit.ophost.v1.MsgInitiateTokenDeposit'
export const WITHDRAW = '/opinit.opchild.v1.MsgInitiateTokenWithdrawal'

/** MsgInitiateTokenDeposit. */
export const deposit: Reader = (bytes) => {
  const fields = readFields(bytes)
  const [sender, bridgeId, to] = [fields.text(1), fields.uint(2).toString(), fields.text(3)]
  const coin = readCoin(fields.bytes(4))
  const data = toBase64(fields.bytes(5))
  checkCoin(coin)
  checkAddress(to)
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
      const asset = context.state.chain.assets.find((one) => one.denom === coin.denom && coin.denom.startsWith('l2/'))
      const isMinievm = context.state.chain.kind === 'minievm'
      if (isMinievm && !isKnown(context.state, coin.denom)) throw refusal(unknownDenom(coin.denom))
      if (asset?.l1Denom === undefined) throw new ChainError(22, 'opchild', 'token is not from L1')
      const sequence = (context.state.bridgeSequence += 1n)
      effects.emit('message', { action: WITHDRAW, sender, module: 'opchild' })
      effects.burn(sender, [coin])
      effects.emit('initiate_token_withdrawal', {
        from: sender,
        to,
        denom: coin.denom,
        base_denom: asset.l1Denom,
        amount: coin.amount,
        l2_sequence: sequence.toString(),
      })
      context.withdrew()
    },
  }
}
