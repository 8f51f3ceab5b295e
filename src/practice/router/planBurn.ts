// Plans burns on Harbour that are minted on the chain outside Initia, as routes from Noble do.
// Source: skip-mev/skip-go docs/swagger.yml (MsgDepositForBurn); dydxprotocol/v4-abacus SkipRouteMock.kt (a route with its message).
import { BRIDGE_MS } from '../book/chains/chains.ts'
import { HARBOUR } from '../book/chains/harbour.ts'
import { BASIN, BASIN_DOMAIN } from '../book/chains/plainEvm.ts'
import { arrivingDenom } from '../book/chains/links.ts'
import { BURN } from '../chain/messages/burnMessage.ts'
import { addressWord } from '../evm/abi.ts'
import { fromHex, toBase64 } from '../keys/bytes.ts'
import { cosmosTx, type Plan, type PlanHop, type Planner } from './plan.ts'

/** The bridged token of Harbour, to the chain outside Initia. */
export const planBurn: Planner = (request): Plan | null => {
  const burnt = arrivingDenom(HARBOUR)
  const isFrom = request.fromChainId === HARBOUR.id && request.fromDenom === burnt
  const isTo = request.toChainId === BASIN.id && request.toDenom.toLowerCase() === BASIN.bridge.token.toLowerCase()
  if (!isFrom || !isTo || request.isOpWithdraw) return null
  const hop: PlanHop = {
    wrapper: 'cctp_transfer',
    fromChainId: HARBOUR.id,
    toChainId: BASIN.id,
    denomIn: request.fromDenom,
    denomOut: request.toDenom,
    amountIn: request.amountIn,
    amountOut: request.amountIn,
    txIndex: 0,
    extra: { burn_token: burnt, bridge_id: 'CCTP', smart_relay: false },
  }
  return {
    hops: [hop],
    stops: [HARBOUR.id, BASIN.id],
    fees: [],
    durationMs: BRIDGE_MS + 4000,
    needsHook: false,
    priceImpact: null,
    txs: ({ addresses: [from = '', to = ''] }) => {
      const mint_recipient = toBase64(fromHex(addressWord(to)))
      const message = { from, amount: request.amountIn, destination_domain: BASIN_DOMAIN, mint_recipient, burn_token: burnt }
      return [cosmosTx([HARBOUR.id, BASIN.id], from, BURN, message, [0])]
    },
  }
}
