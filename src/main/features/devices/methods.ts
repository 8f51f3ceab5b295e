// Contract methods on the device, and on the practice network's simulated one.
import type { Handlers } from '../../../shared/contract/methods.ts'
import type { PracticeButton, PracticeScreen } from '../../../shared/contract/status.ts'
import type { PracticeTrouble } from '../../../shared/domain/practiceTroubles.ts'
import type { Device } from '../../ledger/device.ts'
import { sameKeyAs } from '../../ledger/openSigner.ts'
import type { ReadDb } from '../../db/database.ts'
import { getAccount } from '../../db/journal/accounts.ts'

/** The simulated device and the troubles of the practice network, as far as the contract uses them. */
export interface PracticeControls {
  screen(): PracticeScreen
  press(button: PracticeButton): void
  trouble(): PracticeTrouble | null
  troubleOf(hash: string): PracticeTrouble | null
  setTrouble(trouble: PracticeTrouble | null): void
}

/** What these methods need. */
export interface DeviceDeps {
  /** The journal. */
  db: ReadDb
  device: Device
  /** Null on every network except the practice network. */
  practice: PracticeControls | null
}

type DeviceMethod = Extract<keyof Handlers, `device.${string}` | `practice.${string}`>

/** Handles the methods on devices. */
export function deviceHandlers({ db, device, practice }: DeviceDeps): Pick<Handlers, DeviceMethod> {
  const holderOf = (accountId: string | null | undefined) => {
    const account = accountId === null || accountId === undefined ? null : getAccount(db, accountId)
    return account === null || account.signer.kind === 'watched' ? undefined : sameKeyAs(account)
  }
  const list = async () => {
    const { ledgers, chosen } = await device.list()
    return { ledgers: ledgers.map(({ path, model }) => ({ id: path, model })), chosen }
  }
  return {
    'device.state': () => device.state(),
    'device.check': ({ app, accountId }) => device.check(app, holderOf(accountId)),
    'device.glance': ({ app, accountId }) => device.glance(app, holderOf(accountId)),
    'device.openApp': ({ app, accountId }) => device.openApp(app, holderOf(accountId)),
    'device.list': () => list(),
    'device.choose': ({ id }) => {
      device.choose(id)
      return list()
    },
    'practice.screen': () => practice?.screen() ?? null,
    'practice.press': ({ button }) => {
      practice?.press(button)
      return practice?.screen() ?? null
    },
    'practice.trouble': () => practice?.trouble() ?? null,
    'practice.troubleOf': ({ hash }) => practice?.troubleOf(hash) ?? null,
    'practice.setTrouble': ({ trouble }) => {
      practice?.setTrouble(trouble)
      return practice?.trouble() ?? null
    },
  }
}
