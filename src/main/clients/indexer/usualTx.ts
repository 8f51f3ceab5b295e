// Recognises transaction records in the form that indexers send. The schema would copy every part of them only to return it unchanged, which
// takes longer than parsing the JSON.
import { isEvent, isRecord, type IndexerTx } from '../../../wire/indexer.ts'

type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string'
const isHash: Check = (value) => typeof value === 'string' && /^(0x)?[0-9a-fA-F]{64}$/.test(value)
const isIntegerText: Check = (value) => typeof value === 'string' && /^-?\d+$/.test(value)
/** A name, or the number of a rollup's own mode. */
const isMode: Check = (value) => typeof value === 'string' || Number.isFinite(value)

function list(isElement: Check): Check {
  return (value) => Array.isArray(value) && value.every(isElement)
}

function object(fields: Readonly<Record<string, Check>>): Check {
  const checks = Object.entries(fields)
  return (value) => isRecord(value) && checks.every(([name, isField]) => isField(value[name]))
}

const isFee = object({
  amount: list(object({ denom: isText, amount: isText })),
  payer: isText,
  granter: isText,
  gas_limit: isIntegerText,
})
const isSigner = object({
  public_key: object({ '@type': isText, key: isText }),
  mode_info: object({ single: object({ mode: isMode }) }),
  sequence: isIntegerText,
})
const isUsual = object({
  txhash: isHash,
  height: isIntegerText,
  code: Number.isSafeInteger,
  codespace: isText,
  raw_log: isText,
  tx: object({
    body: object({ messages: list(object({ '@type': isText })), memo: isText }),
    auth_info: object({ fee: isFee, signer_infos: list(isSigner) }),
    signatures: list(isText),
  }),
  timestamp: isText,
  events: list(isEvent),
})

/** Returns whether the schema `IndexerTx` would return the same values: the record can then be used as it is. False where that is not sure. */
export function isUsualTx(json: unknown): json is IndexerTx {
  return isUsual(json)
}
