// How much a revocation took back, as the list of transfers says it.
import { expect, test } from 'vitest'
import { allEnglish } from '../../../../test/support/allEnglish.ts'
import type { Permission } from '../../../shared/contract/transfer/permissions.ts'
import { sampleQuote } from '../../../shared/domain/transfer/sampleTransfer.ts'
import { allowanceText } from './permissionText.ts'

const { from: asset } = sampleQuote()
const given = { chainId: asset.chainId, contract: `0x${'1'.repeat(40)}`, spender: `0x${'2'.repeat(40)}`, seenAt: 1 }
const token = (isUnlimited: boolean): Permission => ({ ...given, kind: 'token', asset, amount: '115294000', isUnlimited })
const fees: Permission = {
  kind: 'feeGrant',
  chainId: asset.chainId,
  spender: 'init1',
  limits: [{ asset, amount: '2500000' }],
  period: null,
  scope: null,
  expiresAt: null,
  messages: [],
}

test.for<[string, Permission[], string | null]>([
  ['of an amount of a token', [token(false)], 'up to 115.294 INIT'],
  ['of all of a token', [token(true)], 'all INIT'],
  ['of fees up to an amount', [fees], 'up to 2.50 INIT'],
  ['of fees without a limit', [{ ...fees, limits: [] }], null],
  ['of NFTs', [{ ...given, kind: 'operator', name: 'Boats' }], null],
  ['that its chain did not tell of', [], null],
])('a permission %s', ([, revoked, text]) => {
  expect(allowanceText(allEnglish, { revoked })).toBe(text)
})
