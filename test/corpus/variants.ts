// Variants of the messages of an honest body, made by rule: each changes one value, one key or one message of them.
import { isSafeNumber, parse } from 'lossless-json'
import type { RouterMessages } from '../../src/wire/router.ts'

const THEM = 'init1qqqsyqcyq5rqwzqfpg9scrgwpugpzysnfjc82d'
const AMOUNTS = (text: string) => [
  (BigInt(text) + 1n).toString(),
  (BigInt(text) - 1n).toString(),
  '0',
  `-${text}`,
  `${text}0`,
  `0${text}`,
  `${text}.0`,
  '',
]
const OTHER_TEXTS = (text: string) => [THEM, 'channel-9999', 'uother', text.toUpperCase(), `${text} `, ` ${text}`, `${text}0`, '']

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** Every value of a message with one leaf or one key changed. */
function changed(value: Json): Json[] {
  if (typeof value === 'string') return /^\d+$/.test(value) ? AMOUNTS(value) : OTHER_TEXTS(value)
  if (Array.isArray(value)) return value.flatMap((one, at) => changed(one).map((other) => value.with(at, other)))
  if (typeof value !== 'object' || value === null) return []
  const within = Object.entries(value).flatMap(([key, one]) => changed(one).map((other) => ({ ...value, [key]: other })))
  const without = Object.keys(value).map((key) => Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)))
  return [...within, ...without, { ...value, beneficiary: THEM }]
}

/** Numbers beyond 2^53 become text, which every 64-bit field also takes: rounded they would be other messages. */
function readExactly(text: string): Json {
  return parse(text, null, (digits) => (isSafeNumber(digits) ? Number(digits) : digits)) as Json
}

/** The variants of the first transaction of Cosmos; none where it is of another kind. */
export function variantsOf({ txs: [tx] }: RouterMessages): RouterMessages[] {
  const cosmos = tx?.cosmos_tx
  if (cosmos === undefined) return []
  const [first] = cosmos.msgs
  if (first === undefined) return []
  const write = (change: Partial<typeof cosmos>): RouterMessages => ({ txs: [{ cosmos_tx: { ...cosmos, ...change } }] })
  const send = {
    msg_type_url: '/cosmos.bank.v1beta1.MsgSend',
    msg: JSON.stringify({ from_address: cosmos.signer_address, to_address: THEM, amount: [{ denom: 'uinit', amount: '1' }] }),
  }
  const exec = { msg_type_url: '/cosmos.authz.v1beta1.MsgExec', msg: JSON.stringify({ grantee: cosmos.signer_address, msgs: [] }) }
  return [
    ...changed(readExactly(first.msg)).map((value) => write({ msgs: [{ ...first, msg: JSON.stringify(value) }] })),
    write({ chain_id: 'echelon-2' }),
    write({ signer_address: THEM }),
    write({ msgs: [first, first] }),
    write({ msgs: [first, send] }),
    write({ msgs: [send, first] }),
    write({ msgs: [send] }),
    write({ msgs: [exec] }),
  ]
}
