// Holds what accounts of a chain allowed others: to run messages in their name, and to pay fees from their balance.
// Source: cosmos/cosmos-sdk x/authz/keeper/keeper.go, x/feegrant/keeper/keeper.go.

/** An authorization as the gateway writes it. */
type Described = { '@type': string } & Record<string, unknown>

/** The right to run one type of message. */
export interface Grant {
  granter: string
  grantee: string
  /** Type URL of the message. */
  message: string
  authorization: Described
  /** ISO time; null = it does not expire. */
  expiration: string | null
}

/** The right to pay fees. */
export interface FeeGrant {
  granter: string
  grantee: string
  allowance: Described
}

/** All grants of a chain; at most one for each pair of accounts and message. */
export interface Grants {
  messages: Grant[]
  fees: FeeGrant[]
}

/** Replaces the grant of the same pair and message. */
export function giveGrant(grants: Grants, given: Grant): void {
  takeGrant(grants, given)
  grants.messages.push(given)
}

/** @returns whether there was one. */
export function takeGrant(grants: Grants, { granter, grantee, message }: Pick<Grant, 'granter' | 'grantee' | 'message'>): boolean {
  const left = grants.messages.filter((one) => one.granter !== granter || one.grantee !== grantee || one.message !== message)
  const isFound = left.length < grants.messages.length
  grants.messages = left
  return isFound
}

/** @returns whether there was one. */
export function takeFeeGrant(grants: Grants, { granter, grantee }: Pick<FeeGrant, 'granter' | 'grantee'>): boolean {
  const left = grants.fees.filter((one) => one.granter !== granter || one.grantee !== grantee)
  const isFound = left.length < grants.fees.length
  grants.fees = left
  return isFound
}
