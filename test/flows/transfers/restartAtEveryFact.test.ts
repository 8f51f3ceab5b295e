// The process is killed right before and right after every fact of a transfer's life, and of an own action's. A new one on the same
// files must bring it to its end, and the chain must have seen one transaction.
import Database from 'better-sqlite3'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, type TestContext } from 'vitest'
import { TransferFact, type TransferView } from '../../../src/shared/contract/transfer/transfer.ts'
import { currentLeg } from '../../../src/shared/domain/transfer/legs.ts'
import { nextStep } from '../../../src/shared/domain/transfer/nextStep.ts'
import { isCommand } from '../../support/abuse.ts'
import { createFastClock } from '../../support/fastClock.ts'
import { nameOf } from '../../support/bodies/factName.ts'
import { ACTIONS, createTransfer, payUnlocked, voter, type Begin } from '../../support/beginnings.ts'
import type { HarnessOptions, Kill } from '../../support/benches/harness.ts'
import { bundleHarness, HarnessGone, startHarness, type HarnessProcess } from '../../support/programs/harnessProcess.ts'
import { DESTINATION, OWN, SOURCE, temporaryFolder } from '../../support/benches/practiceBench.ts'
import { startPracticeServer, type PracticeServer } from '../../support/benches/practiceServer.ts'
import { WORKERS } from '../../support/programs/workers.ts'

/** What every life begins with. An own action ends with it, since it has no destination. */
const SIGNED = ['quoted', 'built', 'asked', 'signed', 'sending', 'sent', 'included'] as const
/** Where a new process must find out whether the chain has the transaction. Elsewhere all actions are alike. */
const UNSURE: readonly Kill[] = [
  { fact: 'sending', when: 'after' },
  { fact: 'sent', when: 'before' },
  { fact: 'included', when: 'before' },
]
/** Own actions that are killed before and after every fact; `npm run abuse -- --part restarts` does it with all of them. */
const WHOLE: ReadonlySet<string> = new Set(['claimRewards', 'delegate'])
const LIVES: readonly Life[] = [
  { name: 'a transfer', life: [...SIGNED, 'registered', 'status pending', 'status completed'], create: createTransfer },
  ...Object.entries(ACTIONS).map(([name, create]) => ({
    name,
    life: SIGNED,
    ...(isCommand || WHOLE.has(name) ? {} : { kills: UNSURE }),
    create,
  })),
]

interface Life {
  name: string
  life: readonly string[]
  /** Default: before and after every fact. */
  kills?: readonly Kill[]
  create: Begin
}

const killsOf = ({ life, kills }: Life): readonly Kill[] =>
  kills ??
  life.flatMap((fact) => [
    { fact, when: 'before' },
    { fact, when: 'after' },
  ])
/** The computer's own: a quote of 30 s must outlive a restart, also on a busy machine. */
const SPEED = 1
/** As a real network: the router is asked several times before the deposit arrives. */
const PACE = 1

let bundle: string
/** Files with an account whose history is copied already: every life begins with a copy of them. */
const copied = mkdtempSync(join(tmpdir(), 'waybill-'))
beforeAll(async () => {
  bundle = await bundleHarness()
  await copyHistory()
}, 120_000)
afterAll(() => {
  for (const folder of [dirname(bundle), copied]) rmSync(folder, { recursive: true, force: true })
})

describe.each(LIVES)('$name whose process is killed', (subject) => {
  test.runIf(subject.kills === undefined)('would pass through exactly these facts undisturbed', async (context) => {
    const life = await live(subject, null, context)
    expect([...new Set(life.facts.map(nameOf))]).toEqual(subject.life)
    expect(life.processes).toBe(1)
  })

  test.concurrent.for(killsOf(subject))(
    '$when the fact “$fact” is stored reaches its end, sent once',
    { timeout: 180_000 },
    async (kill, context) => {
      const life = await live(subject, kill, context)
      context.expect(life.processes).toBe(2)
      context.expect(life.view.transfer.phase).toBe('completed')
      context.expect(life.view.transfer.version).toBe(life.facts.length)
      const names = life.facts.map(nameOf)
      for (const once of subject.life.filter((fact) => fact !== 'asked' && fact !== 'registered' && fact !== 'status pending')) {
        context.expect(names.filter((name) => name === once)).toEqual([once])
      }
      // One transaction on the chain; whatever was sent again were the same bytes.
      const { accepted, broadcasts, prompts } = life.server.practice.observed
      const hash = currentLeg(life.view.transfer)?.hash
      context.expect(accepted).toEqual({ [SOURCE]: [hash] })
      context.expect(new Set(broadcasts.map((one) => one.hash))).toEqual(new Set([hash]))
      // The device was asked for this very document alone, never without consent, and again only where its answer was lost.
      const asked = prompts.filter(({ kind }) => kind === 'message')
      context.expect(new Set(asked.map(({ text }) => text))).toEqual(new Set([currentLeg(life.view.transfer)?.document]))
      context.expect(asked.length).toBeLessThanOrEqual(life.consents)
      const mayLoseAnswer = kill.fact === 'asked' || (kill.fact === 'signed' && kill.when === 'before')
      context.expect(life.consents).toBe(mayLoseAnswer ? 2 : 1)
      context
        .expect(asked.filter(({ answer }) => answer === 'approved').length)
        .toBe(kill.fact === 'signed' && kill.when === 'before' ? 2 : 1)
    },
  )
})

test('what a vote leaves without purpose is closed by the process after one killed right when the vote was stored', async (context) => {
  const life = await live({ ...VOTE, create: voteBesideAnother }, { fact: 'included', when: 'after' }, context)
  expect([life.processes, life.view.transfer.phase]).toEqual([2, 'completed'])
  const db = new Database(join(life.folder, 'journal.db'), { readonly: true })
  const closed = TransferFact.array().parse(
    db
      .prepare<[], string>("SELECT json FROM transfer_fact WHERE type = 'cancelled'")
      .pluck()
      .all()
      .map((json) => JSON.parse(json) as unknown),
  )
  db.close()
  expect(closed).toMatchObject([{ type: 'cancelled', doneBy: life.view.transfer.number }])
})

const VOTE: Life = { name: 'a vote', life: SIGNED, create: voter(false) }

/** Leaves a vote on the same proposal unsigned, and begins another. */
async function voteBesideAnother(...given: Parameters<Begin>): Promise<TransferView> {
  await voter(true)(...given)
  return await voter(false)(...given)
}

interface Lived {
  folder: string
  view: TransferView
  facts: TransferFact[]
  server: PracticeServer
  processes: number
  /** How often the user agreed to sign. */
  consents: number
}

/** Adds the account and waits until nothing of its history is missing. */
async function copyHistory(): Promise<void> {
  const { server, options } = await openWorld(copied)
  payUnlocked(server, OWN)
  const { client, nextEvent, close } = startHarness(bundle, { ...options, kill: null })
  await client['accounts.addFromDevice']({ path: "44'/60'/0'/0/0", label: 'Flex' })
  for (;;) {
    const changed = nextEvent()
    const { streams } = await client['sync.state']({})
    if (streams.length > 0 && streams.every(({ isComplete, isOffered, checkedAt }) => checkedAt !== null && (isComplete || !isOffered)))
      break
    await changed
  }
  await close()
  await server.close()
}

/** Opens the outside of one life: the two chains that take part, with a user who approves on the device. */
async function openWorld(folder: string): Promise<{ server: PracticeServer; options: Omit<HarnessOptions, 'kill'> }> {
  const begun = Date.now()
  const clock = createFastClock(SPEED, begun)
  const server = await startPracticeServer({ seed: 1, file: join(folder, 'practice.db'), clock, pace: PACE })
  approveAll(server)
  const chains = (server.chains as { chain_id: string }[]).filter(({ chain_id: id }) => [SOURCE, DESTINATION].includes(id))
  const file = { router: server.routerUrl, vip: server.vipUrl, chains, assets: server.assets }
  return { server, options: { folder, file, hidPort: server.hidPort, speed: SPEED, begun, workers: WORKERS } }
}

/** Drives one of them from the form to its end, starting a new process whenever one is gone. */
async function live({ create }: Life, kill: Kill | null, { onTestFinished, expect: expectHere }: TestContext): Promise<Lived> {
  const folder = temporaryFolder(onTestFinished)
  cpSync(copied, folder, { recursive: true })
  const { server, options } = await openWorld(folder)
  const user = { consents: 0, create }
  let child = startHarness(bundle, { ...options, kill })
  onTestFinished(async () => {
    await child.close()
    await server.close()
  })
  for (let processes = 1; ; processes += 1) {
    try {
      const view = await drive(child, server, user)
      await child.close()
      return { folder, view, facts: readFacts(folder), server, processes, consents: user.consents }
    } catch (error) {
      if (!(error instanceof HarnessGone)) throw new Error(child.log.join('\n'), { cause: error })
      expectHere(await child.ended, child.log.join('\n')).toBe('SIGKILL')
      child = startHarness(bundle, { ...options, kill: null })
    }
  }
}

/** What the user does in front of one process: whatever is theirs to do, until nothing is left. */
async function drive(child: HarnessProcess, server: PracticeServer, user: { consents: number; create: Begin }): Promise<TransferView> {
  const { client } = child
  const [account] = await client['accounts.list']({})
  const [known] = await client['transfers.list']({})
  let view = known ?? (await user.create(client, server, account?.id ?? ''))
  for (;;) {
    const next = nextStep(view.transfer)
    if (next === null) return view
    if (next.owner === 'user') {
      const { id, version } = view.transfer
      const consent = next.step === 'sign' ? (currentLeg(view.transfer)?.documentHash ?? null) : null
      if (consent !== null) user.consents += 1
      view = await client['transfers.step']({ id, version, step: next.step, consent })
      continue
    }
    const changed = child.nextEvent()
    view = await client['transfers.get']({ id: view.transfer.id })
    if (nextStep(view.transfer)?.owner === 'core') await changed
    view = await client['transfers.get']({ id: view.transfer.id })
  }
}

/** Approves whatever the device shows. */
function approveAll({ practice: { device } }: PracticeServer): void {
  device.onChange(() => {
    const { prompt } = device.screen()
    if (prompt === null) return
    if (prompt.page < prompt.pages.length - 1) device.press('next')
    else device.press('approve')
  })
}

function readFacts(folder: string): TransferFact[] {
  const db = new Database(join(folder, 'journal.db'), { readonly: true })
  const rows = db.prepare<[], { json: string }>('SELECT json FROM transfer_fact ORDER BY seq').all()
  db.close()
  return rows.map(({ json }) => TransferFact.parse(JSON.parse(json)))
}
