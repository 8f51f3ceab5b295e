// Shows what the router offers: ways, costs, questions before the review.
import { useEffect } from 'react'
import type { Quote, QuoteGate } from '../../shared/contract/transfer/route.ts'
import { BY_IBC, DEPOSIT, grow, OWN_ADDRESS, sampleQuote, START, status, until } from '../../shared/domain/transfer/sampleTransfer.ts'
import { CostBox } from '../features/transfers/offers/CostBox.tsx'
import { transfersStore } from '../data/transfers/transfersStore.ts'
import { formStore } from '../features/transfers/form/formStore.ts'
import { GateBox } from '../features/transfers/offers/GateBox.tsx'
import { HopTrack } from '../features/transfers/offers/HopTrack.tsx'
import { RouteCards } from '../features/transfers/offers/RouteCards.tsx'
import styles from './gallery.module.css'
import { HOSTILE, LONG_WORD } from './hostile.ts'
import { Specimen } from './Specimen.tsx'
import { useAppWindow } from '../window.ts'

const plain: Quote = {
  ...sampleQuote(),
  usdIn: '41.00',
  usdOut: '40.92',
  fees: [
    {
      label: 'network',
      amount: '3150',
      symbol: 'INIT',
      decimals: 6,
      behavior: 'onTop',
      chainId: 'practice-1',
      denom: 'uinit',
      usd: '0.01',
    },
    { label: HOSTILE, amount: '20000', symbol: 'INIT', decimals: 6, behavior: 'deducted', chainId: null, denom: null, usd: null },
  ],
}
const OFFERS: readonly Quote[] = [
  plain,
  {
    ...plain,
    id: 'quote 2',
    variant: 'lossless',
    amountOut: '10000000000000000000',
    minimumOut: '10000000000000000000',
    durationSeconds: 604_800,
  },
  {
    ...plain,
    id: 'quote 3',
    variant: 'goFast',
    amountOut: '9700000000000000000',
    durationSeconds: 5,
    usdOut: null,
    warnings: [HOSTILE, LONG_WORD],
  },
]
/** Own transfers over the first route: forty seconds, once four minutes. */
const OWN = [40, 40, 41, 38, 39, 40, 240, 42, 40, 40].map((seconds) => ({
  running: null,
  nextCheckAt: null,
  lastCheckedAt: null,
  trouble: null,
  transfer: { ...grow([...until('registered'), status('completed', [])]), settledAt: START + 5000 + seconds * 1000 },
}))
const GATES: readonly QuoteGate[] = [
  { kind: 'newRecipient', text: OWN_ADDRESS },
  { kind: 'priceImpact', text: '12.5%' },
  { kind: 'badPrice', text: HOSTILE },
  { kind: 'lowInfo', text: null },
  { kind: 'unverifiedAsset', text: LONG_WORD },
  { kind: 'unsignableStop', text: 'Cosmos Hub' },
  { kind: 'intermediateAsset', text: '994.974 USDC · Initia' },
  { kind: 'feesOnTop', text: '0.4 INIT (4 %)' },
  { kind: 'unknownFee', text: '0.000700 ETH' },
  { kind: 'unknownValue', text: 'INIT → USDC' },
  { kind: 'valueLoss', text: '2%' },
  { kind: 'sameAssetLoss', text: '3 %' },
  { kind: 'worseOffer', text: '7 %' },
]

/** Draws the specimens of the offers. */
export function OfferParts() {
  const win = useAppWindow()
  useEffect(() => {
    win.part(formStore).setState({ offers: { offers: [...OFFERS], refused: [] } })
    win.part(transfersStore).setState({ value: OWN })
  }, [win])
  return (
    <div className={styles.grid}>
      <Specimen of="Ways" isWide>
        <div className="sheet">
          <RouteCards isShort={false} offers={OFFERS} now={START} />
        </div>
      </Specimen>
      <Specimen of="Cost" isWide>
        <div className="sheet">
          <CostBox quote={plain} />
        </div>
      </Specimen>
      <Specimen of="Questions before the review" isWide>
        <GateBox gates={GATES} agreed={[]} onAgree={() => undefined} />
      </Specimen>
      <Specimen of="Hops">
        <HopTrack hops={[DEPOSIT]} />
        <HopTrack hops={[DEPOSIT, BY_IBC]} />
      </Specimen>
    </div>
  )
}
