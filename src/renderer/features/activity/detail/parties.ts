// Lists with whom the messages of a transaction move what, where there are several. Pure.
import type { ActivityItem, MessageReading, Movement } from '../../../../shared/contract/history/activity.ts'

/** One of several counterparties. */
export interface Party {
  kind: MessageReading['kind']
  address: string
  facts: MessageReading['facts']
  amounts: readonly Movement[]
}

/** Returns the counterparties of the messages, in order; none where there are not several. */
export function partiesOf(readings: readonly MessageReading[]): Party[] {
  const parties = readings
    .filter(({ isMine, depth }) => isMine && depth === 0)
    .flatMap(({ kind, counterparty, facts, about, movements, recipients = [] }): Party[] => {
      if (recipients.length > 0) return recipients.map(({ address, amounts }) => ({ kind, address, facts: [], amounts }))
      return counterparty === null ? [] : [{ kind, address: counterparty, facts, amounts: about.length > 0 ? about : movements }]
    })
  return parties.length > 1 ? parties : []
}

/** What the summary has entries of beside the facts. */
interface Listed {
  parties: readonly Party[]
  hasReason: boolean
  /** Whether counterparties are known by their number alone. */
  hasUnnamed: boolean
}

/** Returns the facts that no other entry of the summary has. */
export function furtherFacts(
  { facts, counterparty }: Pick<ActivityItem, 'facts' | 'counterparty'>,
  { parties, hasReason, hasUnnamed }: Listed,
): ActivityItem['facts'] {
  const listed = new Set([counterparty, ...parties.map(({ address }) => address)])
  return facts.filter(({ name, value }) => !listed.has(value) && (name !== 'reason' || !hasReason) && (name !== 'parties' || hasUnnamed))
}
