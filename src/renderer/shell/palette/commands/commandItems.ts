// Lists the commands of the palette: what starts a transfer, claims, leads to a part of a screen, exports, locks.
import type { Screen } from '../../../../shared/domain/screens.ts'
import type { ExportFormat, ExportWhat } from '../../../../shared/contract/settings/exports.ts'
import { showTroubleDialog } from '../../../features/devices/trouble/troubleStore.ts'
import { showFigures } from '../../../features/activity/figures/ActivityFigures.tsx'
import { TRANSFER_WAYS, type Params } from '../../../location.ts'
import { partElement } from '../../../kit/showElement.ts'
import { go, navigationStore } from '../../../navigation.ts'
import { AMOUNT_ID } from '../../../features/transfers/form/form.ts'
import { setTheme } from '../../../features/settings/settingsStore.ts'
import { checkForNewChains } from '../../../data/stores/chainListStore.ts'
import { showCoverage } from '../../../data/stores/coverageStore.ts'
import { startGuide } from '../../../data/stores/guideStore.ts'
import type { PaletteItem } from '../paletteItems.ts'
import { paletteStore } from '../paletteStore.ts'
import { showKeysSheet } from '../../../data/stores/keysSheetStore.ts'
import type { AppWindow } from '../../../window.ts'
import type { AllWords } from '../../../words/words.ts'

type ActionName = Exclude<keyof AllWords['paletteSynonyms']['commands'], 'export' | 'exportActivity' | 'extendName'>

/** Returns the entry of a command. */
export function action(words: AllWords, name: ActionName, run: () => void): PaletteItem {
  return { id: name, name: words.paletteWords.actions[name], also: words.paletteSynonyms.commands[name], hint: '', run }
}

/** Names of the exports. */
const EXPORTS = {
  activity: 'exportActivity',
  holdings: 'exportHoldings',
  transfers: 'exportTransfers',
  labels: 'exportLabels',
  nfts: 'exportNfts',
} as const satisfies Partial<Record<ExportWhat, string>>

/** Returns whether what is typed names taxes. */
function isForTaxes(text: string, taxes: string): boolean {
  return text
    .toLowerCase()
    .split(/\s+/u)
    .some((word) => taxes.split(' ').includes(word))
}

/** Returns the format that what is typed names, as “koinly” or “export csv”, or that taxes need; null without one, or where that export has none. */
function formatIn(what: ExportWhat, text: string, taxes: string): ExportFormat | null {
  const words = text.toLowerCase().split(/\s+/u)
  if (what === 'activity' && isForTaxes(text, taxes)) return 'koinly'
  const formats: readonly ExportFormat[] = what === 'activity' ? ['koinly', 'csv'] : ['csv']
  return formats.find((format) => words.some((word) => word.length > 2 && format.startsWith(word))) ?? null
}

function exportItem(win: AppWindow, words: AllWords, what: keyof typeof EXPORTS): PaletteItem {
  const { commands } = words.paletteSynonyms
  const isActivity = what === 'activity'
  return {
    id: `export ${what}`,
    name: words.paletteWords.actions[EXPORTS[what]],
    also: isActivity ? `${commands.export} ${commands.exportActivity}` : commands.export,
    hint: isActivity ? `${words.formatNames.csv}, ${words.formatNames.koinly}` : '',
    run: (typed) => {
      const format = formatIn(what, typed, commands.exportActivity)
      // A tax return is about the year before.
      const year = isActivity && format === 'koinly' && !typed.toLowerCase().includes(format) ? { year: new Date().getFullYear() - 1 } : {}
      win.part(paletteStore).setState({ exporting: { what, format, ...year } })
    },
  }
}

/** Entries that lead to a part of a screen. */
const PARTS = [
  ['compound', 'staking', 'compound'],
  ['unstake', 'staking', 'stakes'],
  ['voteGauges', 'governance', 'gauges'],
] as const satisfies readonly (readonly [ActionName, Screen, Params['open']])[]

/** Claims that open their review at once where they can be begun: for the account that is shown already, if it is. */
const CLAIMS = [
  ['claimRewards', 'staking', 'claim'],
  ['claimVip', 'vip', 'vip'],
] as const satisfies readonly (readonly [ActionName, Screen, Params['open']])[]

function startClaim(win: AppWindow, on: Screen, open: (typeof CLAIMS)[number][2]): void {
  const { screen, params } = win.part(navigationStore).getState()
  const account = (screen === 'staking' || screen === 'vip') && params.accountId !== undefined ? { accountId: params.accountId } : {}
  go(win, on, { ...account, open, begins: 'now' })
}

/** Returns the commands of every window; `isEncrypted` is null while that is not known. */
export function actions(win: AppWindow, words: AllWords, isPractice: boolean, isEncrypted: boolean | null): PaletteItem[] {
  return [
    action(words, 'transfer', () => go(win, 'transfer')),
    // Where the form is open already, the choice of the way would keep the focus from the amount.
    ...TRANSFER_WAYS.map((way) => ({
      ...action(words, way, () => go(win, 'transfer', { way })),
      toFocus: () => document.getElementById(AMOUNT_ID),
    })),
    action(words, 'stake', () => go(win, 'staking', { open: 'stake' })),
    ...CLAIMS.map(([name, screen, part]) => ({
      ...action(words, name, () => startClaim(win, screen, part)),
      toFocus: () => partElement(part),
    })),
    ...PARTS.map(([name, screen, part]) => ({
      ...action(words, name, () => go(win, screen, { open: part })),
      toFocus: () => partElement(part),
    })),
    action(words, 'revoke', () => go(win, 'permissions')),
    action(words, 'connect', () => go(win, 'accounts', { open: 'ledger' })),
    action(words, 'watch', () => go(win, 'accounts', { open: 'watch' })),
    action(words, 'sync', () => void win.client['sync.now']({})),
    action(words, 'coverage', () => showCoverage(win, true)),
    action(words, 'figures', () => showFigures(win)),
    action(words, 'newChains', () => {
      go(win, 'settings', { section: 'chains' })
      void checkForNewChains(win)
    }),
    action(words, 'light', () => void setTheme(win, 'light')),
    action(words, 'dark', () => void setTheme(win, 'dark')),
    action(words, 'system', () => void setTheme(win, 'system')),
    ...lockItems(win, words, isEncrypted),
    action(words, 'keys', () => showKeysSheet(win, true)),
    exportItem(win, words, 'activity'),
    action(words, 'exportGains', () => go(win, 'gains')),
    exportItem(win, words, 'holdings'),
    exportItem(win, words, 'transfers'),
    exportItem(win, words, 'labels'),
    exportItem(win, words, 'nfts'),
    ...(isPractice ? [action(words, 'guide', () => startGuide(win)), action(words, 'trouble', () => showTroubleDialog(win, true))] : []),
  ]
}

/** Returns the lock of the window; without a passphrase it says what it needs first, and both entries lead to that. */
function lockItems(win: AppWindow, words: AllWords, isEncrypted: boolean | null): PaletteItem[] {
  const encrypt = () => go(win, 'settings', { section: 'vault', open: 'encrypt' })
  const lock = async () => {
    // Asked again: another window may have encrypted the data, or turned it off.
    const state = await win.client['vault.state']({})
    if (state.isEncrypted) await win.client['vault.lock']({})
    else encrypt()
  }
  const item = action(words, 'lockWindow', () => void lock())
  if (isEncrypted !== false) return [item]
  return [
    { ...action(words, 'encrypt', encrypt), hint: words.paletteWords.toLock },
    { ...item, hint: words.paletteWords.needsEncryption },
  ]
}
