// Lists what the palette knows without a request: commands, screens, accounts, transfers.
import { useMemo } from 'react'
import type { Account } from '../../../shared/contract/account.ts'
import { hasHexForm } from '../../../shared/domain/hexForm.ts'
import { LANGUAGES, type Language } from '../../../shared/domain/language.ts'
import { SCREENS, SETTINGS_SECTIONS, type Screen, type SettingsSection } from '../../../shared/domain/screens.ts'
import type { TransferView } from '../../../shared/contract/transfer/transfer.ts'
import type { ExportWhat } from '../../../shared/contract/settings/exports.ts'
import { client } from '../../data/api.ts'
import { pressPractice } from '../../features/devices/practiceStore.ts'
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
import { paletteWords as words } from '../../words/palette.ts'
import { languageNames } from '../../words/languageNames.ts'
import { sectionNames } from '../../words/settings.ts'
import { screenNames } from '../../words/shell.ts'
import type { PaletteGroup, PaletteItem } from './paletteItems.ts'
import { usePalette } from './paletteStore.ts'
import { useKeysSheet } from '../windowCommands.ts'

/** Returns the groups of the palette. */
export function usePaletteGroups(): PaletteGroup[] {
  const accounts = useAccounts((state) => state.value)
  const transfers = useTransfers((state) => state.value)
  const isPractice = useApp((app) => app.value?.network.kind === 'practice')
  const nameOf = useChainNames()
  return useMemo(
    () => [
      { value: words.groups.actions, items: [...actions(isPractice), ...(accounts ?? []).flatMap(copies)] },
      { value: words.groups.screens, items: SCREENS.filter((screen) => screen !== 'welcome').map(screenItem) },
      { value: words.groups.settings, items: [...SETTINGS_SECTIONS.map(sectionItem), ...LANGUAGES.map(languageItem)] },
      { value: words.groups.accounts, items: (accounts ?? []).map(accountItem) },
      { value: words.groups.waybills, items: (transfers ?? []).map((view) => transferItem(view, nameOf)) },
    ],
    // The names of chains arrive with the chains, which do not change while a network is open.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the function is a new one at each render
    [accounts, transfers, isPractice],
  )
}

function screenItem(screen: Screen): PaletteItem {
  return { id: `screen ${screen}`, name: screenNames[screen], also: '', hint: '', run: () => go(screen) }
}

function sectionItem(section: SettingsSection): PaletteItem {
  const run = () => go('settings', { section })
  return { id: `section ${section}`, name: sectionNames[section], also: words.sections[section], hint: screenNames.settings, run }
}

function languageItem(language: Language): PaletteItem {
  const name = words.loadLanguage(languageNames[language])
  return {
    id: `language ${language}`,
    name,
    also: `${sectionNames.language} ${languageNames[language]}`,
    hint: '',
    run: () => void setLanguage(language),
  }
}

type ActionName = Exclude<keyof typeof words.also, 'export'>

function action(name: ActionName, run: () => void): PaletteItem {
  return { id: name, name: words.actions[name], also: words.also[name], hint: '', run }
}

function exportItem(what: ExportWhat, name: string): PaletteItem {
  return { id: `export ${what}`, name, also: words.also.export, hint: '', run: () => usePalette.setState({ exporting: what }) }
}

function actions(isPractice: boolean): PaletteItem[] {
  const { exportActivity, exportHoldings, exportLabels, exportNfts, exportTransfers } = words.actions
  return [
    action('transfer', () => go('transfer')),
    action('connect', () => go('accounts', { open: 'ledger' })),
    action('watch', () => go('accounts', { open: 'watch' })),
    action('sync', () => void client['sync.now']({})),
    action('coverage', () => showCoverage(true)),
    action('health', () => go('health')),
    action('newChains', () => {
      go('settings', { section: 'chains' })
      void checkForNewChains()
    }),
    action('light', () => void setTheme('light')),
    action('dark', () => void setTheme('dark')),
    action('system', () => void setTheme('system')),
    action('keys', () => useKeysSheet.setState({ isOpen: true })),
    exportItem('activity', exportActivity),
    exportItem('holdings', exportHoldings),
    exportItem('waybills', exportTransfers),
    exportItem('labels', exportLabels),
    exportItem('nfts', exportNfts),
    ...(isPractice
      ? [
          action('guide', startGuide),
          action('lock', () => void pressPractice('lock')),
          action('unlock', () => void pressPractice('unlock')),
        ]
      : []),
  ]
}

function copies(account: Account): PaletteItem[] {
  const { address, label, id } = account
  const item = (key: string, name: string, text: string): PaletteItem => ({
    id: `${key} ${id}`,
    name,
    also: text,
    hint: shorten(text),
    run: () => copy(text),
  })
  const plain = item('copy', words.actions.copyAddress(label), address.bech32)
  return hasHexForm(account) ? [plain, item('copy 0x', words.actions.copyHex(label), address.hex)] : [plain]
}

function copy(text: string): void {
  writeClipboard(text).then(
    () => usePalette.setState({ said: words.copied(text) }),
    () => usePalette.setState({ said: words.copyFailed }),
  )
}

function accountItem({ id, label, address }: Account): PaletteItem {
  const run = () => {
    showAccount(id)
    go('portfolio')
  }
  return { id: `account ${id}`, name: label, also: `${address.bech32} ${address.hex}`, hint: shorten(address.bech32), run }
}

function transferItem({ transfer: { id, number, quote } }: TransferView, nameOf: (chainId: string) => string): PaletteItem {
  const { fromChainId, toChainId } = quote.request
  const name = words.waybill(formatTransferNumber(number), nameOf(fromChainId), nameOf(toChainId))
  return { id: `waybill ${id}`, name, also: '', hint: '', run: () => go('waybills', { transferId: id }) }
}
