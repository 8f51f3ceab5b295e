// Ethereum transactions as bytes, held against viem's own signer and against recordings of a real device.
import fc from 'fast-check'
import { getAddress, hexToBytes, keccak256, parseTransaction, recoverTransactionAddress, toHex, type Hex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { assembleEvmTx, readEvmDocument, writeEvmDocument, type EvmTerms } from './evmTx.ts'

const HOLDER = mnemonicToAccount('test test test test test test test test test test test junk')
const address = fc.uint8Array({ minLength: 20, maxLength: 20 }).map((bytes) => getAddress(toHex(bytes)))
const units = fc.bigInt({ min: 0n, max: 2n ** 200n }).map(String)
const fees = fc.oneof(
  fc.record({ maxFeePerGas: units, maxPriorityFeePerGas: fc.constant('0'), gasPrice: fc.constant(null) }),
  fc.record({ maxFeePerGas: fc.constant(null), maxPriorityFeePerGas: fc.constant(null), gasPrice: units }),
)
const call = fc
  .tuple(
    address,
    units,
    fc.uint8Array({ maxLength: 300 }).map((bytes) => toHex(bytes)),
    fc.bigInt({ min: 1n, max: 3_000_000n }).map(String),
    fees,
  )
  .map(([to, value, data, gas, offer]) => ({ to, value, data, gas, ...offer }))
const terms: fc.Arbitrary<EvmTerms> = fc.record({
  // As large as those of Initia's rollups.
  chainId: fc.constantFrom(1, 7331, 11_155_111, 428_962_654_539_583),
  nonce: fc.integer({ min: 0, max: 2 ** 40 }),
  call,
})

describe('a document', () => {
  test('says what it was written from, of either kind', () => {
    fc.assert(
      fc.property(terms, (asked) => {
        expect(readEvmDocument(writeEvmDocument(asked))).toEqual(asked)
      }),
    )
  })

  test.for([
    ['no hex', 'hello'],
    ['of a kind that is never written', '0x01e501808080808080c0'],
    ['without a receiver', '0x02e60107843b9aca008504a817c80082520880872386f26fc1000080c0'],
  ])('%s is not read', ([, text]) => {
    expect(() => readEvmDocument(text ?? '')).toThrow(expect.objectContaining({ code: 'transfer.unsafeMessage' }))
  })
})

describe('a signed transaction', () => {
  test('has the sender that it is meant to have, whatever the chain id, and the hash of its bytes', async () => {
    await fc.assert(
      fc.asyncProperty(terms, async (asked) => {
        const document = writeEvmDocument(asked)
        const { r, s } = await HOLDER.sign({ hash: keccak256(document) }).then(split)
        const { bytes, hash } = await assembleEvmTx({ document, signature: hexToBytes(`${r}${s.slice(2)}`), address: HOLDER.address })
        const serialized = toHex(bytes)
        expect(hash).toBe(keccak256(serialized))
        expect(await recoverTransactionAddress({ serializedTransaction: serialized as `0x02${string}` })).toBe(HOLDER.address)
        expect(parseTransaction(serialized)).toMatchObject({ chainId: asked.chainId, to: asked.call.to.toLowerCase() })
      }),
      { numRuns: 40 },
    )
  })

  test('is what a real device signed, though its recovery byte says nothing for this chain id', async () => {
    const signed = await assembleEvmTx({
      document: '0xed07843b9aca008252089470997970c51812dc3a010c7d01b50e0d17dc79c8872386f26fc100008083aa36a78080',
      signature: hexToBytes(
        '0xcbc25ba17da26ef4c591368ddb0247b7503143521e6b7c43040c8a947c87c19440d8082e94aaa01e6a9748e0e2b71e6547bfa250952ee53925b41b2e08b96029',
      ),
      address: HOLDER.address,
    })
    expect(parseTransaction(toHex(signed.bytes))).toMatchObject({ type: 'legacy', chainId: 11_155_111, nonce: 7 })
  })

  test('is not made of somebody else’s signature', async () => {
    const document = writeEvmDocument({
      chainId: 1,
      nonce: 0,
      call: { to: HOLDER.address, value: '1', data: '0x', gas: '21000', maxFeePerGas: '1', maxPriorityFeePerGas: '0', gasPrice: null },
    })
    const { r, s } = await HOLDER.sign({ hash: keccak256('0x00') }).then(split)
    const signed = { document, signature: hexToBytes(`${r}${s.slice(2)}`), address: HOLDER.address }
    await expect(assembleEvmTx(signed)).rejects.toThrow('does not fit')
  })
})

function split(signature: Hex): { r: Hex; s: Hex } {
  return { r: `0x${signature.slice(2, 66)}`, s: `0x${signature.slice(66, 130)}` }
}
