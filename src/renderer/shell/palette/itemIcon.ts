// Chooses the icon of an entry of the palette.
import {
  ArrowLeftRight,
  Bell,
  ChartPie,
  Compass,
  Copy,
  Download,
  Image,
  List,
  ReceiptText,
  Search,
  SlidersHorizontal,
  WalletCards,
  Zap,
  type LucideIcon,
} from 'lucide-react'

/** Icons of the screens, as the sidebar has them. */
const SCREENS: Readonly<Record<string, LucideIcon>> = {
  portfolio: ChartPie,
  staking: ChartPie,
  governance: ChartPie,
  activity: List,
  nfts: Image,
  transfer: ArrowLeftRight,
  receive: ArrowLeftRight,
  transfers: ReceiptText,
  withdrawals: ReceiptText,
  explorer: Compass,
  notices: Bell,
  accounts: WalletCards,
  permissions: WalletCards,
  messages: WalletCards,
}

/** Icons by the first word of an entry's id. */
const KINDS: Readonly<Record<string, LucideIcon>> = {
  command: ArrowLeftRight,
  transfer: ArrowLeftRight,
  send: ArrowLeftRight,
  swap: ArrowLeftRight,
  bridge: ArrowLeftRight,
  section: SlidersHorizontal,
  language: SlidersHorizontal,
  account: WalletCards,
  waybill: ReceiptText,
  copy: Copy,
  export: Download,
  search: Search,
}

/** Returns the icon of the entry with this id. */
export function itemIcon(id: string): LucideIcon {
  const [kind = '', name = ''] = id.split(' ')
  if (kind === 'screen') return SCREENS[name] ?? SlidersHorizontal
  return KINDS[kind] ?? Zap
}
