// The device stands beside the form before anything is written, and the button keeps its name, with what is missing beside it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PLAIN_ACCOUNT } from '../../../../test/support/plainAccount.ts'
import { drawnMarkup, drawnText } from '../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import { reloadAccounts } from '../../data/stores/accountsStore.ts'
import { SignView } from './SignView.tsx'

// What the stores ask of the page beside the bridge: where it stands, and text that is held over a reload.
const opened = {
  sessionStorage: { getItem: () => null, setItem: () => undefined },
  history: { state: null, replaceState: () => undefined },
  location: { hash: '', search: '', pathname: '/' },
}
beforeEach(() => void vi.stubGlobal('window', Object.assign(new EventTarget(), opened)))
afterEach(() => void vi.unstubAllGlobals())

test('stands there from the start, and beside the button what is missing', async () => {
  const { win } = openBridgedWindow((method) =>
    method === 'accounts.list' ? (Promise.resolve({ ok: true, value: [PLAIN_ACCOUNT] }) as never) : new Promise(() => undefined),
  )
  await reloadAccounts(win)
  expect(await drawnMarkup(win, SignView, { head: null })).toContain('<aside')
  // The addresses of the account stand below its name, before the message.
  expect(await drawnText(win, SignView, { head: null })).toMatch(
    /only sign what.*0x address.*Message .*Enter a message to sign\. ?Sign on Ledger/u,
  )
})
