// What is said of names that could not be read.
import { expect, test } from 'vitest'
import type { Account } from '../../../shared/contract/account.ts'
import type { OwnNameList } from '../../../shared/contract/transfer/names.ts'
import { drawnText } from '../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import { PLAIN_ACCOUNT } from '../../../../test/support/plainAccount.ts'
import { reloadOwnNames } from '../../data/names/ownNamesStore.ts'
import { MissingNames, OwnNames } from './OwnNames.tsx'

const account = (id: string): Account => ({ ...PLAIN_ACCOUNT, id })
const failure = {
  ok: false as const,
  error: { code: 'network.unreachable' as const, message: 'The node did not answer.', hint: null, retry: 'later' as const },
}
const error = failure.error

async function windowWith(lists: Readonly<Record<string, OwnNameList | null>>) {
  const { win } = openBridgedWindow((method, input) => {
    if (method === 'accounts.list') return Promise.resolve({ ok: true, value: Object.keys(lists).map(account) } as never)
    const list = method === 'names.own' ? lists[(input as { accountId: string }).accountId] : []
    return Promise.resolve((list === null ? failure : { ok: true, value: list }) as never)
  })
  await reloadOwnNames(win)
  return win
}

test('a chain that did not answer is named once, whatever number of accounts it concerns', async () => {
  const missing: OwnNameList = { chains: [], missing: [{ chainId: 'practice-1', error }] }
  const win = await windowWith({ a: missing, b: missing })
  expect(await drawnText(win, MissingNames, {})).toBe('practice-1 didn’t respond, so names and their ends may be missing.')
})

test('an account that fails is told, and hides the names of no other', async () => {
  const chain = { chainId: 'practice-1', graceMs: 0, unread: ['maren.init'], leftOut: 11, names: [{ name: 'skipper.init', endsAt: 4e12 }] }
  const win = await windowWith({ a: null, b: { chains: [chain], missing: [] } })
  expect(await drawnText(win, MissingNames, {})).toContain('The node did not answer.')
  const drawn = await drawnText(win, OwnNames, { account: account('b') })
  expect(drawn).toMatch(/skipper\.init ends .*maren\.init may be yours: .*11 more names of NFTs not looked up\./u)
})

test('a name whose extension was asked for and that is not the account’s any more is named with the reason', async () => {
  const chain = { chainId: 'practice-1', graceMs: 0, unread: [], leftOut: 0, names: [{ name: 'skipper.init', endsAt: 1 }] }
  const partial = { ...chain, unread: ['maren.init'] }
  const win = await windowWith({
    a: { chains: [chain], missing: [] },
    b: { chains: [partial], missing: [] },
    c: { chains: [], missing: [] },
  })
  const drawn = (id: string, asked?: string) => drawnText(win, OwnNames, { account: account(id), asked })
  expect(await drawn('a', 'maren.init')).toMatch(/maren\.init can’t be extended: the chain doesn’t list it/u)
  expect(await drawn('c', 'maren.init')).toContain('maren.init can’t be extended')
  expect(await drawn('b', 'maren.init'), 'not known').not.toContain('can’t be extended: the chain')
  expect(await drawn('a')).toMatch(/skipper\.init ended .*, can’t be extended: anyone can register it/u)
  expect(await drawn('a', 'skipper.init')).not.toContain('the chain doesn’t list')
})
