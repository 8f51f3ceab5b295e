// Calls every method of the contract with inputs that no page sends: the result must be an answer by its schema or an AppError, and only
// what the method is for may change. Methods come from the contract itself, so that new ones are covered.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Reply } from '../../src/shared/contract/bridge.ts'
import { contract, type Method } from '../../src/shared/contract/methods.ts'
import { ERROR_CODES } from '../../src/shared/domain/errors.ts'
import { createDeadline, inputs, note, SEED } from '../support/abuse.ts'
import { inputsOf, inputText } from './inputsOf.ts'
import { openVictim, type Victim } from './victim.ts'

/** Tables of the journal that a method may change; a method that is missing here may change none. */
const MAY_WRITE: Partial<Record<Method, readonly string[]>> = {
  'accounts.addFromDevice': ['account'],
  'accounts.watch': ['account'],
  'accounts.rename': ['account'],
  'accounts.moveUp': ['account'],
  'accounts.remove': ['account', 'awaited_release', 'event_notice'],
  'accounts.putBack': ['account', 'awaited_release', 'event_notice'],
  'views.save': ['view'],
  'views.rename': ['view'],
  'views.remove': ['view'],
  'views.order': ['view'],
  'labels.set': ['label', 'label_foreign'],
  'labels.setAll': ['label', 'label_foreign'],
  'labels.remove': ['label', 'label_foreign'],
  'labels.import': ['label', 'label_foreign'],
  'gains.importPrices': ['given_price'],
  'gains.fetchPrices': ['given_price'],
  'gains.removePrices': ['given_price'],
  'names.resolve': ['username'],
  'names.refresh': ['username'],
  'nfts.setImages': ['collection_image', 'setting'],
  'nfts.hide': ['label', 'label_foreign'],
  'privacy.set': ['setting'],
  'chainLists.choose': ['setting'],
  'chainLists.check': ['setting'],
  'chainLists.accept': ['accepted_list'],
  'chainLists.undo': ['accepted_list'],
  'ownHosts.set': ['setting'],
  'notices.read': ['notice'],
  'notices.choose': ['setting'],
  'transfers.create': ['transfer', 'transfer_fact'],
  'transfers.requote': ['transfer', 'transfer_fact'],
  'transfers.accept': ['transfer', 'transfer_fact'],
  'transfers.step': ['transfer', 'transfer_fact', 'notice'],
  'transfers.cancel': ['transfer', 'transfer_fact', 'notice'],
  'transfers.checkNow': ['transfer', 'transfer_fact', 'notice'],
  'withdrawals.claim': ['transfer', 'transfer_fact'],
  'permissions.revoke': ['transfer', 'transfer_fact'],
  'actions.offer': ['transfer', 'transfer_fact'],
}
/** These work on whole files, erasing them among it, and each call closes and opens everything. */
const OF_FILES = /^vault\.|^data\.(?!sizes|check|diagnose|chooseBackup|inspectBackup)/
const MAX_MESSAGE = 2000
const HANG_MS = 60_000

const WITHIN = [
  /^(preferences\.json|waybill\.log(\.\d)?|uploads|practice)$/,
  /^practice\/(archive|journal|lock|practice)\.db(-wal|-shm|-journal)?$/,
  /^practice\/vault\.json$/,
  /^practice\/(media|aside|work)[^/]*(\/.*)?$/,
]

const METHODS = Object.keys(contract) as Method[]
const readersFirst = METHODS.toSorted((left, right) => rank(left) - rank(right))
function rank(method: Method): number {
  if (OF_FILES.test(method)) return 2
  return MAY_WRITE[method] === undefined ? 0 : 1
}

let victim: Victim
beforeAll(async () => {
  victim = await openVictim()
})
afterAll(async () => {
  await victim.close()
})

test.for(readersFirst)('%s', async (method) => {
  // What the one before has changed, or a failure has left.
  if (rank(method) > 0) await victim.reset()
  // These start a thread for each call, or the whole core.
  const many = inputs(/^(data|vault)\.|^diagnostics\.preview$/.test(method) ? 5 : 60)
  const isOver = createDeadline()
  const before = victim.journal()
  const ends: Record<string, number> = {}
  await wakeDevice()
  let tried = 0
  for (let chunk = 0; tried < many && !isOver(); chunk += 1) {
    const arbitrary = inputsOf(contract[method].input, victim.known)
    for (const input of fc.sample(arbitrary, { seed: SEED + chunk, numRuns: Math.min(500, many - tried) })) {
      const from = victim.bench.lines.length
      const reply = await answered(method, input)
      const fault = faultOf(method, reply)
      if (fault !== null) expect.fail(`${fault}\n${inputText(input)}\n${victim.bench.lines.slice(from).join('\n').slice(0, 3000)}`)
      const end = reply.ok ? 'answered' : reply.error.code
      ends[end] = (ends[end] ?? 0) + 1
      tried += 1
      if (isOver()) break
    }
  }
  note({ part: 'contract', name: method, tried, ends })
  expect(tried).toBeGreaterThan(0)
  const { beside, isBystanderWhole, within } = victim.files()
  expect({ beside, isBystanderWhole }).toEqual({ beside: [], isBystanderWhole: true })
  expect(within.filter((name) => !name.startsWith('uploads/') && !WITHIN.some((form) => form.test(name)))).toEqual([])
  if (!OF_FILES.test(method)) {
    const after = victim.journal()
    const changed = Object.keys(after).filter((table) => after[table] !== before[table])
    expect(changed.filter((table) => !(MAY_WRITE[method] ?? []).includes(table))).toEqual([])
  }
})

test('a method that does not exist is refused as such, whatever its name', async () => {
  await victim.reset()
  const names = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('__proto__', 'constructor', 'hasOwnProperty', 'app.info ', 'APP.INFO', ''),
  )
  for (const name of fc.sample(names, { seed: SEED, numRuns: inputs(200) })) {
    if (name in contract && Object.hasOwn(contract, name)) continue
    expect(await victim.bench.session.dispatch(name, {})).toMatchObject({ ok: false, error: { code: 'input.invalid' } })
  }
})

/** Returns the answer, with a user who presses what the drawn device shows until there is one. */
async function answered(method: Method, input: unknown): Promise<Reply> {
  const { dispatch } = victim.bench.session
  const presses = ['next', 'reject', 'next', 'approve', 'unlock', 'plug'] as const
  let pressed = 0
  const hands = setInterval(() => {
    void dispatch('practice.press', { button: presses[pressed % presses.length] })
    pressed += 1
  }, 15)
  const hang = Promise.withResolvers<Reply>()
  const limit = setTimeout(() => hang.reject(new Error(`${method} gave no answer to ${inputText(input)}`)), HANG_MS)
  try {
    return await Promise.race([dispatch(method, input), hang.promise])
  } finally {
    clearInterval(hands)
    clearTimeout(limit)
  }
}

async function wakeDevice(): Promise<void> {
  for (const button of ['plug', 'unlock', 'openEthereum'] as const) await victim.bench.session.dispatch('practice.press', { button })
}

function faultOf(method: Method, reply: Reply): string | null {
  // What crosses to the page must survive both ways.
  structuredClone(reply)
  JSON.stringify(reply)
  if (reply.ok) {
    const parsed = contract[method].output.safeParse(reply.value)
    return parsed.success ? null : `${method} answered something else than its schema says: ${parsed.error.message}`
  }
  const { code, message, hint } = reply.error
  if (code === 'internal') return `${method} met a bug`
  if (!ERROR_CODES.includes(code)) return `${method} failed with the unknown code ${code}`
  if (message === '' || message.length > MAX_MESSAGE || (hint ?? '').length > MAX_MESSAGE) return `${method} has no readable message`
  return null
}
