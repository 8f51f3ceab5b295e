// Resolves plain words of a search to what the rows say on screen: their kind, their state, and their chain, in every language.
import { z } from 'zod'
import type { ActivityKind } from '../../../shared/contract/history/activityMeaning.ts'
import type { ChainRecord } from '../../clients/chains/registry/registry.ts'
import type { ReadDb } from '../../db/database.ts'
import { facet, quoteToken, SEVERAL_MESSAGES, wordsOf } from '../../db/archive/search/searchTokens.ts'
import { kindsOf } from './kinds.ts'
import { votesSaying } from './votesSaid.ts'

/** Words of the sentences that no kind's name begins with, by the word after type: that means them; English, then German. */
const SAID: Readonly<Record<string, string>> = {
  send: 'sent sending paid paying gesendet senden gezahlt zahlung zahlen',
  self: 'yourself own eigene sent paid gesendet gezahlt',
  nftSent: 'sent sending gesendet senden',
  positionStaked: 'staked staking gestakt',
  positionUnstaked: 'unstaked staking gestakt',
  stakeWithdrawn: 'withdrew withdrawing withdrawn locked staking unstaked abgehoben abheben gesperrt',
  nameSet: 'set gesetzt',
  nameUnset: 'entfernt',
  nameExtended: 'extended extending verlängert verlängern',
  receive: 'received receiving receipt erhalten empfang empfangen',
  refund: 'refunded refunding refunds rejected rejection zurück zurückgezahlt rückzahlung abgelehnt ablehnung lehnte',
  timeout: 'timed timeout frist fristablauf',
  relay: 'relayed relaying packets weitergereicht weiterreichen weitergabe pakete',
  ibcArrived: 'arrived arrival confirming angekommen ankunft',
  bridge:
    'bridged bridging started withdrew gebrückt deposited depositing einzahlung eingezahlt einzahlen auszahlung auszahlen withdrawing',
  claim: 'claimed claiming collected collecting abgeholt abholung abholen abgehoben abheben',
  converted: 'conversion converting umgetauscht umtausch umtauschen',
  stake: 'staking staked unstaking unstaken validator delegiert gestakt',
  delegate: 'delegated delegating delegation delegieren staked gestakt',
  undelegate: 'started undelegation undelegating unstaking unstaken',
  reward: 'rewards erträge provision',
  lock: 'locked lock extended extending sperre verlängert verlängern',
  vote: 'voted voting abgestimmt abstimmen stimme',
  gov: 'proposal governance vorschlag abgestimmt abstimmung pfand',
  swap: 'swapped swapping tausch getauscht tauschen',
  liquidity: 'liquidity pool added adding removed removing position liquidität genommen gegeben',
  name: 'username registered registering registriert registrieren',
  mint: 'minted minting geprägt prägen prägung',
  burn: 'burned burning verbrannt verbrennen verbrennung',
  approved: 'darf ausgeben',
  granted: 'erlaubt allowed allowing got changed darf geändert',
  approve: 'allowed allowing approved approval approving freigabe freigegeben erlaubt',
  approvalRevoked: 'revoked revoking zurückgenommen',
  call: 'unknown function unbekannte funktion called calling aufgerufen aufrufen aufruf',
  contract: 'contract vertrag',
  nft: 'nfts',
  grant: 'permission permissions allowance berechtigung',
  // Other permissions have nothing to do with fees.
  feeGrant: 'fees gebührenübernahme',
  grantRevoked: 'revoked revoking zurückgenommen',
  vestingCreated: 'vesting zeitplan gebunden',
  validator: 'validator',
}

/** Words that say that something failed. */
const FAILED = ['failed', 'failure', 'error', 'reverted', 'fehlgeschlagen', 'gescheitert', 'fehler']
/** Words that say that a transaction has more than one message. */
const SEVERAL = ['several', 'multiple', 'messages', 'mehrere', 'nachrichten']
/** Words that say that something came back from another chain. */
const REFUNDED = 'refund'
/** Fewest letters of a word's beginning, and of a chain's name. */
const [MIN_START, MIN_NAME] = [3, 5]

/** What a plain word says about rows. */
export interface PlainMeaning {
  /** Tokens of the index; a row has any of them. */
  tokens: string[]
  txIds: number[]
}

/** What plain words are resolved in. */
export interface PlainDeps {
  db: ReadDb
  chains: readonly Pick<ChainRecord, 'id' | 'name'>[]
  /** Returns the archive's ids of the chosen accounts. */
  addresses(): number[]
}

/**
 * Returns the kinds whose sentences have a word that begins with the text.
 * @example kindsSaid('getauscht') // ['swapped']
 */
export function kindsSaid(text: string): ActivityKind[] {
  const [typed = '', ...more] = wordsOf(text)
  if (typed.length < MIN_START || more.length > 0) return []
  const groups = Object.entries(SAID).filter(([, said]) => wordsOf(said).some((word) => isSaid(word, typed)))
  return [...new Set([...kindsOf(typed), ...groups.flatMap(([group]) => kindsOf(group))])]
}

/** Returns the meaning of a word for the rows of the chosen accounts. */
export function plainMeaning({ db, chains, addresses }: PlainDeps, text: string): PlainMeaning {
  const typed = wordsOf(text).join(' ')
  const kinds = kindsSaid(text).flatMap((kind) => addresses().map((address) => facet.kind(address, kind)))
  const named = chains.filter(({ id, name }) => [id, name].some((each) => isNamed(wordsOf(each).join(' '), typed)))
  const failed = FAILED.some((word) => isSaid(word, typed)) ? [facet.failed] : []
  const several = SEVERAL.includes(typed) ? [facet.messageType(SEVERAL_MESSAGES)] : []
  const isRefund = wordsOf(SAID[REFUNDED] ?? '').some((word) => isSaid(word, typed))
  return {
    tokens: [
      ...kinds,
      ...named.flatMap(({ id }) => [facet.chain(id), ...addresses().map((address) => facet.sentTo(address, id))]),
      ...failed,
      ...several,
    ].map(quoteToken),
    txIds: [...(isRefund ? sendsReturned(db) : []), ...votesSaying({ db, addresses }, typed)],
  }
}

function isSaid(word: string, typed: string): boolean {
  return word === typed || (typed.length >= MIN_START && word.startsWith(typed))
}

/** A part of a chain's name must be longer than the symbols of assets, which are also typed: "init" is no chain. */
function isNamed(name: string, typed: string): boolean {
  return name === typed || (typed.length >= MIN_NAME && name.startsWith(typed))
}

const IdRow = z.object({ tx_id: z.number() })

/** Returns the transactions that sent what another chain rejected or never received. */
function sendsReturned(db: ReadDb): number[] {
  return db
    .prepare(
      `SELECT DISTINCT s.tx_id FROM crossing e JOIN crossing s ON s.lane = e.lane AND s.sequence = e.sequence
       WHERE e.step IN ('refused', 'refunded', 'timedOut') AND s.step = 'sent'`,
    )
    .all()
    .map((row) => IdRow.parse(row).tx_id)
}
