// Limits of passphrases and of the screen lock, for main and renderer.

/** Minimum characters of a new passphrase; shorter ones can be brute-forced from the file. */
export const MIN_PASSPHRASE = 8

/** Choices of idle minutes before the window locks; 0 = never. */
export const LOCK_AFTER = [0, 1, 5, 15, 60] as const
