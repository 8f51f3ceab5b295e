// The optimistic bridge between the L1 and its rollups. Sources: initia-labs/OPinit proto/opinit/{ophost,opchild}/v1/tx.proto,
// x/ophost/types/event.go, x/opchild/types/events.go, x/opchild/keeper/msg_server.go.
import { TxBody, TxRaw } from 'cosmjs-types/cosmos/tx/v1beta1/tx'
import { coinsField } from '../coins.ts'
import {
  attribute,
  facts,
  field,
  isMine,
  meaning,
  numberField,
  otherSide,
  shortType,
  type MessageReader,
  type Reading,
} from '../viewpoint.ts'

/** An attribute of the bridge's event; null when there is no such event. */
function told({ events }: Reading, type: string, name: string): string | null {
  const event = events.find((candidate) => candidate.type === type)
  return event === undefined ? null : attribute(event, name)
}

/** ophost MsgInitiateTokenDeposit: on the L1, towards a rollup. */
export const readDeposit: MessageReader = (reading) => {
  const { message, me, network } = reading
  const sender = field(message, 'sender')
  const to = field(message, 'to')
  if (!isMine(me, sender) && !isMine(me, to)) return null
  return meaning('deposit', {
    otherChainId: network.chainOfBridge(numberField(message, 'bridge_id') ?? ''),
    counterparty: otherSide(me, sender, to),
    about: coinsField(message, 'amount'),
    facts: facts({ sequence: told(reading, 'initiate_token_deposit', 'l1_sequence'), hook: hookName(field(message, 'data')) }),
  })
}

/** opchild MsgFinalizeTokenDeposit: on the rollup, by the bridge's executor. */
export const readDepositArrived: MessageReader = (reading) => {
  const { message, me, network } = reading
  const from = field(message, 'from')
  const to = field(message, 'to')
  if (!isMine(me, to) && !isMine(me, from)) return readFinalization(reading)
  return meaning('depositArrived', {
    otherChainId: network.l1,
    counterparty: otherSide(me, from, to),
    about: coinsField(message, 'amount'),
    facts: facts({
      sequence: numberField(message, 'sequence'),
      hook: hookName(field(message, 'data')),
      reason: told(reading, 'finalize_token_deposit', 'reason'),
    }),
  })
}

/** What the bridge's executor does for others. */
function readFinalization({ message, me, network }: Reading) {
  if (!isMine(me, field(message, 'sender'))) return null
  return meaning('operated', {
    otherChainId: network.l1,
    counterparty: field(message, 'to'),
    about: coinsField(message, 'amount'),
    facts: facts({ sequence: numberField(message, 'sequence'), task: 'depositFinalized' }),
  })
}

/** opchild MsgInitiateTokenWithdrawal: on the rollup, towards the L1. */
export const readWithdrawal: MessageReader = (reading) => {
  const { message, me, network } = reading
  const sender = field(message, 'sender')
  const to = field(message, 'to')
  if (!isMine(me, sender)) return null
  return meaning('withdrawal', {
    otherChainId: network.l1,
    counterparty: otherSide(me, sender, to),
    about: coinsField(message, 'amount'),
    facts: facts({ sequence: told(reading, 'initiate_token_withdrawal', 'l2_sequence') }),
  })
}

/** ophost MsgFinalizeTokenWithdrawal: on the L1, by anyone. */
export const readWithdrawalClaimed: MessageReader = ({ message, me, network }) => {
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

/** opchild MsgMigrateToken: a coin of the optimistic bridge becomes the one that IBC carries. */
export const readMigration: MessageReader = ({ message, me }) =>
  isMine(me, field(message, 'sender')) ? meaning('converted', { about: coinsField(message, 'amount'), method: 'MsgMigrateToken' }) : null

/**
 * What runs on arrival: the types of the signed transaction that a deposit carries, or its size where it is something else.
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
    // Bytes that are no transaction: the decoder runs over their end or meets an impossible field.
    if (error instanceof Error) return size
    throw error
  }
}
