// Names in a search: chains, own accounts, counterparties, labels, collections.
import { z } from 'zod'
import type { Account } from '../../shared/account.ts'
import type { ChainRecord } from '../chains/registry.ts'
import type { IndexCondition } from '../store/archive/activityQuery.ts'
import { addressIds } from '../store/archive/readMatches.ts'
import { facet, quoteToken } from '../store/archive/searchTokens.ts'
import { anyOf } from './freeText.ts'
import { kindsOf } from './kinds.ts'
import { findLabelled } from './labels.ts'
import { addressOf, type Lookup } from './lookup.ts'
import { endsOf, findParties, partiesOf } from './parties.ts'

/** Ids of the chains with such an id, station or name; else of those whose name or id begins so. In any case. */
export function namedChains(chains: readonly Pick<ChainRecord, 'id' | 'name' | 'station'>[], text: string): string[] {
  const typed = text.toLowerCase()
  const whole = chains.filter((chain) => [chain.id, chain.name, chain.station].some((name) => name.toLowerCase() === typed))
  const found = whole.length > 0 ? whole : chains.filter(({ id, name }) => [id, name].some((each) => each.toLowerCase().startsWith(typed)))
  return found.map(({ id }) => id)
}

/** Accounts with such an id, address or label; else those whose label begins so, or whose address has such ends. In any case. */
export function namedAccounts(accounts: readonly Account[], text: string): Account[] {
  const typed = text.toLowerCase()
  const spellings = ({ address }: Account) => [address.bech32, address.hex.toLowerCase()]
  const whole = accounts.filter((account) => account.id === text || [account.label.toLowerCase(), ...spellings(account)].includes(typed))
  if (whole.length > 0) return whole
  const ends = endsOf(typed)
  return accounts.filter((account) =>
    ends === null
      ? account.label.toLowerCase().startsWith(typed)
      : spellings(account).some((spelling) => spelling.startsWith(ends.start) && spelling.endsWith(ends.end)),
  )
}

/** What an operator with a name looks for; a name that nothing has finds nothing. */
export function namedCondition(
  lookup: Lookup,
  op: 'with' | 'from' | 'to' | 'label' | 'nft',
  value: string,
): Omit<IndexCondition, 'isNegated'> {
  if (op === 'label') return labelCondition(lookup, value)
  return { match: op === 'nft' ? nftMatch(lookup, value) : partyMatch(lookup, op, value), txIds: [], hashPart: null }
}

/** A counterparty by address or name. An own account as sender is one whose line goes out. */
function partyMatch({ db, accounts }: Lookup, op: 'with' | 'from' | 'to', value: string): string | null {
  const own = namedAccounts(accounts, value).map(addressOf)
  const booked = findLabelled(db, value, { withNotes: false }).addresses
  const parties = [...findParties(db, value), ...partiesOf(db, [...booked, ...own])]
  const lines =
    op === 'with' ? [] : addressIds(db, own).map((address) => quoteToken(facet.direction(address, op === 'from' ? 'out' : 'in')))
  const token = op === 'with' ? facet.mentions : op === 'from' ? facet.from : facet.to
  return anyOf([...parties.map((party) => quoteToken(token(party))), ...lines])
}

function labelCondition({ db, coins }: Lookup, value: string): Omit<IndexCondition, 'isNegated'> {
  const labelled = findLabelled(db, value, { withNotes: false })
  const match = anyOf([
    ...partiesOf(db, labelled.addresses).map((party) => quoteToken(facet.mentions(party))),
    ...(labelled.coins.length === 0 ? [] : coins().of(labelled.coins)).map(({ id }) => quoteToken(facet.coin(id))),
  ])
  return { match, txIds: labelled.txIds, hashPart: null }
}

const NftRow = z.object({ address: z.string() })
const MOST_CONTRACTS = 200

/** Transactions that mention a collection or token of such a name, number or address; "*": whatever moved an NFT. */
function nftMatch(lookup: Lookup, value: string): string | null {
  const { db } = lookup
  if (value === '*') return anyOf(kindsOf('nft').flatMap((kind) => lookup.addresses().map((each) => quoteToken(facet.kind(each, kind)))))
  const name = `%${value.replaceAll(/[\\%_]/g, (mark) => `\\${mark}`)}%`
  const contracts = db
    .prepare(
      `SELECT collection AS address FROM nft_collection WHERE name LIKE ? ESCAPE '\\' OR origin_name LIKE ? ESCAPE '\\' OR collection = ?
       UNION SELECT object_addr FROM nft_token WHERE token_id = ? OR object_addr = ? LIMIT ${MOST_CONTRACTS}`,
    )
    .all(name, name, value.toLowerCase(), value, value.toLowerCase())
    .map((row) => NftRow.parse(row).address.replace(/^0x/, ''))
  const labelled = findLabelled(db, value, { withNotes: false }).addresses
  return anyOf([...findParties(db, value), ...partiesOf(db, [...contracts, ...labelled])].map((party) => quoteToken(facet.mentions(party))))
}
