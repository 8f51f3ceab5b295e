// Lists the names that are known, and reads again those of the user's accounts and those that have grown old.
import type { KnownName } from '../../../../shared/contract/transfer/names.ts'
import { isUsername, USERNAME_ENDING } from '../../../../shared/domain/username.ts'
import { nameOfAddress } from '../../../clients/chains/cosmos/usernames.ts'
import type { ReadDb } from '../../../db/database.ts'
import { listAccounts } from '../../../db/journal/accounts.ts'
import { listUsernames, putUsername, removeUsername } from '../../../db/journal/usernames.ts'
import { accountAddressOf } from '../../../platform/address.ts'
import { onNextHost } from '../../../platform/hostFailover.ts'
import { askBothWays, chainOfNames, questionOn, refOf, type NameDeps } from './resolveName.ts'

/** Names of others are read again a day later, a few at a time. */
const OLD_MS = 86_400_000
const MAX_OLD = 20

/** Lists names as they were last seen; sends no request. */
export function knownNames(db: ReadDb): KnownName[] {
  return listUsernames(db).flatMap(({ ref, name, seenAt }) => {
    const address = accountAddressOf(`0x${ref}`)
    return address === null || !isUsername(name) ? [] : [{ name, address, seenAt }]
  })
}

/**
 * Asks the L1 by which names the accounts and the addresses of old names go now, and whether those names lead back to them.
 * @returns when it was asked
 * @throws AppError network.*, chain.*; what was read before stays.
 */
export async function refreshNames(deps: NameDeps): Promise<{ at: number }> {
  const at = deps.clock.now()
  const own = listAccounts(deps.db).map(({ address }) => refOf(address.hex))
  const old = listUsernames(deps.db).filter(({ seenAt }) => seenAt <= at - OLD_MS)
  const refs = new Set([...own, ...old.slice(0, MAX_OLD).map(({ ref }) => ref)])
  for (const ref of refs) await refreshOne(deps, ref, at)
  if (refs.size > 0) deps.emit({ type: 'label.changed' })
  return { at }
}

async function refreshOne(deps: NameDeps, ref: string, at: number): Promise<void> {
  const chain = chainOfNames(deps.registry)
  if (chain === null) return
  const label = await onNextHost(deps.hosts, () => nameOfAddress(deps.request, questionOn(deps, chain), `0x${ref}`))
  const name = label === null ? null : `${label}${USERNAME_ENDING}`
  // A name of the chain is untrusted: skip one that can't be registered.
  const leadsBack = name !== null && isUsername(name) && (await leadsTo(deps, name)) === ref
  if (leadsBack) putUsername(deps.db, { ref, name, seenAt: at })
  else removeUsername(deps.db, ref)
}

/** Returns the account that a name leads to and that answers to it; null for none. */
async function leadsTo(deps: NameDeps, name: string): Promise<string | null> {
  const chain = chainOfNames(deps.registry)
  if (chain === null) return null
  const { found, back } = await askBothWays(deps, chain, name)
  const address = found === null || back !== name ? null : accountAddressOf(found)
  return address === null ? null : refOf(address.hex)
}
