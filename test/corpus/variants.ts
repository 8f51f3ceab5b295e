// Variants of the messages of an honest body, made by rule: each changes one value, one key, one spelling, or which messages there are.
import { toBech32 } from '@cosmjs/encoding'
import type { RouterMessages } from '../../src/wire/router.ts'
import { callVariants, isCall, THEM_BYTES, THEM_HEX } from './callVariants.ts'
import { textVariants } from './valueVariants.ts'

const THEM = toBech32('init', THEM_BYTES)
const MAX_UINT256 = (2n ** 256n - 1n).toString()

type Tx = RouterMessages['txs'][number]
type CosmosTx = NonNullable<Tx['cosmos_tx']>
type EvmTx = NonNullable<Tx['evm_tx']>

/**
 * The variants of the first transaction; none where it is neither of Cosmos nor of Ethereum.
 * @param at when the router answered, milliseconds since 1970.
 */
export function variantsOf({ txs: [tx] }: RouterMessages, at: number): RouterMessages[] {
  const { cosmos_tx: cosmos, evm_tx: evm } = tx ?? {}
  const others = cosmos !== undefined ? cosmosVariants(cosmos, at).map((one) => ({ cosmos_tx: one })) : []
  const calls = evm !== undefined ? evmVariants(evm).map((one) => ({ evm_tx: one })) : []
  return [...others, ...calls].map((one) => ({ txs: [one] }))
}

function cosmosVariants(cosmos: CosmosTx, at: number): CosmosTx[] {
  const { msgs, signer_address: signer } = cosmos
  const values = msgs.flatMap((message, index) => textVariants(message.msg, at).map((msg) => msgs.with(index, { ...message, msg })))
  const send = typed('/cosmos.bank.v1beta1.MsgSend', { from_address: signer, to_address: THEM, amount: [{ denom: 'uinit', amount: '1' }] })
  const call = typed('/minievm.evm.v1.MsgCall', { sender: signer, contract_addr: THEM_HEX, input: '0x', value: '0' })
  const grant = typed('/cosmos.authz.v1beta1.MsgGrant', { granter: signer, grantee: THEM, grant: { authorization: null } })
  const first = msgs.slice(0, 1)
  const lists = [
    [...msgs, ...msgs],
    [...msgs, send],
    [send, ...msgs],
    [...msgs, call],
    [call, ...msgs],
    [...msgs, grant],
    [send],
    [wrapped(signer, msgs)],
    [wrapped(signer, [])],
    [wrapped(THEM, msgs), ...msgs],
    msgs.toReversed(),
    msgs.slice(1),
    ...msgs.map((message, index) => msgs.with(index, { ...message, msg_type_url: '/cosmos.bank.v1beta1.MsgMultiSend' })),
    ...msgs.map((message, index) => msgs.with(index, { ...message, msg_type_url: message.msg_type_url.slice(1) })),
    [...first, ...first, ...msgs.slice(1)],
  ]
  const changed = [...values, ...lists].filter((list) => list.length > 0 && JSON.stringify(list) !== JSON.stringify(msgs))
  return [
    ...changed.map((list) => ({ ...cosmos, msgs: list })),
    ...['echelon-2', 'initiation-2', '1', ''].map((chain_id) => ({ ...cosmos, chain_id })),
    ...[THEM, ''].map((signer_address) => ({ ...cosmos, signer_address })),
  ]
}

function typed(msg_type_url: string, value: object): CosmosTx['msgs'][number] {
  return { msg_type_url, msg: JSON.stringify(value) }
}

/** The messages in the name of another account (authz). */
function wrapped(grantee: string, msgs: CosmosTx['msgs']): CosmosTx['msgs'][number] {
  const within = msgs.map(({ msg_type_url, msg }) => ({ '@type': msg_type_url, ...(JSON.parse(msg) as object) }))
  return typed('/cosmos.authz.v1beta1.MsgExec', { grantee, msgs: within })
}

function evmVariants(evm: EvmTx): EvmTx[] {
  const { to, value, data, required_erc20_approvals: approvals } = evm
  const plain = [`${data}00`, 'a9059cbb', `${data}${'0'.repeat(64)}`, `0x${'00'.repeat(68)}`, 'ffffffff']
  const calls = isCall(data) ? callVariants(data) : plain
  const [sum, less] = [(BigInt(value) + 1n).toString(), (BigInt(value) - 1n).toString()]
  const extra = { token_contract: to, spender: THEM_HEX, amount: '1' }
  const lists = [
    [...approvals, extra],
    [extra],
    [...approvals, ...approvals],
    ...approvals.flatMap((one, index) => approvalVariants(one).map((other) => approvals.with(index, other))),
  ].filter((list) => JSON.stringify(list) !== JSON.stringify(approvals))
  return [
    ...calls.map((other) => ({ ...evm, data: other })),
    ...otherAccounts(to).map((other) => ({ ...evm, to: other })),
    ...[sum, less, '1', '0x1', '1000000000000000000', '', `0${value}`, ` ${value}`, `${value}.0`, `${value}0`]
      .filter((other) => other !== value)
      .map((other) => ({ ...evm, value: other })),
    ...['56', '43114', '', '1.0', '01', 'interwoven-1'].filter((other) => other !== evm.chain_id).map((chain_id) => ({ ...evm, chain_id })),
    ...otherAccounts(evm.signer_address).map((signer_address) => ({ ...evm, signer_address })),
    ...lists.map((required_erc20_approvals) => ({ ...evm, required_erc20_approvals })),
  ]
}

function otherAccounts(address: string): string[] {
  const near = address.slice(0, -1) + (address.endsWith('0') ? '1' : '0')
  return [
    THEM_HEX,
    near,
    `${address}00`,
    address.slice(0, -2),
    address.replace('0x', ''),
    `0x${'0'.repeat(24)}${address.slice(2)}`,
    '0x0',
    THEM,
    '',
  ]
}

function approvalVariants(approval: EvmTx['required_erc20_approvals'][number]): EvmTx['required_erc20_approvals'] {
  const amount = BigInt(approval.amount)
  return [
    ...[amount + 1n, amount - 1n, amount * 2n, 0n].map((other) => ({ ...approval, amount: other.toString() })),
    { ...approval, amount: MAX_UINT256 },
    { ...approval, spender: THEM_HEX },
    { ...approval, token_contract: THEM_HEX },
  ]
}
