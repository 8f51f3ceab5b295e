// Contract methods that compare an address with the device: what it shows of an account, and showing it.
import type { Account, DeviceForm } from '../../../shared/contract/account.ts'
import { AppError } from '../../../shared/domain/errors.ts'
import { phrase } from '../../../shared/domain/phrase.ts'
import type { Handlers } from '../../../shared/contract/methods.ts'
import { LEDGER_APPS } from '../../../shared/domain/ledgerApps.ts'
import { canSignOn } from '../../../shared/domain/signingApp.ts'
import type { Registry } from '../../clients/chains/registry/registry.ts'
import { withPrefix } from '../../platform/address.ts'
import type { Device, DeviceSession } from '../../ledger/device.ts'
import { APP_COMMANDS } from '../../ledger/apps/appCommands.ts'
import { sameKeyAs } from '../../ledger/openSigner.ts'
import { watchOnlyError } from '../../ledger/watchOnly.ts'
import type { ReadDb } from '../../db/database.ts'
import { getAccount } from '../../db/journal/accounts.ts'

/** What these methods need. */
export interface DeviceFormDeps {
  /** The journal. */
  db: ReadDb
  device: Device
  registry: Pick<Registry, 'chains'>
}

/** Handles the methods on addresses shown by the device. */
export function deviceFormHandlers({ db, device, registry }: DeviceFormDeps): Pick<Handlers, 'accounts.deviceForms' | 'accounts.verify'> {
  return {
    'accounts.deviceForms': ({ id }) => deviceForms(getAccount(db, id), registry),
    'accounts.verify': ({ id, prefix }) => {
      const account = getAccount(db, id)
      const form = deviceForms(account, registry).find((one) => one.prefix === prefix)
      if (form === undefined) throw new AppError('input.invalid', phrase`The account “${account.label}” has no ${prefix}1 address.`)
      return show(device, account, form)
    },
  }
}

/**
 * Returns the account's addresses by prefix: those of chains that it can sign on, then further ones that its app knows. The Ethereum app
 * shows the 0x notation of each. The Cosmos app shows an address as written where it knows the prefix, else the same 20 bytes as cosmos1….
 * @throws AppError account.watchOnly.
 */
export function deviceForms(account: Account, { chains }: Pick<Registry, 'chains'>): DeviceForm[] {
  const { signer, address } = account
  if (signer.kind === 'watched') throw watchOnlyError()
  const written = chains.filter((chain) => chain.kind !== 'evm' && canSignOn(account, chain))
  const app = APP_COMMANDS[signer.app]
  const prefixes = new Set(['init', ...written.map(({ bech32Prefix }) => bech32Prefix), ...app.prefixes])
  return [...prefixes].map((prefix) => ({
    prefix,
    chainIds: written.filter(({ bech32Prefix }) => bech32Prefix === prefix).map(({ id }) => id),
    address: withPrefix(address.bech32, prefix),
    shown: app.shownAddress(address, prefix),
  }))
}

/** Shows an address on the device. @returns the address that the device reports to have shown. */
async function show(device: Device, account: Account, { prefix, shown }: DeviceForm) {
  const { signer } = account
  if (signer.kind === 'watched') throw watchOnlyError()
  const { app, path } = signer
  const confirm = ({ channel }: DeviceSession) => APP_COMMANDS[app].confirmAddress(channel, path, prefix)
  const ask = (session: DeviceSession) => session.prompt({ kind: 'address', text: shown }, () => confirm(session))
  const { address } = await device.use(ask, LEDGER_APPS[app].name, sameKeyAs(account))
  return address
}
