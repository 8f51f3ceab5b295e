// The drawing in front of a transaction. It repeats what the sentence says, for the eye that runs down the list.
import {
  ArrowDownLeft,
  ArrowDownUp,
  ArrowUpRight,
  Braces,
  CircleX,
  Download,
  Ellipsis,
  Image,
  KeyRound,
  Layers,
  Package,
  PackageCheck,
  Repeat,
  ShieldCheck,
  Undo2,
  Vote,
  type LucideIcon,
} from 'lucide-react'
import type { ActivityItem, ActivityKind } from '../../shared/activity.ts'
import { Icon } from '../ui/Icon.tsx'

const ICONS: Record<ActivityKind, LucideIcon> = {
  sent: ArrowUpRight,
  received: ArrowDownLeft,
  self: Repeat,
  ibcSent: ArrowUpRight,
  ibcReceived: ArrowDownLeft,
  ibcRelayed: Repeat,
  ibcTimedOut: Undo2,
  deposit: Package,
  depositArrived: PackageCheck,
  withdrawal: Package,
  withdrawalClaimed: Download,
  delegated: Layers,
  undelegated: Layers,
  redelegated: Layers,
  rewards: Download,
  voted: Vote,
  swapped: ArrowDownUp,
  approved: ShieldCheck,
  evmCall: Braces,
  moveCall: Braces,
  wasmCall: Braces,
  nft: Image,
  granted: KeyRound,
  executedForOther: KeyRound,
  other: Ellipsis,
}

export function KindIcon({ item: { kind, status } }: { item: ActivityItem }) {
  if (status === 'failed') return <Icon of={CircleX} tone="loss" />
  return <Icon of={ICONS[kind]} tone={kind === 'ibcTimedOut' ? 'warn' : 'dim'} />
}
