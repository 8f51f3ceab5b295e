// Draws the navigation at the left: the screens, and at its foot the age of the data and the state of the device.
import {
  ArrowLeftRight,
  Bell,
  ChartPie,
  Compass,
  Image,
  List,
  ReceiptText,
  SlidersHorizontal,
  WalletCards,
  type LucideIcon,
  CloudOff,
  RefreshCw,
} from 'lucide-react'
import { DeviceBadge } from '../features/devices/DeviceBadge.tsx'
import { needsUser } from '../features/transfers/list/listing.ts'
import { useNavigation } from '../navigation.ts'
import type { Screen } from '../../shared/domain/screens.ts'
import { useUnseenChanges } from '../data/stores/chainListStore.ts'
import { useUnreadCount } from '../data/stores/noticesStore.ts'
import { originScreen } from '../data/transfers/originScreen.ts'
import { useTransfer, useTransfers } from '../data/transfers/transfersStore.ts'
import { Icon } from '../kit/Icon.tsx'
import { useAppWindow, useWords, useConnection, type AppWindow } from '../window.ts'
import { reloadSync, useSync } from '../data/stores/syncStore.ts'
import { summariseSync } from '../data/stores/syncSummary.ts'
import { useNow } from '../kit/hooks/useNow.ts'
import { openScreen } from './windowCommands.ts'
import { badgeText } from '../words/sync.ts'

/** Draws the sidebar. */
export function Sidebar() {
  const { shellWords } = useWords()
  const waiting = useTransfers(({ value }) => value?.filter(needsUser).length ?? 0)
  const unread = useUnreadCount()
  const changes = useUnseenChanges()
  return (
    <nav className="rail" aria-label={shellWords.mainNavigation}>
      <SidebarItem screen="portfolio" icon={ChartPie} />
      <SidebarItem screen="activity" icon={List} />
      <SidebarItem screen="nfts" icon={Image} />
      <SidebarItem screen="transfer" icon={ArrowLeftRight} />
      <SidebarItem screen="transfers" icon={ReceiptText} count={waiting} counted={shellWords.needsYou(waiting)} />
      <SidebarItem screen="explorer" icon={Compass} />
      <div className="rail-space" />
      <SidebarItem screen="notices" icon={Bell} count={unread} counted={shellWords.unread(unread)} />
      <SidebarItem screen="accounts" icon={WalletCards} />
      <SidebarItem screen="settings" icon={SlidersHorizontal} count={changes} counted={shellWords.chainChanges(changes)} />
      <div className="badges">
        <SyncBadge />
        <DeviceBadge />
      </div>
    </nav>
  )
}

/** Screens that are reached from another one are marked as that one. */
export const STANDS_UNDER: Partial<Record<Screen, Screen>> = {
  withdrawals: 'transfers',
  receive: 'portfolio',
  permissions: 'accounts',
  staking: 'portfolio',
  vip: 'portfolio',
  governance: 'portfolio',
  gains: 'portfolio',
  addressBook: 'accounts',
  messages: 'accounts',
  health: 'settings',
}

interface SidebarItemProps {
  screen: Screen
  icon: LucideIcon
  count?: number
  /** Text for screen readers that says what the number counts. */
  counted?: string
}

/** Returns the screen that is marked: a review stands under the one that it was opened from. */
function useMarkedScreen(): Screen {
  const { screen, params } = useNavigation()
  const quote = useTransfer(params.transferId)?.quote
  const isReview = screen === 'transfer' && params.transferId !== undefined
  const origin = isReview ? (params.from ?? (quote === undefined ? null : originScreen(quote))) : null
  const shown = origin ?? screen
  return STANDS_UNDER[shown] ?? shown
}

function SidebarItem({ screen, icon, count = 0, counted }: SidebarItemProps) {
  const { screenNames } = useWords()
  const win = useAppWindow()
  const isCurrent = useMarkedScreen() === screen
  return (
    <button
      type="button"
      className="rail-item"
      title={screenNames[screen]}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => openScreen(win, screen)}
    >
      <Icon of={icon} />
      <span className="word">{screenNames[screen]}</span>
      {count > 0 && (
        <span className="count" aria-label={counted}>
          {count}
        </span>
      )}
    </button>
  )
}

/** Draws the sync badge of the sidebar. */
function SyncBadge() {
  const words = useWords()
  const { syncWords } = words
  const win = useAppWindow()
  const sync = useSync((state) => state.value)
  const now = useNow()
  const isReached = useConnection((connection) => connection.state === 'open')
  if (sync === null) return null
  const summary = summariseSync(sync, now)
  const { title, detail } = isReached
    ? badgeText(words, summary, now)
    : { title: syncWords.notReachedTitle, detail: syncWords.notReachedDetail }
  const isOff = summary.kind === 'offline' || !isReached
  const isTroubled = isOff || summary.kind === 'partly' || (summary.kind === 'complete' && summary.isLate)
  const tone = isTroubled ? 'warn' : summary.kind === 'complete' ? 'good' : undefined
  return (
    <button type="button" className="badge" title={`${title}, ${detail}. ${syncWords.checkNow}`} onClick={() => void checkNow(win)}>
      <Icon of={isOff ? CloudOff : RefreshCw} tone={tone} />
      {/* Announces the state when it changes, but not the age beside it, which changes constantly. */}
      <output className="brief">{title}</output>
      <small>{detail}</small>
    </button>
  )
}

async function checkNow(win: AppWindow): Promise<void> {
  // A failure to reach main is shown by the band across the window; the second read stores the error.
  await win.client['sync.now']({}).catch(() => undefined)
  await reloadSync(win)
}
