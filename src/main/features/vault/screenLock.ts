// Locks the window after inactivity: only what the lock screen needs is answered; running work continues.

/** The lock of the window. */
export interface ScreenLock {
  isLocked(): boolean
  /** Locks; does nothing where no passphrase could unlock it. */
  lock(): void
  open(): void
  /** Reports user activity. */
  touch(): void
  stop(): void
}

/** What the lock needs. */
export interface ScreenLockDeps {
  /** Idle minutes; 0 = never. */
  minutes(): number
  /** Returns whether a passphrase exists that unlocks it. */
  isOffered(): boolean
  /** Returns whether a step that a user started is running, for example on the Ledger. */
  isBusy(): boolean
  onChange(): void
}

const MINUTE_MS = 60_000
/** Interval at which a running step is checked again. */
const BUSY_MS = 5000

/** Creates the lock, unlocked. */
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
