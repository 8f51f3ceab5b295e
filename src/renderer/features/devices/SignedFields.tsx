// Shows an Ethereum transaction as the device will show it, page by page, and says so where the device cannot decode the call.
import { Info, TriangleAlert } from 'lucide-react'
import { isBlindSigned } from '../../../shared/domain/blindSigning.ts'
import { useChainNames, useAssetLookup } from '../../data/stores/chainsStore.ts'
import { Address } from '../../kit/text/Address.tsx'
import { Amount } from '../../kit/text/Amount.tsx'
import { CopyButton } from '../../kit/forms/CopyButton.tsx'
import { Icon } from '../../kit/Icon.tsx'
import styles from './signed.module.css'
import type { DeviceDocument } from './screenText.ts'
import { transactionPages } from './transactionPages.ts'
import { useWords } from '../../window.ts'

/** A call of ERC-20's `approve(spender, 0)`. Source: EIP-20. */
const ENDS_APPROVAL = /^0x095ea7b3[0-9a-f]{64}0{64}$/i

/** Draws what the Ethereum app will show of a transaction. */
export function SignedFields({ document, model }: { document: DeviceDocument; model: string }) {
  const { deviceWords: words } = useWords()
  const coin = useAssetLookup()(document.chainId, document.fee.denom)
  const nameOf = useChainNames()
  const { evm } = document
  if (evm === null) return null
  const decimals = coin?.decimals ?? 18
  const isCall = isBlindSigned(evm.data)
  const endsApproval = ENDS_APPROVAL.test(evm.data)
  const pages = transactionPages(document, model)
  return (
    <section className={styles.signed}>
      <header className="line">
        <h3 className="label grow">{words.fieldsHead}</h3>
        <CopyButton text={document.document} label={words.copyTransaction} />
      </header>
      <div className={styles.notes}>
        {endsApproval && (
          <p className={`small ${styles.why}`}>
            <Icon of={Info} />
            <span>{words.endsApproval}</span>
          </p>
        )}
        <p className={`small ${isCall ? 'warn' : 'dim'} ${styles.why}`}>
          <Icon of={isCall ? TriangleAlert : Info} />
          <span>{isCall ? words.blindNote : words.plainNote}</span>
        </p>
      </div>
      <ol className={styles.pages}>
        {pages.map(({ heading, shows }) => (
          <li key={heading}>
            <span lang="en">{heading}</span>
            {shows?.kind === 'address' && <Address text={shows.value} />}
            {shows?.kind === 'amount' && <Amount units={shows.value} decimals={decimals} symbol={coin?.symbol ?? ''} mode="full" />}
            {shows?.kind === 'hash' && <span className="mono">{shows.value}</span>}
            {shows?.kind === 'network' && <span>{nameOf(shows.value)}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
