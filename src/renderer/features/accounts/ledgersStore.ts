// Holds the Ledgers that are plugged in, and which of them accounts are read from.
import { asAppError } from '../../../shared/domain/errors.ts'
import type { LedgerList } from '../../../shared/contract/status.ts'
import { client } from '../../data/api.ts'
import { lookQuietly } from '../devices/deviceActions.ts'
import { LEDGER_APP } from '../../data/stores/appOf.ts'
import { createResource } from '../../data/resource.ts'
import { forgetRead, useScan } from './scanStore.ts'

const ledgers = createResource(
  () => client['device.list']({}),
  (event) => event.type === 'device.changed',
)

/** Subscribes to the list of Ledgers. */
export const useLedgers = ledgers.use
/** Reads the list of Ledgers again. */
export const reloadLedgers = ledgers.reload

/**
 * Reads from this Ledger from now on; null = from any. Forgets what was read from a different one; does nothing while a scan is running.
 */
export async function chooseLedger(id: string | null): Promise<void> {
  const { isReading, added } = useScan.getState()
  if (isReading || added !== null) return
  forgetRead()
  useLedgers.setState(({ value }) => ({ value: value && { ...value, chosen: id } }))
  try {
    useLedgers.setState({ value: await client['device.choose']({ id }), error: null })
    await lookQuietly(LEDGER_APP[useScan.getState().app])
  } catch (error) {
    useLedgers.setState({ error: asAppError(error) })
  }
}

/** Returns whether several Ledgers are plugged in and none of them is chosen. */
export function isLedgerChoiceOpen({ value }: { value: LedgerList | null }): boolean {
  return value !== null && value.ledgers.length > 1 && !value.ledgers.some(({ id }) => id === value.chosen)
}
