// Decodes the optimistic bridge between the L1 and its rollups. Sources: initia-labs/OPinit proto/opinit/{ophost,opchild}/v1/tx.proto,
// x/ophost/types/event.go, x/opchild/types/events.go, x/opchild/keeper/msg_server.go.
import { TxBody, TxRaw } from 'cosmjs-types/cosmos/tx/v1beta1/tx'
import { shortType } from '../../../shared/domain/messageType.ts'
import { coinsField } from '../coins.ts'
import {
  attribute,
  facts,
  field,
  isMine,
  meaning,
  numberField,
  otherSide,
  type MessageDecoder,
  type DecodeContext,
} from '../decodeContext.ts'

/** Returns an attribute of the bridge's event; null without such an event. */
function eventValue({ events }: DecodeContext, type: string, name: string): string | null {
  const event = events.find((candidate) => candidate.type === type)
  return event === undefined ? null : attribute(event, name)
}

/** Decodes ophost MsgInitiateTokenDeposit: on the L1, towards a rollup. */
export const readDeposit: MessageDecoder = (context) => {
  const { message, me, network } = context
  const sender = field(message, 'sender')
  const to = field(message, 'to')
  if (!isMine(me, sender) && !isMine(me, to)) return null
  return meaning('deposit', {
    otherChainId: network.chainOfBridge(numberField(message, 'bridge_id') ?? ''),
    counterparty: otherSide(me, sender, to),
    about: coinsField(message, 'amount'),
    facts: facts({ sequence: eventValue(context, 'initiate_token_deposit', 'l1_sequence'), hook: hookName(field(message, 'data')) }),
  })
}

/** Returns whether the reason of a deposit means that it was not credited: a failing hook leaves the coins. Source: x/opchild/keeper/msg_server.go. */
export function isRefusedDeposit(reason: string | null): boolean {
  return reason?.startsWith('deposit failed') === true
}

/** Decodes opchild MsgFinalizeTokenDeposit: on the rollup, sent by the bridge's executor. */
export const readDepositArrived: MessageDecoder = (context) => {
  const { message, me, network } = context
  const from = field(message, 'from')
  const to = field(message, 'to')
  if (!isMine(me, to) && !isMine(me, from)) return readFinalization(context)
  const reason = eventValue(context, 'finalize_token_deposit', 'reason')
  return meaning(isRefusedDeposit(reason) ? 'depositRefused' : 'depositArrived', {
    otherChainId: network.l1,
    counterparty: otherSide(me, from, to),
    about: coinsField(message, 'amount'),
    facts: facts({
      sequence: numberField(message, 'sequence'),
      hook: hookName(field(message, 'data')),
      reason,
    }),
  })
}

/** Decodes deliveries by the bridge's executor for other accounts. */
function readFinalization({ message, me, network }: DecodeContext) {
  if (!isMine(me, field(message, 'sender'))) return null
  return meaning('operated', {
    otherChainId: network.l1,
    counterparty: field(message, 'to'),
    about: coinsField(message, 'amount'),
    facts: facts({ sequence: numberField(message, 'sequence'), task: 'depositFinalized' }),
  })
}

/** Decodes opchild MsgInitiateTokenWithdrawal: on the rollup, towards the L1. */
export const readWithdrawal: MessageDecoder = (context) => {
  const { message, me, network } = context
  const sender = field(message, 'sender')
  const to = field(message, 'to')
  if (!isMine(me, sender)) return null
  return meaning('withdrawal', {
    otherChainId: network.l1,
    counterparty: otherSide(me, sender, to),
    about: coinsField(message, 'amount'),
    facts: facts({ sequence: eventValue(context, 'initiate_token_withdrawal', 'l2_sequence') }),
  })
}

/** Decodes ophost MsgFinalizeTokenWithdrawal: on the L1, sent by anyone. */
export const readWithdrawalClaimed: MessageDecoder = ({ message, me, network }) => {
  const from = field(message, 'from')
  const to = field(message, 'to')
  if (![from, to, field(message, 'sender')].some((address) => isMine(me, address))) return null
  return meaning('withdrawalClaimed', {
    otherChainId: network.chainOfBridge(numberField(message, 'bridge_id') ?? ''),
    counterparty: isMine(me, to) ? otherSide(me, from, to) : to,
    about: coinsField(message, 'amount'),
    facts: facts({ sequence: numberField(message, 'sequence') }),
  })
}

/** Decodes opchild MsgMigrateToken: converts a coin of the optimistic bridge to the one carried by IBC. */
export const readMigration: MessageDecoder = ({ message, me }) =>
  isMine(me, field(message, 'sender')) ? meaning('converted', { about: coinsField(message, 'amount'), method: 'MsgMigrateToken' }) : null

/**
 * Names what runs on arrival: the message types of the signed transaction that a deposit carries, or its size where it is not one.
 * Source: initia-labs/OPinit x/opchild/keeper/deposit.go (the data is a signed transaction's bytes).
 */
function hookName(base64: string | null): string | null {
  if (base64 === null) return null
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length === 0) return null
  const size = `${bytes.length} bytes`
  try {
    const { messages } = TxBody.decode(TxRaw.decode(bytes).bodyBytes)
    return messages.length === 0 ? size : messages.map(({ typeUrl }) => shortType(typeUrl)).join(', ')
  } catch (error) {
    // Not a transaction: the decoder exceeds the input or meets an impossible field.
    if (error instanceof Error) return size
    throw error
  }
}
