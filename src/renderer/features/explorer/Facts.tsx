// Draws names and values of one thing, and recurring values: addresses with links, amounts of coins, moments.
import { Children, type ReactNode } from 'react'
import { AssetTag } from '../../parts/AssetTag.tsx'
import { useAssetLookup } from '../../data/stores/chainsStore.ts'
import { useOwnName } from '../../data/stores/accountsStore.ts'
import { usePublicName } from '../../data/names/publicNames.ts'
import { useAddressLabel } from '../../data/stores/labelsStore.ts'
import { Amount } from '../../kit/text/Amount.tsx'
import { Address } from '../../kit/text/Address.tsx'
import { shorten } from '../../kit/text/addressText.ts'
import { CopyButton } from '../../kit/forms/CopyButton.tsx'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { WorthThen } from '../activity/detail/WorthThen.tsx'
import { LocationLink } from './LocationLink.tsx'
import styles from './explorer.module.css'
import { moduleName, publicNameText } from '../../words/activitySentence.ts'
import { useAllWords } from '../../window.ts'

/** Draws one line; nothing where there is no value, also where none of several parts is there. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (Children.toArray(children).length === 0) return null
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}

/** Matches an account of 20 bytes in either spelling; objects of Move have 32 and are not accounts. */
const ACCOUNT = /^(0x[0-9a-f]{40}|[a-z]+1[02-9ac-hj-np-z]{38})$/i

/** Draws an address in full with a link to its account and its name from the accounts or the address book. */
export function AddressFact({ chainId, address }: { chainId: string; address: string }) {
  const allWords = useAllWords()
  const { explorerWords: words } = allWords
  const book = useAddressLabel(address)
  const own = useOwnName(address)
  const listed = usePublicName(address, chainId)
  const label = book ?? own ?? moduleName(allWords, address) ?? (listed === null ? null : publicNameText(allWords, listed))
  return (
    <span className="address-line">
      {ACCOUNT.test(address) ? (
        <LocationLink to={{ kind: 'account', chainId, address }}>
          <Address text={address} />
        </LocationLink>
      ) : (
        <Address text={address} />
      )}
      <CopyButton text={address} label={words.copyAddress} />
      {label !== null && (
        <span className="mid">
          <Untrusted text={label} most={80} />
        </span>
      )}
    </span>
  )
}

/** Properties of `Coins`. */
export interface CoinsProps {
  chainId: string
  coins: readonly { denom: string; amount: string }[]
  /** Where the value of that moment is shown, ms. */
  at?: number | null
}

/** Draws coins of a chain, each with its symbol; an unlisted coin by its shortened denomination, in base units. */
export function Coins({ chainId, coins, at = null }: CoinsProps) {
  const { explorerWords: words } = useAllWords()
  const lookup = useAssetLookup()
  if (coins.length === 0) return <span className="dim">{words.none}</span>
  return coins.map(({ denom, amount }) => {
    const asset = lookup(chainId, denom)
    const isNumber = /^-?\d{1,80}$/.test(amount)
    return (
      <div key={denom} className={styles.coin} title={asset === null ? denom : undefined}>
        {isNumber ? (
          <Amount units={amount} decimals={asset?.decimals ?? 0} symbol={asset?.symbol ?? shorten(denom)} mode="exact" />
        ) : (
          <Untrusted text={`${amount} ${denom}`} most={80} />
        )}
        {at !== null && isNumber && <WorthThen isFee chainId={chainId} time={at} denom={denom} amount={amount} />}
        {asset === null && <AssetTag symbol={denom} isVerified={false} />}
      </div>
    )
  })
}

/** Draws gas in groups of three digits; the numbers are untrusted text and may hold anything. */
export function Gas({ used, wanted }: { used: string | null; wanted: string | null }) {
  const { explorerWords: words, formatDigits } = useAllWords()
  if (used === null) return <span className="dim">{words.notTold}</span>
  return (
    <span className="mono">
      {formatDigits(grouped(used))} {wanted !== null && <span className="dim">{words.gasOf(formatDigits(grouped(wanted)))}</span>}
    </span>
  )
}

/** Groups digits in threes with commas. */
export function grouped(digits: string): string {
  return digits.replaceAll(/\B(?=(\d{3})+$)/g, ',')
}
