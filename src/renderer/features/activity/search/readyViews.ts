// Defines the searches that are offered beside the saved views. Pure.

/** A search that is offered. */
export interface ReadyView {
  name: 'failed' | 'month' | 'staking'
  text: string
}

/** Returns the searches that are offered. */
export function readyViews(now: number): ReadyView[] {
  const today = new Date(now)
  const last = new Date(today.getFullYear(), today.getMonth() - 1, 1)
  const month = `${last.getFullYear()}-${String(last.getMonth() + 1).padStart(2, '0')}`
  return [
    { name: 'failed', text: 'status:failed' },
    { name: 'month', text: `on:${month}` },
    { name: 'staking', text: 'type:stake' },
  ]
}
