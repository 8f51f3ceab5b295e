// Lists earlier transfers, each of which fills the form again.
import { ArrowRight } from 'lucide-react'
import { useAccounts } from '../../../data/stores/accountsStore.ts'
import { isAddressOf } from '../../../data/stores/ownAddress.ts'
import { useTransfers } from '../../../data/transfers/transfersStore.ts'
import { Amount } from '../../../kit/text/Amount.tsx'
import { ShortAddress } from '../../../kit/text/Address.tsx'
import { Icon } from '../../../kit/Icon.tsx'
import { ChainCode } from '../../../parts/ChainCode.tsx'
import styles from './transfer.module.css'
import { fillFrom } from './formStore.ts'
import { useAppWindow, useWords } from '../../../window.ts'

const MAX_SHOWN = 3

/** Draws the list of earlier transfers. */
export function AgainList() {
  const { transferNumber, transferWords: words } = useWords()
  const win = useAppWindow()
  const views = useTransfers((state) => state.value) ?? []
  if (views.length === 0) return null
  return (
    <section>
      <h2 className={styles.againHead}>
        {words.again} <span className="small dim">{words.againNote}</span>
      </h2>
      {views.slice(0, MAX_SHOWN).map(({ transfer }) => (
        <button key={transfer.id} type="button" className={`row pressable ${styles.again}`} onClick={() => fillFrom(win, transfer)}>
          <span className="mono small">
            <span className="visually-hidden">{words.fillFrom} </span>
            {transferNumber(transfer.number)}
          </span>
          <span className="line">
            <ChainCode chainId={transfer.quote.request.fromChainId} />
            <Icon of={ArrowRight} size={12} tone="dim" />
            <ChainCode chainId={transfer.quote.request.toChainId} />
          </span>
          <span className="clip mid">
            <Recipient address={transfer.recipient} />
          </span>
          <span className="right">
            <Amount units={transfer.quote.amountIn} decimals={transfer.quote.from.decimals} symbol={transfer.quote.from.symbol} />
          </span>
        </button>
      ))}
    </section>
  )
}

function Recipient({ address }: { address: string }) {
  const { toAccount } = useWords()
  const own = useAccounts((state) => state.value?.find((account) => isAddressOf(account, address)))
  return own === undefined ? <ShortAddress text={address} /> : toAccount(own.label)
}
