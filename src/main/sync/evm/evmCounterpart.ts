// Computes the EVM hash of a Cosmos transaction of an EVM rollup from the transaction alone.
// Source: initia-labs/minievm x/evm/keeper/txutils.go (ConvertCosmosTxToEthereumTx), indexer/utils.go (extractEthTxInfo), x/evm/types
// (EthersUnit: the EVM counts 18 decimals, whatever the fee token has).
import { concatHex, keccak256, numberToHex, toHex, toRlp, type Hex } from 'viem'
import { z } from 'zod'
import type { IndexerTx } from '../../../wire/indexer.ts'
import { plainHash } from '../../clients/indexer/txHash.ts'
import { parseJson } from '../../platform/json/parseJson.ts'

/** What is known of a chain's EVM. */
export interface EvmChain {
  evmChainId: number
  /** Decimals of the token in which fees are paid, which is what the EVM moves as value. */
  feeDecimals: number
  /** Whether the node gives a Cosmos transaction with EVM logs an EVM hash; null where that is not known. */
  syntheticTxs: boolean | null
}

const Digits = z
  .string()
  .regex(/^\d{1,78}$/)
  .transform(BigInt)
const Bytes = hexOf(/^(0x)?([0-9a-fA-F]{2})*$/)
const Address = hexOf(/^(0x)?[0-9a-fA-F]{40}$/)
const Word = hexOf(/^(0x)?[0-9a-fA-F]{64}$/)

function hexOf(shape: RegExp) {
  return z
    .string()
    .regex(shape)
    .transform((text): Hex => `0x${text.replace(/^0x/, '')}`)
}

const AccessList = z
  .array(
    z.object({
      address: Address,
      storage_keys: z
        .array(Word)
        .nullish()
        .transform((keys) => keys ?? []),
    }),
  )
  .nullish()
  .transform((list) => (list ?? []).map(({ address, storage_keys }) => [address, storage_keys] as [Hex, Hex[]]))

const Value = Digits.nullish().transform((value) => value ?? 0n)

/** A contract call or creation, converted to one form. */
const Call = z.union([
  z
    .object({ '@type': z.literal('/minievm.evm.v1.MsgCall'), contract_addr: Address, input: Bytes, value: Value, access_list: AccessList })
    .transform(({ contract_addr: to, input: data, ...call }) => ({ ...call, to, data })),
  z
    .object({ '@type': z.literal('/minievm.evm.v1.MsgCreate'), code: Bytes, value: Value, access_list: AccessList })
    .transform(({ code: data, ...call }) => ({ ...call, to: '0x' as Hex, data })),
])

/** What minievm notes of the Ethereum transaction that is in no field of the Cosmos one. */
const Memo = z.strictObject({ type: z.number().int().min(0).max(2), gas_fee_cap: Digits, gas_tip_cap: Digits })

/** The sign mode by which minievm marks a transaction that came over its Ethereum JSON-RPC. */
const ETHEREUM_MODE = /^(9999|SIGN_MODE_ETHEREUM)$/

/**
 * Returns 64 upper-case hex digits; null where the EVM does not know the transaction. It knows two kinds: those that were signed as
 * Ethereum transactions, and, where the chain's node does so (minievm from v1.1.11 on), any other that succeeded and left EVM logs, under
 * the hash of a synthetic transaction.
 */
export function evmHashOf(chain: EvmChain, tx: IndexerTx): string | null {
  const signed = asEthereum(chain, tx)
  if (signed !== null) return plainHash(keccak256(signed))
  return chain.syntheticTxs === true ? syntheticHash(tx) : null
}

/** Returns the hash of the synthetic transaction that some nodes make of a Cosmos transaction; null where none would be made. */
export function syntheticHashOf(chain: EvmChain, tx: IndexerTx): string | null {
  return asEthereum(chain, tx) === null ? syntheticHash(tx) : null
}

function syntheticHash(tx: IndexerTx): string | null {
  return tx.code === 0 && hasEvmLogs(tx) ? plainHash(keccak256(syntheticSource(plainHash(tx.txhash)))) : null
}

/** Returns the Ethereum transaction with its signature, as it was sent; null where it is none. */
function asEthereum({ evmChainId, feeDecimals }: EvmChain, { tx }: IndexerTx): Hex | null {
  const [info, ...others] = tx?.auth_info?.signer_infos ?? []
  const [signature] = tx?.signatures ?? []
  if (tx === null || tx === undefined || info === undefined || others.length > 0 || signature === undefined) return null
  if (!ETHEREUM_MODE.test(String(info.mode_info?.single.mode ?? ''))) return null
  const memo = Memo.safeParse(jsonOf(tx.body.memo)).data
  const call = tx.body.messages.length === 1 ? Call.safeParse(tx.body.messages[0]).data : undefined
  const signed = signatureOf(signature)
  if (memo === undefined || call === undefined || signed === null) return null
  const nonce = int(BigInt(info.sequence ?? '0'))
  const gas = int(BigInt(tx.auth_info?.fee?.gas_limit ?? '0'))
  const value = int(call.value * 10n ** BigInt(Math.max(0, 18 - feeDecimals)))
  const [cap, tip, chain] = [int(memo.gas_fee_cap), int(memo.gas_tip_cap), BigInt(evmChainId)]
  const { parity, r, s } = signed
  switch (memo.type) {
    case 0:
      return toRlp([nonce, cap, gas, call.to, value, call.data, int(parity + 35n + chain * 2n), r, s])
    case 1:
      return concatHex(['0x01', toRlp([int(chain), nonce, cap, gas, call.to, value, call.data, call.access_list, int(parity), r, s])])
    default:
      return concatHex(['0x02', toRlp([int(chain), nonce, tip, cap, gas, call.to, value, call.data, call.access_list, int(parity), r, s])])
  }
}

/** Encodes a number; RLP writes 0 as nothing. */
function int(value: bigint): Hex {
  return value === 0n ? '0x' : numberToHex(value)
}

/** Returns an unsigned legacy transaction with only the Cosmos hash as its data. */
function syntheticSource(cosmosHash: string): Hex {
  return toRlp(['0x', '0x', '0x', '0x', '0x', `0x${cosmosHash}`, '0x', '0x', '0x'])
}

function hasEvmLogs({ events }: IndexerTx): boolean {
  return events.some(({ type, attributes }) => type === 'evm' && (attributes ?? []).some(({ key }) => key === 'log'))
}

/** Returns r, s and the parity; a parity of 0 may be left out. */
function signatureOf(base64: string): { r: Hex; s: Hex; parity: bigint } | null {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length !== 65 && bytes.length !== 64) return null
  const number = (from: number) => int(BigInt(toHex(bytes.subarray(from, from + 32))))
  return { r: number(0), s: number(32), parity: BigInt(bytes[64] ?? 0) }
}

function jsonOf(text: string): unknown {
  try {
    return parseJson(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
