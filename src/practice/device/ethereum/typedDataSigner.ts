// The Ethereum app's commands for typed data (EIP-712): kinds and values one by one, or two hashes at once. Without Ledger's own
// filters both are signed blindly, and so only where the owner allows it. Source: LedgerHQ/app-ethereum doc/ethapp.adoc.
import { STATUS } from '../../../wire/apdu.ts'
import { concat, toHex } from '../../keys/bytes.ts'
import { Refusal, statusReply, type AppAnswer, type AppSettings } from '../appAnswer.ts'
import { BLIND_WARNING, blindTitle, type DevicePage, type DevicePrompt } from '../prompts.ts'
import { hashStruct, readField, typedDigest, type TypedItem, type TypedStructs } from './typedData.ts'

/** Signs a digest with the key at the front of the data; the data after the path is returned too. */
export interface PathSigner {
  rest: Uint8Array
  sign(digest: Uint8Array): Uint8Array
}

interface Sent {
  root: string
  items: TypedItem[]
}

const [NAME, ARRAY, FIELD] = [0x00, 0x0f, 0xff]
const [DOMAIN, HASH_BYTES] = ['EIP712Domain', 32]

function typedPrompt(rows: readonly DevicePage[]): DevicePrompt {
  return {
    kind: 'message',
    title: 'Review typed message',
    pages: [
      BLIND_WARNING,
      blindTitle('Review typed message'),
      ...rows,
      { heading: 'Accept risk and sign typed message?', text: 'Hold to sign' },
    ],
    page: 0,
    isSkippable: true,
  }
}

function ask(signer: PathSigner, hashes: readonly [Uint8Array, Uint8Array], rows: readonly DevicePage[]): AppAnswer {
  const shown = rows.map(({ heading, text }) => `${heading}: ${text}`).join('\n')
  return { prompt: typedPrompt(rows), shown, approved: () => signer.sign(typedDigest(...hashes)) }
}

function signHashed(signer: PathSigner): AppAnswer {
  if (signer.rest.length < 2 * HASH_BYTES) throw new Refusal(STATUS.invalidData)
  const [domain, message] = [signer.rest.slice(0, HASH_BYTES), signer.rest.slice(HASH_BYTES, 2 * HASH_BYTES)]
  const rows = [
    { heading: 'Domain hash', text: `0x${toHex(domain)}` },
    { heading: 'Message hash', text: `0x${toHex(message)}` },
  ]
  return ask(signer, [domain, message], rows)
}

/** The kinds of one message, in the order in which they were sent. */
function definitions() {
  const structs: TypedStructs = new Map()
  let last: string | null = null
  const add = (p2: number, data: Uint8Array): AppAnswer => {
    if (p2 === NAME) {
      last = Buffer.from(data).toString('latin1')
      structs.set(last, [])
    } else if (p2 === FIELD) {
      const fields = last === null ? undefined : structs.get(last)
      if (fields === undefined) throw new Refusal(STATUS.invalidData)
      fields.push(readField(data))
    } else throw new Refusal(STATUS.wrongP1P2)
    return statusReply(STATUS.ok)
  }
  return { structs, add }
}

/** The values of one message: those of its domain, then its own. */
function values(structs: TypedStructs) {
  const sent: Sent[] = []
  let piece: { left: number; bytes: Uint8Array } | null = null
  const addValue = (isMore: boolean, data: Uint8Array, items: TypedItem[]): void => {
    const isFirst = piece === null
    if (isFirst && data.length < 2) throw new Refusal(STATUS.invalidData)
    const before = piece ?? { left: (data[0] ?? 0) * 256 + (data[1] ?? 0), bytes: new Uint8Array() }
    const bytes = isFirst ? data.slice(2) : data
    const left = before.left - bytes.length
    if (left < 0 || left > 0 !== isMore) throw new Refusal(STATUS.invalidData)
    piece = isMore ? { left, bytes: concat(before.bytes, bytes) } : null
    if (!isMore) items.push({ value: concat(before.bytes, bytes) })
  }
  const add = (p1: number, p2: number, data: Uint8Array): AppAnswer => {
    const current = sent.at(-1)
    if (p2 === NAME) {
      const root = Buffer.from(data).toString('latin1')
      if (!structs.has(root)) throw new Refusal(STATUS.invalidData)
      sent.push({ root, items: [] })
    } else if (p2 !== ARRAY && p2 !== FIELD) throw new Refusal(STATUS.wrongP1P2)
    else if (current === undefined) throw new Refusal(STATUS.invalidData)
    else if (p2 === FIELD) addValue(p1 !== 0, data, current.items)
    else if (data.length !== 1) throw new Refusal(STATUS.invalidData)
    else current.items.push({ elements: data[0] ?? 0 })
    return statusReply(STATUS.ok)
  }
  return { sent, add }
}

/** Creates the signer of typed data of one device. A refusal drops what was sent, as the app does. */
export function typedDataSigner(readSigner: (data: Uint8Array) => PathSigner, settings: AppSettings) {
  let typed: { kinds: ReturnType<typeof definitions>; values: ReturnType<typeof values> } | null = null
  const reset = (): void => void (typed = null)
  const begun = (): NonNullable<typeof typed> => {
    if (typed === null) throw new Refusal(STATUS.rejected)
    return typed
  }
  const define = (p2: number, data: Uint8Array): AppAnswer => {
    const kinds = typed?.kinds ?? definitions()
    typed ??= { kinds, values: values(kinds.structs) }
    return kinds.add(p2, data)
  }
  const implement = (p1: number, p2: number, data: Uint8Array): AppAnswer => {
    const current = begun()
    if (!settings.blindSigning) throw new Refusal(STATUS.invalidData)
    return current.values.add(p1, p2, data)
  }
  const signWhole = (data: Uint8Array): AppAnswer => {
    const { kinds, values } = begun()
    const [domain, message, ...more] = values.sent
    if (domain?.root !== DOMAIN || message === undefined || more.length > 0) throw new Refusal(STATUS.rejected)
    const [first, second] = [domain, message].map(({ root, items }) => hashStruct(kinds.structs, root, items))
    if (first === undefined || second === undefined) throw new Refusal(STATUS.rejected)
    reset()
    return ask(readSigner(data), [first.hash, second.hash], [...first.rows, ...second.rows])
  }
  const sign = (p1: number, p2: number, data: Uint8Array): AppAnswer => {
    if (p1 !== 0 || p2 > 1) throw new Refusal(STATUS.wrongP1P2)
    if (p2 === 1) return signWhole(data)
    reset()
    if (!settings.blindSigning) throw new Refusal(STATUS.invalidData)
    return signHashed(readSigner(data))
  }
  const orForget = (run: () => AppAnswer): AppAnswer => {
    try {
      return run()
    } catch (error) {
      reset()
      throw error
    }
  }
  return {
    define: (p2: number, data: Uint8Array) => orForget(() => define(p2, data)),
    implement: (p1: number, p2: number, data: Uint8Array) => orForget(() => implement(p1, p2, data)),
    sign: (p1: number, p2: number, data: Uint8Array) => orForget(() => sign(p1, p2, data)),
    isBusy: () => (typed?.values.sent.length ?? 0) > 0,
    reset,
  }
}
