// node scripts/launch.mjs test/emulated/emulatedMain.ts --apdu tcp://127.0.0.1:9999 --screens http://127.0.0.1:5001 [--app ethereum|cosmos] [--only WORDS]:
// has every kind of transfer and own action, a replacement and a message signed by a real app under emulation, and follows each to its end on the
// practice network. Prints the app's version and a line for each; exits with 1 when one does not end well. What must run stands in docs/laboratory.md.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createLog } from '../../src/main/platform/log/log.ts'
import { systemClock } from '../../src/main/platform/time.ts'
import { readTcpAddress } from '../../src/main/ledger/transport/tcpAddress.ts'
import { ledgersOverTcp } from '../../src/main/ledger/transport/tcpLedger.ts'
import { actionOf } from '../../src/shared/domain/transfer/ownActions.ts'
import { createPracticeNetwork } from '../../src/practice/network.ts'
import { openBench } from '../support/benches/bench.ts'
import { actionKinds, type OfferKind } from '../torture/actionKinds.ts'
import { kindsOf } from '../torture/kinds.ts'
import { createSeededRandom, type SeededRandom } from '../torture/seededRandom.ts'
import { createUser } from './emulatedUser.ts'
import { createScreenHands } from './screenHands.ts'

const { values } = parseArgs({
  options: {
    apdu: { type: 'string', default: 'tcp://127.0.0.1:9999' },
    screens: { type: 'string', default: 'http://127.0.0.1:5001' },
    app: { type: 'string', default: 'ethereum' },
    only: { type: 'string', default: '' },
  },
})

const PATHS = { ethereum: "44'/60'/0'/0/0", cosmos: "44'/118'/0'/0/0" }
const app = values.app === 'cosmos' ? 'cosmos' : 'ethereum'
/** Is set forward where an action must first become possible. */
const ahead = { ms: 0 }
const clock = { ...systemClock, now: () => systemClock.now() + ahead.ms }

/** Opens a practice network with the emulated device's account in it. */
async function openWorld() {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-emulated-'))
  const practice = createPracticeNetwork({ seed: 1, file: join(folder, 'practice.db'), clock, pace: 4 })
  const bench = openBench({
    folder,
    fetch: practice.fetch,
    hid: practice.hid,
    ledgers: ledgersOverTcp(readTcpAddress(values.apdu), systemClock),
    file: practice.network,
    clock,
    log: createLog(
      () => Date.now(),
      () => {},
    ),
  })
  bench.start()
  const { id: accountId } = await bench.client['accounts.addFromDevice']({ app, path: PATHS[app], label: app })
  const user = createUser(bench, accountId, createScreenHands(values.screens, systemClock))
  const close = async () => {
    await bench.stop()
    practice.close()
    rmSync(folder, { recursive: true })
  }
  return { practice, bench, accountId, user, close }
}

type World = Awaited<ReturnType<typeof openWorld>>

// Pauses of the app keep no process alive.
const alive = setInterval(() => {}, 60_000)
const world = await openWorld()
const { practice, bench, user } = world

const denomOf = (chainId: string, symbol: string) => {
  const found = bench.registry.assets.find((asset) => asset.chainId === chainId && asset.symbol === symbol)
  if (found === undefined) throw new Error(`${symbol} is not listed on ${chainId}`)
  return found.denom
}
const [, other] = practice.accounts
const kinds = kindsOf(denomOf, { init: other?.bech32 ?? '', hex: other?.hex ?? '', harbour: practice.harbourAddress })

const tasks = new Map<string, () => Promise<string>>()
for (const kind of kinds.filter((one) => one.app === app)) tasks.set(kind.name, async () => user.drive(await user.create(kind)))
const sent = kinds.find(({ name }) => name === 'sent on an Ethereum chain')
if (app === 'ethereum' && sent !== undefined) {
  tasks.set('replaced while it waits', async () => {
    practice.faults.evm.setNextEvmOutcome('stuck')
    return await user.replace(await user.create({ ...sent, request: { ...sent.request, amount: '7' } }))
  })
  tasks.set('a message', async () => {
    const { text, signature, address } = await user.sign('Bill of lading 7')
    const { isValid } = await bench.client['messages.verify']({ address: address.hex, text, signature })
    return isValid ? 'completed, 1 signed' : 'a signature of somebody else'
  })
}

// An own action asks for what the account has at that moment: one after the other, always the same.
const chance = { ...createSeededRandom(1), happens: (share: number) => share >= 0.5 }
const nobody = other?.bech32 ?? ''
const actions = app === 'ethereum' ? actionKinds(nobody) : []
for (const kind of actions) {
  tasks.set(kind.name, async () => {
    // What was unstaked is free by then.
    if (kind.mark === 'withdrawUnlocked') ahead.ms += 22 * 86_400_000
    // Single permissions were revoked before: several are there in a world of their own.
    return kind.mark === 'revokeGrants' ? await actInOwnWorld(kind, chance) : await act(world, kind, chance)
  })
}
const claimVip = actions.find(({ mark }) => mark === 'claimVip')
// What one rollup paid out is not there to be claimed again.
if (claimVip !== undefined) {
  tasks.set('VIP rewards of several rollups claimed', async () => {
    const ofAll: OfferKind['offer'] = async (client, accountId) => {
      const quote = await claimVip.offer(client, accountId, { ...chance, happens: () => true })
      const action = quote === null ? null : actionOf(quote)
      if (action?.type !== 'claimVip' || action.rollups.length < 2) throw new Error('fewer than two rollups have rewards')
      return quote
    }
    return await actInOwnWorld({ ...claimVip, offer: ofAll }, chance)
  })
}

async function act({ bench, accountId, user: hands }: World, kind: OfferKind, drawn: SeededRandom): Promise<string> {
  const quote = await kind.offer(bench.client, accountId, drawn)
  return quote === null ? 'there is nothing to do' : await hands.drive(await hands.begin(quote))
}

async function actInOwnWorld(kind: OfferKind, drawn: SeededRandom): Promise<string> {
  const own = await openWorld()
  try {
    return await act(own, kind, drawn)
  } finally {
    await own.close()
  }
}

const device = await bench.client['device.check']({ app: app === 'cosmos' ? 'Cosmos' : 'Ethereum' })
if (device.state === 'ready') process.stdout.write(`${device.app} ${device.version} on ${device.model}\n`)

let failed = 0
for (const [name, task] of tasks) {
  if (!name.includes(values.only)) continue
  const end = await task().catch((error: unknown) => String(error))
  const isGood = /^(completed|claimed)\b/u.test(end)
  if (!isGood) failed += 1
  process.stdout.write(`${isGood ? 'ok    ' : 'FAILED'} ${name}: ${end}\n`)
}
clearInterval(alive)
await world.close()
process.exitCode = failed === 0 ? 0 : 1
