// Tests signature verification in every common notation.
import { secp256k1 } from '@noble/curves/secp256k1.js'
import fc from 'fast-check'
import {
  bytesToHex,
  hashMessage,
  hexToBytes,
  parseSignature,
  serializeCompactSignature,
  signatureToCompactSignature,
  verifyMessage,
  type Hex,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { messageFile } from '../features/maintenance/methods.ts'
import { parseAddress } from './address.ts'
import { verdictOn, withRecovery } from './messageSignature.ts'

/** Another library than the one under test makes the signatures. */
const key = fc.uint8Array({ minLength: 32, maxLength: 32 }).filter((bytes) => secp256k1.utils.isValidSecretKey(bytes))
const words = fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }).filter((text) => text.isWellFormed())

async function signed(secret: Uint8Array, text: string) {
  const account = privateKeyToAccount(bytesToHex(secret))
  return { address: parseAddress(account.address), signature: await account.signMessage({ message: text }) }
}

test('a signature without its recovery byte gets the one that viem checks', async () => {
  await fc.assert(
    fc.asyncProperty(key, words, async (secret, text) => {
      const bare = secp256k1.sign(hexToBytes(hashMessage(text)), secret, { prehash: false, lowS: true })
      const whole = withRecovery(bare, text, bytesToHex(secp256k1.getPublicKey(secret)).slice(2))
      const { address, signature } = await signed(secret, text)
      expect(whole).toBe(signature)
      expect(await verifyMessage({ address: address.hex as Hex, message: text, signature: whole })).toBe(true)
    }),
    { numRuns: 30 },
  )
})

describe('a signature is valid', () => {
  test('for its text and its address in both forms, however it is written', async () => {
    await fc.assert(
      fc.asyncProperty(key, words, async (secret, text) => {
        const { address, signature } = await signed(secret, text)
        const compact = serializeCompactSignature(signatureToCompactSignature(parseSignature(signature)))
        const zero = `${signature.slice(0, -2)}${signature.endsWith('1b') ? '00' : '01'}`
        const forms = [signature, signature.slice(2).toUpperCase(), ` ${signature}\n`, zero, signature.slice(0, -2), compact]
        for (const form of [...forms, Buffer.from(signature.slice(2), 'hex').toString('base64')]) {
          expect(await verdictOn({ address: address.bech32, text, signature: form })).toMatchObject({
            isValid: true,
            address,
            of: 'asGiven',
          })
        }
        expect(await verdictOn({ address: address.hex, text, signature })).toMatchObject({ isValid: true, signer: address })
      }),
      { numRuns: 15 },
    )
  })

  test('for a text whose line ends or outer spaces changed on the way, and that is said', async () => {
    const secret = new Uint8Array(32).fill(7)
    const windows = await signed(secret, 'one\r\ntwo')
    expect(await verdictOn({ address: windows.address.hex, text: 'one\ntwo', signature: windows.signature })).toMatchObject({
      isValid: true,
      of: 'windowsLines',
    })
    const plain = await signed(secret, 'one')
    expect(await verdictOn({ address: plain.address.hex, text: ' one\n', signature: plain.signature })).toMatchObject({
      isValid: true,
      of: 'trimmed',
    })
  })
})

describe('a signature is not valid', () => {
  test('for another text, another address, or other bytes', async () => {
    await fc.assert(
      fc.asyncProperty(key, words, words, fc.nat(127), async (secret, text, other, digit) => {
        fc.pre(other.trim() !== text.trim() && other.replaceAll(/\r?\n/g, '\r\n') !== text)
        const { address, signature } = await signed(secret, text)
        expect(await verdictOn({ address: address.hex, text: other, signature })).toMatchObject({ isValid: false, address })
        const thirdParty = '0x000000000000000000000000000000000000dEaD'
        expect(await verdictOn({ address: thirdParty, text, signature })).toMatchObject({ isValid: false, signer: address })
        const changed = [...signature]
        changed[2 + digit] = changed[2 + digit] === '0' ? '1' : '0'
        expect(await verdictOn({ address: address.hex, text, signature: changed.join('') })).toMatchObject({ isValid: false })
      }),
      { numRuns: 20 },
    )
  })

  test('when no key makes it', async () => {
    const verdict = await verdictOn({
      address: '0x000000000000000000000000000000000000dEaD',
      text: 'a',
      signature: `0x${'ff'.repeat(64)}1b`,
    })
    expect(verdict).toMatchObject({ isValid: false, signer: null })
  })

  test.each([['0x'], ['hello'], [`0x${'11'.repeat(63)}`], [`0x${'11'.repeat(66)}`], [`0x${'11'.repeat(64)}05`]])(
    'and %s is none',
    async (signature) => {
      await expect(verdictOn({ address: '0x000000000000000000000000000000000000dEaD', text: 'a', signature })).rejects.toMatchObject({
        code: 'input.invalid',
      })
    },
  )

  test('nor is an address with a wrong letter one', async () => {
    const { signature } = await signed(new Uint8Array(32).fill(7), 'a')
    const address = 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqq'
    await expect(verdictOn({ address, text: 'a', signature })).rejects.toMatchObject({ code: 'account.badAddress' })
  })
})

test('a saved signature has the four fields that others read', async () => {
  const { address, signature } = await signed(new Uint8Array(32).fill(7), 'one "two"\n')
  const saved: unknown = JSON.parse(messageFile({ address, text: 'one "two"\n', signature }))
  expect(saved).toEqual({ address: address.hex, bech32: address.bech32, msg: 'one "two"\n', sig: signature, version: '2' })
})
