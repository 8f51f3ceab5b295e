// The virtual Ledger against recordings of a real one, and its states: locked, elsewhere, unplugged, refused.
import { afterEach, describe, expect, it } from 'vitest'
import { fromHex, toHex, utf8 } from '../keys/bytes.ts'
import { PRACTICE_MNEMONIC, rootOf } from '../keys/mnemonic.ts'
import { RECORDED, type RecordedExchange } from './recorded/fixtures.ts'
import { createAssembler, framesOf } from './framing.ts'
import type { PracticeHid } from './hidPort.ts'
import { RECORDED_COSMOS } from './recorded/recordedCosmos.ts'
import { COSMOS_SCREENS, ETHEREUM_SCREENS, NANO_MESSAGE } from './recorded/recordedScreens.ts'
import type { ModelName } from './usbListing.ts'
import { RECORDED_TRANSACTIONS } from './recorded/recordedTransactions.ts'
import { RECORDED_TYPED } from './recorded/recordedTyped.ts'
import { createVirtualLedger, type VirtualLedger } from './virtualLedger.ts'

const root = rootOf(PRACTICE_MNEMONIC)
const CHANNEL = 0x4242
const opened: VirtualLedger[] = []

function start(model: ModelName = 'Flex'): VirtualLedger {
  const ledger = createVirtualLedger({ root, reconnectMs: 5, model })
  opened.push(ledger)
  return ledger
}

/** A minimal host: sends one command in frames and collects the reply's frames. */
function host(hid: PracticeHid) {
  const path = hid.devices()[0]?.path ?? ''
  const handle = hid.open(path)
  const read = () => new Promise<number[]>((resolve, reject) => handle.read((error, bytes) => (error ? reject(error) : resolve(bytes))))
  return {
    handle,
    exchange: async (hex: string): Promise<string> => {
      for (const frame of framesOf(CHANNEL, fromHex(hex))) handle.write([0, ...frame])
      const assembler = createAssembler()
      for (;;) {
        const whole = assembler.push(Uint8Array.from(await read()))
        if (whole !== null) {
          expect(whole.channel).toBe(CHANNEL)
          return toHex(whole.apdu)
        }
      }
    },
  }
}

async function untilPrompt(ledger: VirtualLedger): Promise<void> {
  while (ledger.device.screen().prompt === null) await new Promise((resolve) => setImmediate(resolve))
}

function approve(ledger: VirtualLedger): void {
  const pages = ledger.device.screen().prompt?.pages.length ?? 0
  for (let page = 1; page < pages; page += 1) ledger.device.press('next')
  ledger.device.press('approve')
}

/** Signs a message in pieces of 150 bytes. @returns the answer to the last */
async function sign(exchange: (hex: string) => Promise<string>, message: string): Promise<string> {
  const bytes = utf8(message)
  const data = `058000002c8000003c800000000000000000000000${bytes.length.toString(16).padStart(8, '0')}${toHex(bytes)}`
  let reply = ''
  for (const [index, piece] of (data.match(/.{1,300}/g) ?? []).entries()) {
    reply = await exchange(`e008${index === 0 ? '00' : '80'}00${(piece.length / 2).toString(16).padStart(2, '0')}${piece}`)
  }
  return reply
}

/** No answer comes until the notice on the screen is dismissed; the recording ends before that. */
async function expectSilence(ledger: VirtualLedger, pending: Promise<string>): Promise<void> {
  let answered = false
  void pending.then(() => (answered = true))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(answered).toBe(false)
  ledger.device.press('approve')
  expect(await pending).toBe('6984')
}

/** Screens after the user's answer, which are not part of the prompt. */
const AFTERWARDS = /^(?:Address verif|Transaction (?:signed|rejected)|Reject transaction)/

/** Compares what is drawn with the recording, line by line, as far as the recording goes. */
function expectDrawn(drawn: readonly string[][], screens: readonly string[]): void {
  const asked = screens.filter((screen) => !AFTERWARDS.test(screen))
  expect(drawn.slice(0, asked.length).map((lines) => lines.join(' | '))).toEqual(asked)
}

/** Holds the device against a recording: every answer, and the fields it showed. */
async function replay({ name, exchanges, asks, shows, settings = [] }: RecordedExchange, app: 'Ethereum' | 'Cosmos'): Promise<void> {
  const ledger = start()
  ledger.device.openApp(app)
  await expect.poll(() => ledger.hid.devices().length).toBe(1)
  for (const setting of settings) ledger.device.set(setting, true)
  const { exchange } = host(ledger.hid)
  for (const [index, [command, reply]] of exchanges.entries()) {
    const pending = exchange(command)
    if (asks !== undefined && index === exchanges.length - 1) {
      await untilPrompt(ledger)
      const fields = (ledger.device.screen().prompt?.pages ?? []).filter(({ text }) => text !== '' && text !== 'Hold to sign')
      const screens = (app === 'Ethereum' ? ETHEREUM_SCREENS : COSMOS_SCREENS)[name]
      if (screens !== undefined) expectDrawn(ledger.prompts.at(-1)?.screens ?? [], screens)
      if (shows !== undefined) expect(fields.map(({ heading, text }) => [heading, text])).toEqual(shows)
      if (asks === 'nothing') return expectSilence(ledger, pending)
      if (asks === 'approve') approve(ledger)
      else ledger.device.press('reject')
    }
    expect(await pending).toBe(reply)
  }
}

afterEach(() => {
  for (const ledger of opened.splice(0)) ledger.close()
})

describe('the Ethereum app', () => {
  it.each([...RECORDED, ...RECORDED_TRANSACTIONS, ...RECORDED_TYPED])('answers as the real one: $name', (recorded) =>
    replay(recorded, 'Ethereum'),
  )

  it('shows the exact text, signs only on the last page, and can be refused', async () => {
    const ledger = start()
    const { exchange } = host(ledger.hid)
    const text = `{"memo":"${'x'.repeat(150)}"}`
    const pending = sign(exchange, text)
    await untilPrompt(ledger)
    ledger.device.press('approve')
    const prompt = ledger.device.screen().prompt
    expect(
      prompt?.pages
        .slice(1, -1)
        .map((page) => page.text)
        .join(''),
    ).toBe(text)
    ledger.device.press('reject')
    expect(await pending).toBe('6985')
    expect(ledger.prompts).toMatchObject([{ kind: 'message', text, answer: 'rejected' }])
  })

  it('is laid out on a Nano as it was recorded', async () => {
    const ledger = start('Nano S Plus')
    const { exchange } = host(ledger.hid)
    const pending = sign(exchange, NANO_MESSAGE.text)
    await untilPrompt(ledger)
    const pages = ledger.device.screen().prompt?.pages ?? []
    // A quotation mark at the beginning of a line was recorded as a separate line.
    const screens = NANO_MESSAGE.screens.map((screen) => screen.replace(' | " | ', ' | "'))
    expect(ledger.prompts.at(-1)?.screens.map((lines) => lines.join(' | '))).toEqual(screens)
    expect(pages.map(({ heading, text }) => heading + text)).toEqual(screens.map((screen) => screen.replaceAll(' | ', '')))
    approve(ledger)
    expect(await pending).toBe(NANO_MESSAGE.reply)
  })

  it('refuses a message that does not fit', async () => {
    const { exchange } = host(start().hid)
    expect(await exchange('e008000019058000002c8000003c80000000000000000000000000003e80')).toBe('6a84')
    expect(await exchange('e01f000000')).toBe('6d00')
  })
})

describe('the Cosmos app', () => {
  it.each(RECORDED_COSMOS)('answers as the real one: $name', (recorded) => replay(recorded, 'Cosmos'))
})

describe('the states of the device', () => {
  it('answers 5515 to everything while locked', async () => {
    const ledger = start()
    const { exchange } = host(ledger.hid)
    ledger.device.lock()
    expect(await exchange('b001000000')).toBe('5515')
    ledger.device.unlock()
    expect(await exchange('b001000000')).toContain(toHex(utf8('Ethereum')))
  })

  it('locks itself when nobody touches it, a question on its screen or not, and begins anew with every touch', async () => {
    const alarms: { run: () => void; ms: number; cancelled: boolean }[] = []
    const later = (run: () => void, ms: number) => {
      const alarm = { run, ms, cancelled: false }
      alarms.push(alarm)
      return () => void (alarm.cancelled = true)
    }
    const ledger = createVirtualLedger({ root, reconnectMs: 5, later, autoLockMs: 600_000 })
    opened.push(ledger)
    const { exchange } = host(ledger.hid)
    await exchange('b001000000')
    const pending = sign(exchange, 'left alone')
    await untilPrompt(ledger)
    expect(alarms.map(({ ms, cancelled }) => [ms, cancelled])).toEqual([
      [600_000, true],
      [600_000, true],
      [600_000, false],
    ])
    alarms.at(-1)?.run()
    expect(await pending).toBe('5515')
    expect(ledger.device.screen()).toMatchObject({ power: 'locked', prompt: null })
    expect(ledger.prompts.at(-1)?.answer).toBe('gone')
  })

  it('leaves the bus when an app is quit and opened, and comes back under another path', async () => {
    const ledger = start()
    const before = ledger.hid.devices()[0]
    const first = host(ledger.hid)
    expect(await first.exchange('b0a7000000')).toBe('9000')
    await expect(first.exchange('b001000000')).rejects.toThrow(/HID device|hid device/)
    await expect.poll(() => ledger.hid.devices().length).toBe(1)
    expect(ledger.hid.devices()[0]?.path).not.toBe(before?.path)
    const second = host(ledger.hid)
    expect(await second.exchange('b001000000')).toBe(`0105${toHex(utf8('BOLOS'))}05${toHex(utf8('1.6.0'))}9000`)
    expect(await second.exchange('e006000000')).toBe('6e01')
    const opening = second.exchange(`e0d8000008${toHex(utf8('Ethereum'))}`)
    await untilPrompt(ledger)
    ledger.device.press('approve')
    expect(await opening).toBe('9000')
    await expect.poll(() => ledger.device.screen().app).toBe('Ethereum')
  })

  it('says the version that it has, of its apps and of its own', async () => {
    const ledger = start()
    ledger.device.afflict({ versions: { dashboard: '1.4.0-rc2', Ethereum: '1.23.4' } })
    expect(await host(ledger.hid).exchange('e006000000')).toBe('020117049000')
    ledger.device.quitApp()
    await expect.poll(() => ledger.hid.devices().length).toBe(1)
    expect(await host(ledger.hid).exchange('b001000000')).toBe('0105424f4c4f5309312e342e302d7263329000')
  })

  it('refuses apps that are not there or not wanted', async () => {
    const ledger = start()
    ledger.device.quitApp()
    await expect.poll(() => ledger.hid.devices().length).toBe(1)
    const { exchange } = host(ledger.hid)
    expect(await exchange(`e0d8000007${toHex(utf8('Bitcoin'))}`)).toBe('6807')
    const opening = exchange(`e0d8000006${toHex(utf8('Cosmos'))}`)
    await untilPrompt(ledger)
    ledger.device.press('reject')
    expect(await opening).toBe('5501')
  })

  it('dies with its cable', async () => {
    const ledger = start()
    const { exchange, handle } = host(ledger.hid)
    const pending = sign(exchange, 'gone')
    await untilPrompt(ledger)
    ledger.device.unplug()
    await expect(pending).rejects.toThrow('could not read from HID device')
    expect(() => handle.write(Array.from({ length: 65 }, () => 0))).toThrow('Cannot write to hid device')
    expect(ledger.hid.devices()).toEqual([])
    ledger.device.plug()
    expect(ledger.device.screen().app).toBe('dashboard')
    expect(ledger.prompts[0]?.answer).toBe('gone')
  })
})
