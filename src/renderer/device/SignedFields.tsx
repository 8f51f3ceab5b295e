// An Ethereum transaction as the device will show it: its fields, and, where it cannot read the call, that it will say so.
import { Info, TriangleAlert } from 'lucide-react'
import { useChainNames, useAssetLookup } from '../state/chainsStore.ts'
import { Address } from '../ui/Address.tsx'
import { Amount } from '../ui/Amount.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Icon } from '../ui/Icon.tsx'
import { deviceWords as words } from '../words/device.ts'
import { formatCount } from '../words/format.ts'
import styles from './signed.module.css'
import type { DeviceDocument } from './screenText.ts'

export function SignedFields({ document }: { document: DeviceDocument }) {
  const coin = useAssetLookup()(document.chainId, document.fee.denom)
  const nameOf = useChainNames()
  const { evm } = document
  if (evm === null) return null
  const decimals = coin?.decimals ?? 18
  const isCall = evm.data.length > 2
  return (
    <section className={styles.signed}>
      <header className="line">
        <h3 className="label grow">{words.fieldsHead}</h3>
        <CopyButton text={document.document} label={words.copyTransaction} />
      </header>
      <dl className={styles.fields}>
        <dt>{words.fieldAmount}</dt>
        <dd>
          <Amount units={evm.value} decimals={decimals} symbol={coin?.symbol ?? ''} mode="full" />
        </dd>
        <dt>{isCall ? words.fieldContract : words.fieldTo}</dt>
        <dd>
          <Address text={evm.to} />
        </dd>
        <dt>{words.fieldNetwork}</dt>
        <dd>{nameOf(document.chainId)}</dd>
        <dt>{words.fieldFee}</dt>
        <dd>
          <Amount units={document.fee.amount} decimals={decimals} symbol={coin?.symbol ?? ''} mode="full" />
        </dd>
        {isCall && (
          <>
            <dt>{words.fieldData}</dt>
            <dd>{words.bytes(formatCount((evm.data.length - 2) / 2))}</dd>
          </>
        )}
      </dl>
      <p className={`small ${isCall ? 'warn' : 'dim'} ${styles.why}`}>
        <Icon of={isCall ? TriangleAlert : Info} />
        <span>{isCall ? words.blindNote : words.plainNote}</span>
      </p>
    </section>
  )
}
