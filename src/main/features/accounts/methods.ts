// Contract methods on accounts: read keys from the device, watch addresses, rename, remove.
import type { Account, LedgerAppId, PathForm } from '../../../shared/contract/account.ts'
import type { Handlers } from '../../../shared/contract/methods.ts'
import { AppError } from '../../../shared/domain/errors.ts'
import { phrase } from '../../../shared/domain/phrase.ts'
import type { AppEvent } from '../../../shared/contract/events.ts'
import { LEDGER_APPS } from '../../../shared/domain/ledgerApps.ts'
import { canSignOn } from '../../../shared/domain/signingApp.ts'
import type { KeyActivityReader } from '../../clients/chains/cosmos/keyActivity.ts'
import type { Registry } from '../../clients/chains/registry/registry.ts'
import { parseAddress } from '../../platform/address.ts'
import type { World } from '../../platform/world.ts'
import type { Device, DeviceSession } from '../../ledger/device.ts'
import { APP_COMMANDS } from '../../ledger/apps/appCommands.ts'
import { holding } from '../../ledger/openSigner.ts'
import type { WriteDb } from '../../db/database.ts'
import {
  findAccount,
  getAccount,
  listAccounts,
  moveAccountUp,
  putAccount,
  putBackAccount,
  removeAccount,
  unknownAccount,
  type StoredAccount,
} from '../../db/journal/accounts.ts'
import { deviceFormHandlers } from '../devices/deviceForms.ts'

/** What the account methods need. */
export interface AccountDeps {
  /** The journal. */
  db: WriteDb
  device: Device
  world: Pick<World, 'clock' | 'newId'>
  emit: (event: AppEvent) => void
  registry: Pick<Registry, 'chain' | 'chains'>
  keyActivity: KeyActivityReader
}

/**
 * Returns the derivation path of an account.
 * @throws AppError input.invalid for the four-level form in the Cosmos app, which requires five; source: ledger-cosmos docs/APDUSPEC.md.
 */
function pathOf(app: LedgerAppId, form: PathForm, index: number): string {
  const { coinType, pathForms } = LEDGER_APPS[app]
  const coin = `44'/${coinType}'`
  if (form === 'ledgerLive') return `${coin}/${index}'/0/0`
  if (form === 'usual') return `${coin}/0'/0/${index}`
  if (pathForms.includes(form)) return `${coin}/0'/${index}`
  throw new AppError('input.invalid', 'The Cosmos app doesn’t support these derivation paths.')
}

type AccountMethod = Extract<keyof Handlers, `accounts.${string}`>

/** Handles the methods on accounts. */
export function accountHandlers(deps: AccountDeps): Pick<Handlers, AccountMethod> {
  const { db, device } = deps
  const store = (account: Account) => {
    putAccount(db, account)
    deps.emit({ type: 'accounts.changed' })
    return account
  }
  return {
    'accounts.list': () => listAccounts(db),
    'accounts.scan': ({ start, count, app, form, like }) => {
      const read = async ({ channel, model }: DeviceSession) => {
        const found = []
        for (let index = start; index < start + count; index += 1) {
          const path = pathOf(app, form, index)
          const { address, publicKey } = await APP_COMMANDS[app].readKey(channel, path)
          const known = findAccount(db, address.bech32)
          found.push({ path, address, publicKey, model, isAdded: known?.signer.kind === 'ledger' })
        }
        return found
      }
      return device.use(read, LEDGER_APPS[app].name, like && holding({ app, ...like }, 'This isn’t the Ledger that was read before.'))
    },
    'accounts.addFromDevice': ({ path, label, app, publicKey: expected }) => {
      const add = async ({ channel, model }: DeviceSession) => {
        const { address, publicKey } = await APP_COMMANDS[app].readKey(channel, path)
        const known = findAccount(db, address.bech32)
        if (known?.signer.kind === 'ledger') throw alreadyAdded(known)
        // An address that was watched before keeps its id and thereby its history.
        const { id, createdAt } = known ?? identity(deps)
        return store({ id, label, address, signer: { kind: 'ledger', app, path, publicKey, model }, createdAt })
      }
      const holder = expected && holding({ app, path, publicKey: expected }, 'The connected Ledger doesn’t hold this address’s key.')
      return device.use(add, LEDGER_APPS[app].name, holder || undefined)
    },
    'accounts.watch': ({ address: typed, label }) => {
      const address = parseAddress(typed)
      const known = findAccount(db, address.bech32)
      if (known !== null) throw alreadyAdded(known)
      return store({ ...identity(deps), label, address, signer: { kind: 'watched' } })
    },
    'accounts.rename': ({ id, label }) => store({ ...getAccount(db, id), label }),
    'accounts.moveUp': ({ id }) => {
      moveAccountUp(db, id)
      deps.emit({ type: 'accounts.changed' })
      return {}
    },
    ...removalHandlers(deps),
    ...activityHandlers(deps),
    ...deviceFormHandlers(deps),
  }
}

/** Removes accounts. The last one that was removed can be put back until Waybill closes; no input can make up an account that way. */
function removalHandlers({ db, emit }: AccountDeps): Pick<Handlers, 'accounts.remove' | 'accounts.putBack'> {
  let removed: StoredAccount | null = null
  return {
    'accounts.remove': ({ id }) => {
      removed = removeAccount(db, id)
      emit({ type: 'accounts.changed' })
      return {}
    },
    'accounts.putBack': ({ id }) => {
      if (removed?.id !== id) throw unknownAccount()
      const known = findAccount(db, removed.bech32)
      if (known !== null) throw alreadyAdded(known)
      const account = putBackAccount(db, removed)
      removed = null
      emit({ type: 'accounts.changed' })
      return account
    },
  }
}

function activityHandlers({ registry, keyActivity }: AccountDeps): Pick<Handlers, 'accounts.activity' | 'accounts.endActivity'> {
  return {
    'accounts.activity': async ({ chainId, app, addresses }) => {
      const chain = registry.chain(chainId)
      if (chain === null || !canSignOn({ signer: { kind: 'ledger', app } }, chain)) return null
      return await keyActivity.read(
        chain,
        addresses.map((address) => parseAddress(address)),
      )
    },
    'accounts.endActivity': () => {
      keyActivity.end()
      return {}
    },
  }
}

function identity({ world }: AccountDeps): { id: string; createdAt: number } {
  return { id: world.newId(), createdAt: world.clock.now() }
}

function alreadyAdded({ label }: Account): AppError {
  return new AppError('account.exists', phrase`This account is already in Waybill as “${label}”.`)
}
