// The drawing in front of a transaction. It repeats what the sentence says, for the eye that runs down the list.
import {
  ArrowDownLeft,
  ArrowDownUp,
  ArrowUpRight,
  Braces,
  CircleX,
  Download,
  Droplets,
  Ellipsis,
  FileCode2,
  Flame,
  Image,
  KeyRound,
  Layers,
  Lock,
  Package,
  PackageCheck,
  Repeat,
  Server,
  ShieldCheck,
  ShieldOff,
  Undo2,
  Vote,
  type LucideIcon,
} from 'lucide-react'
import type { ActivityItem } from '../../shared/activity.ts'
import type { ActivityKind } from '../../shared/meaning.ts'
import { Icon } from '../ui/Icon.tsx'

const ICONS: Record<ActivityKind, LucideIcon> = {
  sent: ArrowUpRight,
  received: ArrowDownLeft,
  self: Repeat,
  burned: Flame,
  ibcSent: ArrowUpRight,
  ibcReceived: ArrowDownLeft,
  ibcRefused: Undo2,
  ibcArrived: PackageCheck,
  ibcRefunded: Undo2,
  ibcTimedOut: Undo2,
  ibcRelayed: Repeat,
  deposit: Package,
  depositArrived: PackageCheck,
  withdrawal: Package,
  withdrawalClaimed: Download,
  converted: Repeat,
  delegated: Layers,
  undelegated: Layers,
  undelegationCancelled: Layers,
  redelegated: Layers,
  rewards: Download,
  commission: Download,
  voted: Vote,
  proposalSubmitted: Vote,
  proposalDeposit: Vote,
  swapped: ArrowDownUp,
  liquidityAdded: Droplets,
  liquidityRemoved: Droplets,
  approved: ShieldCheck,
  approvalRevoked: ShieldOff,
  contractCreated: FileCode2,
  codePublished: FileCode2,
  evmCall: Braces,
  moveCall: Braces,
  wasmCall: Braces,
  nft: Image,
  nftSent: Image,
  nftReceived: Image,
  nftBurned: Flame,
  granted: KeyRound,
  grantRevoked: KeyRound,
  feeGranted: KeyRound,
  feeGrantRevoked: KeyRound,
  executedForOther: KeyRound,
  vestingCreated: Lock,
  validatorCreated: Server,
  validatorEdited: Server,
  unjailed: Server,
  other: Ellipsis,
}

/** What came back instead of arriving needs a look. */
const BACK: readonly ActivityKind[] = ['ibcTimedOut', 'ibcRefunded', 'ibcRefused']

export function KindIcon({ item: { kind, status } }: { item: ActivityItem }) {
  if (status === 'failed') return <Icon of={CircleX} tone="loss" />
  return <Icon of={ICONS[kind]} tone={BACK.includes(kind) ? 'warn' : 'dim'} />
}
