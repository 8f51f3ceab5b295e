// Changes that any route may get: of what the quote says, and of the document's bytes.
import type { WireMessage } from '../../../src/practice/outcome/facts.ts'
import type { RouteFee } from '../../../src/shared/contract/transfer/route.ts'
import { FRIEND, THEM, THEM_HEX } from '../benches/guardBench.ts'
import type { Approval, Attack, HostileDocument, Route, Wire } from './hostileRoute.ts'

/** What the quote may say of any route. */
export function quoteAttacks({ request }: Route): [string, Attack<object>][] {
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
    ['quote fee on top, allowed and not taken', { ...fee({}), wire: allowMore }],
    ['quote needs no hook', { patch: { needsOpHook: false } }],
  ]
}

/** Length of an approve call up to its amount: 0x, selector, spender. */
const BEFORE_AMOUNT = 2 + 8 + 64

/** Raises the first approval by the fee; null without one. */
function allowMore(document: HostileDocument): HostileDocument | null {
  if (document.form === 'evm') {
    const approvals = document.approvals.map((one) => ({ ...one, amount: (BigInt(one.amount) + 5000n).toString() }))
    return { ...document, approvals }
  }
  const [first, ...others] = document.messages
  const input = inputOf(Object(first?.value) as object)
  if (first === undefined || others.length === 0 || !input.startsWith(APPROVE) || input.length !== BEFORE_AMOUNT + 64) return null
  const amount = (BigInt(`0x${input.slice(BEFORE_AMOUNT)}`) + 5000n).toString(16).padStart(64, '0')
  const raised = { ...(first.value as object), input: `${input.slice(0, BEFORE_AMOUNT)}${amount}` }
  return { ...document, messages: [{ ...first, value: raised }, ...others] }
}

/** What the bytes may say of any document. */
export function wireAttacks(document: HostileDocument): [string, Attack<object>][] {
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
/** Of approve(address,uint256). */
const APPROVE = '0x095ea7b3'
const APPROVE_ALL = `${APPROVE}${word(THEM_HEX)}${'f'.repeat(64)}`
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
