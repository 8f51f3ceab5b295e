// Boxes 1 to 6: the request again, in the same order as on the form, with addresses in full.
import type { Transfer } from '../../shared/transfer.ts'
import { currentLeg } from '../../shared/transferMachine.ts'
import { useAccount } from '../state/accountsStore.ts'
import { useAssetLookup } from '../state/chainsStore.ts'
import { Address } from '../ui/Address.tsx'
import { Amount } from '../ui/Amount.tsx'
import { BoxFigure, BoxPlace, BoxRow, FormBox } from '../ui/FormBox.tsx'
import { formatDuration } from '../words/format.ts'
import { reviewWords as words } from '../words/review.ts'
import { isAddressOf } from '../state/ownAddress.ts'

export function ReviewBoxes({ transfer }: { transfer: Transfer }) {
  const { quote, sender, recipient } = transfer
  const account = useAccount(transfer.accountId)
  const isOwn = account !== null && isAddressOf(account, recipient)
  return (
    <div className="sheet">
      <BoxRow shape="pair">
        <FormBox number={1} label={words.from}>
          <BoxPlace chainId={quote.request.fromChainId} note={account?.label ?? ''} />
          <Address text={sender} />
        </FormBox>
        <FormBox number={2} label={words.to}>
          <BoxPlace
            chainId={quote.request.toChainId}
            note={isOwn ? `${account.label}, ${words.ownAddress}` : words.otherAddress}
            isOther={!isOwn}
          />
          <Address text={recipient} />
        </FormBox>
      </BoxRow>
      <BoxRow shape="four">
        <FormBox number={3} label={words.youPay}>
          <BoxFigure units={quote.amountIn} asset={quote.from} />
        </FormBox>
        <FormBox number={4} label={words.youGet}>
          <BoxFigure units={quote.amountOut} asset={quote.to} />
          <p className="small dim">
            {words.atLeast} <Amount units={quote.minimumOut} decimals={quote.to.decimals} />
          </p>
        </FormBox>
        <FormBox number={5} label={words.onTop}>
          <OnTop transfer={transfer} />
        </FormBox>
        <FormBox number={6} label={words.time}>
          <p className="mono">{quote.durationSeconds === null ? words.noTimeKnown : formatDuration(quote.durationSeconds * 1000)}</p>
          <p className="small dim">{words.usualTime}</p>
        </FormBox>
      </BoxRow>
    </div>
  )
}

function OnTop({ transfer }: { transfer: Transfer }) {
  const assetOf = useAssetLookup()
  const leg = currentLeg(transfer)
  if (leg === null) return <p className="dim">–</p>
  const asset = assetOf(leg.chainId, leg.fee.denom)
  return (
    <>
      <BoxFigure units={leg.fee.amount} asset={asset ?? { decimals: 0, symbol: leg.fee.denom }} />
      <p className="small dim">{words.networkFeeShort}</p>
    </>
  )
}
