// Checks what a Ledger and its user can do to a transfer: each trouble has its error, nothing is signed twice, and the transfer continues
// afterwards.
import { describe, expect, test } from 'vitest'
import { putAccount } from '../../../src/main/db/journal/accounts.ts'
import { listFacts } from '../../../src/main/db/journal/transfers.ts'
import { currentLeg, mayHaveLostSignature } from '../../../src/shared/domain/transfer/legs.ts'
import { approve, reject, whenPrompted } from '../../support/benches/hands.ts'
import { OWN, practiceBench } from '../../support/benches/practiceBench.ts'

const PATH = "44'/60'/0'/0/0"

describe('signing on the device', () => {
  test('shows exactly the document, and says so while it waits', async () => {
    const { practice, drive, bench } = await practiceBench()
    const built = await drive.build()
    const text = currentLeg(built.transfer)?.document
    const signing = drive.sign(built)
    const prompt = await whenPrompted(practice.device)
    expect(
      prompt.pages
        .slice(1, -1)
        .map((page) => page.text)
        .join(''),
    ).toBe(text)
    expect(await bench.client['device.state']({})).toEqual({ state: 'prompting', model: 'Flex', prompt: { kind: 'message', text } })
    expect(await bench.client['transfers.get']({ id: built.transfer.id })).toMatchObject({ running: 'sign' })
    await approve(practice.device)
    expect((await signing).transfer.phase).toBe('signed')
    expect(await bench.client['device.state']({})).toMatchObject({ state: 'ready' })
  })

  test('that is rejected keeps the document, and may be asked again', async () => {
    const { practice, drive, bench } = await practiceBench()
    const built = await drive.build()
    const first = drive.sign(built)
    await reject(practice.device)
    const refused = await first
    expect(currentLeg(refused.transfer)).toMatchObject({ asked: 1, refusal: { code: 'device.rejected' }, signedTx: null })
    expect(await bench.client['device.state']({})).toEqual({ state: 'rejected', model: 'Flex' })
    expect(mayHaveLostSignature(refused.transfer)).toBe(false)
    const second = drive.sign(refused)
    await approve(practice.device)
    expect(currentLeg((await second).transfer)).toMatchObject({
      asked: 2,
      refusal: null,
      hash: expect.stringMatching(/^[0-9A-F]{64}$/) as string,
    })
    const [one, two] = practice.observed.prompts
    expect(one?.text).toBe(two?.text)
  })

  test('needs consent to this very document', async () => {
    const { practice, drive } = await practiceBench()
    const built = await drive.build()
    await expect(drive.step(built, 'sign')).rejects.toMatchObject({ code: 'transfer.consentNeeded' })
    await expect(drive.step(built, 'sign', 'ab'.repeat(32))).rejects.toMatchObject({ code: 'transfer.consentNeeded' })
    expect(practice.observed.prompts).toEqual([])
  })

  test('waits for a locked device to be unlocked, without having asked it', async () => {
    const { practice, drive, bench } = await practiceBench()
    const built = await drive.build()
    practice.device.lock()
    await expect(drive.sign(built)).rejects.toMatchObject({ code: 'device.locked', hint: expect.stringContaining('PIN') as string })
    expect(await bench.client['device.state']({})).toEqual({ state: 'locked', model: 'Flex' })
    expect(listFacts(bench.db, built.transfer.id).map(({ type }) => type)).toEqual(['quoted', 'built'])
    practice.device.unlock()
    const signing = drive.sign(built)
    await approve(practice.device)
    expect((await signing).transfer.phase).toBe('signed')
  })

  test('names the app that is open, and can open the right one', async () => {
    const { practice, drive, bench } = await practiceBench()
    const built = await drive.build()
    practice.device.openApp('Cosmos')
    await expect.poll(() => practice.hid.devices()).toHaveLength(1)
    await expect(drive.sign(built)).rejects.toMatchObject({
      code: 'device.wrongApp',
      message: expect.stringContaining('has Cosmos open') as string,
    })
    expect(await bench.client['device.check']({})).toEqual({ state: 'wrongApp', model: 'Flex', app: 'Cosmos' })
    const opening = bench.client['device.openApp']({ app: 'Ethereum' })
    expect((await approve(practice.device)).kind).toBe('openApp')
    expect(await opening).toMatchObject({ state: 'ready', app: 'Ethereum' })
    const signing = drive.sign(built)
    await approve(practice.device)
    expect((await signing).transfer.phase).toBe('signed')
  })

  test('says that the dashboard is shown, and that opening the app was refused there', async () => {
    const { practice, bench } = await practiceBench()
    practice.device.quitApp()
    await expect.poll(() => practice.hid.devices()).toHaveLength(1)
    expect(await bench.client['device.check']({})).toEqual({ state: 'dashboard', model: 'Flex' })
    const opening = bench.client['device.openApp']({ app: 'Ethereum' })
    const refused = expect(opening).rejects.toMatchObject({ code: 'device.rejected' })
    await reject(practice.device)
    await refused
  })

  test('that is unplugged mid-prompt may have lost a signature: the same document is asked again, after consent', async () => {
    const { practice, drive, bench } = await practiceBench()
    const built = await drive.build()
    const signing = drive.sign(built)
    const unplugged = expect(signing).rejects.toMatchObject({ code: 'device.unplugged' })
    await whenPrompted(practice.device)
    practice.device.unplug()
    await unplugged
    expect(await bench.client['device.state']({})).toEqual({ state: 'unplugged', model: 'Flex' })
    const now = await bench.client['transfers.get']({ id: built.transfer.id })
    expect(mayHaveLostSignature(now.transfer)).toBe(true)
    expect(await bench.client['device.check']({})).toEqual({ state: 'unplugged', model: 'Flex' })
    practice.device.plug()
    practice.device.openApp('Ethereum')
    await expect.poll(() => practice.hid.devices()).toHaveLength(1)
    const again = drive.sign(now)
    await approve(practice.device)
    expect((await again).transfer.phase).toBe('signed')
    expect(new Set(practice.observed.prompts.map(({ text }) => text)).size).toBe(1)
  })

  test('that locks itself mid-prompt ends the wait', async () => {
    const { practice, drive } = await practiceBench()
    const signing = drive.sign(await drive.build())
    const locked = expect(signing).rejects.toMatchObject({ code: 'device.locked' })
    await whenPrompted(practice.device)
    practice.device.lock()
    await locked
  })

  test('drops a signature whose transfer was cancelled meanwhile', async () => {
    const { practice, drive, bench } = await practiceBench()
    const built = await drive.build()
    const signing = drive.sign(built)
    const dropped = expect(signing).rejects.toMatchObject({ code: 'transfer.conflict' })
    await whenPrompted(practice.device)
    const { id, version } = (await bench.client['transfers.get']({ id: built.transfer.id })).transfer
    expect((await bench.client['transfers.cancel']({ id, version })).transfer.phase).toBe('cancelled')
    await approve(practice.device)
    await dropped
    expect(listFacts(bench.db, id).map(({ type }) => type)).toEqual(['quoted', 'built', 'asked', 'cancelled'])
    expect(practice.observed.broadcasts).toEqual([])
  })

  test('refuses a device with another seed before anything is shown', async () => {
    const { practice, drive, bench, account } = await practiceBench()
    const built = await drive.build()
    if (account.signer.kind !== 'ledger') throw new Error('the account has a signer')
    putAccount(bench.db, { ...account, signer: { ...account.signer, publicKey: `02${'ab'.repeat(32)}` } })
    await expect(drive.sign(built)).rejects.toMatchObject({ code: 'device.otherAccount' })
    expect(practice.observed.prompts).toEqual([])
  })

  test('lets nobody else use the device meanwhile', async () => {
    const { practice, drive, bench } = await practiceBench()
    const signing = drive.sign(await drive.build())
    await whenPrompted(practice.device)
    await expect(bench.client['accounts.scan']({ start: 0, count: 1 })).rejects.toMatchObject({ code: 'device.busy' })
    expect(await bench.client['device.check']({})).toMatchObject({ state: 'prompting' })
    await approve(practice.device)
    await signing
  })
})

describe('accounts', () => {
  test('are read from the device without a prompt, each with both spellings', async () => {
    const { practice, bench } = await practiceBench()
    const scanned = await bench.client['accounts.scan']({ start: 0, count: 3 })
    expect(scanned.map(({ address }) => address)).toEqual(practice.accounts.slice(0, 3).map(({ bech32, hex }) => ({ bech32, hex })))
    expect(scanned.map(({ isAdded }) => isAdded)).toEqual([true, false, false])
    expect(practice.observed.prompts).toEqual([])
  })

  test('cannot be added twice, in whatever spelling', async () => {
    const { bench, account } = await practiceBench()
    const exists = expect.objectContaining({ code: 'account.exists', message: expect.stringContaining('Flex 1') as string }) as Error
    await expect(bench.client['accounts.addFromDevice']({ path: PATH, label: 'Again' })).rejects.toThrow(exists)
    for (const address of [account.address.bech32, account.address.hex.toLowerCase()]) {
      await expect(bench.client['accounts.watch']({ address, label: 'Again' })).rejects.toThrow(exists)
    }
  })

  test('that were watched keep their id when the device that holds them comes', async () => {
    const { practice, bench } = await practiceBench()
    const second = practice.accounts[1]
    const watched = await bench.client['accounts.watch']({ address: second?.hex ?? '', label: 'Savings' })
    expect(watched.address.bech32).toBe(second?.bech32)
    const added = await bench.client['accounts.addFromDevice']({ path: "44'/60'/0'/0/1", label: 'Flex 2' })
    expect(added).toMatchObject({ id: watched.id, label: 'Flex 2', signer: { kind: 'ledger', path: "44'/60'/0'/0/1" } })
    await bench.client['accounts.remove']({ id: added.id })
    expect(await bench.client['accounts.list']({})).toHaveLength(1)
    await expect(bench.client['accounts.remove']({ id: added.id })).rejects.toMatchObject({ code: 'account.unknown' })
  })

  test('that were removed are put back whole in their place, once, and only while none has their address', async () => {
    const { practice, bench, account } = await practiceBench()
    const second = await bench.client['accounts.addFromDevice']({ path: "44'/60'/0'/0/1", label: 'Flex 2' })
    await bench.client['accounts.moveUp']({ id: second.id })
    const before = await bench.client['accounts.list']({})
    expect(before.map(({ id }) => id)).toEqual([second.id, account.id])
    await bench.client['accounts.remove']({ id: second.id })
    await expect(bench.client['accounts.putBack']({ id: account.id })).rejects.toMatchObject({ code: 'account.unknown' })
    expect(await bench.client['accounts.putBack']({ id: second.id })).toEqual(second)
    expect(await bench.client['accounts.list']({})).toEqual(before)
    await expect(bench.client['accounts.putBack']({ id: second.id })).rejects.toMatchObject({ code: 'account.unknown' })
    await bench.client['accounts.remove']({ id: second.id })
    await bench.client['accounts.watch']({ address: practice.accounts[1]?.hex ?? '', label: 'Savings' })
    await expect(bench.client['accounts.putBack']({ id: second.id })).rejects.toMatchObject({ code: 'account.exists' })
  })

  test('are verified by the device’s own screen', async () => {
    const { practice, bench, account } = await practiceBench()
    const verifying = bench.client['accounts.verify']({ id: account.id })
    const prompt = await approve(practice.device)
    expect(prompt.pages.map(({ text }) => text)).toContain(account.address.hex)
    expect(await verifying).toEqual({ bech32: OWN, hex: account.address.hex })
    const again = bench.client['accounts.verify']({ id: account.id })
    const rejected = expect(again).rejects.toMatchObject({ code: 'device.rejected' })
    await reject(practice.device)
    await rejected
  })

  test('that are only watched cannot be verified or sent from', async () => {
    const { practice, bench, drive } = await practiceBench()
    const { id } = await bench.client['accounts.watch']({ address: practice.accounts[2]?.bech32 ?? '', label: 'Friend' })
    await expect(bench.client['accounts.verify']({ id })).rejects.toMatchObject({ code: 'account.watchOnly' })
    const quote = await drive.quote({ accountId: id })
    expect(quote.obstacle).toBe('watchOnly')
    await expect(bench.client['transfers.create']({ quoteId: quote.id })).rejects.toMatchObject({ code: 'transfer.unsupported' })
  })
})
