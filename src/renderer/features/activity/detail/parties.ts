// Lists with whom the messages of a transaction move what, where there are several. Pure.
import type { MessageReading, Movement } from '../../../../shared/contract/history/activity.ts'

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
