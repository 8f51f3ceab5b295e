// The user in front of one process of the app: does whatever is theirs to do, until it is killed or nothing is left.
import { AppError } from '../../src/shared/domain/errors.ts'
import type { TransferView } from '../../src/shared/contract/transfer/transfer.ts'
import { isSettled } from '../../src/shared/domain/transfer/transferStateMachine.ts'
import { nextStep } from '../../src/shared/domain/transfer/nextStep.ts'
import { HarnessGone } from '../support/programs/harnessProcess.ts'
import type { OfferKind } from './actionKinds.ts'
import type { App } from './appProcess.ts'
import { act, giveUpOnLies, isWaiting, kindOf, make, replace, type Desk, type User } from './user.ts'

/** Transfers under way at once. */
const MAX_LIVE = 6
const THINKING_MS = { least: 200, most: 2500 }

/** Resolves with `done` when no transfer needs anything any more, with `killed` when the process has ended. */
export async function runUserSession(app: App, desk: Desk, user: User): Promise<'done' | 'killed'> {
  try {
    await addAccounts(desk, user)
    const views = new Map((await desk.client['transfers.list']({})).map((view) => [view.transfer.id, view]))
    for (;;) {
      for (const id of app.takeChanged()) views.set(id, await desk.client['transfers.get']({ id }))
      const live = [...views.values()].filter(({ transfer }) => !isSettled(transfer.phase) && !user.given.has(transfer.id))
      if (views.size >= user.wanted && live.length === 0) return 'done'
      giveUpOnLies(desk.practice, user, live)
      const isBusy = await doSomething(desk, user, { views, live })
      if (!isBusy) await app.news()
      await desk.schedule.sleep(THINKING_MS.least + user.chance.below(THINKING_MS.most - THINKING_MS.least))
    }
  } catch (error) {
    if (error instanceof HarnessGone) return 'killed'
    throw new Error(app.log.join('\n'), { cause: error })
  }
}

interface Seen {
  views: ReadonlyMap<string, TransferView>
  live: readonly TransferView[]
}

/** One thing; false when there is nothing to do but to wait. */
async function doSomething(desk: Desk, user: User, { views, live }: Seen): Promise<boolean> {
  const { chance } = user
  const mine = live.filter(({ transfer, running }) => running === null && nextStep(transfer)?.owner === 'user')
  const waiting = live.filter(isWaiting)
  const mayMake = views.size < user.wanted && live.length < MAX_LIVE
  if (mayMake && (mine.length === 0 || chance.happens(0.15))) await make(desk, user, nextKind(user, views))
  else if (waiting.length > 0 && chance.happens(0.1)) await replace(desk, user, chance.pick(waiting))
  else if (mine.length > 0) await act(desk, user, chance.pick(pressing(mine, chance)))
  else return false
  return true
}

/** Mostly continues first with transfers whose form is open, since a quote is valid for seconds. */
function pressing(mine: readonly TransferView[], chance: User['chance']): readonly TransferView[] {
  const begun = mine.filter(({ transfer }) => transfer.phase !== 'claimable')
  return begun.length > 0 && chance.happens(0.8) ? begun.slice(0, 1) : mine
}

/** One of those that were made least often, so that all kinds get their turn. */
function nextKind(user: User, views: ReadonlyMap<string, TransferView>): OfferKind {
  const made = [...views.values()].map(({ transfer }) => kindOf(user, transfer))
  const counted = user.kinds.map((kind) => ({ kind, times: made.filter((name) => name === kind.name).length }))
  const least = Math.min(...counted.map(({ times }) => times))
  return user.chance.pick(counted.filter(({ times }) => times === least)).kind
}

async function addAccounts({ client, practice, schedule }: Desk, user: User): Promise<void> {
  const known = await client['accounts.list']({})
  for (const app of ['ethereum', 'cosmos'] as const) {
    const found = known.find(({ signer }) => signer.kind === 'ledger' && signer.app === app)
    const path = app === 'cosmos' ? "44'/118'/0'/0/0" : "44'/60'/0'/0/0"
    const add = () => {
      practice.device.openApp(app === 'cosmos' ? 'Cosmos' : 'Ethereum')
      return client['accounts.addFromDevice']({ app, path, label: app })
    }
    user.accounts[app] = (found ?? (await patiently(schedule, add))).id
  }
}

/** A device that opens an app is gone for a moment. */
async function patiently<T>(schedule: Desk['schedule'], ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof AppError) || !error.code.startsWith('device.') || tries > 50) throw error
      await schedule.sleep(500)
    }
  }
}
