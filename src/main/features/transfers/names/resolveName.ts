// Finds the address behind a name that ends in .init, and checks that the address answers to that name.
import type { AppEvent } from '../../../../shared/contract/events.ts'
import type { ResolvedName } from '../../../../shared/contract/transfer/names.ts'
import { AppError } from '../../../../shared/domain/errors.ts'
import { phrase } from '../../../../shared/domain/phrase.ts'
import { USERNAME_ENDING } from '../../../../shared/domain/username.ts'
import { addressOfName, nameOfAddress, type NameQuestion } from '../../../clients/chains/cosmos/usernames.ts'
import type { ChainRecord, Registry } from '../../../clients/chains/registry/registry.ts'
import type { WriteDb } from '../../../db/database.ts'
import { forgetUsername, putUsername } from '../../../db/journal/usernames.ts'
import { accountAddressOf } from '../../../platform/address.ts'
import { onNextHost, type HostFailover } from '../../../platform/hostFailover.ts'
import type { Requester } from '../../../platform/http/limitConcurrency.ts'
import type { Clock } from '../../../platform/world.ts'

/** What looking up names needs. */
export interface NameDeps {
  /** The journal. */
  db: WriteDb
  registry: Registry
  hosts: HostFailover
  request: Requester
  clock: Clock
  emit: (event: AppEvent) => void
}

/**
 * Asks the node of the L1, each time. What it says is kept with its date for lists alone: no name is taken from there to send to.
 * @param name with its ending, in any case
 * @throws AppError name.unknown, name.notAccount, name.mismatch, chain.unknown, network.*, chain.*.
 */
export async function resolveName(deps: NameDeps, name: string): Promise<ResolvedName> {
  const whole = name.toLowerCase()
  const chain = chainOfNames(deps.registry)
  if (chain === null) throw new AppError('chain.unknown', 'No chain of this network keeps names.', { hint: 'Enter an address.' })
  const { found, back } = await askBothWays(deps, chain, whole)
  const address = found === null ? null : accountAddressOf(found)
  if (address !== null && back === whole) {
    putUsername(deps.db, { ref: refOf(address.hex), name: whole, seenAt: deps.clock.now() })
    deps.emit({ type: 'label.changed' })
    return { name: whole, chainId: chain.id, address }
  }
  forgetUsername(deps.db, whole)
  if (found === null) {
    throw new AppError('name.unknown', phrase`${whole} doesn’t lead to an address.`, {
      hint: 'Check the spelling, or ask for the address.',
    })
  }
  if (address === null) {
    throw new AppError('name.notAccount', phrase`${whole} leads to a contract, not to an account.`, { hint: 'Ask for the address.' })
  }
  throw new AppError('name.mismatch', phrase`${whole} leads to an address that goes by another name.`, { hint: 'Ask for the address.' })
}

/** Returns the chain that keeps names; null where the network has none. */
export function chainOfNames(registry: Registry): ChainRecord | null {
  return registry.chains.find(({ kind, endpoints }) => kind === 'initia-l1' && endpoints.rest !== null) ?? null
}

/** Asks for the address of a name, and for the name of that address; both of one host. */
export function askBothWays(deps: NameDeps, chain: ChainRecord, name: string): Promise<{ found: string | null; back: string | null }> {
  return onNextHost(deps.hosts, async () => {
    const question = questionOn(deps, chain)
    const found = await addressOfName(deps.request, question, name.slice(0, -USERNAME_ENDING.length))
    const back = found === null ? null : await nameOfAddress(deps.request, question, found)
    return { found, back: back === null ? null : `${back}${USERNAME_ENDING}` }
  })
}

/** Returns where to ask now: the chain's preferred host may have changed since. */
export function questionOn({ registry }: NameDeps, chain: ChainRecord): NameQuestion {
  return { rest: registry.chain(chain.id)?.endpoints.rest ?? '', chainId: chain.id }
}

/** Returns the key under which the name of an address is kept. */
export function refOf(hex: string): string {
  return hex.slice(2).toLowerCase()
}
