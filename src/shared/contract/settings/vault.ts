// Schemas of data encryption and of the window lock. No answer contains a passphrase.
import { z } from 'zod'
import { MIN_PASSPHRASE, LOCK_AFTER } from '../../domain/passphrase.ts'

const MAX_PASSPHRASE = 1000

/** A typed passphrase. */
export const Passphrase = z.string().min(1).max(MAX_PASSPHRASE)
const NewPassphrase = z.string().min(MIN_PASSPHRASE).max(MAX_PASSPHRASE)

/** Idle minutes before the window locks. */
export const LockAfter = z.union(LOCK_AFTER.map((minutes) => z.literal(minutes)))
export type LockAfter = z.infer<typeof LockAfter>

/** State of encryption and lock. */
export const VaultState = z.object({
  isEncrypted: z.boolean(),
  /** False until the passphrase was entered, or while the window is locked. */
  isOpen: z.boolean(),
  /** The system's key store. weak: it stores keys in a form that any program of the user can read. */
  keyStore: z.enum(['none', 'weak', 'sound']),
  /** The system's key store can open the data as well. */
  bySystem: z.boolean(),
  lockAfter: LockAfter,
  /** Folders with unencrypted data that was replaced or set aside earlier. */
  inClear: z.array(z.string()),
})
export type VaultState = z.infer<typeof VaultState>

const nothing = z.object({})

/** Encryption and lock methods, by name. */
export const vaultContract = {
  'vault.state': { input: nothing, output: VaultState },
  /** Stops the core, encrypts the data of the open network, and starts again. */
  'vault.turnOn': {
    input: z.object({ passphrase: NewPassphrase, bySystem: z.boolean(), eraseAside: z.boolean() }),
    output: VaultState,
  },
  'vault.turnOff': { input: z.object({ passphrase: Passphrase }), output: VaultState },
  'vault.changePassphrase': { input: z.object({ passphrase: Passphrase, next: NewPassphrase }), output: VaultState },
  'vault.setBySystem': { input: z.object({ passphrase: Passphrase, bySystem: z.boolean() }), output: VaultState },
  /** Opens the data after the start, or unlocks the window. */
  'vault.unlock': { input: z.object({ passphrase: Passphrase }), output: VaultState },
  /** Locks the window; running work continues. */
  'vault.lock': { input: nothing, output: nothing },
  /** Reports user activity: restarts the idle time before the window locks. */
  'vault.touch': { input: nothing, output: nothing },
  'vault.setLockAfter': { input: z.object({ minutes: LockAfter }), output: VaultState },
} as const
