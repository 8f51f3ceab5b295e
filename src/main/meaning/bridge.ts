// The optimistic bridge between the L1 and its rollups. Source: initia-labs/OPinit proto/opinit/{ophost,opchild}/v1/tx.proto.
import { field, isMine, meaning, type MessageReader } from './perspective.ts'

/** ophost MsgInitiateTokenDeposit: on the L1, towards a rollup. */
export const readDeposit: MessageReader = ({ message, me, network }) => {
  const sender = field(message, 'sender')
  const to = field(message, 'to')
  if (!isMine(me, sender) && !isMine(me, to)) return null
  const otherChainId = network.chainOfBridge(field(message, 'bridge_id') ?? '')
  const counterparty = isMine(me, sender) ? (isMine(me, to) ? null : to) : sender
  return meaning('deposit', { otherChainId, counterparty })
}

/** opchild MsgFinalizeTokenDeposit: on the rollup, by the bridge's executor. */
export const readDepositArrived: MessageReader = ({ message, me, network }) => {
  const from = field(message, 'from')
  if (!isMine(me, field(message, 'to')) && !isMine(me, from)) return null
  return meaning('depositArrived', { otherChainId: network.l1, counterparty: isMine(me, from) ? null : from })
}

/** opchild MsgInitiateTokenWithdrawal: on the rollup, towards the L1. */
export const readWithdrawal: MessageReader = ({ message, me, network }) => {
  if (!isMine(me, field(message, 'sender'))) return null
  const to = field(message, 'to')
  return meaning('withdrawal', { otherChainId: network.l1, counterparty: isMine(me, to) ? null : to })
}

/** ophost MsgFinalizeTokenWithdrawal: on the L1, by anyone. */
export const readWithdrawalClaimed: MessageReader = ({ message, me, network }) => {
  const from = field(message, 'from')
  if (!isMine(me, field(message, 'to')) && !isMine(me, from) && !isMine(me, field(message, 'sender'))) return null
  const otherChainId = network.chainOfBridge(field(message, 'bridge_id') ?? '')
  return meaning('withdrawalClaimed', { otherChainId, counterparty: isMine(me, from) ? null : from })
}
