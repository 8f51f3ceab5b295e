// Lists in which form a fact is shown: an address, a moment, or untrusted text.
import type { FactName } from '../../../../shared/contract/history/activityMeaning.ts'

/** Facts whose value is an address or the name of a contract. */
export const ADDRESS_FACTS: ReadonlySet<FactName> = new Set([
  'validator',
  'fromValidator',
  'granter',
  'grantee',
  'feePayer',
  'feeGranter',
  'token',
  'collection',
  'module',
  'position',
  'multisig',
])

/** Facts whose value is a time in RFC 3339. */
export const TIME_FACTS: ReadonlySet<FactName> = new Set(['expires', 'ends'])
