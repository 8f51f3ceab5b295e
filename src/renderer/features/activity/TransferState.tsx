// Names the state of the transfer that a line of the timeline belongs to.
import type { ActivityItem } from '../../../shared/contract/history/activity.ts'
import type { Transfer, TransferPhase } from '../../../shared/contract/transfer/transfer.ts'
import { isBringingBack, isPacket, isReturnClaimable } from '../../../shared/domain/transfer/legs.ts'
import { useTransfer } from '../../data/transfers/transfersStore.ts'
import { Tag, type Tone } from '../../kit/Tag.tsx'
import { useWords } from '../../window.ts'
import type { Words } from '../../words/words.ts'

type State = keyof Words['activityWords']['transferStates']

/** What a state is told from: what Waybill followed, else what the chains say. */
type Item = Pick<ActivityItem, 'transferId' | 'delivery'>

/** Draws the state of a transfer of several transactions; `hasCome`: one of them brought it where it is. */
export function TransferState({ item, hasCome }: { item: Item; hasCome: boolean }) {
  const { activityWords: words } = useWords()
  const transfer = useTransfer(item.transferId)
  const state = transfer === undefined ? stateOf(item, hasCome) : stateIn(transfer)
  if (state === 'arrived' || state === 'stopped') return <span className="small dim">{words.transferStates[state]}</span>
  return <Tag tone={toneOf(state)}>{words.transferStates[state]}</Tag>
}

/** What came back needs nothing of the user. */
function toneOf(state: State): Tone {
  if (state === 'returned') return 'plain'
  if (state === 'underway') return 'good'
  return state === 'failed' ? 'loss' : 'warn'
}

/** Draws the state of a transfer of which one transaction is known, while it is under way or has to be claimed. */
export function LiveState({ transferId }: Pick<Item, 'transferId'>) {
  const { activityWords: words } = useWords()
  const transfer = useTransfer(transferId)
  const state = transfer === undefined ? null : stateIn(transfer)
  if (state === null || !LIVE.has(state)) return null
  return <Tag tone={state === 'underway' ? 'good' : 'warn'}>{words.transferStates[state]}</Tag>
}

/** States in which something still happens. */
const LIVE: ReadonlySet<State> = new Set(['underway', 'claimable', 'returning', 'refundClaimable'])

/** Returns the state of a followed transfer, in the words of its sheet: what comes back is not called in transit. */
function stateIn(transfer: Transfer): State {
  if (transfer.phase !== 'tracking') return STATES[transfer.phase]
  if (isReturnClaimable(transfer)) return 'refundClaimable'
  const hop = transfer.hops.find(({ state }) => state !== 'received')
  return isBringingBack(transfer) || (hop?.state === 'failed' && isPacket(hop.bridge)) ? 'returning' : 'underway'
}

/** Returns whether what was sent came back. */
export function isReturned({ delivery }: Pick<Item, 'delivery'>): boolean {
  return delivery === 'refunded' || delivery === 'timedOut' || delivery === 'refused'
}

function stateOf(item: Item, hasCome: boolean): State {
  if (isReturned(item)) return 'returned'
  return item.delivery === 'arrived' || hasCome ? 'arrived' : 'underway'
}

const STATES: Record<TransferPhase, State> = {
  quoted: 'open',
  authorised: 'open',
  built: 'open',
  signed: 'open',
  sending: 'underway',
  sent: 'underway',
  tracking: 'underway',
  claimable: 'claimable',
  stopped: 'open',
  completed: 'arrived',
  unconverted: 'arrived',
  refunded: 'returned',
  failed: 'failed',
  failedOnSource: 'failed',
  refusedByChain: 'failed',
  cancelled: 'stopped',
  expired: 'stopped',
  expiredUnsent: 'stopped',
  superseded: 'stopped',
  claimed: 'arrived',
  halted: 'stopped',
}
