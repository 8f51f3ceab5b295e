// Decodes plain payments. Source: cosmos-sdk proto/cosmos/bank/v1beta1/tx.proto.
import type { IndexerMessage } from '../../../wire/indexer.ts'
import type { CoinAmount } from '../../db/archive/records/records.ts'
import { coinsField } from '../coins.ts'
import { facts, field, isMine, meaning, objectsField, type MessageDecoder, type Viewpoint } from '../decodeContext.ts'

/** Decodes MsgSend. */
export const readSend: MessageDecoder = ({ message, me }) => {
  const from = field(message, 'from_address')
  const to = field(message, 'to_address')
  const about = coinsField(message, 'amount')
  if (isMine(me, from)) return meaning(isMine(me, to) ? 'self' : 'sent', { counterparty: to, about })
  return isMine(me, to) ? meaning('received', { counterparty: from, about }) : null
}

/** Decodes MsgMultiSend: one input, several outputs. */
export const readMultiSend: MessageDecoder = ({ message, me }) => {
  const inputs = objectsField(message, 'inputs')
  const outputs = objectsField(message, 'outputs')
  const mineOf = (sides: Record<string, unknown>[]) => sides.filter((side) => isMine(me, field(side, 'address')))
  const aboutOf = (sides: Record<string, unknown>[]) => sides.flatMap((side) => coinsField(side, 'coins'))
  const others = othersOf(outputs, me)
  const given = mineOf(inputs)
  if (given.length > 0) {
    const [only] = others
    if (only === undefined) return meaning('self', { about: aboutOf(given) })
    const isOne = others.length === 1
    return meaning('sent', {
      counterparty: isOne ? field(only, 'address') : null,
      about: aboutOf(given),
      facts: facts({ parties: isOne ? null : String(others.length) }),
    })
  }
  const got = mineOf(outputs)
  const [payer] = inputs
  return got.length === 0 || payer === undefined
    ? null
    : meaning('received', { counterparty: field(payer, 'address'), about: aboutOf(got) })
}

/** Returns whom a MsgMultiSend pays beside the account, and what; none for another message. */
export function outputsOf(message: IndexerMessage, me: Viewpoint): { address: string; coins: CoinAmount[] }[] {
  if (message['@type'] !== '/cosmos.bank.v1beta1.MsgMultiSend') return []
  return othersOf(objectsField(message, 'outputs'), me).map((side) => ({
    address: field(side, 'address') ?? '',
    coins: coinsField(side, 'coins'),
  }))
}

function othersOf(outputs: Record<string, unknown>[], me: Viewpoint): Record<string, unknown>[] {
  return outputs.filter((side) => !isMine(me, field(side, 'address')))
}
