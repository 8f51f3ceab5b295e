// Shows the account's address on each chain in full and as a code, and what must not be sent there.
import { TriangleAlert } from 'lucide-react'
import { useCallback } from 'react'
import type { Account } from '../../../shared/contract/account.ts'
import type { Chain } from '../../../shared/contract/chain.ts'
import type { ReceiveAddress } from '../../../shared/contract/receive.ts'
import { markedText } from '../../../shared/domain/untrusted/untrustedText.ts'
import { go, useNavigation } from '../../navigation.ts'
import { HoldingsNav } from '../../parts/HoldingsNav.tsx'
import { AccountPick, usePickedAccount } from '../../parts/AccountPick.tsx'
import { useChain } from '../../data/stores/chainsStore.ts'
import { useAsked } from '../../data/useAsked.ts'
import { Address } from '../../kit/text/Address.tsx'
import { shorten } from '../../kit/text/addressText.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { CopyButton } from '../../kit/forms/CopyButton.tsx'
import { useCopied } from '../../kit/hooks/clipboard.ts'
import { Empty } from '../../kit/Empty.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { ReadError } from '../../kit/ReadError.tsx'
import { ScreenHead } from '../../kit/ScreenHead.tsx'
import { ChainName, ChainCode } from '../../parts/ChainCode.tsx'
import { SameAccount } from './SameAccount.tsx'
import styles from './receive.module.css'
import { useAppWindow, type ClientEvent, useAllWords } from '../../window.ts'
import { encode } from 'uqr'

const isStale = (event: ClientEvent) => event.type === 'accounts.changed'

/** Draws the Receive screen. */
export function ReceiveScreen() {
  const { receiveWords: words } = useAllWords()
  const win = useAppWindow()
  const account = usePickedAccount()
  const accountId = account?.id ?? null
  const wanted = useNavigation((place) => place.params.chainId)
  const ask = useCallback(() => win.client['receive.addresses']({ accountId: accountId ?? '' }), [win, accountId])
  const { value, error, askAgain } = useAsked(accountId === null ? null : ask, isStale)
  const chosen = value?.find(({ chainId }) => chainId === wanted) ?? value?.[0]
  return (
    <div className="scroll">
      <div className="page">
        <ScreenHead title={words.title}>
          <AccountPick />
        </ScreenHead>
        <HoldingsNav accountId={accountId} />
        <ReadError error={error} onRetry={askAgain} />
        {account === null && <Empty action={{ label: words.addAccount, onClick: () => go(win, 'accounts') }}>{words.noAccount}</Empty>}
        {account !== null && value !== null && chosen !== undefined && (
          <div className={styles.columns}>
            <ChainList addresses={value} chosen={chosen.chainId} accountId={account.id} />
            <AddressSheet account={account} place={chosen} />
          </div>
        )}
      </div>
    </div>
  )
}

function ChainList({ addresses, chosen, accountId }: { addresses: ReceiveAddress[]; chosen: string; accountId: string }) {
  const { receiveWords: words } = useAllWords()
  const win = useAppWindow()
  return (
    <ul aria-label={words.chains}>
      {addresses.map(({ chainId, address }) => (
        <li key={chainId}>
          <button
            type="button"
            className={styles.chain}
            aria-current={chainId === chosen ? 'true' : undefined}
            onClick={() => go(win, 'receive', { accountId, chainId })}
          >
            <ChainCode chainId={chainId} />
            <span className="clip">
              <ChainName chainId={chainId} />
            </span>
            {address === null ? <NoAddress chainId={chainId} /> : <span className="small mono dim">{shorten(address)}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Says in the list what is missing for an address there; its sheet says why. */
function NoAddress({ chainId }: { chainId: string }) {
  const { receiveWords: words } = useAllWords()
  const chain = useChain(chainId)
  if (chain === null) return null
  const app = chain.hasEthereumKeys === true ? null : chain.kind === 'evm' ? 'Ethereum' : 'Cosmos'
  return <span className="small dim">{app === null ? words.none : words.needsApp(app)}</span>
}

function AddressSheet({ account, place: { chainId, address, hex, symbols } }: { account: Account; place: ReceiveAddress }) {
  const { noAddressText, receiveWords: words } = useAllWords()
  const chain = useChain(chainId)
  if (chain === null) return null
  return (
    <section className={`sheet ${styles.sheet}`} aria-label={words.address(chain.name)}>
      {address === null ? (
        <p>{noAddressText(chain)}</p>
      ) : (
        <>
          <div className={styles.code}>
            <QrCode text={address} label={words.code(chain.name)} />
          </div>
          <div className={styles.forms}>
            <p className={`clip lead ${styles.owner}`} title={account.label}>
              {account.label}
            </p>
            <h2 className="label">{words.address(chain.name)}</h2>
            <p className={styles.address}>
              <Address text={address} />
            </p>
            <p className="line">
              <CopyButton text={address} label={words.copy} shownLabel={words.copy} isFirst />
            </p>
            {hex !== null && (
              <>
                <h3 className="label">{words.other}</h3>
                <p className={styles.address}>
                  <Address text={hex} />
                </p>
                <p className="line">
                  <CopyButton text={hex} label={words.copyHex} shownLabel={words.copyHex} />
                </p>
              </>
            )}
            <SameAccount account={account} chain={chain} />
            <CopiedNote forms={[address, hex]} />
            <Warnings account={account} chain={chain} hasHex={hex !== null} symbols={symbols} />
          </div>
        </>
      )}
    </section>
  )
}

/** Shows that one of these addresses was the last text copied. */
function CopiedNote({ forms }: { forms: readonly (string | null)[] }) {
  const { receiveWords: words } = useAllWords()
  const last = useCopied((state) => state.last)
  if (last === null || !forms.includes(last.text)) return null
  return (
    <p className="small mid" role="status">
      {words.copied}
    </p>
  )
}

interface WarningsProps {
  account: Account
  chain: Chain
  hasHex: boolean
  /** Of the assets that are listed on the chain. */
  symbols: readonly string[]
}

function Warnings({ account, chain, hasHex, symbols }: WarningsProps) {
  const { accountWarning, chainWarnings, receiveWords: words } = useAllWords()
  const win = useAppWindow()
  const whole = accountWarning(account)
  return (
    <div className={styles.careful}>
      <h3 className="line">
        <Icon of={TriangleAlert} tone="warn" /> {words.careful}
      </h3>
      <ul>
        {chainWarnings(
          chain,
          hasHex,
          symbols.map((symbol) => markedText(symbol)),
        ).map((text) => (
          <li key={text}>{text}</li>
        ))}
        {whole !== null && <li>{whole}</li>}
      </ul>
      {account.signer.kind === 'ledger' && (
        <div>
          <Button onClick={() => go(win, 'accounts', { open: 'verify', accountId: account.id, chainId: chain.id })}>{words.verify}</Button>
        </div>
      )}
    </div>
  )
}

/** Draws an address as a QR code, without a request to any service: dark on light in both themes, with the margin of four modules that readers need. Source: ISO/IEC 18004, quiet zone. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  )
}
