// Boxes 1 to 6: the request again, in the same order as on the form, with addresses in full.
import type { Asset } from '../../shared/chain.ts'
import type { Transfer } from '../../shared/transfer.ts'
import { currentLeg } from '../../shared/transferMachine.ts'
import { useAccount } from '../state/accountsStore.ts'
import { useAssetLookup, useChainNames } from '../state/chainsStore.ts'
import { Address } from '../ui/Address.tsx'
import { Amount } from '../ui/Amount.tsx'
import { BoxRow, FormBox } from '../ui/FormBox.tsx'
import { Station } from '../ui/Station.tsx'
import { formatDuration } from '../words/format.ts'
import { reviewWords as words } from '../words/review.ts'
import { isAddressOf } from '../state/ownAddress.ts'
import styles from './review.module.css'

export function ReviewBoxes({ transfer }: { transfer: Transfer }) {
  const { quote, sender, recipient } = transfer
  const account = useAccount(transfer.accountId)
  const nameOf = useChainNames()
  const isOwn = account !== null && isAddressOf(account, recipient)
  const fromChain = quote.request.fromChainId
  const toChain = quote.request.toChainId
  return (
    <div className={`sheet ${styles.boxes}`}>
      <BoxRow shape="pair">
        <FormBox number={1} label={words.from}>
          <Place chainId={fromChain} name={nameOf(fromChain)} note={account?.label ?? ''} />
          <Address text={sender} />
        </FormBox>
        <FormBox number={2} label={words.to}>
          <Place
            chainId={toChain}
            name={nameOf(toChain)}
            note={isOwn ? `${account.label}, ${words.ownAddress}` : words.otherAddress}
            isOther={!isOwn}
          />
          <Address text={recipient} />
        </FormBox>
      </BoxRow>
      <BoxRow shape="four">
        <FormBox number={3} label={words.youPay}>
          <Figure units={quote.amountIn} asset={quote.from} />
        </FormBox>
        <FormBox number={4} label={words.youGet}>
          <Figure units={quote.amountOut} asset={quote.to} />
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

function Place({ chainId, name, note, isOther = false }: { chainId: string; name: string; note: string; isOther?: boolean }) {
  return (
    <p className={styles.place}>
      <Station chainId={chainId} />
      <b>{name}</b>
      <span className={isOther ? 'warn' : 'mid'}>{note}</span>
    </p>
  )
}

function Figure({ units, asset }: { units: string; asset: Asset }) {
  return (
    <p className={styles.figure}>
      <Amount units={units} decimals={asset.decimals} symbol={asset.symbol} />
    </p>
  )
}

function OnTop({ transfer }: { transfer: Transfer }) {
  const assetOf = useAssetLookup()
  const leg = currentLeg(transfer)
  if (leg === null) return <p className="dim">–</p>
  const asset = assetOf(leg.chainId, leg.fee.denom)
  return (
    <>
      <p className={styles.figure}>
        <Amount units={leg.fee.amount} decimals={asset?.decimals ?? 0} symbol={asset?.symbol ?? leg.fee.denom} />
      </p>
      <p className="small dim">{words.networkFeeShort}</p>
    </>
  )
}
