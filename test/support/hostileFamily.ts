// What a router that cheats may change in a route, quote and message together: every change has a name, and is usable after others.
import { BaseError } from 'viem'
import type { WireMessage } from '../../src/practice/outcome/facts.ts'
import type { RouteFee } from '../../src/shared/route.ts'
import { FRIEND, THEM, THEM_HEX, type Request } from './guardBench.ts'

/** An allowance that an Ethereum transaction is said to need. */
export interface Approval {
  token: string
  spender: string
  amount: string
}

interface Signed {
  chainId: string
  evmChainId: number
  from: string
  to: string
  value: string
  data: string
  gas: string | null
}

export type HostileDocument =
  { form: 'cosmos'; chainId: string; signer: string; messages: WireMessage[] } | (Signed & { form: 'evm'; approvals: Approval[] })

export interface Route {
  request: Request
  document: HostileDocument
  /** What is signed for the destination; null without a hook. */
  hook: WireMessage[] | null
}

type Wire = (document: HostileDocument) => HostileDocument | null

interface Attack<P> {
  params?: Partial<P>
  patch?: Partial<Request['patch']>
  request?: (request: Request) => Partial<Request>
  wire?: Wire
}

export interface Family {
  attacks: readonly string[]
  honest: Route
  /** The route with these attacks, in their order; null where nothing differs from the honest one, or nothing can be written so. */
  attacked(names: readonly string[]): Route | null
}

type Values<P> = { readonly [K in keyof P]?: readonly P[K][] }
type Together<P> = Readonly<Record<string, Attack<P>>>

/**
 * A family of documents.
 * @param values what else a parameter may be.
 * @param together changes of several parameters and of the quote at once, by name.
 */
export function family<P extends object>(honest: P, build: (params: P) => Route, values: Values<P>, together: Together<P> = {}): Family {
  const single = Object.entries(values).flatMap(([key, list]) =>
    (list as readonly unknown[]).map((value): [string, Attack<P>] => [
      `${key} ${labelOf(value)}`,
      { params: Object.fromEntries([[key, value]]) as Partial<P> },
    ]),
  )
  const own = new Map<string, Attack<P>>([...single, ...Object.entries(together)])
  const good = build(honest)
  const attacks = new Map<string, Attack<P>>([...own, ...quoteAttacks(good), ...wireAttacks(good.document)])
  const attacked = (names: readonly string[]): Route | null => {
    const chosen = names.flatMap((name) => attacks.get(name) ?? [])
    const route = written(
      build,
      chosen.reduce<P>((params, one) => ({ ...params, ...one.params }), honest),
    )
    const changed = route === null ? null : chosen.reduce<Route | null>(apply, route)
    return changed === null || keyOf(changed) === keyOf(good) ? null : changed
  }
  return { honest: good, attacks: [...attacks.keys()].filter((name) => attacked([name]) !== null), attacked }
}

function apply<P>(route: Route | null, { patch, request, wire }: Attack<P>): Route | null {
  if (route === null) return null
  const document = wire === undefined ? route.document : wire(route.document)
  const asked = { ...route.request, ...request?.(route.request) }
  return document === null ? null : { ...route, document, request: { ...asked, patch: { ...asked.patch, ...patch } } }
}

function written<P>(build: (params: P) => Route, params: P): Route | null {
  try {
    return build(params)
  } catch (error) {
    // Parameters that no such call can be written with.
    if (error instanceof BaseError || error instanceof RangeError || error instanceof SyntaxError) return null
    throw error
  }
}

function labelOf(value: unknown): string {
  return keyOf(value).replaceAll('"', '').slice(0, 80)
}

/** Everything in a value, as text. */
function keyOf(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'bigint' ? `${one}n` : one instanceof Uint8Array ? Buffer.from(one).toString('hex') : one,
  )
}

/** What the quote may say of any route. */
function quoteAttacks({ request }: Route): [string, Attack<object>][] {
  const [chainId, denom] = request.from
  const fee = (change: Partial<RouteFee>): Attack<object> => ({
    patch: { fees: [{ label: 'fee', amount: '5000', symbol: 'X', decimals: 6, behavior: 'onTop', chainId, denom, usd: null, ...change }] },
  })
  const patches = Object.entries({
    minimumOut: ['0', '1', '989999', '5000000', '2000000000000000000'],
    transactionsRequired: [0, 2, 3],
    variant: ['standard', 'lossless', 'goFast'],
  })
  return [
    ...patches.flatMap(([key, list]) =>
      list.map((value): [string, Attack<object>] => [`quote ${key} ${value}`, { patch: { [key]: value } }]),
    ),
    ...['one-1', 'evm-1', 'wasm-1', 'harbour-1', '7331'].map((stop): [string, Attack<object>] => [
      `quote way on to ${stop}`,
      { request: ({ way }) => ({ way: [...way, stop] }) },
    ]),
    ['quote way cut', { request: ({ way }) => ({ way: way.slice(0, -1) }) }],
    ['quote fee on top', fee({})],
    ['quote fee on top as large as the amount', fee({ amount: '1000000' })],
    ['quote fee on top in another coin', fee({ denom: chainId === '7331' ? 'eth' : 'uother' })],
    ['quote needs no hook', { patch: { needsOpHook: false } }],
  ]
}

/** What the bytes may say of any document. */
function wireAttacks(document: HostileDocument): [string, Attack<object>][] {
  return document.form === 'cosmos' ? cosmosAttacks(document) : EVM_ATTACKS
}

type Cosmos = Extract<HostileDocument, { form: 'cosmos' }>
const onCosmos =
  (change: (document: Cosmos) => Partial<Cosmos>): Wire =>
  (document) =>
    document.form === 'cosmos' ? { ...document, ...change(document) } : null
const onValues = (change: object | ((value: object) => object)) =>
  onCosmos(({ messages }) => ({
    messages: messages.map(({ typeUrl, value }) => ({
      typeUrl,
      value: { ...(value as object), ...(typeof change === 'function' ? change(value as object) : change) },
    })),
  }))

function cosmosAttacks({ signer, messages }: Cosmos): [string, Attack<object>][] {
  const send: WireMessage = {
    typeUrl: '/cosmos.bank.v1beta1.MsgSend',
    value: { fromAddress: signer, toAddress: THEM, amount: [{ denom: 'uinit', amount: '1000000' }] },
  }
  const grant: WireMessage = { typeUrl: '/cosmos.authz.v1beta1.MsgGrant', value: { granter: signer, grantee: THEM, grant: {} } }
  const isCall = messages.every(({ typeUrl }) => typeUrl === '/minievm.evm.v1.MsgCall')
  return [
    ['wire the message twice', { wire: onCosmos((one) => ({ messages: one.messages.flatMap((message) => [message, message]) })) }],
    ['wire a payment beside it', { wire: onCosmos((one) => ({ messages: [...one.messages, send] })) }],
    ['wire a payment before it', { wire: onCosmos((one) => ({ messages: [send, ...one.messages] })) }],
    ['wire a grant beside it', { wire: onCosmos((one) => ({ messages: [...one.messages, grant] })) }],
    ['wire a payment in its place', { wire: onCosmos(() => ({ messages: [send] })) }],
    [
      'wire a wrapped message',
      { wire: onCosmos(() => ({ messages: [{ typeUrl: '/cosmos.authz.v1beta1.MsgExec', value: { grantee: signer, msgs: [] } }] })) },
    ],
    ['wire no message', { wire: onCosmos(() => ({ messages: [] })) }],
    ['wire signed by somebody else', { wire: onCosmos(() => ({ signer: THEM })) }],
    ['wire of another chain', { wire: onCosmos(({ chainId }) => ({ chainId: chainId === 'one-1' ? 'evm-1' : 'one-1' })) }],
    ['wire a field that nobody knows', { wire: onValues({ beneficiary: THEM }) }],
    ['wire a sender that did not sign', { wire: onValues((value) => ({ [senderField(value)]: THEM })) }],
    ['wire a sender that is the recipient', { wire: onValues((value) => ({ [senderField(value)]: FRIEND })) }],
    ...(isCall ? CALL_ATTACKS : []),
  ]
}

function senderField(value: object): string {
  return ['fromAddress', 'from', 'sender'].find((key) => key in value) ?? 'sender'
}

const word = (address: string) => address.slice(2).padStart(64, '0')
const APPROVE_ALL = `0x095ea7b3${word(THEM_HEX)}${'f'.repeat(64)}`
const PAY_THEM = `0xa9059cbb${word(THEM_HEX)}${1_000_000n.toString(16).padStart(64, '0')}`
const inputOf = (value: object) => ('input' in value && typeof value.input === 'string' ? value.input : '0x')

/** Of MsgCalls. */
const CALL_ATTACKS: [string, Attack<object>][] = [
  ['wire coins along', { wire: onValues({ value: '1000000' }) }],
  ['wire an authorisation of the account', { wire: onValues({ authList: [{}] }) }],
  ['wire a byte behind the arguments', { wire: onValues((value) => ({ input: `${inputOf(value)}ff` })) }],
  ['wire a word behind the arguments', { wire: onValues((value) => ({ input: `${inputOf(value)}${word(THEM_HEX)}` })) }],
  ['wire cut arguments', { wire: onValues((value) => ({ input: inputOf(value).slice(0, -64) })) }],
  ['wire an approval for all in its place', { wire: onValues({ input: APPROVE_ALL }) }],
  ['wire a payment of tokens in its place', { wire: onValues({ input: PAY_THEM }) }],
  ['wire the contract of somebody', { wire: onValues({ contractAddr: THEM_HEX }) }],
  ['wire the call alone', { wire: onCosmos(({ messages }) => ({ messages: messages.slice(-1) })) }],
  ['wire the approval alone', { wire: onCosmos(({ messages }) => ({ messages: messages.slice(0, 1) })) }],
  ['wire the calls turned round', { wire: onCosmos(({ messages }) => ({ messages: messages.toReversed() })) }],
]

type Evm = Extract<HostileDocument, { form: 'evm' }>
const onEvm =
  (change: (document: Evm) => Partial<Evm>): Wire =>
  (document) =>
    document.form === 'evm' ? { ...document, ...change(document) } : null
const onApprovals = (change: Partial<Approval>) =>
  onEvm(({ approvals }) => ({ approvals: approvals.map((one) => ({ ...one, ...change })) }))

const EVM_ATTACKS: [string, Attack<object>][] = [
  ...['1', '5000', '1000000', '5000000000000000000'].map((value): [string, Attack<object>] => [
    `wire coins ${value}`,
    { wire: onEvm(() => ({ value })) },
  ]),
  ['wire a byte behind the arguments', { wire: onEvm(({ data }) => ({ data: `${data}ff` })) }],
  ['wire a word behind the arguments', { wire: onEvm(({ data }) => ({ data: `${data}${word(THEM_HEX)}` })) }],
  ['wire cut arguments', { wire: onEvm(({ data }) => ({ data: data.slice(0, -64) })) }],
  ['wire an approval for all in its place', { wire: onEvm(() => ({ data: APPROVE_ALL })) }],
  ['wire a payment of tokens in its place', { wire: onEvm(() => ({ data: PAY_THEM })) }],
  ['wire nothing called', { wire: onEvm(() => ({ data: '0x' })) }],
  ['wire the contract of somebody', { wire: onEvm(() => ({ to: THEM_HEX })) }],
  ['wire no contract', { wire: onEvm(() => ({ to: '' })) }],
  ['wire signed by somebody else', { wire: onEvm(() => ({ from: THEM_HEX })) }],
  ['wire another number of the chain', { wire: onEvm(() => ({ evmChainId: 1 })) }],
  ['wire of another chain', { wire: onEvm(() => ({ chainId: 'one-1' })) }],
  ['wire gas without end', { wire: onEvm(() => ({ gas: '99000000' })) }],
  ['wire no approval', { wire: onEvm(() => ({ approvals: [] })) }],
  ...['0', '1', '999999', '1000001', '1005000', '2000000', (2n ** 256n - 1n).toString()].map((amount): [string, Attack<object>] => [
    `wire approves ${amount}`,
    { wire: onApprovals({ amount }) },
  ]),
  ['wire approves for somebody', { wire: onApprovals({ spender: THEM_HEX }) }],
  ['wire approves of another token', { wire: onApprovals({ token: THEM_HEX }) }],
  ['wire approves twice', { wire: onEvm(({ approvals }) => ({ approvals: [...approvals, ...approvals] })) }],
]
