// Contract methods on Ledgers, and on what the practice network has in their place.
import { z } from 'zod'
import { PRACTICE_TROUBLES } from '../domain/practiceTroubles.ts'
import { DeviceState, LedgerApp, LedgerList, PracticeButton, PracticeScreen } from './status.ts'

const nothing = z.object({})
/** The app that is needed, and the account whose key it must hold. */
const DeviceWanted = z.object({ app: LedgerApp.default('Ethereum'), accountId: z.string().nullish() })

const Trouble = z.enum(PRACTICE_TROUBLES)

/** Methods on devices, by name. */
export const deviceContract = {
  'device.state': { input: nothing, output: DeviceState },
  /** Checks now whether an app is open on the device, without prompting; with several Ledgers, on the one that holds the account. */
  'device.check': { input: DeviceWanted, output: DeviceState },
  /** Lists what is plugged in without opening a device; opens one only when the list has changed. */
  'device.glance': { input: DeviceWanted, output: DeviceState },
  /** Asks the device to open an app; its user confirms there. With several Ledgers, asks one that may hold the account. */
  'device.openApp': { input: DeviceWanted, output: DeviceState },
  /** Lists the Ledgers that are plugged in, without opening them. */
  'device.list': { input: nothing, output: LedgerList },
  /** Chooses the Ledger to use where no account determines it; null = any. */
  'device.choose': { input: z.object({ id: z.string().max(400).nullable() }), output: LedgerList },
  /** The practice network's simulated device; null on every other network. */
  'practice.screen': { input: nothing, output: PracticeScreen.nullable() },
  'practice.press': { input: z.object({ button: PracticeButton }), output: PracticeScreen.nullable() },
  /** The trouble that the user let happen on the practice network; null when all goes well, and on every other network. */
  'practice.trouble': { input: nothing, output: Trouble.nullable() },
  /** The trouble that a transfer had on purpose, by the hash of its transaction; null where it had none. */
  'practice.troubleOf': { input: z.object({ hash: z.string().max(100) }), output: Trouble.nullable() },
  'practice.setTrouble': { input: z.object({ trouble: Trouble.nullable() }), output: Trouble.nullable() },
}
