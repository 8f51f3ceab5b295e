// The REST gateway's answers about grants. Source: cosmos/cosmos-sdk proto/cosmos/{authz,feegrant}/v1beta1/query.proto.
import type { Grants } from '../../book/grants.ts'
import { partsAfter, type PracticeReply } from '../../reply.ts'
import { gatewayPage } from './gateway.ts'

/** Answers what a granter allowed; null for other paths. */
export function grantsReply(url: URL, { messages, fees }: Grants, nowMs: number): PracticeReply | null {
  const granter = partsAfter(url, '/cosmos/authz/v1beta1/grants/granter')?.[0]
  if (granter !== undefined) {
    // The module deletes what has expired at the start of each block.
    const isLive = (expiration: string | null) => expiration === null || Date.parse(expiration) > nowMs
    const own = messages.filter((one) => one.granter === granter && isLive(one.expiration))
    return gatewayPage(
      url,
      'grants',
      own.map(({ grantee, authorization, expiration }) => ({ granter, grantee, authorization, expiration })),
    )
  }
  const issuer = partsAfter(url, '/cosmos/feegrant/v1beta1/issued')?.[0]
  return issuer === undefined
    ? null
    : gatewayPage(
        url,
        'allowances',
        fees.filter((one) => one.granter === issuer),
      )
}
