// Families of Ethereum calls of Skip's swap router that pay the account itself.
import { CCTP, GO_FAST, ME_HEX, RELAYER, SWAP_ROUTER, THEM_HEX, USDC_BASIN, WETH_BASIN, type Request } from '../benches/guardBench.ts'
import { ALLOWING, transaction, type Allowing } from './hostileCalls.ts'
import { family, type Family } from './hostileFamily.ts'
import { AFFILIATES, exchangeOf, HOPS, OWN_COIN, swapOf, type Exchange } from './hostileSwaps.ts'

interface PlainSwap extends Exchange, Allowing {
  contract: string
  value: string
}

/** An exchange on one chain, of a token or of the chain's coin. */
function plainFamily(from: string, wanted: string): Family {
  const named = (denom: string) => (denom === 'eth' ? OWN_COIN : denom)
  const [token, isCoin] = [named(from), from === 'eth']
  const asked: Request = { from: ['7331', from], to: ['7331', wanted], way: ['7331', '7331'], recipient: ME_HEX }
  const others = [USDC_BASIN, WETH_BASIN, OWN_COIN, THEM_HEX]
  return family<PlainSwap>(
    {
      allows: isCoin ? null : 1000000n,
      token: isCoin ? WETH_BASIN : token,
      spender: SWAP_ROUTER,
      contract: SWAP_ROUTER,
      value: isCoin ? '1000000' : '0',
      ...exchangeOf(token),
      least: 995000n,
      wanted: named(wanted),
    },
    (params) => transaction(asked, params, params.contract, swapOf(params), params.value),
    {
      ...ALLOWING,
      spender: [THEM_HEX, CCTP, GO_FAST, ME_HEX],
      contract: [CCTP, GO_FAST, RELAYER, THEM_HEX, USDC_BASIN],
      value: ['0', '1', '999999', '1000000', '1000001', '1005000', '2000000'],
      form: ['swapExactOut', 'transfer', 'none'],
      swaps: others.filter((one) => one !== token),
      swapped: [0n, 1n, 500000n, 999999n, 1000001n, 2000000n],
      least: [0n, 1n, 5000n, 994999n, 995001n],
      wanted: others.filter((one) => one !== named(wanted)),
      hops: HOPS,
      affiliates: AFFILIATES,
    },
    {
      'a yield of 1, as quoted': { params: { least: 1n }, patch: { minimumOut: '1' } },
      'no yield, nothing promised': { params: { least: 0n }, patch: { minimumOut: '0' } },
      'less taken, as quoted': { params: { swapped: 1n, allows: 1n }, patch: { minimumOut: '1' } },
      'for another account': { request: () => ({ recipient: THEM_HEX }) },
      'no word of an exchange': { request: () => ({ way: ['7331'] }) },
      'another contract and its approval': { params: { contract: THEM_HEX, spender: THEM_HEX } },
      'coins in place of the token': { params: { swaps: isCoin ? WETH_BASIN : OWN_COIN, value: isCoin ? '0' : '1000000' } },
    },
  )
}

/** By name. */
export const PAID_SWAP_FAMILIES: Readonly<Record<string, Family>> = {
  swapPaid: plainFamily(WETH_BASIN, USDC_BASIN),
  swapCoinPaid: plainFamily('eth', USDC_BASIN),
  swapPaidInCoin: plainFamily(USDC_BASIN, 'eth'),
}
