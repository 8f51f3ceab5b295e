// Lists the names that an account owns, with their ends: those that its NFTs are called by and the one it goes by, each asked for again,
// since an NFT may be called anything.
import type { OwnName, OwnNameList } from '../../../../shared/contract/transfer/names.ts'
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
  tokenId: string
}

/** Asks the nodes; a chain that cannot be asked is missing. @throws AppError account.unknown. */
export function listOwnNames(deps: ActionDeps, accountId: string, held: readonly HeldToken[]): Promise<OwnNameList> {
  const { hex } = getAccount(deps.db, accountId).address
  return askL1s(deps, accountId, async ({ id }) => {
    const question = { rest: deps.registry.chain(id)?.endpoints.rest ?? '', chainId: id }
    const [primary, rules] = await Promise.all([
      nameOfAddress(deps.request, question, hex.toLowerCase()),
      nameRules(deps.request, question),
    ])
    const inHistory = held.flatMap(({ chainId, tokenId }) => (chainId === id ? (nameOfToken(tokenId) ?? []) : []))
    const known = primary === null ? inHistory : [`${primary}${USERNAME_ENDING}`, ...inHistory]
    const names = [...new Set(known)].filter(isUsername).slice(0, MAX_NAMES)
    const found = await Promise.all(
      names.map(async (name): Promise<OwnName | null> => {
        const record = await nameRecord(deps.request, question, labelOf(name))
        const isOwn = record !== null && accountAddressOf(record.owner)?.hex === hex
        return isOwn ? { name, endsAt: record.endsAt } : null
      }),
    )
    const own = found.filter((name) => name !== null)
    return { chainId: id, graceMs: rules.graceMs, names: own.toSorted((one, other) => one.endsAt - other.endsAt) }
  })
}
