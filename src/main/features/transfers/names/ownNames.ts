// Lists the names that an account owns, with their ends: those that its NFTs are called by and the one it goes by, each asked for again,
// since an NFT may be called anything.
import type { OwnName, OwnNameList } from '../../../../shared/contract/transfer/names.ts'
import { AppError } from '../../../../shared/domain/errors.ts'
import { isUsername, labelOf, nameOfToken, USERNAME_ENDING } from '../../../../shared/domain/username.ts'
import { nameOfAddress, nameRecord, nameRules } from '../../../clients/chains/cosmos/usernames.ts'
import { getAccount } from '../../../db/journal/accounts.ts'
import { accountAddressOf } from '../../../platform/address.ts'
import { askL1s } from '../actions/askL1s.ts'
import type { ActionDeps } from '../actions/offerAction.ts'

/** Most names that are asked about: each takes three requests. */
const MAX_NAMES = 50

/** An NFT of the account, as its history has it. */
export interface HeldToken {
  chainId: string
  /** Address of its collection. */
  collection: string
  tokenId: string
}

/** Asks the nodes; a chain that cannot be asked is missing, and so is a name within one. @throws AppError account.unknown. */
export function listOwnNames(deps: ActionDeps, accountId: string, held: readonly HeldToken[]): Promise<OwnNameList> {
  const { hex } = getAccount(deps.db, accountId).address
  return askL1s(deps, accountId, async ({ id }) => {
    const question = { rest: deps.registry.chain(id)?.endpoints.rest ?? '', chainId: id }
    const [primary, rules] = await Promise.all([
      nameOfAddress(deps.request, question, hex.toLowerCase()),
      nameRules(deps.request, question),
    ])
    const inHistory = namesInTurn(held.filter(({ chainId }) => chainId === id))
    const known = primary === null ? inHistory : [`${primary}${USERNAME_ENDING}`, ...inHistory]
    const names = [...new Set(known)].filter(isUsername)
    const asked = names.slice(0, MAX_NAMES)
    const found = await Promise.allSettled(
      asked.map(async (name): Promise<OwnName | null> => {
        const record = await nameRecord(deps.request, question, labelOf(name))
        const isOwn = record !== null && accountAddressOf(record.owner)?.hex === hex
        return isOwn ? { name, endsAt: record.endsAt } : null
      }),
    )
    const unread = unreadOf(asked, found)
    const own = found.flatMap((one) => (one.status === 'fulfilled' && one.value !== null ? [one.value] : []))
    const sorted = own.toSorted((one, other) => one.endsAt - other.endsAt)
    return { chainId: id, graceMs: rules.graceMs, names: sorted, unread, leftOut: names.length - asked.length }
  })
}

/**
 * Returns the names that NFTs are called by, one of each collection in turn: a sender of many tokens cannot push the others
 * beyond the limit.
 */
function namesInTurn(held: readonly HeldToken[]): string[] {
  const byCollection = new Map<string, string[]>()
  for (const { collection, tokenId } of held) {
    const name = nameOfToken(tokenId)
    if (name !== null) byCollection.set(collection, [...(byCollection.get(collection) ?? []), name])
  }
  const lists = [...byCollection.values()]
  const turns = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: turns }, (_, turn) => lists.flatMap((names) => names[turn] ?? [])).flat()
}

/** Returns the names that could not be read. @throws AppError of the first where none could be: then another host is asked. */
function unreadOf(names: readonly string[], found: readonly PromiseSettledResult<unknown>[]): string[] {
  const failures = found.filter((one) => one.status === 'rejected')
  const [first] = failures
  if (first !== undefined && (failures.length === found.length || !(first.reason instanceof AppError))) throw first.reason
  return names.filter((_, index) => found[index]?.status === 'rejected')
}
