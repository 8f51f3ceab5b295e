// The sessions published with Ledger's own library on the virtual device: other seeds signed them, so the answers are held against
// its own key; and that no recording is left out on the device's side.
import { hashMessage, keccak256, recoverAddress, type Hex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { fromHex, toHex } from '../../keys/bytes.ts'
import { PRACTICE_MNEMONIC, rootOf } from '../../keys/mnemonic.ts'
import type { AppAnswer } from '../appAnswer.ts'
import { createEthereumApp } from '../ethereum/ethereumApp.ts'
import { RECORDED } from './fixtures.ts'
import { openReply } from '../osReplies.ts'
import { PUBLISHED } from './publishedSessions.ts'
import { RECORDED_COSMOS } from './recordedCosmos.ts'
import { RECORDED_FRAMES } from './recordedFrames.ts'
import { RECORDED_TRANSACTIONS } from './recordedTransactions.ts'
import { PUBLISHED_TYPED, RECORDED_TYPED } from './recordedTyped.ts'

const open = () => createEthereumApp(rootOf(PRACTICE_MNEMONIC), { blindSigning: true, expertMode: false })
const [MESSAGE, TRANSACTION] = ['e008', 'e004']

function addressAt(path: string): string {
  const parts = (path.match(/.{8}/g) ?? []).map((part) => Number.parseInt(part, 16))
  const written = parts.map((part) => (part >= 0x80000000 ? `${part - 0x80000000}'` : `${part}`)).join('/')
  return mnemonicToAccount(PRACTICE_MNEMONIC, { path: `m/${written}` as `m/44'/60'/${string}` }).address
}

/** Sends all of it. @returns the answer to the last */
function send(requests: readonly string[]): AppAnswer {
  const app = open()
  return requests.map((request) => app.handle(fromHex(request))).at(-1) ?? new Uint8Array()
}

describe('published sessions', () => {
  it.each(PUBLISHED)('$name', async ({ exchanges }) => {
    const requests = exchanges.map(([request]) => request)
    const [first = ''] = requests
    const answer = send(requests)
    const whole = requests.map((request) => request.slice(10)).join('')
    const [path, rest] = [whole.slice(2, 42), whole.slice(42)]
    if (first.startsWith('e006')) expect((answer as Uint8Array)[0] ?? 0).toBe((fromHex(exchanges[0]?.[1] ?? '')[0] ?? 0) | 0x02)
    else if (answer instanceof Uint8Array) expect(Buffer.from(answer.slice(67, 107)).toString()).toBe(addressAt(path).slice(2))
    else if (first.startsWith(MESSAGE) || first.startsWith(TRANSACTION)) {
      const hash = first.startsWith(MESSAGE) ? hashMessage({ raw: `0x${rest.slice(8)}` }) : keccak256(`0x${rest}`)
      const reply = toHex(answer.approved())
      const [r, s]: [Hex, Hex] = [`0x${reply.slice(2, 66)}`, `0x${reply.slice(66, 130)}`]
      const found = await Promise.all(([0, 1] as const).map((yParity) => recoverAddress({ hash, signature: { r, s, yParity } })))
      expect(found).toContain(addressAt(path))
      expect(reply).toHaveLength((exchanges.at(-1)?.[1] ?? '').length)
    } else expect(answer.shown).toBe(addressAt(path))
  })
})

it('says what an app with flags says of itself, and what a dashboard says, as published', () => {
  const bitcoin = { name: 'Bitcoin', version: '2.1.5-alpha', flags: Uint8Array.of(1, 2) }
  expect(toHex(openReply(bitcoin))).toBe('0107426974636f696e0b322e312e352d616c70686101029000')
  expect(toHex(openReply({ name: 'BOLOS', version: '1.4.0-rc2' }))).toBe('0105424f4c4f5309312e342e302d7263329000')
})

it('no recording is left out: so many are shared, of each kind', () => {
  // Five lengths of messages stand in chunkBorders.test.ts, the two of the dashboard above.
  expect([...RECORDED, ...RECORDED_TRANSACTIONS, ...RECORDED_TYPED]).toHaveLength(28 - 5)
  expect(RECORDED_COSMOS).toHaveLength(22)
  expect(RECORDED_FRAMES).toHaveLength(4)
  expect([...PUBLISHED, ...PUBLISHED_TYPED]).toHaveLength(14)
})
