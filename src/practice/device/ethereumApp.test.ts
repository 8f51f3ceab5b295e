// Transactions that arrive in pieces at the Ethereum app, written by viem and signed on the device.
import { keccak256, recoverAddress, serializeTransaction, type Hex, type TransactionSerializable } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { concat, fromHex, toHex } from '../keys/bytes.ts'
import { PRACTICE_MNEMONIC, rootOf } from '../keys/mnemonic.ts'
import type { AppAnswer, AppSettings } from './appAnswer.ts'
import { createEthereumApp } from './ethereumApp.ts'
import { drawnScreens } from './screenLayout.ts'

const owner = mnemonicToAccount(PRACTICE_MNEMONIC)
const root = rootOf(PRACTICE_MNEMONIC)
const path = fromHex('058000002c8000003c800000000000000000000000')
const YOMINET = 428_962_654_539_583
const terms = { nonce: 1, gas: 21_000n, to: owner.address, value: 9n } as const
const legacyTx = (chainId: number, data: Hex = '0x') => serializeTransaction({ ...terms, type: 'legacy', gasPrice: 5n, chainId, data })
const typedTx = (chainId: number, data: Hex = '0x') =>
  serializeTransaction({ ...terms, type: 'eip1559', maxFeePerGas: 7n, maxPriorityFeePerGas: 1n, chainId, data })

function open(settings: Partial<AppSettings> = {}) {
  return createEthereumApp(root, { blindSigning: false, expertMode: false, ...settings })
}

/** Sends the path and a transaction, cut behind so many bytes of the transaction; ends with the first answer that is not "more". */
function send(app: ReturnType<typeof open>, unsigned: Hex, cuts: readonly number[] = []): AppAnswer {
  const bytes = fromHex(unsigned)
  const parts = [0, ...cuts].map((from, index) => bytes.slice(from, cuts[index] ?? bytes.length))
  let answer: AppAnswer = new Uint8Array()
  for (const [index, part] of parts.entries()) {
    const data = index === 0 ? concat(path, part) : part
    answer = app.handle(concat(Uint8Array.of(0xe0, 0x04, index === 0 ? 0 : 0x80, 0, data.length), data))
    if (!(answer instanceof Uint8Array) || toHex(answer) !== '9000') return answer
  }
  return answer
}

function approved(answer: AppAnswer): string {
  if (answer instanceof Uint8Array) throw new Error(`the app answered ${toHex(answer)} instead of asking`)
  return toHex(answer.approved())
}

async function isOfOwner(hash: Hex, reply: string): Promise<boolean> {
  const [r, s]: [Hex, Hex] = [`0x${reply.slice(2, 66)}`, `0x${reply.slice(66, 130)}`]
  const found = await Promise.all(([0, 1] as const).map((yParity) => recoverAddress({ hash, signature: { r, s, yParity } })))
  return found.includes(owner.address)
}

describe('a typed transaction', () => {
  it('is signed whole however it is cut', async () => {
    const cut = fc.tuple(fc.constantFrom(7331, YOMINET), fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 4 }))
    await fc.assert(
      fc.asyncProperty(cut, async ([chainId, cuts]) => {
        const unsigned = typedTx(chainId)
        const reply = approved(
          send(
            open(),
            unsigned,
            cuts.toSorted((a, b) => a - b),
          ),
        )
        expect(['00', '01']).toContain(reply.slice(0, 2))
        expect(await isOfOwner(keccak256(unsigned), reply)).toBe(true)
      }),
      { numRuns: 25 },
    )
  })

  it('names a network that nobody listed by its number, its coin by question marks', () => {
    const answer = send(open(), typedTx(7331))
    expect(answer).toMatchObject({ shown: expect.stringContaining('Network: 7331') as string, prompt: { kind: 'transaction' } })
    expect(answer).toMatchObject({ shown: expect.stringContaining('Amount: 0.000000000000000009 ???') as string })
  })
})

describe('a legacy transaction', () => {
  it('gets one byte made of the highest four of a large chain number', async () => {
    const unsigned = legacyTx(YOMINET)
    const reply = approved(send(open(), unsigned))
    expect(['6f', '70']).toContain(reply.slice(0, 2))
    expect(await isOfOwner(keccak256(unsigned), reply)).toBe(true)
  })

  it('is taken for one of before EIP-155 when a piece ends right before the chain’s number', async () => {
    const bytes = fromHex(legacyTx(7331))
    // Two bytes of the number with their length, and two zeros.
    const beforeChain = bytes.length - 5
    const reply = approved(send(open(), legacyTx(7331), [beforeChain]))
    expect(['1b', '1c']).toContain(reply.slice(0, 2))
    expect(await isOfOwner(keccak256(bytes), reply)).toBe(false)
    expect(await isOfOwner(keccak256(bytes.slice(0, beforeChain)), reply)).toBe(true)
    expect(await isOfOwner(keccak256(bytes), approved(send(open(), legacyTx(7331), [beforeChain - 1])))).toBe(true)
  })
})

describe('a call', () => {
  const call = typedTx(7331, `0x${'ab'.repeat(68)}`)

  it('is refused as soon as it is seen to be one, unless its owner allows it', () => {
    expect(toHex(send(open(), call, [60]) as Uint8Array)).toBe('6a80')
    const answer = send(open({ blindSigning: true }), call, [60])
    if (answer instanceof Uint8Array) throw new Error('nothing was asked')
    const screens = drawnScreens(answer.prompt, 'Flex')
    expect(screens[0]).toContain('Continue anyway')
    expect(screens[1]).toEqual(['Review transaction', 'Reject', '1 of 4', 'Blind signing required.'])
    expect(screens.at(-1)).toEqual(['Accept risk and sign ', 'transaction?', 'Reject', '4 of 4', 'Hold to sign'])
  })

  it('is forgotten when an address is asked for, and cannot go on then', () => {
    const app = open({ blindSigning: true })
    const piece = fromHex(call).slice(0, 60)
    expect(toHex(app.handle(concat(Uint8Array.of(0xe0, 0x04, 0, 0, 81), path, piece)) as Uint8Array)).toBe('9000')
    app.handle(concat(Uint8Array.of(0xe0, 0x02, 0, 0, 21), path))
    expect(toHex(app.handle(fromHex('e004800001ab')) as Uint8Array)).toBe('6985')
  })

  it.each([
    ['a type nobody knows', '05c0', '6501'],
    ['what is no list', '0281ff', '6a80'],
    ['a list that ends too soon', '02c20101', '6a80'],
  ])('%s is refused', (_, hex, word) => {
    expect(toHex(send(open(), `0x${hex}`) as Uint8Array)).toBe(word)
  })
})

it('knows the three kinds of transaction that the app knows', () => {
  const accessList = [{ address: owner.address, storageKeys: [`0x${'3'.padStart(64, '0')}`] }] as const
  const tx: TransactionSerializable = { ...terms, type: 'eip2930', gasPrice: 5n, chainId: 1, accessList }
  expect(send(open(), serializeTransaction(tx))).toMatchObject({ shown: expect.not.stringContaining('Network') as string })
})
