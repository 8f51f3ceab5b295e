// Texts that an account signs: through real HID frames to the device and back, held against two other libraries.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { hexToBytes, recoverMessageAddress, verifyMessage, type Hex } from 'viem'
import { describe, expect, test } from 'vitest'
import { putAccount } from '../../../src/main/db/journal/accounts.ts'
import { approve, reject, whenPrompted } from '../../support/benches/hands.ts'
import { practiceBench } from '../../support/benches/practiceBench.ts'

const HELLO = 'I am the keeper of this account.\nHarbour office, 2026-01-02'

/** The key behind a signature as noble alone finds it: prefix and length written out here. */
function recovered(text: string, signature: string): string {
  const message = new TextEncoder().encode(text)
  const digest = keccak_256(Uint8Array.from([...new TextEncoder().encode(`\u0019Ethereum Signed Message:\n${message.length}`), ...message]))
  const bytes = hexToBytes(signature as Hex)
  const parsed = secp256k1.Signature.fromBytes(bytes.slice(0, 64)).addRecoveryBit((bytes[64] ?? 0) - 27)
  return parsed.recoverPublicKey(digest).toHex(true)
}

describe('a text is signed', () => {
  test.each([
    ['short', HELLO],
    ['of many frames', 'A long text, page after page. '.repeat(100)],
    ['as long as the device takes', 'x'.repeat(7000)],
    ['of other letters', 'Guten Morgen, Grüße! 早上好'],
    ['that is JSON but no transaction', '{"name":"Ann","chain_id":"practice-1"}'],
  ])('%s: as it was shown, by the account’s key', async (_, text) => {
    const { practice, bench, account } = await practiceBench()
    const signing = bench.client['messages.sign']({ accountId: account.id, text })
    const prompt = await whenPrompted(practice.device)
    expect(await bench.client['device.state']({})).toEqual({ state: 'prompting', model: 'Flex', prompt: { kind: 'message', text } })
    await approve(practice.device)
    const signed = await signing
    expect(signed).toMatchObject({ address: account.address, text })
    const isPlain = /^[\x20-\x7e\n]*$/.test(text)
    const shown = prompt.pages.slice(1, -1).map((page) => page.text)
    expect(shown.join('')).toBe(isPlain ? text : `0x${Buffer.from(text).toString('hex')}`)

    const signature = signed.signature as Hex
    expect(await recoverMessageAddress({ message: text, signature })).toBe(account.address.hex)
    expect(await verifyMessage({ address: account.address.hex as Hex, message: text, signature })).toBe(true)
    expect(recovered(text, signature)).toBe(account.signer.kind === 'ledger' ? account.signer.publicKey : '')
    for (const address of [account.address.bech32, account.address.hex]) {
      expect(await bench.client['messages.verify']({ address, text, signature })).toMatchObject({ isValid: true, address: account.address })
    }
    const other = await bench.client['messages.verify']({ address: account.address.hex, text: `${text}!`, signature })
    expect(other.isValid).toBe(false)
  })

  test('once for each press, and not again by itself', async () => {
    const { practice, bench, account } = await practiceBench()
    const first = bench.client['messages.sign']({ accountId: account.id, text: HELLO })
    await whenPrompted(practice.device)
    await expect(bench.client['messages.sign']({ accountId: account.id, text: HELLO })).rejects.toMatchObject({ code: 'device.busy' })
    const rejected = expect(first).rejects.toMatchObject({ code: 'device.rejected' })
    await reject(practice.device)
    await rejected
    expect(practice.observed.prompts).toMatchObject([{ kind: 'message', answer: 'rejected' }])
    expect(await bench.client['device.state']({})).toEqual({ state: 'rejected', model: 'Flex' })

    const cut = expect(bench.client['messages.sign']({ accountId: account.id, text: HELLO })).rejects.toMatchObject({
      code: 'device.unplugged',
    })
    await whenPrompted(practice.device)
    practice.device.unplug()
    await cut
    practice.device.plug()
    practice.device.openApp('Ethereum')
    await expect.poll(() => bench.client['device.check']({})).toMatchObject({ state: 'ready' })
    expect(practice.observed.prompts).toHaveLength(2)
  })

  test('and is stored nowhere', async () => {
    const { practice, bench, account, lines } = await practiceBench()
    const text = 'Never on disk: 8d1f0c2e'
    const signing = bench.client['messages.sign']({ accountId: account.id, text })
    await approve(practice.device)
    const { signature } = await signing
    const folder = bench.db.name.slice(0, -'/journal.db'.length)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('journal.db'))
    expect(files.length).toBeGreaterThan(0)
    for (const name of files) {
      const bytes = readFileSync(join(folder, name))
      expect(bytes.includes(text)).toBe(false)
      expect(bytes.includes(signature.slice(2))).toBe(false)
      expect(bytes.includes(Buffer.from(signature.slice(2), 'hex'))).toBe(false)
    }
    expect(lines.join('\n')).not.toContain(text)
    expect(lines.join('\n')).not.toContain(signature)
  })
})

describe('nothing is shown on the device', () => {
  test('for a transaction in whatever spelling', async () => {
    const { practice, bench, account, drive } = await practiceBench()
    const built = await drive.build()
    const text = built.transfer.legs[0]?.document ?? ''
    expect(text).toContain('"account_number"')
    const fields: unknown = JSON.parse(text)
    const spellings = [
      text,
      ` \uFEFF${text}\n`,
      JSON.stringify(fields, null, 2),
      JSON.stringify(text),
      text.replaceAll('_', '\\u005f'),
      text.replaceAll('c', '\\u0063').replaceAll('s', '\\u0073'),
      text.replace('{', '{"sequence":"1",'),
      `[${text}]`,
      `${text.slice(0, 1)}\u200B${text.slice(1)}\u2060`,
    ]
    for (const spelling of spellings) {
      await expect(bench.client['messages.sign']({ accountId: account.id, text: spelling })).rejects.toMatchObject({
        code: 'message.refused',
      })
    }
    expect(practice.observed.prompts).toEqual([])
  })

  test('for a text that is too long, empty, or half a letter', async () => {
    const { practice, bench, account } = await practiceBench()
    const sign = (text: string) => bench.client['messages.sign']({ accountId: account.id, text })
    await expect(sign('x'.repeat(7001))).rejects.toMatchObject({ code: 'device.tooLong', hint: 'Shorten it.' })
    await expect(sign('é'.repeat(2501))).rejects.toMatchObject({ code: 'device.tooLong' })
    await expect(sign(' \n ')).rejects.toMatchObject({ code: 'input.invalid' })
    await expect(sign('\ud83d')).rejects.toMatchObject({ code: 'input.invalid' })
    expect(practice.observed.prompts).toEqual([])
  })

  test('for an account that is only watched, of the Cosmos app, unknown, or of another seed', async () => {
    const { practice, bench, account } = await practiceBench()
    const sign = (accountId: string) => bench.client['messages.sign']({ accountId, text: HELLO })
    const watched = await bench.client['accounts.watch']({ address: practice.accounts[2]?.bech32 ?? '', label: 'Friend' })
    await expect(sign(watched.id)).rejects.toMatchObject({ code: 'account.watchOnly' })
    await expect(sign('nobody')).rejects.toMatchObject({ code: 'account.unknown' })
    practice.device.openApp('Cosmos')
    await expect.poll(() => bench.client['device.check']({ app: 'Cosmos' })).toMatchObject({ state: 'ready' })
    const cosmos = await bench.client['accounts.addFromDevice']({ path: "44'/118'/0'/0/0", label: 'Cosmos 1', app: 'cosmos' })
    await expect(sign(cosmos.id)).rejects.toMatchObject({
      code: 'message.unsupported',
      hint: expect.stringContaining('Ethereum app') as string,
    })
    await expect(sign(account.id)).rejects.toMatchObject({ code: 'device.wrongApp' })
    practice.device.openApp('Ethereum')
    await expect.poll(() => bench.client['device.check']({})).toMatchObject({ state: 'ready' })
    if (account.signer.kind !== 'ledger') throw new Error('the account has a signer')
    putAccount(bench.db, { ...account, signer: { ...account.signer, publicKey: `02${'ab'.repeat(32)}` } })
    await expect(sign(account.id)).rejects.toMatchObject({ code: 'device.otherAccount' })
    expect(practice.observed.prompts).toEqual([])
  })

  test('while it is locked, and it is not asked by itself once it is unlocked', async () => {
    const { practice, bench, account } = await practiceBench()
    practice.device.lock()
    await expect(bench.client['messages.sign']({ accountId: account.id, text: HELLO })).rejects.toMatchObject({ code: 'device.locked' })
    practice.device.unlock()
    expect(await bench.client['device.check']({})).toMatchObject({ state: 'ready' })
    expect(practice.observed.prompts).toEqual([])
  })
})
