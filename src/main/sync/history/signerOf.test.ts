// Checks who signed first, read from a record alone.
import { toBase64, toHex } from '@cosmjs/encoding'
import { rawSecp256k1PubkeyToRawAddress } from '@cosmjs/amino'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { IndexerTx } from '../../../wire/indexer.ts'
import { createSignerReader } from './signerOf.ts'

const secret = new Uint8Array(32).fill(7)
const key = secp256k1.getPublicKey(secret, true)
const ethereum = privateKeyToAccount(`0x${toHex(secret)}`)
  .address.slice(2)
  .toLowerCase()
const cosmos = toHex(rawSecp256k1PubkeyToRawAddress(key))
const OTHER = 'init1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqa4qvvl'

function tx(publicKey: unknown, { payer = OTHER, granter = '' } = {}): IndexerTx {
  return IndexerTx.parse({
    txhash: 'AB'.repeat(32),
    height: '7',
    timestamp: '2026-01-02T03:04:05Z',
    tx: {
      body: { messages: [], memo: '' },
      auth_info: { signer_infos: [{ public_key: publicKey, sequence: '1' }], fee: { amount: [], payer: '', granter } },
    },
    events: [{ type: 'tx', attributes: [{ key: 'fee_payer', value: payer }] }],
  })
}

const at = (account: string, bech32 = OTHER) => ({ key: { account, chainId: 'x-1', stream: 'txs' }, bech32 }) as const
const keyOf = (type: string, bytes = key) => ({ '@type': type, key: toBase64(bytes) })

test.each([
  ['/initia.crypto.v1beta1.ethsecp256k1.PubKey', ethereum],
  ['/cosmos.crypto.secp256k1.PubKey', cosmos],
])('knows the address of a key of type %s', (type, account) => {
  const { isSigner } = createSignerReader()
  expect(isSigner(at(account), tx(keyOf(type)))).toBe(true)
  // The same key again, from the cache.
  expect(isSigner(at(account), tx(keyOf(type)))).toBe(true)
  expect(isSigner(at('00'.repeat(20)), tx(keyOf(type)))).toBe(false)
})

test('who paid signed first, where the key does not tell and nobody else was named to pay', () => {
  const { isSigner } = createSignerReader()
  for (const unreadable of [
    null,
    { '@type': '/cosmos.crypto.multisig.LegacyAminoPubKey', public_keys: [] },
    keyOf('/cosmos.crypto.secp256k1.PubKey', new Uint8Array(33)),
  ]) {
    expect(isSigner(at('aa', OTHER), tx(unreadable))).toBe(true)
    expect(isSigner(at('aa', 'init1other'), tx(unreadable))).toBe(false)
    expect(isSigner(at('aa', OTHER), tx(unreadable, { granter: 'init1granter' }))).toBeNull()
  }
})
