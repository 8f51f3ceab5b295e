// Defines the searches that are offered beside the saved views. Pure.
import type { Order } from '../timeline/sorting.ts'

/** A search that is offered. */
export interface ReadyView {
  name: 'failed' | 'month' | 'receipts' | 'staking'
  text: string
  order?: Order
}

/** Returns the searches that are offered. */
export function readyViews(now: number): ReadyView[] {
  const today = new Date(now)
  const last = new Date(today.getFullYear(), today.getMonth() - 1, 1)
  const month = `${last.getFullYear()}-${String(last.getMonth() + 1).padStart(2, '0')}`
  return [
    { name: 'failed', text: 'status:failed' },
    { name: 'month', text: `on:${month}` },
    { name: 'receipts', text: ['type:receive', `on:${month}`].join(' '), order: 'value' },
    { name: 'staking', text: 'type:stake' },
  ]
}
