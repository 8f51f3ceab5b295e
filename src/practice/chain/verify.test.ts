// Signature checks: a signature of a real device over our own amino text, and what must not pass.
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { describe, expect, it } from 'vitest'
import { L1_CHAIN } from '../book/chains/chains.ts'
import { HARBOUR } from '../book/chains/harbour.ts'
import { fromHex, utf8 } from '../keys/bytes.ts'
import { PRACTICE_MNEMONIC, practiceKey, rootOf } from '../keys/mnemonic.ts'
import { RECORDED } from '../device/recorded/fixtures.ts'
import { aminoSignText, eip191Bytes, type SignContent } from './aminoJson.ts'
import { addressOfKey, COSMOS_KEY_TYPE, ETH_KEY_TYPE, signatureHolds } from './verify.ts'

const key = practiceKey(rootOf(PRACTICE_MNEMONIC), 0)

const CONTENT: SignContent = {
  chainId: 'interwoven-1',
  accountNumber: 0n,
  sequence: 3n,
  fee: { amount: [{ denom: 'uinit', amount: '1500' }], gas: '100000', payer: '', granter: '' },
  memo: '',
  timeoutHeight: 0n,
  messages: [
    {
      type: 'cosmos-sdk/MsgSend',
      value: {
        amount: [{ denom: 'uinit', amount: '1000000' }],
        from_address: 'init17w0adeg64ky0daxwd2ugyuneellmjgnx8f7lxz',
        to_address: 'init1wzvhjux9rqfdcwsppn7srdgwp5tac7wgj0xyp2',
      },
    },
  ],
}

describe('signatures', () => {
  const reply = RECORDED.find((recorded) => recorded.name === 'pm-amino')?.exchanges.at(-1)?.[1] ?? ''
  const signature = fromHex(reply).slice(1, 65)
  const bytes = eip191Bytes(aminoSignText(CONTENT))

  it('accepts what a real device signed over the same text', () => {
    expect(signatureHolds(ETH_KEY_TYPE, key.publicKey, bytes, signature)).toBe(true)
    expect(addressOfKey(L1_CHAIN, ETH_KEY_TYPE, key.publicKey)).toBe(key.bech32)
    expect(addressOfKey(L1_CHAIN, COSMOS_KEY_TYPE, key.publicKey)).not.toBe(key.bech32)
    expect(addressOfKey(HARBOUR, ETH_KEY_TYPE, key.publicKey)).toBeNull()
    expect(addressOfKey(HARBOUR, COSMOS_KEY_TYPE, key.publicKey)).toMatch(/^harbour1/)
  })

  it('refuses another text, another key type, the upper half of S, and noise', () => {
    const other = eip191Bytes(aminoSignText({ ...CONTENT, sequence: 4n }))
    const parsed = secp256k1.Signature.fromBytes(signature)
    const high = new secp256k1.Signature(parsed.r, secp256k1.Point.Fn.ORDER - parsed.s).toBytes()
    expect(signatureHolds(ETH_KEY_TYPE, key.publicKey, other, signature)).toBe(false)
    expect(signatureHolds(COSMOS_KEY_TYPE, key.publicKey, bytes, signature)).toBe(false)
    expect(signatureHolds(ETH_KEY_TYPE, key.publicKey, bytes, high)).toBe(false)
    expect(signatureHolds(ETH_KEY_TYPE, key.publicKey, bytes, new Uint8Array(64))).toBe(false)
  })

  it('escapes as Go does and counts bytes, not letters', () => {
    const text = aminoSignText({ ...CONTENT, memo: 'a & b <c> \u2028 ü' })
    expect(text).toContain('"memo":"a \\u0026 b \\u003cc\\u003e \\u2028 ü"')
    expect(Buffer.from(eip191Bytes(text)).toString('utf8')).toContain(`\n${utf8(text).length}{`)
  })
})
