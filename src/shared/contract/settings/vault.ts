// Encryption of a network's data, and the lock over the window: what is asked and told. What is typed is never told back.
import { z } from 'zod'
import { MIN_PASSPHRASE, LOCK_AFTER } from '../../domain/passphrase.ts'

const MAX_PASSPHRASE = 1000

export const Passphrase = z.string().min(1).max(MAX_PASSPHRASE)
const NewPassphrase = z.string().min(MIN_PASSPHRASE).max(MAX_PASSPHRASE)

export const LockAfter = z.union(LOCK_AFTER.map((minutes) => z.literal(minutes)))
export type LockAfter = z.infer<typeof LockAfter>

export const VaultState = z.object({
  isEncrypted: z.boolean(),
  /** False until the passphrase was given, or where the window is locked. */
  isOpen: z.boolean(),
  /** What the system offers to keep a key in. weak: it keeps it in a form that anybody's program can read. */
  keyStore: z.enum(['none', 'weak', 'sound']),
  /** The system's key store opens the data, too. */
  bySystem: z.boolean(),
  lockAfter: LockAfter,
  /** Folders of data that was replaced or set aside before, in clear. */
  inClear: z.array(z.string()),
})
export type VaultState = z.infer<typeof VaultState>

const nothing = z.object({})

export const vaultContract = {
  'vault.state': { input: nothing, output: VaultState },
  /** Stops the core, encrypts the data of the network that is open, and starts again. */
  'vault.turnOn': {
    input: z.object({ passphrase: NewPassphrase, bySystem: z.boolean(), eraseAside: z.boolean() }),
    output: VaultState,
  },
  'vault.turnOff': { input: z.object({ passphrase: Passphrase }), output: VaultState },
  'vault.changePassphrase': { input: z.object({ passphrase: Passphrase, next: NewPassphrase }), output: VaultState },
  'vault.setBySystem': { input: z.object({ passphrase: Passphrase, bySystem: z.boolean() }), output: VaultState },
  /** Opens the data after the start, or the window after it was locked. */
  'vault.unlock': { input: z.object({ passphrase: Passphrase }), output: VaultState },
  /** Locks the window; what runs goes on. */
  'vault.lock': { input: nothing, output: nothing },
  /** Somebody is there: the time until the window locks begins anew. */
  'vault.touch': { input: nothing, output: nothing },
  'vault.setLockAfter': { input: z.object({ minutes: LockAfter }), output: VaultState },
} as const
