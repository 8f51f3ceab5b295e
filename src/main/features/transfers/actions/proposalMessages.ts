// Reads what each message of a proposal says: which function it calls with what, who gets how much, which parameters change. What has no known
// form is listed field by field. Pure.
import type { MessageDetail, ProposalMessage } from '../../../../shared/contract/transfer/governance.ts'
import type { Asset } from '../../../../shared/contract/chain.ts'
import { isRecord } from '../../../../shared/domain/untrusted/isRecord.ts'
import type { GovMessage } from '../../../../wire/governance.ts'
import { cutText, ModuleParams, MoveCall, MoveScript, Payment, PoolSpend, SoftwareUpgrade } from '../../../../wire/proposalMessages.ts'

/** Most details of a proposal, over all of its messages. */
const MAX_DETAILS = 60
/** Longest name of a parameter or field. */
const MAX_NAME = 100
/** How deep the fields of a message are told apart; what lies deeper is shown as JSON. */
const MAX_DEPTH = 3

/** What a message is read with. */
export interface MessageContext {
  assetOf: (denom: string) => Asset
  /** The present parameters of the module that a message changes; null where they are not known. */
  presentOf: (type: string) => Readonly<Record<string, unknown>> | null
}

/** Returns the messages with what they say. */
export function readMessages(messages: readonly GovMessage[], context: MessageContext): ProposalMessage[] {
  let left = MAX_DETAILS
  return messages.map((message) => {
    const { details, isCompared } = readMessage(message, context)
    const shown = details.slice(0, left)
    left -= shown.length
    return { type: message.type, details: shown, more: details.length - shown.length, isCompared }
  })
}

type Read = Pick<ProposalMessage, 'details' | 'isCompared'>

function readMessage(message: GovMessage, context: MessageContext): Read {
  const { type, fields } = message
  if (type.endsWith('.MsgUpdateParams')) return readUpdate(message, context.presentOf(type))
  const details = readCall(type, fields) ?? readScript(type, fields) ?? readKnown(type, fields, context)
  return { details: details ?? listed(fields), isCompared: null }
}

const field = (name: (MessageDetail & { kind: 'field' })['field'], ...texts: string[]): MessageDetail => ({
  kind: 'field',
  field: name,
  texts,
})

const CALL = /^\/initia\.move\.v1\.Msg(?:Gov)?Execute(JSON)?$/
const SCRIPT = /^\/initia\.move\.v1\.Msg(?:Gov)?Script(JSON)?$/

function readCall(type: string, fields: GovMessage['fields']): MessageDetail[] | null {
  const [match, isJson] = CALL.exec(type) ?? []
  const read = MoveCall.safeParse(fields)
  if (match === undefined || !read.success) return null
  const { sender, module_address, module_name, function_name, type_args, args } = read.data
  return [
    field('function', `${module_address}::${module_name}::${function_name}`),
    ...argumentsOf(type_args, args, isJson !== undefined),
    field('account', sender),
  ]
}

function readScript(type: string, fields: GovMessage['fields']): MessageDetail[] | null {
  const [match, isJson] = SCRIPT.exec(type) ?? []
  const read = MoveScript.safeParse(fields)
  if (match === undefined || !read.success) return null
  const { sender, code_bytes, type_args, args } = read.data
  const bytes = Buffer.from(code_bytes, 'base64').length
  return [field('script', String(bytes)), ...argumentsOf(type_args, args, isJson !== undefined), field('account', sender)]
}

/** JSON says what an argument is; bytes do so only together with the module's types, which are not read here. */
function argumentsOf(types: readonly string[], args: readonly string[], isJson: boolean): MessageDetail[] {
  const shown = isJson ? field('arguments', ...args) : field('encodedArguments', ...args.map(hexOf))
  return [...(types.length === 0 ? [] : [field('typeArguments', ...types)]), ...(args.length === 0 ? [] : [shown])]
}

/** A text that is no base64, or was cut, stays as it is. */
function hexOf(base64: string): string {
  return /^[A-Za-z0-9+/]+={0,2}$/.test(base64) ? `0x${Buffer.from(base64, 'base64').toString('hex')}` : base64
}

function readKnown(type: string, fields: GovMessage['fields'], { assetOf }: MessageContext): MessageDetail[] | null {
  const coins = (list: readonly { denom: string; amount: string }[]): MessageDetail => ({
    kind: 'coins',
    coins: list.map(({ denom, amount }) => ({ asset: assetOf(denom), amount })),
  })
  if (type === '/cosmos.distribution.v1beta1.MsgCommunityPoolSpend') {
    const { data } = PoolSpend.safeParse(fields)
    return data === undefined ? null : [field('to', data.recipient), coins(data.amount)]
  }
  if (type === '/cosmos.bank.v1beta1.MsgSend') {
    const { data } = Payment.safeParse(fields)
    return data === undefined ? null : [field('from', data.from_address), field('to', data.to_address), coins(data.amount)]
  }
  if (type !== '/cosmos.upgrade.v1beta1.MsgSoftwareUpgrade') return null
  const plan = SoftwareUpgrade.safeParse(fields).data?.plan
  if (plan === undefined) return null
  const { name, height, info } = plan
  return [
    field('plan', name),
    field('height', height),
    ...(info === undefined || info === null || info === '' ? [] : [field('info', info)]),
  ]
}

/** Says which parameters differ from the present ones; where these are not known, all that it sets. */
function readUpdate({ fields }: GovMessage, present: Readonly<Record<string, unknown>> | null): Read {
  const { data } = ModuleParams.safeParse(fields)
  // Modules such as the SDK's consensus have theirs beside the authority.
  if (data === undefined) return { details: parameters(leavesOf(withoutAuthority(fields)), null), isCompared: false }
  const wanted = leavesOf(data.params)
  if (present === null) return { details: parameters(wanted, null), isCompared: false }
  return { details: parameters(wanted, leavesOf(present)), isCompared: true }
}

type Leaves = ReadonlyMap<string, string | null>

function parameters(wanted: Leaves, present: Leaves | null): MessageDetail[] {
  const names = [...new Set([...wanted.keys(), ...(present?.keys() ?? [])])]
  return names.flatMap((name): MessageDetail[] => {
    const [now, was] = [wanted.get(name) ?? null, present?.get(name) ?? null]
    if (present !== null && now === was) return []
    return [{ kind: 'parameter', name: shortName(name), was: shortText(was), now: shortText(now) }]
  })
}

function listed(fields: GovMessage['fields']): MessageDetail[] {
  return [...leavesOf(withoutAuthority(fields))].map(([name, text]) => ({
    kind: 'other',
    name: shortName(name),
    text: cutText(text ?? 'null'),
  }))
}

/** The account that runs proposals: the same in each of them. */
function withoutAuthority(fields: GovMessage['fields']): GovMessage['fields'] {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'authority'))
}

const shortName = (name: string) => (name.length > MAX_NAME ? `${name.slice(0, MAX_NAME)}…` : name)
const shortText = (text: string | null) => (text === null ? null : cutText(text))

/** The values of an object by their path; null stays null. */
function leavesOf(value: Readonly<Record<string, unknown>>, above = '', depth = 1): Map<string, string | null> {
  const leaves = new Map<string, string | null>()
  for (const [key, inner] of Object.entries(value)) {
    const name = above + key
    if (isRecord(inner) && depth < MAX_DEPTH && Object.keys(inner).length > 0) {
      for (const [deeper, text] of leavesOf(inner, `${name}.`, depth + 1)) leaves.set(deeper, text)
    } else leaves.set(name, textOf(inner))
  }
  return leaves
}

/** The 18 decimal places of the SDK's numbers, of which those at the end say nothing. */
const DECIMAL = /^(-?\d+)\.(\d{18})$/

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value !== 'string') return JSON.stringify(value)
  const [match, whole = '', places = ''] = DECIMAL.exec(value) ?? []
  if (match === undefined) return value
  const left = places.replace(/0+$/, '')
  return left === '' ? whole : `${whole}.${left}`
}
