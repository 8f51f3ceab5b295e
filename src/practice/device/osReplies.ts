// Answers of the device's operating system. Source: LedgerHQ/device-sdk-ts command/os/GetAppAndVersionCommand.ts.
import { STATUS } from '../../wire/apdu.ts'
import { concat, utf8 } from '../keys/bytes.ts'
import { statusReply } from './appAnswer.ts'

/** Name of a running app. */
export type AppName = 'dashboard' | 'Ethereum' | 'Cosmos'

const VERSIONS: Readonly<Record<AppName, string>> = { dashboard: '1.6.0', Ethereum: '1.22.0-dev', Cosmos: '2.38.13' }
/** Apps that the dashboard can open. */
export const INSTALLED: readonly AppName[] = ['Ethereum', 'Cosmos']

/** What an app says of itself, where nothing else was wanted. */
export function versionOf(app: AppName, versions: Partial<Record<AppName, string>>): string {
  return versions[app] ?? VERSIONS[app]
}

/** Returns name and version of the open app, in every state except locked. */
export function appReply(app: AppName, versions: Partial<Record<AppName, string>> = {}): Uint8Array {
  const version = versionOf(app, versions)
  return app === 'dashboard' ? openReply({ name: 'BOLOS', version }) : openReply({ name: app, version, flags: Uint8Array.of(1, 0) })
}

/** `flags` behind their length; the dashboard has none. */
export function openReply({ name, version, flags = new Uint8Array() }: { name: string; version: string; flags?: Uint8Array }): Uint8Array {
  const [letters, digits] = [utf8(name), utf8(version)]
  const head = concat(Uint8Array.of(1, letters.length), letters, Uint8Array.of(digits.length), digits)
  return concat(head, flags, statusReply(STATUS.ok))
}
