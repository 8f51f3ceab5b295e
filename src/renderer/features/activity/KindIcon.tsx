// Draws the icon in front of a transaction. It repeats the sentence, so that the list can be scanned quickly.
import {
  ArrowDownLeft,
  ArrowDownUp,
  ArrowUpRight,
  AtSign,
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
  Sparkles,
  Undo2,
  Vote,
  type LucideIcon,
} from 'lucide-react'
import type { ActivityItem } from '../../../shared/contract/history/activity.ts'
import type { ActivityKind } from '../../../shared/contract/history/activityMeaning.ts'
import { Icon } from '../../kit/Icon.tsx'

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
  depositRefused: Undo2,
  depositRefunded: Undo2,
  withdrawalClaimed: Download,
  converted: Repeat,
  delegated: Layers,
  undelegated: Layers,
  undelegationCancelled: Layers,
  redelegated: Layers,
  lockExtended: Lock,
  stakeWithdrawn: Layers,
  rewards: Download,
  commission: Download,
  voted: Vote,
  proposalSubmitted: Vote,
  proposalDeposit: Vote,
  proposalExecuted: Vote,
  gaugeVoted: Vote,
  vipClaimed: Download,
  swapped: ArrowDownUp,
  liquidityAdded: Droplets,
  liquidityRemoved: Droplets,
  liquidityUnbonding: Droplets,
  positionStaked: Droplets,
  positionUnstaked: Droplets,
  poolRewards: Download,
  nameRegistered: AtSign,
  nameSet: AtSign,
  nameUnset: AtSign,
  nameExtended: AtSign,
  approved: ShieldCheck,
  approvalRevoked: ShieldOff,
  contractCreated: FileCode2,
  codePublished: FileCode2,
  evmCall: Braces,
  moveCall: Braces,
  wasmCall: Braces,
  minted: Sparkles,
  nft: Image,
  nftMinted: Image,
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
  operated: Server,
  other: Ellipsis,
}

/** Kinds of transfers that came back instead of arriving, which need attention. */
const BACK: readonly ActivityKind[] = ['ibcTimedOut', 'ibcRefunded', 'ibcRefused', 'depositRefused', 'depositRefunded']

/** Draws the icon for the kind and status of a transaction. */
export function KindIcon({ item }: { item: ActivityItem }) {
  const { kind, status } = item
  if (status === 'failed') return <Icon of={CircleX} tone="loss" />
  return <Icon of={iconOf(item)} tone={BACK.includes(kind) ? 'warn' : 'dim'} />
}

/** Returns the icon of a kind; what a transaction of no known kind brought or took is shown as received or sent. */
function iconOf({ kind, direction, movements }: ActivityItem): LucideIcon {
  if (kind !== 'other' || movements.length === 0) return ICONS[kind]
  return direction === 'in' ? ArrowDownLeft : direction === 'out' ? ArrowUpRight : ICONS[kind]
}
