// Draws beside a chain's lists what the window knows of it without asking anybody: the user's accounts there, and the chain's facts.
import { Eye, Smartphone } from 'lucide-react'
import { useAccounts } from '../../data/stores/accountsStore.ts'
import { useAssets, useChain } from '../../data/stores/chainsStore.ts'
import { Icon } from '../../kit/Icon.tsx'
import { ShortAddress } from '../../kit/text/Address.tsx'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { useAllWords } from '../../window.ts'
import { Fact } from './Facts.tsx'
import { LocationLink } from './LocationLink.tsx'
import styles from './explorer.module.css'

/** Draws both; each only where there is something to say. */
export function ChainSide({ chainId }: { chainId: string }) {
  return (
    <>
      <OwnAccounts chainId={chainId} />
      <ChainFacts chainId={chainId} />
    </>
  )
}

/** Links the user's accounts to their pages on the chain. */
function OwnAccounts({ chainId }: { chainId: string }) {
  const { explorerWords: words } = useAllWords()
  const accounts = useAccounts((state) => state.value) ?? []
  if (accounts.length === 0) return null
  return (
    <section>
      <h3 className="section-head">{words.ownAccounts}</h3>
      <ul aria-label={words.ownAccounts} className={styles.ownAccounts}>
        {accounts.map(({ id, label, signer, address }) => (
          <li key={id} className="row">
            <Icon of={signer.kind === 'ledger' ? Smartphone : Eye} tone="dim" />
            <span className="clip">
              <LocationLink to={{ kind: 'account', chainId, address: address.bech32 }}>
                <Untrusted text={label} most={60} />
              </LocationLink>
            </span>
            <span className="dim">
              <ShortAddress text={address.bech32} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Lists what the chain list says of the chain. */
function ChainFacts({ chainId }: { chainId: string }) {
  const { explorerWords: words } = useAllWords()
  const chain = useChain(chainId)
  const assets = useAssets((state) => state.value)
  if (chain === null) return null
  const symbols = new Set(assets?.filter((asset) => asset.chainId === chainId && asset.isVerified).map(({ symbol }) => symbol))
  const kind = chain.kind === 'initia-l1' ? words.layer1 : words.rollup
  return (
    <section>
      <h3 className="section-head">{words.chainFacts}</h3>
      <dl className={`facts ${styles.sideFacts}`}>
        <Fact name={words.chainId}>
          <span className="mono">{chainId}</span>
        </Fact>
        <Fact name={words.chainKind}>{chain.vm === null ? kind : `${kind} · ${words.vms[chain.vm]}`}</Fact>
        <Fact name={words.listedAssets}>{symbols.size > 0 && <Untrusted text={[...symbols].join(', ')} most={400} />}</Fact>
      </dl>
    </section>
  )
}
