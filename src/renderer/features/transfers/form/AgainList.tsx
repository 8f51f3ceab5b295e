// Lists earlier transfers, each of which fills the form again.
import { ArrowRight } from 'lucide-react'
import { useAccounts } from '../../../data/stores/accountsStore.ts'
import { isAddressOf } from '../../../data/stores/ownAddress.ts'
import { useAddressLabel } from '../../../data/stores/labelsStore.ts'
import { useTransfers } from '../../../data/transfers/transfersStore.ts'
import type { Quote } from '../../../../shared/contract/transfer/route.ts'
import { Amount } from '../../../kit/text/Amount.tsx'
import { Untrusted } from '../../../kit/text/Untrusted.tsx'
import { ShortAddress } from '../../../kit/text/Address.tsx'
import { Icon } from '../../../kit/Icon.tsx'
import { useChainNames } from '../../../data/stores/chainsStore.ts'
import { listTitle, type ListTitle } from '../../../words/transfers/transferState.ts'
import styles from './transfer.module.css'
import { repeatable } from './defaults.ts'
import { fillFrom } from './formStore.ts'
import { useAllWords, useAppWindow } from '../../../window.ts'

const MAX_SHOWN = 3

/** Draws the list of earlier transfers. */
export function AgainList() {
  const words = useAllWords()
  const nameOf = useChainNames()
  const win = useAppWindow()
  const all = useTransfers((state) => state.value) ?? []
  const views = repeatable(all).slice(0, MAX_SHOWN)
  if (views.length === 0) return null
  return (
    <section>
      <h2 className={styles.againHead}>
        {words.transferWords.again} <span className="small dim">{words.transferWords.againNote}</span>
      </h2>
      {views.map(({ transfer }) => (
        <button key={transfer.id} type="button" className={`row pressable ${styles.again}`} onClick={() => fillFrom(win, transfer)}>
          <span className="mono small">
            <span className="visually-hidden">{words.transferWords.fillFrom} </span>
            {words.transferNumber(transfer.number)}
          </span>
          <span className="clip">
            <Title title={listTitle(words, transfer, { chain: nameOf })} />
          </span>
          <span className="clip mid">
            <Recipient address={transfer.recipient} payer={transfer.accountId} />
          </span>
          <span className="right nowrap">
            <WhatMoves quote={transfer.quote} />
          </span>
        </button>
      ))}
    </section>
  )
}

/** Draws what it was, as the list of transfers names it. */
function Title({ title }: { title: ListTitle }) {
  if (title.kind === 'text') return title.text
  return (
    <>
      {title.from} <Icon of={ArrowRight} size={12} tone="dim" /> {title.to}
    </>
  )
}

/** Draws the amount, and what it becomes where that is another asset. */
function WhatMoves({ quote: { amountIn, from, to } }: { quote: Quote }) {
  return (
    <>
      <Amount units={amountIn} decimals={from.decimals} symbol={from.symbol} />
      {from.symbol !== to.symbol && (
        <>
          {' → '}
          <Untrusted text={to.symbol} />
        </>
      )}
    </>
  )
}

/** Names who was paid; nothing where that was the paying account itself. */
function Recipient({ address, payer }: { address: string; payer: string }) {
  const { toAccount } = useAllWords()
  const own = useAccounts((state) => state.value?.find((account) => isAddressOf(account, address)))
  const label = useAddressLabel(address)
  if (own?.id === payer) return null
  const name = own?.label ?? label
  return name === null ? <ShortAddress text={address} /> : toAccount(name)
}
