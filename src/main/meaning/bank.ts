// Plain payments. Source: cosmos-sdk proto/cosmos/bank/v1beta1/tx.proto.
import { z } from 'zod'
import { field, isMine, meaning, type MessageReader } from './perspective.ts'

/** MsgSend */
export const readSend: MessageReader = ({ message, me }) => {
  const from = field(message, 'from_address')
  const to = field(message, 'to_address')
  if (isMine(me, from)) return isMine(me, to) ? meaning('self', { counterparty: to }) : meaning('sent', { counterparty: to })
  return isMine(me, to) ? meaning('received', { counterparty: from }) : null
}

const Sides = z.array(z.object({ address: z.string() })).catch([])

/** MsgMultiSend: one input, several outputs. */
export const readMultiSend: MessageReader = ({ message, me }) => {
  const inputs = Sides.parse(message['inputs'])
  const outputs = Sides.parse(message['outputs'])
  const others = outputs.filter(({ address }) => !isMine(me, address))
  if (inputs.some(({ address }) => isMine(me, address))) {
    return others.length === 0
      ? meaning('self')
      : meaning('sent', { counterparty: others.length === 1 ? (others[0]?.address ?? null) : null })
  }
  return outputs.some(({ address }) => isMine(me, address)) ? meaning('received', { counterparty: inputs[0]?.address ?? null }) : null
}
