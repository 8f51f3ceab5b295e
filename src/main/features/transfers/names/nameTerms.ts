// Reads when a name ends and what extending it costs, and refuses an extension that is no longer the one that was shown.
import type { NameTerm } from '../../../../shared/contract/transfer/action.ts'
import type { NameTerms } from '../../../../shared/contract/transfer/names.ts'
import { AppError } from '../../../../shared/domain/errors.ts'
import { phrase } from '../../../../shared/domain/phrase.ts'
import type { ActionOf } from '../../../../shared/domain/transfer/ownActions.ts'
import {
  extendedEnd,
  isPriceNear,
  isWithinLimit,
  labelOf,
  MAX_NAME_YEARS,
  NAME_DENOM,
  NAME_YEAR_SECONDS,
  nameState,
} from '../../../../shared/domain/username.ts'
import { readBalances } from '../../../clients/chains/cosmos/balances.ts'
import { nameCost, nameRecord, nameRules, type NameQuestion } from '../../../clients/chains/cosmos/usernames.ts'
import type { Registry } from '../../../clients/chains/registry/registry.ts'
import { getAccount } from '../../../db/journal/accounts.ts'
import type { ReadDb } from '../../../db/database.ts'
import { accountAddressOf, isSameAccount, withPrefix } from '../../../platform/address.ts'
import { onNextHost, type HostFailover } from '../../../platform/hostFailover.ts'
import type { Requester } from '../../../platform/http/limitConcurrency.ts'
import type { Clock } from '../../../platform/world.ts'

/** What reading the end and the price of a name needs. */
export interface TermDeps {
  registry: Registry
  request: Requester
  clock: Clock
}

/** Whose name, and on which chain. */
interface WhoseName {
  chainId: string
  /** The account's address on that chain. */
  owner: string
}

type Extension = Pick<ActionOf<'extendName'>, 'name' | 'years' | 'denom' | 'amount'>

/**
 * Lists what the extensions of a name cost an account, each with its end.
 * @throws AppError account.unknown, chain.unknown, name.unknown, name.ended, name.changed (another owner), network.…, chain.….
 */
export async function listTerms(
  deps: TermDeps & { db: ReadDb; hosts: HostFailover },
  { accountId, chainId, name }: { accountId: string; chainId: string; name: string },
): Promise<NameTerms> {
  const { address } = getAccount(deps.db, accountId)
  const chain = deps.registry.chain(chainId)
  if (chain?.kind !== 'initia-l1' || chain.endpoints.rest === null) {
    throw new AppError('chain.unknown', phrase`No node is listed for ${chainId}.`)
  }
  const me = withPrefix(address.bech32, chain.bech32Prefix)
  const years = Array.from({ length: MAX_NAME_YEARS }, (_, index) => index + 1)
  return await onNextHost(deps.hosts, async () => {
    const question = questionFor(deps, chainId)
    const [{ endsAt, rules }, balances, costs] = await Promise.all([
      requireExtendable(deps, question, { name, owner: me }),
      readBalances(deps.request, { rest: question.rest, address: me }),
      Promise.all(years.map((count) => nameCost(deps.request, question, labelOf(name), count * NAME_YEAR_SECONDS))),
    ])
    const now = deps.clock.now()
    const terms = costs.map((amount, index) => {
      const count = index + 1
      const until = extendedEnd(endsAt, count, now)
      const isTooShort = BigInt(count * NAME_YEAR_SECONDS) < rules.minSeconds
      const hindrance = isTooShort ? ('tooShort' as const) : isWithinLimit(until, now) ? null : ('tooFar' as const)
      return { years: count, amount, until, hindrance }
    })
    const free = balances.find(({ denom }) => denom === NAME_DENOM)?.amount ?? '0'
    return { endsAt, graceMs: rules.graceMs, asset: deps.registry.asset(chainId, NAME_DENOM), free, terms }
  })
}

/** What an extension changes, and what it costs now, base units. */
export interface ReadTerm {
  nameTerm: NameTerm
  amount: string
}

/**
 * Returns what an extension changes and costs now.
 * @param owner the account's address on that chain
 * @throws AppError name.unknown, name.ended, name.changed (another owner, a higher price), network.…, chain.….
 */
export async function readTerm(deps: TermDeps, { chainId, owner }: WhoseName, asked: Extension): Promise<ReadTerm> {
  const question = questionFor(deps, chainId)
  const [{ endsAt }, amount] = await Promise.all([
    requireExtendable(deps, question, { name: asked.name, owner }),
    nameCost(deps.request, question, labelOf(asked.name), asked.years * NAME_YEAR_SECONDS),
  ])
  if (asked.denom !== NAME_DENOM || !isPriceNear(asked.amount, amount)) {
    throw new AppError('name.changed', phrase`The price for ${asked.name} has changed.`, { hint: 'Extend it again from Accounts.' })
  }
  return { nameTerm: { endsAt, until: extendedEnd(endsAt, asked.years, deps.clock.now()) }, amount }
}

/**
 * Refuses an extension that is no longer what was shown: what is signed names neither a price nor an end, so that the module would take the
 * new ones.
 * @throws AppError as `readTerm`; name.changed for another end too.
 */
export async function requireSameTerm(deps: TermDeps, whose: WhoseName, asked: Extension, shown: NameTerm | null): Promise<void> {
  const { nameTerm } = await readTerm(deps, whose, asked)
  if (nameTerm.endsAt === shown?.endsAt) return
  throw new AppError('name.changed', phrase`${asked.name} was extended in the meantime.`, { hint: 'Extend it again from Accounts.' })
}

async function requireExtendable({ request, clock }: TermDeps, question: NameQuestion, { name, owner }: { name: string; owner: string }) {
  const [record, rules] = await Promise.all([nameRecord(request, question, labelOf(name)), nameRules(request, question)])
  if (record === null) throw new AppError('name.unknown', phrase`${name} isn’t registered.`)
  // Check the owner here: the module extends any name for any payer, so a lost name would show only after payment.
  if (!isSameAccount(accountAddressOf(record.owner)?.hex ?? '', owner))
    throw new AppError('name.changed', phrase`${name} doesn’t belong to this account.`)
  const { endsAt } = record
  if (nameState({ endsAt, graceMs: rules.graceMs }, clock.now()) === 'ended') {
    throw new AppError('name.ended', phrase`${name} has ended, and can’t be extended any more.`, { hint: 'Anybody can register it again.' })
  }
  return { endsAt, rules }
}

/** Returns where to ask now: the chain's preferred host may have changed since. */
function questionFor({ registry }: Pick<TermDeps, 'registry'>, chainId: string): NameQuestion {
  return { rest: registry.chain(chainId)?.endpoints.rest ?? '', chainId }
}
