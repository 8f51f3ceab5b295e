// Records of EVM rollups as their indexers show them: a transaction in both lists, receipts, calls inside transactions.
// Shapes: initia-labs/rollytics types/tx.go, api/handler/tx/types.go; initia-labs/minievm x/evm/keeper/txutils.go.
import { keccak256, numberToHex, serializeTransaction, type Hex } from 'viem'
import { paymentTx, type ReplayTx } from './replayIndexer.ts'

/** As the replay server's chains have it in the registry. */
export const EVM_CHAIN_ID = 2124225178762456
export const CONTRACT = '0x2222222222222222222222222222222222222222'

export interface CallOptions {
  index: number
  height: number
  /** bech32 and 0x of the sender. */
  from: { bech32: string; hex: string }
  to?: string
}

const word = (index: number, fill: string): Hex => `0x${fill}${index.toString(16).padStart(62, '0')}`

/** A call that was signed as an Ethereum transaction: its Cosmos record and its receipt. */
export function ethereumCall({ index, height, from, to = CONTRACT }: CallOptions): { cosmos: ReplayTx; evm: ReplayTx } {
  const signature = { r: word(index, '11'), s: word(index, '22'), yParity: index % 2 }
  const data: Hex = `0xa9059cbb${index.toString(16).padStart(64, '0')}`
  const tx = {
    type: 'eip1559',
    chainId: EVM_CHAIN_ID,
    nonce: index,
    gas: 90_000n,
    maxFeePerGas: 7n,
    maxPriorityFeePerGas: 1n,
    data,
    value: 0n,
  } as const
  const hash = keccak256(serializeTransaction({ ...tx, to: to as Hex }, signature))
  const base = paymentTx({ index, height, from: from.bech32, to: from.bech32 })
  const bytes = Buffer.concat([hexBytes(signature.r), hexBytes(signature.s), Buffer.from([signature.yParity])])
  const record = {
    ...base.record,
    gas_used: String(50_000 + index),
    timestamp: new Date(1_700_000_000_456 + height * 2000).toISOString(),
    tx: {
      body: {
        messages: [
          { '@type': '/minievm.evm.v1.MsgCall', sender: from.bech32, contract_addr: to, input: data, value: '0', access_list: [] },
        ],
        memo: JSON.stringify({ type: 2, gas_fee_cap: '7', gas_tip_cap: '1' }),
      },
      auth_info: {
        signer_infos: [{ public_key: null, mode_info: { single: { mode: 9999 } }, sequence: String(index) }],
        fee: { amount: [], gas_limit: '90000', payer: '', granter: '' },
      },
      signatures: [bytes.toString('base64')],
    },
    events: [{ type: 'tx', attributes: [{ key: 'fee_payer', value: from.bech32 }] }],
  }
  return { cosmos: { ...base, record }, evm: receipt({ hash, height, from: from.hex, to, gasUsed: 50_000 + index }) }
}

/** The same Cosmos record, as a version writes it from which the EVM hash cannot be worked out. */
export function withoutMode({ record, ...tx }: ReplayTx): ReplayTx {
  const { tx: body, ...rest } = record as { tx: { auth_info: { signer_infos: { mode_info?: unknown }[] } } }
  const auth_info = { ...body.auth_info, signer_infos: [{ sequence: '1' }] }
  return { ...tx, record: { ...rest, tx: { ...body, auth_info } } }
}

export interface ReceiptOptions {
  hash: string
  height: number
  from: string
  to: string
  gasUsed: number
}

export function receipt({ hash, height, from, to, gasUsed }: ReceiptOptions): ReplayTx {
  const quantity = (value: number) => numberToHex(value)
  const record = {
    blockHash: `0x${'ab'.repeat(32)}`,
    blockNumber: quantity(height),
    contractAddress: null,
    cumulativeGasUsed: quantity(gasUsed),
    effectiveGasPrice: '0x7',
    from,
    gasUsed: quantity(gasUsed),
    logs: [],
    logsBloom: '0x00',
    status: '0x1',
    to,
    transactionHash: hash.toLowerCase(),
    transactionIndex: '0x1',
    type: '0x2',
  }
  return { hash: hash.slice(2).toUpperCase(), height, record }
}

/** A call inside a transaction; `value` in wei. */
export function internalCall(options: {
  evmHash: string
  index: number
  height: number
  from: string
  to: string
  value: bigint
}): ReplayTx {
  const { evmHash, index, height, from, to, value } = options
  const digits = value.toString(16)
  const record = {
    height,
    hash: `0x${evmHash.toLowerCase()}`,
    parent_index: index - 1,
    index,
    type: 'CALL',
    from: from.toLowerCase(),
    to: to.toLowerCase(),
    input: '0x',
    output: '0x',
    // Padded to whole bytes, as rollytics writes it; nothing at all for none.
    value: value === 0n ? '0x' : `0x${digits.length % 2 === 0 ? digits : `0${digits}`}`,
    gas: '0x0f4240',
    gasUsed: '0x5208',
  }
  return { hash: `${evmHash}/${index}`, height, record }
}

function hexBytes(hex: Hex): Buffer {
  return Buffer.from(hex.slice(2), 'hex')
}
