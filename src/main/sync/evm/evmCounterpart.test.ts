// EVM hashes worked out from Cosmos records: equal to what an Ethereum library gives for the transaction that was signed.
import fc from 'fast-check'
import { keccak256, parseTransaction, type Hex, type TransactionSerializable } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { IndexerTx } from '../../../wire/indexer.ts'
import { recordedTx } from '../../../../test/support/bodies/recordedRollup.ts'
import { evmHashOf, syntheticHashOf } from './evmCounterpart.ts'

const CHAIN = { evmChainId: 2124225178762456, syntheticTxs: true, feeDecimals: 18 }
const signer = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const CONTRACT = '0x2222222222222222222222222222222222222222'

interface Cosmos {
  message: Record<string, unknown>
  memo: string
  nonce: number
  gas: bigint
  signature: Uint8Array
}

/** A record as the indexer shows it. */
function record({ message, memo, nonce, gas, signature }: Cosmos): IndexerTx {
  return IndexerTx.parse({
    txhash: 'AB'.repeat(32),
    height: '7',
    timestamp: '2026-01-02T03:04:05Z',
    tx: {
      body: { messages: [message], memo },
      auth_info: {
        signer_infos: [
          {
            public_key: { '@type': '/initia.crypto.v1beta1.ethsecp256k1.PubKey', key: 'AA==' },
            mode_info: { single: { mode: 9999 } },
            sequence: String(nonce),
          },
        ],
        fee: { amount: [], gas_limit: String(gas), payer: '', granter: '' },
      },
      signatures: [Buffer.from(signature).toString('base64')],
    },
  })
}

/** Source of the conversion: initia-labs/minievm x/evm/keeper/txutils.go, ConvertEthereumTxToCosmosTx. */
async function convert(
  tx: TransactionSerializable & { nonce: number; gas: bigint; data: Hex; value: bigint },
): Promise<{ hash: string; cosmos: Cosmos }> {
  const signed = await signer.signTransaction(tx)
  const { r, s, yParity: parity = 0 } = parseTransaction(signed)
  const types = { legacy: 0, eip2930: 1, eip1559: 2 } as const
  const type = types[tx.type as keyof typeof types]
  const cap = tx.gasPrice ?? tx.maxFeePerGas ?? 0n
  const memo = JSON.stringify({ type, gas_fee_cap: String(cap), gas_tip_cap: String(tx.maxPriorityFeePerGas ?? cap) })
  const list = (tx.accessList ?? []).map(({ address, storageKeys }) => ({ address, storage_keys: storageKeys }))
  const common = { sender: 'init1sender', value: String(tx.value), access_list: list }
  const message =
    tx.to === undefined || tx.to === null
      ? { '@type': '/minievm.evm.v1.MsgCreate', ...common, code: tx.data }
      : { '@type': '/minievm.evm.v1.MsgCall', ...common, contract_addr: tx.to, input: tx.data }
  const bytes = Buffer.concat([Buffer.from(pad(r), 'hex'), Buffer.from(pad(s), 'hex'), Buffer.from([parity])])
  return { hash: keccak256(signed).slice(2).toUpperCase(), cosmos: { message, memo, nonce: tx.nonce, gas: tx.gas, signature: bytes } }
}

const pad = (hex: Hex | undefined) => (hex ?? '0x').slice(2).padStart(64, '0')

const Data = fc.uint8Array({ maxLength: 80 }).map((bytes): Hex => `0x${Buffer.from(bytes).toString('hex')}`)
const Tx = fc.record({
  type: fc.constantFrom('legacy', 'eip2930', 'eip1559'),
  nonce: fc.nat(300),
  gas: fc.bigInt(21_000n, 30_000_000n),
  price: fc.bigInt(0n, 10n ** 12n),
  value: fc.oneof(fc.constant(0n), fc.bigInt(0n, 10n ** 22n)),
  data: Data,
  isCreation: fc.boolean(),
  hasList: fc.boolean(),
})

test('equals the hash of the signed transaction, whatever its type', async () => {
  await fc.assert(
    fc.asyncProperty(Tx, async ({ type, nonce, gas, price, value, data, isCreation, hasList }) => {
      const accessList = hasList ? [{ address: CONTRACT, storageKeys: [`0x${'01'.repeat(32)}`] }] : []
      const base = { chainId: CHAIN.evmChainId, nonce, gas, value, data, ...(isCreation ? {} : { to: CONTRACT }) } as const
      const priced =
        type === 'eip1559'
          ? { ...base, type: 'eip1559', maxFeePerGas: price, maxPriorityFeePerGas: price / 2n, accessList }
          : type === 'eip2930'
            ? { ...base, type: 'eip2930', gasPrice: price, accessList }
            : { ...base, type: 'legacy', gasPrice: price }
      const { hash, cosmos } = await convert(priced as Parameters<typeof convert>[0])
      expect(evmHashOf(CHAIN, record(cosmos))).toBe(hash)
    }),
    { numRuns: 60 },
  )
})

test('scales the value where the fee token has fewer decimals', async () => {
  const tx = {
    type: 'legacy',
    chainId: CHAIN.evmChainId,
    nonce: 3,
    gas: 21_000n,
    gasPrice: 0n,
    value: 5n * 10n ** 12n,
    data: '0x',
    to: CONTRACT,
  } as const
  const { hash, cosmos } = await convert(tx)
  const inCoins = { ...cosmos, message: { ...cosmos.message, value: '5' } }
  expect(evmHashOf({ ...CHAIN, feeDecimals: 6 }, record(inCoins))).toBe(hash)
})

const log = { type: 'evm', attributes: [{ key: 'log', value: '{"address":"0x1","topics":[],"data":"0x"}' }] }
const plain = (more: Record<string, unknown>) =>
  IndexerTx.parse({
    txhash: 'CD'.repeat(32),
    height: '7',
    timestamp: '2026-01-02T03:04:05Z',
    tx: { body: { messages: [], memo: '' } },
    ...more,
  })

test('a Cosmos transaction that left EVM logs has the hash of its stand-in', () => {
  // keccak-256 of the unsigned legacy transaction that carries the Cosmos hash as data and nothing else.
  const bytes = `0xe980808080 80a0${'cd'.repeat(32)} 808080`.replaceAll(' ', '') as Hex
  expect(evmHashOf(CHAIN, plain({ events: [log] }))).toBe(keccak256(bytes).slice(2).toUpperCase())
})

test.each([
  // Mainnet's yominet-1. Source: initia-labs/tx-decoder src/tests/ethereum/cosmos-mirror.
  ['765B1376D5666EA75C8EE1711C74567578858F9ECA31F9CBB20045AED559993C', 'DE734198458D1B763DC9F21554368412DD0EABFF84617EE91E22394CF8FDB236'],
  ['576B077945077F6AB08DA3DCE91ADE3D7A3015E35186E8BC19BDC309A87B53C9', 'DB9B5AEC5E851954A3835059E3CB81B79F05FCFC4A179C5FB681800756C9DB96'],
])('the stand-in of %s is the one that a real node made', (txhash, evmHash) => {
  expect(evmHashOf(CHAIN, plain({ txhash, events: [log] }))).toBe(evmHash)
})

test('without an answer, or with no, a Cosmos transaction has no hash of the EVM', () => {
  for (const syntheticTxs of [null, false]) expect(evmHashOf({ ...CHAIN, syntheticTxs }, plain({ events: [log] }))).toBeNull()
  expect(syntheticHashOf(CHAIN, plain({ events: [log] }))).toBe(evmHashOf(CHAIN, plain({ events: [log] })))
})

test('a real node of v1.0.3 knows a bank send by no hash', () => {
  const send = recordedTx('4D8C1009')
  expect(syntheticHashOf(CHAIN, send)).toMatch(/^[0-9A-F]{64}$/)
  expect(evmHashOf({ ...CHAIN, syntheticTxs: false }, send)).toBeNull()
})

test('what the EVM knows nothing of has no hash there', () => {
  expect(evmHashOf(CHAIN, plain({ events: [] }))).toBeNull()
  expect(evmHashOf(CHAIN, plain({ code: 5, events: [log] }))).toBeNull()
  const forged = record({
    message: { '@type': '/cosmos.bank.v1beta1.MsgSend' },
    memo: '{"type":2}',
    nonce: 0,
    gas: 1n,
    signature: new Uint8Array(65),
  })
  expect(evmHashOf(CHAIN, forged)).toBeNull()
})

test('never throws, whatever a record holds', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.anything(), fc.uint8Array({ maxLength: 70 }), (memo, type, value, signature) => {
      const parsed = IndexerTx.safeParse({
        ...record({ message: { '@type': type, value, input: memo, contract_addr: memo, code: memo }, memo, nonce: 0, gas: 1n, signature }),
      })
      if (parsed.success) evmHashOf(CHAIN, parsed.data)
    }),
  )
})
