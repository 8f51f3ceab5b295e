// Finds votes and proposals by what their sentences say beside their kind: the number of the proposal, and how was voted.
import { z } from 'zod'
import type { ActivityKind } from '../../../shared/contract/history/activityMeaning.ts'
import { readDetails } from '../../db/archive/records/meaningRecords.ts'
import { facet, quoteToken } from '../../db/archive/search/searchTokens.ts'
import type { ReadDb } from '../../db/database.ts'

/** Words for how was voted, by the option that a vote names; English, then German. */
const OPTIONS: Readonly<Record<string, string>> = {
  yes: 'yes ja',
  no: 'no nein',
  abstain: 'abstain enthaltung enthalten',
  veto: 'veto',
}
/** Kinds whose sentences name a proposal. */
const KINDS: readonly ActivityKind[] = ['voted', 'proposalSubmitted', 'proposalDeposit', 'proposalExecuted']
const NUMBER = /^\d{1,12}$/

const Row = z.object({ tx_id: z.number(), details: z.string() })

/** What is asked for. */
export interface VotesDeps {
  db: ReadDb
  /** Returns the archive's ids of the chosen accounts. */
  addresses(): number[]
}

/**
 * Returns the transactions whose sentence names a proposal of this number, or a vote by this word; none for other words. Only rows of these few
 * kinds are read, which the index finds.
 */
export function votesSaying({ db, addresses }: VotesDeps, typed: string): number[] {
  const options = Object.entries(OPTIONS).flatMap(([option, said]) => (said.split(' ').includes(typed) ? [option] : []))
  if (options.length === 0 && !NUMBER.test(typed)) return []
  const ids = addresses()
  if (ids.length === 0) return []
  const match = ids.flatMap((address) => KINDS.map((kind) => quoteToken(facet.kind(address, kind)))).join(' OR ')
  const rows = db
    .prepare(
      `SELECT a.tx_id, a.details FROM tx_search s CROSS JOIN search_entry e ON e.place = s.rowid CROSS JOIN tx t ON t.id = e.tx_id
       CROSS JOIN tx_account a ON a.address IN (SELECT value FROM json_each(?)) AND a.time = t.time AND a.tx_id = t.id
       WHERE tx_search MATCH ?`,
    )
    .all(JSON.stringify(ids), match)
    .map((row) => Row.parse(row))
  return [...new Set(rows.filter(({ details }) => says(details, typed, options)).map(({ tx_id }) => tx_id))]
}

function says(details: string, typed: string, options: readonly string[]): boolean {
  const { facts, parts = [] } = readDetails(details)
  return [{ facts }, ...parts].some((part) =>
    part.facts.some(
      ({ name, value }) =>
        (name === 'proposal' && value === typed) ||
        // Several options have their shares behind them: “yes 0.7, no 0.3”.
        (name === 'option' && value.split(/[\s,]+/u).some((word) => options.includes(word))),
    ),
  )
}
