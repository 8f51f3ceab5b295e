// The lock over the window: after a time without input nothing is answered but what the lock screen needs. What runs goes on.
export interface ScreenLock {
  isLocked(): boolean
  /** Nothing where no passphrase could open it again. */
  lock(): void
  open(): void
  /** Somebody is there. */
  touch(): void
  stop(): void
}

export interface ScreenLockDeps {
  /** Minutes without input; 0 for never. */
  minutes(): number
  /** Whether there is a passphrase that opens it again. */
  isOffered(): boolean
  /** A step that a person began is under way, at the Ledger for example. */
  isBusy(): boolean
  onChange(): void
}

const MINUTE_MS = 60_000
/** Before it is looked again whether the step has ended. */
const BUSY_MS = 5000

export function createScreenLock({ minutes, isOffered, isBusy, onChange }: ScreenLockDeps): ScreenLock {
  let isLocked = false
  let timer: NodeJS.Timeout | null = null
  const stop = () => {
    if (timer !== null) clearTimeout(timer)
    timer = null
  }
  const change = (locked: boolean) => {
    if (isLocked === locked || (locked && !isOffered())) return
    isLocked = locked
    onChange()
  }
  const wait = (ms: number) => {
    timer = setTimeout(() => {
      if (isBusy()) wait(BUSY_MS)
      else change(true)
    }, ms)
    timer.unref()
  }
  const touch = () => {
    stop()
    if (minutes() === 0 || isLocked) return
    wait(minutes() * MINUTE_MS)
  }
  return {
    isLocked: () => isLocked,
    lock: () => change(true),
    open: () => {
      change(false)
      touch()
    },
    touch,
    stop,
  }
}
