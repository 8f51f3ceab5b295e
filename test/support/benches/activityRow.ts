// A row of the timeline that says as little as one can.
import type { ActivityItem } from '../../../src/shared/contract/history/activity.ts'

export const PLAIN_ITEM: ActivityItem = {
  chainId: 'l1-1',
  hash: 'AB'.repeat(32),
  height: 1,
  time: 0,
  status: 'succeeded',
  kind: 'other',
  accountId: 'me',
  direction: 'none',
  movements: [],
  counterparty: null,
  method: null,
  otherChainId: null,
  about: [],
  facts: [],
  more: 0,
  parts: [],
  delivery: null,
  packets: [],
  fee: [],
  memo: '',
  messageTypes: [],
  transferId: null,
  delistedAt: null,
}
