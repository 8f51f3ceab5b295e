// Waits until the copying is at rest. Before that, rows and names still arrive, so counts and positions change.
import { expect, type Page } from '@playwright/test'
import type { Input, Method, Output } from '../../../src/shared/contract/methods.ts'
import type { SyncState } from '../../../src/shared/contract/status.ts'
import type { Served } from '../../support/programs/runCli.ts'
import { totalOf } from './browsing.ts'

/** Asks the app as its page does. @throws Error with the reply when it is none. */
export async function callApp<M extends Method>(
  { origin, token }: Pick<Served, 'origin' | 'token'>,
  method: M,
  input: Input<M>,
): Promise<Output<M>> {
  // Uses a separate connection: a kept one would be closed by the app while this process is busy for seconds.
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', Origin: origin, Connection: 'close' }
  const response = await fetch(`${origin}/api/${method}`, { method: 'POST', headers, body: JSON.stringify(input) })
  const reply = (await response.json()) as { ok: boolean; value: Output<M> }
  if (!reply.ok) throw new Error(`${method}: ${JSON.stringify(reply)}`)
  return reply.value
}

/**
 * A question to put again and again: was every list read whole, and has what follows the reading ended too? Lists are asked for
 * news all the time, so that they may never rest all at the same moment.
 */
export function streamsAtRest(): (state: SyncState) => boolean {
  const rested = new Set<string>()
  return ({ streams }) => {
    const names = streams.map(({ accountId, chainId, stream, activity, isComplete, isOffered }) => {
      const name = `${accountId} ${chainId} ${stream}`
      if (activity !== 'running' && (isComplete || !isOffered)) rested.add(name)
      return name
    })
    return names.length > 0 && names.every((name) => rested.has(name))
  }
}

/** Waits until everything is copied, for an app whose services answer. */
export async function copied(app: Pick<Served, 'origin' | 'token'>): Promise<void> {
  const isAtRest = streamsAtRest()
  await expect.poll(async () => isAtRest(await callApp(app, 'sync.state', {})), { timeout: 120_000 }).toBe(true)
}

/** Waits until all is copied and the timeline that is shown counts all of it. @returns the number of its rows. */
export async function timelineAtRest(page: Page, app: Pick<Served, 'origin' | 'token'>): Promise<number> {
  await copied(app)
  const { count } = await callApp(app, 'activity.count', { filter: { text: '' } })
  await expect(totalOf(page)).toHaveText(`${count} transactions`)
  return count
}

/** Waits until all is copied and the portfolio that is shown has a line for each asset, by its name. */
export async function holdingsAtRest(page: Page, app: Pick<Served, 'origin' | 'token'>): Promise<void> {
  await copied(app)
  const { groups } = await callApp(app, 'portfolio.get', {})
  const lines = page.getByRole('list', { name: 'Holdings by asset' }).locator(':scope > li')
  const listed = groups.filter(({ isVerified }) => isVerified).map(({ symbol }) => symbol)
  const unverified = groups.length - listed.length
  // Where nothing is listed, the unverified assets stand one by one, with marks in their names.
  const others = listed.length === 0 ? groups.map(() => /./) : unverified === 0 ? [] : [`${unverified} unverified`]
  await expect(lines).toContainText([...listed, ...others])
}
