// Answers of the device's operating system, and of the Cosmos app as far as it is here.
// Sources: LedgerHQ/device-sdk-ts command/os/GetAppAndVersionCommand.ts; recordings of the Cosmos app 2.38.13.
import { STATUS } from '../../wire/apdu.ts'
import { concat, fromHex, utf8 } from '../keys/bytes.ts'
import { statusReply } from './ethereumApp.ts'

export type AppName = 'dashboard' | 'Ethereum' | 'Cosmos'

const VERSIONS: Readonly<Record<AppName, string>> = { dashboard: '1.6.0', Ethereum: '1.22.0-dev', Cosmos: '2.38.13' }
/** Apps that the dashboard can open. */
export const INSTALLED: readonly AppName[] = ['Ethereum', 'Cosmos']

/** Name and version of what is open, in every state but locked. */
export function appReply(app: AppName): Uint8Array {
  const name = utf8(app === 'dashboard' ? 'BOLOS' : app)
  const version = utf8(VERSIONS[app])
  const flags = app === 'dashboard' ? new Uint8Array() : Uint8Array.of(1, 0)
  const head = concat(Uint8Array.of(1, name.length), name, Uint8Array.of(version.length), version)
  return concat(head, flags, statusReply(STATUS.ok))
}

/** The Cosmos app, which here only says that it is there. */
export function cosmosReply(apdu: Uint8Array): Uint8Array {
  if (apdu[0] !== 0x55) return statusReply(STATUS.claNotSupported)
  return apdu[1] === 0 ? fromHex('0002260d00333000049000') : statusReply(STATUS.insNotSupported)
}
