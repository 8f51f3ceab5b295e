// Transactions that arrive in pieces at the Ethereum app, written by viem and signed on the device.
import { keccak256, recoverAddress, serializeTransaction, type Hex, type TransactionSerializable } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { concat, fromHex, toHex } from '../../keys/bytes.ts'
import { PRACTICE_MNEMONIC, rootOf } from '../../keys/mnemonic.ts'
import type { AppAnswer, AppSettings } from '../appAnswer.ts'
import { createEthereumApp } from './ethereumApp.ts'
import { drawnScreens } from '../screenLayout.ts'

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
    expect(screens[1]).toEqual(['Review transaction', 'Reject', '1 of 5', 'Blind signing required.'])
    expect(screens[4]?.join('')).toContain(`Transaction hash${keccak256(call)}`)
    expect(screens.at(-1)).toEqual(['Accept risk and sign ', 'transaction?', 'Reject', '5 of 5', 'Hold to sign'])
  })

  it('is forgotten when an address is asked for, and cannot go on then', () => {
    const app = open({ blindSigning: true })
    const piece = fromHex(call).slice(0, 60)
    expect(toHex(app.handle(concat(Uint8Array.of(0xe0, 0x04, 0, 0, 81), path, piece)) as Uint8Array)).toBe('9000')
    app.handle(concat(Uint8Array.of(0xe0, 0x02, 0, 0, 21), path))
    expect(toHex(app.handle(fromHex('e004800001ab')) as Uint8Array)).toBe('6980')
  })

  it.each([
    ['a type nobody knows', '05c0', '6501'],
    ['what is no list', '0281ff', '6a80'],
    ['what is neither a type nor a list', '8501', '6a80'],
    ['nothing', '', '6a80'],
    ['a list where a number belongs', '02c8c0', '6a80'],
    ['a number of 33 bytes', `c0a1${'11'.repeat(33)}`, '6a80'],
    ['a length of five bytes', '02fc0000000001', '6a80'],
  ])('%s is refused', (_, hex, word) => {
    expect(toHex(send(open(), `0x${hex}`) as Uint8Array)).toBe(word)
  })
})

const word = (answer: AppAnswer) => (answer instanceof Uint8Array ? toHex(answer) : 'asks')

it('knows the four kinds of transaction that the app knows', () => {
  const accessList = [{ address: owner.address, storageKeys: [`0x${'3'.padStart(64, '0')}`] }] as const
  const tx: TransactionSerializable = { ...terms, type: 'eip2930', gasPrice: 5n, chainId: 1, accessList }
  expect(send(open(), serializeTransaction(tx))).toMatchObject({ shown: expect.not.stringContaining('Network') as string })
  const authorizationList = [{ address: owner.address, chainId: 1, nonce: 0, r: '0x1', s: '0x2', yParity: 0 }] as const
  const fees = { maxFeePerGas: 7n, maxPriorityFeePerGas: 1n }
  const delegating = serializeTransaction({ ...terms, ...fees, type: 'eip7702', chainId: 1, authorizationList })
  expect(word(send(open(), delegating, [30]))).toBe('asks')
})

describe('what is no call of a function', () => {
  const rest = { ...terms, type: 'eip1559', maxFeePerGas: 7n, maxPriorityFeePerGas: 1n, chainId: 1 } as const
  const creation = serializeTransaction({ ...rest, to: null, data: `0x${'60'.repeat(80)}` })
  const short = serializeTransaction({ ...rest, data: '0x010203' })

  it.each([
    ['a new contract', creation, 60],
    ['data without a selector', short, 34],
  ])('%s is refused at its end where the setting is off', (_, unsigned, cut) => {
    const app = open()
    const first = concat(path, fromHex(unsigned).slice(0, cut))
    expect(word(app.handle(concat(Uint8Array.of(0xe0, 0x04, 0, 0, first.length), first)))).toBe('9000')
    const second = fromHex(unsigned).slice(cut)
    expect(word(app.handle(concat(Uint8Array.of(0xe0, 0x04, 0x80, 0, second.length), second)))).toBe('6a80')
    expect(send(open({ blindSigning: true }), unsigned, [cut])).toMatchObject({
      shown: expect.stringContaining('Transaction hash') as string,
    })
  })

  it('shows a new contract as such', () => {
    expect(send(open({ blindSigning: true }), creation)).toMatchObject({ shown: expect.stringContaining('To: Contract') as string })
  })
})

it('takes a selector in one piece only', () => {
  const call = typedTx(7331, `0x${'ab'.repeat(68)}`)
  const data = fromHex(call).length - 69
  for (const [cut, expected] of [
    [data, '6a80'],
    [data + 3, '6a80'],
    [data + 4, 'asks'],
  ] as const)
    expect(word(send(open({ blindSigning: true }), call, [cut]))).toBe(expected)
})

it('asks for more where a list is shorter than its fields, and starts anew with an address', () => {
  const app = open()
  expect(word(send(app, '0x02c20101'))).toBe('9000')
  expect(word(app.handle(fromHex(`e008000019${toHex(path)}00000001`)))).toBe('6980')
  expect(word(send(app, '0x02c20101'))).toBe('9000')
  expect(word(app.handle(fromHex(`e002000015${toHex(path)}`)))).toMatch(/9000$/)
  expect(word(app.handle(fromHex(`e00800001a${toHex(path)}0000000161`)))).toBe('asks')
})

it('leaves what stands behind a transaction unread and unsigned', async () => {
  const reply = approved(send(open(), `${typedTx(7331)}c0ffee`))
  expect(await isOfOwner(keccak256(typedTx(7331)), reply)).toBe(true)
})

describe('an address', () => {
  const ask = (data: string) => open().handle(fromHex(`e0020100${toHex(Uint8Array.of(data.length / 2))}${data}`))
  const title = (chain: string) => {
    const answer = ask(toHex(path) + chain)
    return answer instanceof Uint8Array ? toHex(answer) : (drawnScreens(answer.prompt, 'Flex')[0] ?? []).slice(0, 2)
  }

  it.each([
    ['without a chain', '', ['Verify Ethereum', 'address']],
    ['on Ethereum', '0000000000000001', ['Verify Ethereum', 'address']],
    ['on a network that the app knows', '0000000000000089', ['Verify Polygon', 'address']],
    ['on one that it does not', '00018623a6a54f3f', ['Verify address', 'Swipe to continue']],
    ['with half a chain', '00000089', '6a80'],
    ['with more than a chain', '000000000000008900', '6a80'],
  ])('%s', (_, chain, expected) => {
    expect(title(chain)).toEqual(expected)
  })

  it('is given under 44’/60’ and under 45’, whatever follows', () => {
    const under = (...parts: number[]) => {
      const block = parts.map((part) => part.toString(16).padStart(8, '0')).join('')
      return word(open().handle(fromHex(`e0020000${toHex(Uint8Array.of(1 + parts.length * 4, parts.length))}${block}`)))
    }
    const hard = 0x80000000
    expect([under(hard + 45), under(hard + 45, 7, 1), under(hard + 44, hard + 60)].map((reply) => reply.slice(-4))).toEqual([
      '9000',
      '9000',
      '9000',
    ])
    expect([under(hard + 44, hard + 118, hard, 0, 0), under(hard + 44), under(44, 60), under()]).toEqual(['6a15', '6a15', '6a15', '6a80'])
  })
})

it('takes four bytes for a command without data, and forgets what is half sent with any refusal', () => {
  expect(word(open().handle(fromHex('e0060000')))).toBe('020116009000')
  expect(word(open().handle(fromHex('e006')))).toBe('e0066a87')
  for (const [refused, answer] of [
    ['e0ff000000', '6d00'],
    ['5500000000', '6e00'],
    ['e002020000', '6b00'],
    ['e0020000ff05', 'e0026a87'],
  ] as const) {
    const app = open()
    expect(word(app.handle(fromHex(`e008000019${toHex(path)}00000005`)))).toBe('9000')
    expect(word(app.handle(fromHex(refused)))).toBe(answer)
    expect(word(app.handle(fromHex(`e00800001a${toHex(path)}0000000161`)))).toBe('asks')
  }
})
