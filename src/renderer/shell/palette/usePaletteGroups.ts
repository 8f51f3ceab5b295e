// Lists what the palette knows without a request: commands, screens, accounts, transfers.
import { useEffect, useMemo } from 'react'
import type { Account } from '../../../shared/contract/account.ts'
import type { TransferView } from '../../../shared/contract/transfer/transfer.ts'
import type { NetworkKind } from '../../../shared/contract/settings/settings.ts'
import type { PracticeScreen } from '../../../shared/contract/status.ts'
import { hasHexForm } from '../../../shared/domain/hexForm.ts'
import { SCREENS, SETTINGS_SECTIONS, type Screen, type SettingsSection } from '../../../shared/domain/screens.ts'
import { awaitsClaim } from '../../../shared/domain/transfer/legs.ts'
import { pressPractice, reloadPracticeScreen, usePracticeScreen } from '../../features/devices/practiceStore.ts'
import { go } from '../../navigation.ts'
import { showAccount } from '../../features/portfolio/portfolioStore.ts'
import { useAccounts } from '../../data/stores/accountsStore.ts'
import { useApp } from '../../data/stores/appStore.ts'
import { useChainNames, useChains } from '../../data/stores/chainsStore.ts'
import { useKnownNames } from '../../data/names/ownNamesStore.ts'
import { listedViews } from '../../features/transfers/list/listing.ts'
import { reloadVault, useVault } from '../../features/vault/vaultStore.ts'
import { useTransfers } from '../../data/transfers/transfersStore.ts'
import { shorten } from '../../kit/text/addressText.ts'
import { writeClipboard } from '../../kit/hooks/clipboard.ts'
import { openScreen } from '../windowCommands.ts'
import { SCREEN_OF_LETTER } from '../useKeys.ts'
import { action, actions } from './commands/commandItems.ts'
import { nameItems } from './nameItems.ts'
import { ledgerActions, type PaletteGroup, type PaletteItem } from './paletteItems.ts'
import { paletteStore } from './paletteStore.ts'
import { settingItems } from './settingItems.ts'
import { claimItem, transferItem } from './transferItems.ts'
import { useAllWords, useAppWindow, type AppWindow } from '../../window.ts'
import type { AllWords } from '../../words/words.ts'

/**
 * Returns the groups of the palette; none until they are wanted, so that the field is drawn before them. Each opening asks again what
 * another window may have changed.
 */
export function usePaletteGroups(isWanted: boolean, isOpen: boolean): PaletteGroup[] {
  const all = useAllWords()
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
        ? knownGroups(win, all, {
            accounts: accounts ?? [],
            transfers: transfers ?? [],
            isPractice,
            network,
            isEncrypted,
            power,
            names,
            nameOf,
          })
        : [],
    // The names of chains come from the chains.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the function is a new one at each render
    [isWanted, win, all, accounts, transfers, chains, isPractice, network, isEncrypted, power, names],
  )
}

/** What the groups are made from. */
export interface Known {
  accounts: readonly Account[]
  transfers: readonly TransferView[]
  isPractice: boolean
  /** Null where it cannot be changed, or is not known yet. */
  network: NetworkKind | null
  isEncrypted: boolean | null
  power: PracticeScreen['power'] | undefined
  /** Names that the accounts own, with spaces between. */
  names: string
  nameOf: (chainId: string) => string
}

/** Returns the groups in their order. */
export function knownGroups(win: AppWindow, all: AllWords, known: Known): PaletteGroup[] {
  const { accounts, transfers, isPractice, network, isEncrypted, power, names, nameOf } = known
  const { paletteSynonyms: synonyms } = all
  const { groups } = all.paletteWords
  return [
    {
      value: groups.actions,
      items: [
        ...transfers.filter(({ transfer }) => awaitsClaim(transfer)).map((view) => claimItem(win, all, view, nameOf)),
        ...actions(win, all, isPractice, isEncrypted),
        ...(isPractice ? ledgerActions(power).map((name) => action(all, name, () => void pressPractice(win, name))) : []),
        ...settingItems(win, all, { network, language: document.documentElement.lang, hidesAmounts: all.hidesAmounts === true }),
        ...nameItems(all, names, () => go(win, 'accounts')),
        ...accounts.flatMap((account) => copies(win, all, account)),
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
    { value: groups.accounts, items: accounts.map((value) => accountItem(win, value)) },
    { value: groups.transfers, items: listedViews(transfers).map((view) => transferItem(win, all, view, nameOf)) },
  ]
}

function screenItem(win: AppWindow, screen: Screen, also: string): PaletteItem {
  const [letter] = [...SCREEN_OF_LETTER].find(([, other]) => other === screen) ?? []
  const item = { id: `screen ${screen}`, name: win.words.screenNames[screen], also, hint: '', run: () => openScreen(win, screen) }
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

function copies(win: AppWindow, all: AllWords, account: Account): PaletteItem[] {
  const { address, label, id } = account
  const item = (key: string, name: string, text: string): PaletteItem => ({
    id: `${key} ${id}`,
    name,
    also: `${text} ${all.paletteSynonyms.myAddress}`,
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
