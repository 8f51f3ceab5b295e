// Lists what the palette knows without a request: commands, screens, accounts, transfers.
import { useEffect, useMemo } from 'react'
import type { Account } from '../../../shared/contract/account.ts'
import { hasHexForm } from '../../../shared/domain/hexForm.ts'
import { SCREENS, SETTINGS_SECTIONS, type Screen, type SettingsSection } from '../../../shared/domain/screens.ts'
import { awaitsClaim } from '../../../shared/domain/transfer/legs.ts'
import type { ExportFormat, ExportWhat } from '../../../shared/contract/settings/exports.ts'
import { pressPractice, reloadPracticeScreen, usePracticeScreen } from '../../features/devices/practiceStore.ts'
import { showTroubleDialog } from '../../features/devices/troubleStore.ts'
import { showFigures } from '../../features/activity/figures/ActivityFigures.tsx'
import { TRANSFER_WAYS, type Params } from '../../location.ts'
import { partElement } from '../../kit/showElement.ts'
import { go, navigationStore } from '../../navigation.ts'
import { AMOUNT_ID } from '../../features/transfers/form/form.ts'
import { showAccount } from '../../features/portfolio/portfolioStore.ts'
import { setTheme } from '../../features/settings/settingsStore.ts'
import { useAccounts } from '../../data/stores/accountsStore.ts'
import { useApp } from '../../data/stores/appStore.ts'
import { checkForNewChains } from '../../data/stores/chainListStore.ts'
import { useChainNames, useChains } from '../../data/stores/chainsStore.ts'
import { showCoverage } from '../../data/stores/coverageStore.ts'
import { startGuide } from '../../data/stores/guideStore.ts'
import { useKnownNames } from '../../data/names/ownNamesStore.ts'
import { reloadVault, useVault } from '../../features/vault/vaultStore.ts'
import { useTransfers } from '../../data/transfers/transfersStore.ts'
import { shorten } from '../../kit/text/addressText.ts'
import { writeClipboard } from '../../kit/hooks/clipboard.ts'
import { SCREEN_OF_LETTER } from '../useKeys.ts'
import { nameItems } from './nameItems.ts'
import { ledgerActions, type PaletteGroup, type PaletteItem } from './paletteItems.ts'
import { paletteStore } from './paletteStore.ts'
import { settingItems } from './settingItems.ts'
import { claimItem, transferItem } from './transferItems.ts'
import { showKeysSheet } from '../../data/stores/keysSheetStore.ts'
import { useAllWords, useAppWindow, type AppWindow } from '../../window.ts'
import type { AllWords } from '../../words/words.ts'

/**
 * Returns the groups of the palette; none until they are wanted, so that the field is drawn before them. Each opening asks again what
 * another window may have changed.
 */
export function usePaletteGroups(isWanted: boolean, isOpen: boolean): PaletteGroup[] {
  const all = useAllWords()
  const { groups } = all.paletteWords
  const { paletteSynonyms: synonyms } = all
  const win = useAppWindow()
  const accounts = useAccounts((state) => state.value)
  const transfers = useTransfers((state) => state.value)
  const isPractice = useApp((app) => app.value?.network.kind === 'practice')
  const network = useApp(({ value }) => (value === null || value.network.isFixed ? null : value.network.kind))
  const isEncrypted = useVault((state) => state.value?.isEncrypted ?? null)
  const power = usePracticeScreen((state) => state.value?.power)
  const names = useKnownNames((accounts ?? []).filter(({ signer }) => signer.kind !== 'watched').map(({ id }) => id))
  useEffect(() => {
    if (!isOpen) return
    void reloadVault(win)
    if (isPractice) void reloadPracticeScreen(win)
  }, [win, isPractice, isOpen])
  const nameOf = useChainNames()
  const chains = useChains((state) => state.value)
  return useMemo(
    () =>
      isWanted
        ? [
            {
              value: groups.actions,
              items: [
                ...(transfers ?? []).filter(({ transfer }) => awaitsClaim(transfer)).map((view) => claimItem(win, all, view, nameOf)),
                ...actions(win, all, isPractice, isEncrypted),
                ...(isPractice ? ledgerActions(power).map((name) => action(all, name, () => void pressPractice(win, name))) : []),
                ...settingItems(win, all, { network, language: document.documentElement.lang }),
                ...nameItems(all, names, () => go(win, 'accounts')),
                ...(accounts ?? []).flatMap((account) => copies(win, all, account)),
              ],
            },
            {
              value: groups.screens,
              items: SCREENS.flatMap((screen) => (screen === 'welcome' ? [] : [screenItem(win, screen, synonyms.screens[screen])])),
            },
            {
              value: groups.settings,
              items: SETTINGS_SECTIONS.map((section) => sectionItem(win, section, synonyms.sections[section])),
            },
            { value: groups.accounts, items: (accounts ?? []).map((value) => accountItem(win, value)) },
            { value: groups.transfers, items: (transfers ?? []).map((view) => transferItem(win, all, view, nameOf)) },
          ]
        : [],
    // The names of chains come from the chains.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the function is a new one at each render
    [isWanted, win, all, accounts, transfers, chains, isPractice, network, isEncrypted, power, names],
  )
}

function screenItem(win: AppWindow, screen: Screen, also: string): PaletteItem {
  const [letter] = [...SCREEN_OF_LETTER].find(([, other]) => other === screen) ?? []
  const item = { id: `screen ${screen}`, name: win.words.screenNames[screen], also, hint: '', run: () => go(win, screen) }
  return letter === undefined ? item : { ...item, keys: ['g', letter] }
}

function sectionItem(win: AppWindow, section: SettingsSection, also: string): PaletteItem {
  const run = () => go(win, 'settings', { section })
  return {
    id: `section ${section}`,
    name: win.words.sectionNames[section],
    also,
    hint: win.words.screenNames.settings,
    run,
  }
}

type ActionName = Exclude<keyof AllWords['paletteSynonyms']['commands'], 'export' | 'exportActivity' | 'extendName'>

function action(words: AllWords, name: ActionName, run: () => void): PaletteItem {
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

/** Returns the format that what is typed names, as “koinly” or “export csv”; null without one, or where that export has none. */
function formatIn(what: ExportWhat, text: string): ExportFormat | null {
  const words = text.toLowerCase().split(/\s+/u)
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
    run: (typed) => win.part(paletteStore).setState({ exporting: { what, format: formatIn(what, typed) } }),
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

function actions(win: AppWindow, words: AllWords, isPractice: boolean, isEncrypted: boolean | null): PaletteItem[] {
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
    action(words, 'exportGains', () => go(win, 'gains')),
    exportItem(win, words, 'activity'),
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
  return [action(words, 'encrypt', encrypt), { ...item, hint: words.paletteWords.needsEncryption }]
}

function copies(win: AppWindow, all: AllWords, account: Account): PaletteItem[] {
  const { address, label, id } = account
  const item = (key: string, name: string, text: string): PaletteItem => ({
    id: `${key} ${id}`,
    name,
    also: text,
    hint: shorten(text),
    run: () => copy(win, all, text),
  })
  const plain = item('copy', all.paletteWords.actions.copyAddress(label), address.bech32)
  return hasHexForm(account) ? [plain, item('copy 0x', all.paletteWords.actions.copyHex(label), address.hex)] : [plain]
}

function copy(win: AppWindow, { paletteWords: words }: AllWords, text: string): void {
  writeClipboard(win, text).then(
    () => win.part(paletteStore).setState({ said: words.copied(text) }),
    () => win.part(paletteStore).setState({ said: words.copyFailed }),
  )
}

function accountItem(win: AppWindow, { id, label, address }: Account): PaletteItem {
  const run = () => {
    showAccount(win, id)
    go(win, 'portfolio')
  }
  return { id: `account ${id}`, name: label, also: `${address.bech32} ${address.hex}`, hint: shorten(address.bech32), run }
}
