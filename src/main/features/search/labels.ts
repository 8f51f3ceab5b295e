// Finds what the user's labels and notes are attached to, for a search that names one.
import { LabelKind } from '../../../shared/contract/history/label.ts'
import { z } from 'zod'
import type { ReadDb } from '../../db/database.ts'
import { facet, hasPhrase, quoteToken, wordsOf } from '../../db/archive/search/searchTokens.ts'
import type { CoinBook } from './coinBook.ts'
import { chainHash } from './hashes.ts'
import { partiesOf } from './parties.ts'

const Row = z.object({ kind: LabelKind, chain_id: z.string(), ref: z.string(), label: z.string(), note: z.string() })

/** A collection, or one of its tokens. */
interface LabelledNft {
  chainId: string
  collection: string
  tokenId: string | null
}

/** Labelled things by type. */
export interface Labelled {
  txIds: number[]
  /** Addresses as the journal writes them. */
  addresses: string[]
  nfts: LabelledNft[]
  coins: { chainId: string; denom: string }[]
}

/**
 * Finds things whose label contains a text, case-insensitive; with `withNotes` also those whose note does. "*" matches any label. Returns
 * all of them without a limit: an omitted one would be missing in a positive search and wrongly found in a negated one.
 * @param asPhrase the text's words must be complete words of the label or note, adjacent to each other
 */
export function findLabelled(
  db: ReadDb,
  text: string,
  { withNotes, asPhrase = false }: { withNotes: boolean; asPhrase?: boolean },
): Labelled {
  const pattern = asPhrase ? phrasePattern(text) : text === '*' ? '%_%' : `%${literally(text)}%`
  const fits = asPhrase ? phraseTest(text) : () => true
  const rows = db
    .prepare(
      `SELECT kind, chain_id, ref, label, note FROM journal.label
       WHERE label LIKE ? ESCAPE '\\' ${withNotes ? "OR note LIKE ? ESCAPE '\\'" : ''}`,
    )
    .all(...(withNotes ? [pattern, pattern] : [pattern]))
    .map((row) => Row.parse(row))
    .filter(({ label, note }) => fits(label) || (withNotes && fits(note)))
  const of = (kind: LabelKind) => rows.filter((row) => row.kind === kind)
  return {
    txIds: of('tx').flatMap(({ chain_id, ref }) => chainHash(db, chain_id, ref)),
    addresses: of('address').map(({ ref }) => ref),
    nfts: [...of('collection'), ...of('nft')].map(({ chain_id, ref }) => {
      const slash = ref.indexOf('/')
      if (slash === -1) return { chainId: chain_id, collection: ref, tokenId: null }
      return { chainId: chain_id, collection: ref.slice(0, slash), tokenId: ref.slice(slash + 1) }
    }),
    coins: of('asset').map(({ chain_id, ref }) => ({ chainId: chain_id, denom: ref })),
  }
}

const literally = (text: string) => text.replaceAll(/[\\%_]/g, (mark) => `\\${mark}`)

/** Matches text that contains the words in this order, with anything but word characters between them. */
function phrasePattern(text: string): string {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [literally(text)]
  return `%${words.join('%')}%`
}

/** Returns a test whether a name contains the words of a text as complete adjacent words; for a text without words, literally. */
export function phraseTest(text: string): (name: string) => boolean {
  const words = wordsOf(text).join(' ')
  return (name) => (words === '' ? name.includes(text) : hasPhrase(name, words))
}

interface LabelLookup {
  db: ReadDb
  coins(): CoinBook
  addresses(): number[]
}

/** Returns expressions for transactions that involve labelled things, except labelled transactions. */
export function labelMatches({ db, coins, addresses }: LabelLookup, labelled: Labelled): string[] {
  return [
    ...partiesOf(db, labelled.addresses).map((party) => quoteToken(facet.mentions(party))),
    ...(labelled.coins.length === 0 ? [] : coins().of(labelled.coins)).map(({ id }) => quoteToken(facet.coin(id))),
    ...nftMatches(db, labelled.nfts, addresses()),
  ]
}

const ObjectRow = z.object({ object_addr: z.string() })

/**
 * Returns expressions for transactions that involve labelled NFTs: those that mention the collection, or the token where it has an address
 * of its own, and lines of these accounts about it.
 * @param addresses ids of accounts in the archive
 */
export function nftMatches(db: ReadDb, nfts: readonly LabelledNft[], addresses: readonly number[]): string[] {
  const objects = db.prepare(
    "SELECT object_addr FROM nft_token WHERE chain_id = ? AND collection = ? AND token_id = ? AND object_addr <> ''",
  )
  return nfts.flatMap(({ chainId, collection, tokenId }) => {
    const own = tokenId === null ? [collection] : objects.all(chainId, collection, tokenId).map((row) => ObjectRow.parse(row).object_addr)
    const said = addresses.map((each) => [facet.nftOf(each, collection), ...(tokenId === null ? [] : [facet.nft(each, tokenId)])])
    const mentioned = partiesOf(db, own).map((party) => [facet.mentions(party)])
    return [...mentioned, ...said].map((tokens) => [facet.chain(chainId), ...tokens].map(quoteToken).join(' AND '))
  })
}
