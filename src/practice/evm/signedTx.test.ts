// Checks signed transactions against viem, which wrote and signed them, and against bytes that cannot carry a valid signature.
import { keccak256, parseGwei, parseTransaction, recoverTransactionAddress, serializeTransaction, type Hex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromHex, toHex } from '../keys/bytes.ts'
import { PRACTICE_MNEMONIC } from '../keys/mnemonic.ts'
import { admit, type Standing } from './admission.ts'
import { decodeRlp, encodeRlp, type RlpValue } from './rlp.ts'
import { readEthereumTx, type SignedEthereum } from './signedTx.ts'

const owner = mnemonicToAccount(PRACTICE_MNEMONIC)
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

describe('recursive length prefix', () => {
  const value: fc.Arbitrary<RlpValue> = fc.letrec<{ value: RlpValue }>((tie) => ({
    value: fc.oneof({ maxDepth: 4 }, fc.uint8Array({ maxLength: 80 }), fc.array(tie('value'), { maxLength: 5 })),
  })).value

  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(value, (given) => {
        expect(decodeRlp(encodeRlp(given))).toEqual(given)
      }),
    )
  })

  it.each(['', '8100', 'b801ff', 'b90001ff', '820102ff', 'c180ff', 'f80180'])('refuses %s', (hex) => {
    expect(() => decodeRlp(fromHex(hex))).toThrow('rlp')
  })
})

describe('a signed transaction', () => {
  const sample = fc.record({
    chainId: fc.integer({ min: 1, max: 2 ** 48 }),
    nonce: fc.nat(),
    gas: fc.bigInt(21_000n, 10n ** 8n),
    value: fc.bigInt(0n, 10n ** 24n),
    data: fc.uint8Array({ maxLength: 300 }).map((bytes): Hex => `0x${toHex(bytes)}`),
  })

  it('is read as viem reads it, legacy or not, with the signer that viem recovers', async () => {
    await fc.assert(
      fc.asyncProperty(sample, fc.boolean(), async (terms, isLegacy) => {
        const fees = isLegacy
          ? ({ type: 'legacy', gasPrice: parseGwei('3') } as const)
          : ({ type: 'eip1559', maxFeePerGas: parseGwei('3'), maxPriorityFeePerGas: parseGwei('1') } as const)
        const raw = await owner.signTransaction({ ...terms, ...fees, to })
        const read = readEthereumTx(fromHex(raw))
        expect(read).toMatchObject({
          hash: keccak256(raw),
          chainId: BigInt(terms.chainId),
          nonce: BigInt(terms.nonce),
          gas: terms.gas,
          value: terms.value,
          input: terms.data,
          to: to.toLowerCase(),
          maxFee: parseGwei('3'),
        })
        expect(read.from).toBe((await recoverTransactionAddress({ serializedTransaction: raw as never })).toLowerCase())
        expect(read.from).toBe(owner.address.toLowerCase())
      }),
      { numRuns: 20 },
    )
  })

  it('is refused when it can be replayed elsewhere, is of an unknown type, or is cut', async () => {
    const raw = await owner.signTransaction({ type: 'eip1559', chainId: 1, to, gas: 21_000n, maxFeePerGas: 1n, maxPriorityFeePerGas: 1n })
    expect(() => readEthereumTx(fromHex(raw.slice(0, -2)))).toThrow('rlp')
    expect(() => readEthereumTx(fromHex(`0x03${raw.slice(4)}`))).toThrow('transaction type not supported')
    const unprotected = await owner.signTransaction({ type: 'legacy', to, gas: 21_000n, gasPrice: 1n })
    expect(() => readEthereumTx(fromHex(unprotected))).toThrow('only replay-protected')
  })

  it('is refused when its s is in the upper half', async () => {
    const raw = await owner.signTransaction({ type: 'eip1559', chainId: 1, to, gas: 21_000n, maxFeePerGas: 1n, maxPriorityFeePerGas: 1n })
    const { r, s, yParity, ...rest } = parseTransaction(raw)
    const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
    const high = `0x${(order - BigInt(s ?? 0)).toString(16)}` as const
    const flipped = serializeTransaction(rest as never, { r: r ?? '0x', s: high, yParity: yParity === 0 ? 1 : 0 })
    expect(() => readEthereumTx(fromHex(flipped))).toThrow('invalid sender')
  })
})

describe('admission', () => {
  const tx = {
    hash: '0x1',
    type: 2,
    chainId: 7n,
    nonce: 3n,
    gas: 21_000n,
    maxFee: 10n,
    maxTip: 2n,
    to,
    value: 5n,
    input: '0x',
  } as unknown as SignedEthereum
  const standing: Standing = { chainId: 7n, isLegacy: false, nonce: 3n, balance: 210_005n, minFee: 0n, rival: undefined }

  it('takes what can be paid to the last unit', () => {
    expect(() => admit(tx, standing)).not.toThrow()
    expect(() => admit(tx, { ...standing, balance: 210_004n })).toThrow('overshot 1')
  })

  it.each([
    [{ maxTip: 11n }, {}, 'max priority fee per gas higher'],
    [{ gas: 200_000_001n }, {}, 'exceeds block gas limit'],
    [{}, { minFee: 11n }, 'transaction underpriced'],
    [{}, { nonce: 4n }, 'nonce too low: next nonce 4, tx nonce 3'],
    [{}, { rival: { ...tx, hash: '0x2', maxFee: 10n, maxTip: 1n } }, 'replacement transaction underpriced'],
    [{}, { rival: tx }, 'already known'],
  ])('refuses %o under %o', (change, other, words) => {
    expect(() => admit({ ...tx, ...change }, { ...standing, ...other })).toThrow(words)
  })

  it('lets a tenth more in both prices replace', () => {
    expect(() => admit(tx, { ...standing, rival: { ...tx, hash: '0x2', maxFee: 9n, maxTip: 1n } })).not.toThrow()
  })
})
