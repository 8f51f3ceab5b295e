// Money on its way between chains: neither here nor there, so it stands apart and leads to its waybill.
import { ArrowRight, Package } from 'lucide-react'
import type { Portfolio } from '../../shared/portfolio.ts'
import { go } from '../navigation.ts'
import { Amount } from '../ui/Amount.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { ChainName, Station } from '../ui/Station.tsx'
import { portfolioWords as words } from '../words/portfolio.ts'

export function MovingList({ moving }: { moving: Portfolio['moving'] }) {
  return (
    <section className="moving amounts-aligned" aria-labelledby="moving-head">
      <div className="moving-head">
        <h2 id="moving-head" className="small">
          {words.moving}
        </h2>
        <span className="small dim">{words.movingLead}</span>
      </div>
      <ul>
        {moving.map(({ transferId, fromChainId, toChainId, amount, decimals, symbol }) => (
          <li key={transferId} className="row">
            <Icon of={Package} tone="good" />
            <span className="line">
              <Station chainId={fromChainId} />
              <Icon of={ArrowRight} size={12} tone="dim" />
              <Station chainId={toChainId} />
            </span>
            <span className="clip mid">
              <ChainName chainId={toChainId} />
            </span>
            <Button kind="quiet" size="compact" onClick={() => go('waybills', { transferId })}>
              {words.openWaybill}
            </Button>
            <Amount units={amount} decimals={decimals} symbol={symbol} />
          </li>
        ))}
      </ul>
    </section>
  )
}
