// The methods of the vault behind a right passphrase, in any order, among wrong ones and broken inputs: data is never lost, opens by
// the passphrase of the moment alone, and lies nowhere in clear while it is encrypted. Deriving a key takes half a second on
// purpose, so that the command's bound is its time.
import { closeSync, openSync, readdirSync, readSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Reply } from '../../src/shared/contract/bridge.ts'
import { contract, type Method } from '../../src/shared/contract/methods.ts'
import type { KeyStore } from '../../src/main/features/vault/vaults.ts'
import { createDeadline, inputs, note, SEED } from '../support/abuse.ts'
import { inputsOf, inputText } from './inputsOf.ts'
import { openVictim, type Victim } from './victim.ts'

const PASSPHRASES = ['correct horse battery', 'correct horse battery ', 'Größe der Zahlen', 'x'.repeat(200)]
const METHODS = (Object.keys(contract) as Method[]).filter((method) => method.startsWith('vault.'))
/** What a user does in between. */
const BETWEEN: readonly Method[] = ['labels.list', 'data.check', 'data.compact', 'app.info']
const CLEAR = 'SQLite format 3\0'

/** What should be so after each call. */
interface Model {
  /** Null where nothing is encrypted. */
  passphrase: string | null
  /** A right passphrase must be waited with after so many wrong ones. */
  failures: number
}

interface Command {
  method: Method
  input: unknown
  /** The passphrase of the moment goes in, whatever the input has. */
  knows: boolean
}

let victim: Victim
beforeAll(async () => {
  victim = await openVictim()
})
afterAll(async () => {
  await victim.close()
})

/** As good as a system's: what it encrypts says nothing, and is bound to it. */
function drawnKeyStore(): KeyStore {
  const kept = new Map<string, string>()
  return {
    strength: 'sound',
    encrypt: (text) => {
      const name = Buffer.from(`entry ${kept.size}`).toString('base64')
      kept.set(name, text)
      return Promise.resolve(name)
    },
    decrypt: (name) => {
      const text = kept.get(name)
      return text === undefined ? Promise.reject(new Error('made elsewhere')) : Promise.resolve(text)
    },
  }
}

const commands = fc.array(
  fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(...BETWEEN).map((method): Command => ({ method, input: {}, knows: false })) },
    ...METHODS.map((method) => ({
      weight: /turn|change|setBy/.test(method) ? 3 : 1,
      arbitrary: fc.record({ method: fc.constant(method), input: inputsFor(method), knows: fc.nat(9).map((drawn) => drawn < 7) }),
    })),
  ),
  { minLength: 3, maxLength: 8 },
)

function inputsFor(method: Method): fc.Arbitrary<unknown> {
  const nothing = { chain: [''], account: [''], address: [''], denom: [''], hash: [''] }
  return inputsOf(contract[method].input, { ...nothing, other: PASSPHRASES })
}

test('in any order, the passphrase of the moment and no other opens the data, and none is lost', async () => {
  const many = inputs(3)
  const isOver = createDeadline()
  const ends: Record<string, number> = {}
  let tried = 0
  for (let chunk = 0; tried < many && !isOver(); chunk += 1) {
    const arbitrary = fc.tuple(commands, fc.boolean())
    for (const [sequence, hasKeyStore] of fc.sample(arbitrary, { seed: SEED + chunk, numRuns: Math.min(50, many - tried) })) {
      const keyStore = hasKeyStore ? drawnKeyStore() : null
      await victim.reset(keyStore)
      const model: Model = { passphrase: null, failures: 0 }
      for (const command of sequence) {
        const end = await perform(command, model)
        ends[end] = (ends[end] ?? 0) + 1
        tried += 1
      }
      await assertWhole(model, keyStore)
      if (isOver()) break
    }
  }
  note({ part: 'vault', name: 'calls, in sequences', tried, ends })
  expect(tried).toBeGreaterThan(0)
})

/** @returns how it ended. */
async function perform({ method, input: drawn, knows }: Command, model: Model): Promise<string> {
  const isRecord = typeof drawn === 'object' && drawn !== null && !Array.isArray(drawn)
  const input = knows && isRecord && model.passphrase !== null ? { ...drawn, passphrase: model.passphrase } : drawn
  const told = `${method} ${inputText(input)}, now ${model.passphrase ?? 'in clear'}`
  const reply = await victim.bench.session.dispatch(method, input)
  if (!reply.ok && reply.error.code === 'internal') expect.fail(`${told}: a bug\n${victim.bench.lines.slice(-3).join('\n')}`)
  if (reply.ok) expect(contract[method].output.safeParse(reply.value).success, told).toBe(true)
  if (method.startsWith('vault.')) follow(method, input, reply, { model, told })
  return reply.ok ? `${method} answered` : reply.error.code
}

/** Holds an answer against the model, and moves the model on. */
function follow(method: Method, input: unknown, reply: Reply, { model, told }: { model: Model; told: string }): void {
  const given = contract[method].input.safeParse(input)
  const passphrase = given.success && 'passphrase' in given.data ? given.data.passphrase : null
  const isRight = passphrase !== null && model.passphrase !== null && passphrase.normalize('NFKC') === model.passphrase.normalize('NFKC')
  if (!reply.ok) {
    if (reply.error.code === 'vault.wrongPassphrase') {
      expect(isRight, `${told}: the right one was refused`).toBe(false)
      model.failures += 1
    }
    if (reply.error.code === 'vault.wait') expect(model.failures, told).toBeGreaterThanOrEqual(3)
    return
  }
  if (method === 'vault.turnOn') expect(model.passphrase, told).toBe(null)
  else if (passphrase !== null) expect(isRight, `${told}: another than the right one was taken`).toBe(true)
  if (passphrase !== null) model.failures = 0
  if (method === 'vault.turnOn') model.passphrase = passphrase
  if (method === 'vault.turnOff') model.passphrase = null
  if (method === 'vault.changePassphrase' && given.success && 'next' in given.data) model.passphrase = given.data.next
}

/** Nothing in clear that should not be, and after a start the labels are there, by the passphrase where there is one. */
async function assertWhole({ passphrase }: Model, keyStore: KeyStore | null): Promise<void> {
  await victim.bench.close()
  const folder = join(victim.data, 'practice')
  const clear = readdirSync(folder).filter((name) => /^(archive|journal)\.db$/.test(name) && startOf(join(folder, name)) === CLEAR)
  expect(clear.toSorted()).toEqual(passphrase === null ? ['archive.db', 'journal.db'] : [])
  expect(readdirSync(folder).filter((name) => name.startsWith('work-'))).toEqual([])
  await victim.open(keyStore)
  const { dispatch } = victim.bench.session
  if (passphrase !== null) {
    const wrong = await dispatch('vault.unlock', { passphrase: `${passphrase.slice(1)}!` })
    expect(wrong).toMatchObject({ ok: false, error: { code: 'vault.wrongPassphrase' } })
    expect(await dispatch('vault.unlock', { passphrase })).toMatchObject({ ok: true, value: { isEncrypted: true, isOpen: true } })
  }
  const labels = await dispatch('labels.list', {})
  expect(JSON.stringify(labels)).toContain('Rent')
}

function startOf(file: string): string {
  const handle = openSync(file, 'r')
  try {
    const bytes = Buffer.alloc(CLEAR.length)
    readSync(handle, bytes)
    return bytes.toString('latin1')
  } finally {
    closeSync(handle)
  }
}
