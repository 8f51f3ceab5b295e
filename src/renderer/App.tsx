// Draws the window: title bar, banners, sidebar and the one screen that is shown.
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { ErrorData } from '../shared/domain/errors.ts'
import { ActivityScreen } from './features/activity/ActivityScreen.tsx'
import { useNavigation } from './navigation.ts'
import type { Screen } from '../shared/domain/screens.ts'
import { PortfolioScreen } from './features/portfolio/PortfolioScreen.tsx'
import { Banners, Strips } from './shell/Banners.tsx'
import { ErrorBoundary } from './shell/ErrorBoundary.tsx'
import { DialogInAdvance } from './kit/Dialog.tsx'
import { PaletteHost } from './shell/palette/PaletteHost.tsx'
import { Sidebar } from './shell/Sidebar.tsx'
import { StartTrouble } from './shell/StartTrouble.tsx'
import { TitleBar } from './shell/TitleBar.tsx'
import { useFocusOfRemoved } from './kit/hooks/lostFocus.ts'
import { useKeys } from './shell/useKeys.ts'
import { useSystemNotices } from './shell/useSystemNotices.ts'
import { showKeysSheet, useKeysSheet } from './data/stores/keysSheetStore.ts'
import { readEverything } from './data/readEverything.ts'
import { useApp, usePreferences } from './data/stores/appStore.ts'
import { useCoverage } from './data/stores/coverageStore.ts'
import { followLanguage } from './data/followLanguage.ts'
import { useIdleTouch } from './data/useIdleTouch.ts'
import { useLiveCount } from './data/transfers/transfersStore.ts'
import { useWelcome } from './features/welcome/welcomeStore.ts'
import { AmountsHidden, useAppWindow, useWords } from './window.ts'

const WelcomeScreen = lazy(async () => ({ default: (await import('./features/welcome/WelcomeScreen.tsx')).WelcomeScreen }))
const AccountsScreen = lazy(async () => ({ default: (await import('./features/accounts/AccountsScreen.tsx')).AccountsScreen }))
const CoverageSheet = lazy(async () => ({ default: (await import('./shell/CoverageSheet.tsx')).CoverageSheet }))
const KeysSheet = lazy(async () => ({ default: (await import('./shell/KeysSheet.tsx')).KeysSheet }))
const NftScreen = lazy(async () => ({ default: (await import('./features/nfts/NftScreen.tsx')).NftScreen }))
const ExplorerScreen = lazy(async () => ({ default: (await import('./features/explorer/ExplorerScreen.tsx')).ExplorerScreen }))
const RescueScreen = lazy(async () => ({ default: (await import('./features/maintenance/rescue/RescueScreen.tsx')).RescueScreen }))
const LockScreen = lazy(async () => ({ default: (await import('./features/vault/LockScreen.tsx')).LockScreen }))
const TransferScreen = lazy(async () => ({ default: (await import('./features/transfers/form/TransferScreen.tsx')).TransferScreen }))
const TransfersScreen = lazy(async () => ({ default: (await import('./features/transfers/sheet/TransfersScreen.tsx')).TransfersScreen }))
const ReceiveScreen = lazy(async () => ({ default: (await import('./features/receive/ReceiveScreen.tsx')).ReceiveScreen }))
const WithdrawalsScreen = lazy(async () => ({ default: (await import('./features/withdrawals/WithdrawalsScreen.tsx')).WithdrawalsScreen }))
const PermissionsScreen = lazy(async () => ({ default: (await import('./features/permissions/PermissionsScreen.tsx')).PermissionsScreen }))
const StakingScreen = lazy(async () => ({ default: (await import('./features/staking/StakingScreen.tsx')).StakingScreen }))
const VipScreen = lazy(async () => ({ default: (await import('./features/staking/vip/VipScreen.tsx')).VipScreen }))
const GovernanceScreen = lazy(async () => ({ default: (await import('./features/governance/GovernanceScreen.tsx')).GovernanceScreen }))
const GainsScreen = lazy(async () => ({ default: (await import('./features/gains/GainsScreen.tsx')).GainsScreen }))
const AddressBookScreen = lazy(async () => ({ default: (await import('./features/labels/AddressBookScreen.tsx')).AddressBookScreen }))
const MessagesScreen = lazy(async () => ({ default: (await import('./features/messages/MessagesScreen.tsx')).MessagesScreen }))
const SettingsScreen = lazy(async () => ({ default: (await import('./features/settings/SettingsScreen.tsx')).SettingsScreen }))
const HealthScreen = lazy(async () => ({ default: (await import('./features/diagnostics/HealthScreen.tsx')).HealthScreen }))
const NoticesScreen = lazy(async () => ({ default: (await import('./features/notices/NoticesScreen.tsx')).NoticesScreen }))

const SCREEN_OF: Record<Screen, () => React.ReactNode> = {
  welcome: () => <WelcomeScreen />,
  portfolio: PortfolioScreen,
  activity: ActivityScreen,
  nfts: () => <NftScreen />,
  transfer: () => <TransferScreen />,
  receive: () => <ReceiveScreen />,
  transfers: () => <TransfersScreen />,
  withdrawals: () => <WithdrawalsScreen />,
  permissions: () => <PermissionsScreen />,
  staking: () => <StakingScreen />,
  vip: () => <VipScreen />,
  governance: () => <GovernanceScreen />,
  gains: () => <GainsScreen />,
  explorer: () => <ExplorerScreen />,
  notices: () => <NoticesScreen />,
  accounts: () => <AccountsScreen />,
  addressBook: () => <AddressBookScreen />,
  messages: () => <MessagesScreen />,
  settings: () => <SettingsScreen />,
  health: () => <HealthScreen />,
}

/** Draws the whole app: the start frame, the lock, the rescue pages, or the screen that the navigation names. */
export function App() {
  useTheme()
  useChosenLanguage()
  const win = useAppWindow()
  useEffect(() => readEverything(win), [win])
  useIdleTouch()
  const app = useApp()
  const isWelcomeBusy = useWelcome((welcome) => welcome.opening !== null || welcome.error !== null)
  if (app.value === null) return <Starting />
  const { isScreenLocked, trouble } = app.value
  if (isScreenLocked || trouble?.code === 'store.locked') return <SingleScreen shown={<LockScreen isData={!isScreenLocked} />} />
  if (trouble !== null) return <SingleScreen shown={<Rescue trouble={trouble} />} />
  return app.value.isWelcomed && !isWelcomeBusy ? <WithAmounts shown={<MainLayout />} /> : <WelcomeLayout />
}

/** Hides amounts below it where that is chosen; until that is known too, since what was seen cannot be taken back. */
function WithAmounts({ shown }: { shown: React.ReactNode }) {
  const isHidden = usePreferences(({ value, error }) => value?.hidesAmounts ?? error === null)
  return <AmountsHidden value={isHidden}>{shown}</AmountsHidden>
}

/** Screens on which something is signed: their amounts are never hidden. */
const SIGNING: ReadonlySet<Screen> = new Set(['transfer', 'messages'])

/** Draws the two pages that need no network: what can be repaired, and the health page. */
function Rescue({ trouble }: { trouble: ErrorData }) {
  const [isHealth, setHealth] = useState(false)
  return isHealth ? <HealthScreen onBack={() => setHealth(false)} /> : <RescueScreen trouble={trouble} onHealth={() => setHealth(true)} />
}

function MainLayout() {
  const { shellWords } = useWords()
  const win = useAppWindow()
  const isHelpOpen = useKeysSheet((sheet) => sheet.isOpen)
  useKeys(useCallback(() => showKeysSheet(win, true), [win]))
  useSystemNotices()
  return (
    <div className="app">
      <a className="skip-link" href="#main" onClick={skipToMain}>
        {shellWords.skip}
      </a>
      <TitleBar />
      <Banners />
      <Sidebar />
      <Strips />
      <Main />
      <Coverage />
      <PaletteHost />
      <DialogInAdvance />
      {isHelpOpen && (
        <Suspense>
          <KeysSheet isOpen onClose={() => showKeysSheet(win, false)} />
        </Suspense>
      )}
    </div>
  )
}

/** Loads the coverage drawer when it is first opened. */
function Coverage() {
  const isOpen = useCoverage((coverage) => coverage.isOpen)
  return isOpen ? (
    <Suspense>
      <CoverageSheet />
    </Suspense>
  ) : null
}

function Main() {
  const { screenNames, shellWords } = useWords()
  // Deferred: the screen before stays until the code of the next one is loaded. An empty page in between would stay for 300 ms, the least
  // for which React shows what stands in for a part that is loading.
  const screen = useDeferredValue(useNavigation((place) => place.screen))
  const main = useRef<HTMLElement>(null)
  const shown = useRef(screen)
  const live = useLiveCount()
  useFocusOfRemoved(main)
  useEffect(() => {
    document.title = shellWords.windowTitle(screenNames[screen], live)
  }, [screen, live, shellWords, screenNames])
  useEffect(() => {
    // Moves the focus into a screen after a change of screen, so that the next Tab starts there: to the field that the screen begins with,
    // otherwise to the screen itself. The first paint leaves the focus alone, and so does a screen that has moved it already.
    const isFocusInside = main.current !== document.activeElement && main.current?.contains(document.activeElement) === true
    if (shown.current !== screen && !isFocusInside)
      (main.current?.querySelector<HTMLElement>('[data-first-focus]') ?? main.current)?.focus()
    shown.current = screen
  }, [screen])
  const shownScreen = useMemo(() => {
    const Shown = SCREEN_OF[screen]
    return SIGNING.has(screen) ? (
      <AmountsHidden value={false}>
        <Shown />
      </AmountsHidden>
    ) : (
      <Shown />
    )
  }, [screen])
  return (
    <main className="main" id="main" ref={main} tabIndex={-1} aria-label={screenNames[screen]}>
      <Suspense>
        <ErrorBoundary of="screen" key={screen}>
          {shownScreen}
        </ErrorBoundary>
      </Suspense>
    </main>
  )
}

function WelcomeLayout() {
  return (
    <div className="app no-rail">
      <TitleBar isQuiet />
      <Banners isQuiet />
      <main className="main">
        <Suspense>
          <WelcomeScreen />
        </Suspense>
      </main>
    </div>
  )
}

/** Draws one screen without the sidebar: without a network, or while nothing may be shown, there is nothing to navigate to. */
function SingleScreen({ shown }: { shown: React.ReactNode }) {
  return (
    <div className="app no-rail">
      <TitleBar isQuiet />
      <Banners isQuiet />
      <main className="main">
        <Suspense>{shown}</Suspense>
      </main>
    </div>
  )
}

/** Draws the frame before main has answered, and after a while or an error the reason. */
function Starting() {
  const { shellWords } = useWords()
  const error = useApp((app) => app.error)
  return (
    <div className="app no-rail">
      <TitleBar isQuiet />
      <Banners isQuiet />
      <main className="main" aria-busy={error === null} aria-label={shellWords.starting}>
        {error !== null && <StartTrouble error={error} />}
      </main>
    </div>
  )
}

function skipToMain(event: React.MouseEvent): void {
  event.preventDefault()
  document.getElementById('main')?.focus()
}

/** Draws everything in the chosen language, also where another window chose it. */
function useChosenLanguage(): void {
  const win = useAppWindow()
  const choice = usePreferences((preferences) => preferences.value?.language)
  useEffect(() => {
    // A fault that keeps it from loading is reported, and the page stays in its language.
    if (choice !== undefined) void followLanguage(win, choice)
  }, [win, choice])
}

/** Applies the chosen theme. */
function useTheme(): void {
  const theme = usePreferences((preferences) => preferences.value?.theme ?? 'system')
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = theme
  }, [theme])
}
