// Lists what the palette knows without a request: commands, screens, accounts, transfers.
import { useMemo } from 'react'
import type { Account } from '../../../shared/contract/account.ts'
import { hasHexForm } from '../../../shared/domain/hexForm.ts'
import { LANGUAGES, type Language } from '../../../shared/domain/language.ts'
import { SCREENS, SETTINGS_SECTIONS, type Screen, type SettingsSection } from '../../../shared/domain/screens.ts'
import type { TransferView } from '../../../shared/contract/transfer/transfer.ts'
import type { ExportWhat } from '../../../shared/contract/settings/exports.ts'
import { pressPractice } from '../../features/devices/practiceStore.ts'
import { showTroubleDialog } from '../../features/devices/troubleStore.ts'
import { showFigures } from '../../features/activity/figures/ActivityFigures.tsx'
import { go } from '../../navigation.ts'
import { showAccount } from '../../features/portfolio/portfolioStore.ts'
import { setLanguage, setTheme } from '../../features/settings/settingsStore.ts'
import { useAccounts } from '../../data/stores/accountsStore.ts'
import { useApp } from '../../data/stores/appStore.ts'
import { checkForNewChains } from '../../data/stores/chainListStore.ts'
import { useChainNames } from '../../data/stores/chainsStore.ts'
import { showCoverage } from '../../data/stores/coverageStore.ts'
import { startGuide } from '../../data/stores/guideStore.ts'
import { useTransfers } from '../../data/transfers/transfersStore.ts'
import { shorten } from '../../kit/text/addressText.ts'
import { writeClipboard } from '../../kit/hooks/clipboard.ts'
import { formatTransferNumber } from '../../words/formats.ts'
import { languageNames } from '../../words/languageNames.ts'
import type { PaletteGroup, PaletteItem } from './paletteItems.ts'
import { paletteStore } from './paletteStore.ts'
import { keysSheetStore } from '../windowCommands.ts'
import { useAppWindow, type AppWindow, useWords } from '../../window.ts'
import type { Words } from '../../words/words.ts'

/** Returns the groups of the palette. */
export function usePaletteGroups(): PaletteGroup[] {
  const { paletteWords: words } = useWords()
  const win = useAppWindow()
  const accounts = useAccounts((state) => state.value)
  const transfers = useTransfers((state) => state.value)
  const isPractice = useApp((app) => app.value?.network.kind === 'practice')
  const nameOf = useChainNames()
  return useMemo(
    () => [
      { value: words.groups.actions, items: [...actions(win, isPractice), ...(accounts ?? []).flatMap((account) => copies(win, account))] },
      { value: words.groups.screens, items: SCREENS.flatMap((screen) => (screen === 'welcome' ? [] : [screenItem(win, screen)])) },
      {
        value: words.groups.settings,
        items: [
          ...SETTINGS_SECTIONS.map((section) => sectionItem(win, section)),
          ...LANGUAGES.map((language) => languageItem(win, language)),
        ],
      },
      { value: words.groups.accounts, items: (accounts ?? []).map((value) => accountItem(win, value)) },
      { value: words.groups.transfers, items: (transfers ?? []).map((view) => transferItem(win, view, nameOf)) },
    ],
    // The names of chains arrive with the chains, which do not change while a network is open.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the function is a new one at each render
    [win, accounts, transfers, isPractice],
  )
}

function screenItem(win: AppWindow, screen: Exclude<Screen, 'welcome'>): PaletteItem {
  const { paletteWords, screenNames } = win.words
  return { id: `screen ${screen}`, name: screenNames[screen], also: paletteWords.screens[screen], hint: '', run: () => go(win, screen) }
}

function sectionItem(win: AppWindow, section: SettingsSection): PaletteItem {
  const run = () => go(win, 'settings', { section })
  return {
    id: `section ${section}`,
    name: win.words.sectionNames[section],
    also: win.words.paletteWords.sections[section],
    hint: win.words.screenNames.settings,
    run,
  }
}

function languageItem(win: AppWindow, language: Language): PaletteItem {
  const name = win.words.paletteWords.loadLanguage(languageNames[language])
  return {
    id: `language ${language}`,
    name,
    also: `${win.words.sectionNames.language} ${languageNames[language]}`,
    hint: '',
    run: () => void setLanguage(win, language),
  }
}

type ActionName = Exclude<keyof Words['paletteWords']['also'], 'export'>

function action(words: Words, name: ActionName, run: () => void): PaletteItem {
  return { id: name, name: words.paletteWords.actions[name], also: words.paletteWords.also[name], hint: '', run }
}

function exportItem(win: AppWindow, what: ExportWhat, name: string): PaletteItem {
  return {
    id: `export ${what}`,
    name,
    also: win.words.paletteWords.also.export,
    hint: '',
    run: () => win.part(paletteStore).setState({ exporting: what }),
  }
}

function actions(win: AppWindow, isPractice: boolean): PaletteItem[] {
  const { exportActivity, exportHoldings, exportLabels, exportNfts, exportTransfers } = win.words.paletteWords.actions
  return [
    action(win.words, 'transfer', () => go(win, 'transfer')),
    action(win.words, 'connect', () => go(win, 'accounts', { open: 'ledger' })),
    action(win.words, 'watch', () => go(win, 'accounts', { open: 'watch' })),
    action(win.words, 'sync', () => void win.client['sync.now']({})),
    action(win.words, 'coverage', () => showCoverage(win, true)),
    action(win.words, 'figures', () => showFigures(win)),
    action(win.words, 'health', () => go(win, 'health')),
    action(win.words, 'newChains', () => {
      go(win, 'settings', { section: 'chains' })
      void checkForNewChains(win)
    }),
    action(win.words, 'light', () => void setTheme(win, 'light')),
    action(win.words, 'dark', () => void setTheme(win, 'dark')),
    action(win.words, 'system', () => void setTheme(win, 'system')),
    action(win.words, 'keys', () => win.part(keysSheetStore).setState({ isOpen: true })),
    exportItem(win, 'activity', exportActivity),
    exportItem(win, 'holdings', exportHoldings),
    exportItem(win, 'transfers', exportTransfers),
    exportItem(win, 'labels', exportLabels),
    exportItem(win, 'nfts', exportNfts),
    ...(isPractice
      ? [
          action(win.words, 'guide', () => startGuide(win)),
          action(win.words, 'trouble', () => showTroubleDialog(win, true)),
          action(win.words, 'lock', () => void pressPractice(win, 'lock')),
          action(win.words, 'unlock', () => void pressPractice(win, 'unlock')),
        ]
      : []),
  ]
}

function copies(win: AppWindow, account: Account): PaletteItem[] {
  const { address, label, id } = account
  const item = (key: string, name: string, text: string): PaletteItem => ({
    id: `${key} ${id}`,
    name,
    also: text,
    hint: shorten(text),
    run: () => copy(win, text),
  })
  const plain = item('copy', win.words.paletteWords.actions.copyAddress(label), address.bech32)
  return hasHexForm(account) ? [plain, item('copy 0x', win.words.paletteWords.actions.copyHex(label), address.hex)] : [plain]
}

function copy(win: AppWindow, text: string): void {
  writeClipboard(win, text).then(
    () => win.part(paletteStore).setState({ said: win.words.paletteWords.copied(text) }),
    () => win.part(paletteStore).setState({ said: win.words.paletteWords.copyFailed }),
  )
}

function accountItem(win: AppWindow, { id, label, address }: Account): PaletteItem {
  const run = () => {
    showAccount(win, id)
    go(win, 'portfolio')
  }
  return { id: `account ${id}`, name: label, also: `${address.bech32} ${address.hex}`, hint: shorten(address.bech32), run }
}

function transferItem(win: AppWindow, { transfer: { id, number, quote } }: TransferView, nameOf: (chainId: string) => string): PaletteItem {
  const { fromChainId, toChainId } = quote.request
  const name = win.words.paletteWords.waybill(formatTransferNumber(number), nameOf(fromChainId), nameOf(toChainId))
  return { id: `waybill ${id}`, name, also: '', hint: '', run: () => go(win, 'transfers', { transferId: id }) }
}
