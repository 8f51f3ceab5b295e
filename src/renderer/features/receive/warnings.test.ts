// What may be sent to an address: the warning names the assets of the chain, a few of many.
import { expect, test } from 'vitest'
import { allEnglish } from '../../../../test/support/allEnglish.ts'
import type { Chain } from '../../../shared/contract/chain.ts'

const first = (...symbols: string[]) =>
  allEnglish.chainWarnings({ kind: 'initia-l1', name: 'Initia', vm: 'move' } as unknown as Chain, false, symbols)[0]

test('names the assets that are on the chain, and counts those after the twelfth', () => {
  expect(first('INIT', 'USDC', 'ETH', 'TIA')).toMatch(/^Only assets on Initia arrive here \(INIT, USDC, ETH and TIA\)\. Bring/u)
  expect(first(...'ABCDEFGHIJKLMN')).toContain('(A, B, C, D, E, F, G, H, I, J, K, L and 2 more)')
  expect(first()).toMatch(/^Only assets on Initia arrive here\. Bring/u)
})
