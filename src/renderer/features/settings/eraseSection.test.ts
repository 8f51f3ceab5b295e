// Erasing an account begins with a button, which asks which one where there are several.
import { expect, test } from 'vitest'
import { drawnMarkup } from '../../../../test/support/drawnMarkup.ts'
import { openBridgedWindow } from '../../../../test/support/fakeBridgeWindow.ts'
import { reloadAccounts } from '../../data/stores/accountsStore.ts'
import { EraseSection } from './EraseSection.tsx'

test('an account is erased by a button like all data, and by none where there is no account', async () => {
  const accounts = ['Mine', 'Other'].map((label) => ({
    id: label,
    label,
    signer: { kind: 'ledger' },
    address: { bech32: label, hex: label },
  }))
  const buttonsOf = async (value: unknown[]) => {
    const { win } = openBridgedWindow(() => Promise.resolve({ ok: true, value }) as never)
    await reloadAccounts(win)
    const markup = await drawnMarkup(win, EraseSection, {})
    expect(markup).not.toContain('combobox')
    return [...markup.matchAll(/<button[^>]*>(?:<svg.*?<\/svg>)?([^<]+)/gu)].map(([, name]) => name)
  }
  expect(await buttonsOf(accounts)).toEqual(['Erase one account…', 'Erase this network’s data'])
  expect(await buttonsOf([])).toEqual(['Erase this network’s data'])
})
