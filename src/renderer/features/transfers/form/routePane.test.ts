// The pane of the route says the same as the button below it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drawnText } from '../../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../../test/support/fakeBridgeWindow.ts'
import { sampleQuote } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import { RouteSheet } from '../offers/RouteSheet.tsx'
import { EMPTY_FORM, type Surroundings } from './form.ts'
import { formStore } from './formStore.ts'

const opened = {
  sessionStorage: { getItem: () => null, setItem: () => undefined },
  history: { replaceState: () => undefined, pushState: () => undefined },
}
beforeEach(() => void vi.stubGlobal('window', Object.assign(new EventTarget(), opened)))
afterEach(() => void vi.unstubAllGlobals())

test('a quote that is about to be asked for is no missing detail', async () => {
  const { win } = openBridgedWindow(() => new Promise(() => undefined))
  const { from, to, request } = sampleQuote()
  const account = {
    id: request.accountId,
    label: 'Main',
    address: { bech32: 'init1x', hex: '0x1' },
    signer: { kind: 'ledger', app: 'ethereum', path: "44'/60'/0'/0/0", publicKey: '02', model: 'Ledger Flex' },
    createdAt: 0,
  } as const
  const chain = {
    id: from.chainId,
    name: 'Initia',
    station: 'INI',
    vm: null,
    bech32Prefix: 'init',
    hasExplorer: false,
    kind: 'initia-l1',
  } as const
  const around: Surroundings = {
    account,
    fromAsset: from,
    toAsset: to,
    fromChain: chain,
    toChain: { ...chain, id: to.chainId, kind: 'initia-rollup' },
    balance: '99000000',
    quote: null,
    quoteError: null,
    chainIds: null,
    agreed: [],
  }
  const drawn = (typed: string) => {
    win.part(formStore).setState({ form: { ...EMPTY_FORM, accountId: account.id, from, to, typed } })
    return drawnText(win, RouteSheet, { around, now: 0 })
  }
  expect(await drawn('4')).not.toContain('Fill in the details')
  expect(await drawn('')).toContain('Fill in the details and the route appears here.')
})
