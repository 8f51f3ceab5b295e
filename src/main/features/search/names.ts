// Resolves names of a search: chains, accounts, counterparties, labels, collections.
import { z } from 'zod'
import type { Account } from '../../../shared/contract/account.ts'
import type { ChainRecord } from '../../clients/chains/registry/registry.ts'
import { addressIds } from '../../db/archive/search/readMatches.ts'
import { facet, quoteToken } from '../../db/archive/search/searchTokens.ts'
import { byMatch, type Found, type TermOf } from './draft.ts'
import { anyOf } from './freeText.ts'
import { kindsOf } from './kinds.ts'
import { findLabelled, labelMatches, nftMatches } from './labels.ts'
import { addressOf, type Lookup } from './lookup.ts'
import { endsOf, findParties, partiesOf, validatorParties } from './parties.ts'

/** Returns ids of chains whose id, station or name equals the text; else of those whose name or id begins with it. Case-insensitive. */
export function namedChains(chains: readonly Pick<ChainRecord, 'id' | 'name' | 'station'>[], text: string): string[] {
  const typed = text.toLowerCase()
  const whole = chains.filter((chain) => [chain.id, chain.name, chain.station].some((name) => name.toLowerCase() === typed))
  const found = whole.length > 0 ? whole : chains.filter(({ id, name }) => [id, name].some((each) => each.toLowerCase().startsWith(typed)))
  return found.map(({ id }) => id)
}

/**
 * Returns accounts whose id, address or label equals the text; else those whose label begins with it, or whose address has these ends.
 * Case-insensitive.
 */
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

type NamedOp = 'with' | 'from' | 'to' | 'label' | 'nft'

/** Returns the condition of an operator with a name; a name without match finds nothing. */
export function namedCondition(lookup: Lookup, op: NamedOp, term: TermOf<NamedOp>): Found {
  const { value } = term.condition
  if (op === 'label') return labelCondition(lookup, value)
  const parties =
    value === '*'
      ? []
      : findParties(lookup.db, value, () => {
          lookup.tellCut(term)
        })
  if (op === 'nft') return nftCondition(lookup, value, parties)
  return byMatch(anyOf([partyMatch(lookup, op, value, parties), ...(op === 'to' ? sentToChain(lookup, value) : [])]))
}

/** Returns tokens of what left for a chain of exactly this name, on whichever chain it began. */
function sentToChain({ registry, addresses }: Lookup, value: string): string[] {
  const typed = value.toLowerCase()
  const chains = registry.chains.filter(({ id, name }) => [id, name].some((one) => one.toLowerCase() === typed))
  return chains.flatMap(({ id }) => addresses().map((address) => quoteToken(facet.sentTo(address, id))))
}

/** Matches a counterparty by address or name. One of the user's accounts as sender is matched by its outgoing line. */
function partyMatch({ db, accounts }: Lookup, op: 'with' | 'from' | 'to', value: string, found: readonly number[]): string | null {
  const own = namedAccounts(accounts, value).map(addressOf)
  const { addresses, nfts } = findLabelled(db, value, { withNotes: false })
  const collections = nfts.flatMap(({ collection, tokenId }) => (tokenId === null ? [collection] : []))
  const parties = [...found, ...validatorParties(db, value), ...partiesOf(db, [...addresses, ...collections, ...own])]
  const lines =
    op === 'with' ? [] : addressIds(db, own).map((address) => quoteToken(facet.direction(address, op === 'from' ? 'out' : 'in')))
  const token = op === 'with' ? facet.mentions : op === 'from' ? facet.from : facet.to
  return anyOf([...parties.map((party) => quoteToken(token(party))), ...lines])
}

function labelCondition(lookup: Lookup, value: string): Found {
  const labelled = findLabelled(lookup.db, value, { withNotes: false })
  return { match: anyOf(labelMatches(lookup, labelled)), txIds: labelled.txIds, hashPart: null }
}

const CollectionRow = z.object({ collection: z.string() })
const ObjectRow = z.object({ object_addr: z.string() })

/**
 * Matches transactions that mention a collection or token of this name, number or address; "*": any that moved an NFT. On most virtual
 * machines a token has no address of its own: there the NFTs of a line decide.
 */
function nftCondition(lookup: Lookup, value: string, found: readonly number[]): Found {
  const { db } = lookup
  if (value === '*')
    return byMatch(anyOf(kindsOf('nft').flatMap((kind) => lookup.addresses().map((each) => quoteToken(facet.kind(each, kind))))))
  const name = `%${value.replaceAll(/[\\%_]/g, (mark) => `\\${mark}`)}%`
  const collections = db
    .prepare(`SELECT collection FROM nft_collection WHERE name LIKE ? ESCAPE '\\' OR origin_name LIKE ? ESCAPE '\\' OR collection = ?`)
    .all(name, name, value.toLowerCase())
    .map((row) => CollectionRow.parse(row).collection)
  const objects = db
    .prepare('SELECT object_addr FROM nft_token WHERE token_id = ? OR object_addr = ?')
    .all(value, value.toLowerCase())
    .map((row) => ObjectRow.parse(row).object_addr)
  const labelled = findLabelled(db, value, { withNotes: false })
  const parties = new Set([...found, ...partiesOf(db, [...collections, ...objects, ...labelled.addresses])])
  const said = lookup
    .addresses()
    .flatMap((each) => [facet.nft(each, value), ...[...collections, value].map((collection) => facet.nftOf(each, collection))])
  const tokens = [...[...parties].map((party) => facet.mentions(party)), ...said].map(quoteToken)
  return byMatch(anyOf([...tokens, ...nftMatches(db, labelled.nfts, lookup.addresses())]))
}
