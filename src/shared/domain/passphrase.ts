// Numbers of passphrases and of the lock, for both sides of the bridge.

/** Of a new passphrase; shorter ones are guessed from the file alone. */
export const MIN_PASSPHRASE = 8

/** Minutes without input before the window locks; 0 for never. */
export const LOCK_AFTER = [0, 1, 5, 15, 60] as const
