// Shows the rich list of a denomination, with the user's accounts marked.
import { useState, type SubmitEvent } from 'react'
import type { ExplorerHolder } from '../../../shared/contract/history/explorer.ts'
import { useAssetLookup, useAssets } from '../../data/stores/chainsStore.ts'
import { Who } from '../../parts/Who.tsx'
import { Amount } from '../../kit/text/Amount.tsx'
import { Button } from '../../kit/forms/Button.tsx'
import { Choice } from '../../kit/forms/Choice.tsx'
import { Tag } from '../../kit/Tag.tsx'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { openPlace } from './explorerLocation.ts'
import { ReadMore } from './Lists.tsx'
import { PageFrame } from './PageFrame.tsx'
import { LocationLink } from './LocationLink.tsx'
import styles from './explorer.module.css'
import { useMore, type Listed } from './useMore.ts'
import { useCachedReply } from './useCachedReply.ts'
import { useAppWindow, useAllWords } from '../../window.ts'

/** Draws the page of holders. */
export function HoldersPage({ chainId, denom }: { chainId: string; denom: string | null }) {
  const assets = useAssets((state) => state.value)?.filter((asset) => asset.chainId === chainId) ?? []
  const shown = denom ?? assets[0]?.denom ?? null
  return (
    <>
      <DenomChoice key={shown} chainId={chainId} denom={shown} />
      {shown !== null && <Holders key={`${chainId} ${shown}`} chainId={chainId} denom={shown} />}
    </>
  )
}

function DenomChoice({ chainId, denom }: { chainId: string; denom: string | null }) {
  const { explorerWords: words } = useAllWords()
  const win = useAppWindow()
  const assets = useAssets((state) => state.value)?.filter((asset) => asset.chainId === chainId) ?? []
  const isListed = assets.some((asset) => asset.denom === denom)
  const [typed, setTyped] = useState(isListed ? '' : (denom ?? ''))
  const choose = (next: string) => openPlace(win, { kind: 'holders', chainId, denom: next }, null)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (typed.trim() !== '') choose(typed.trim())
  }
  const options = assets.map((asset) => ({ value: asset.denom, label: asset.symbol }))
  return (
    <form className={styles.denoms} onSubmit={submit}>
      <Choice
        label={words.asset}
        options={isListed ? options : [{ value: '', label: words.otherDenom }, ...options]}
        value={isListed && denom !== null ? denom : ''}
        onChange={(value) => value === '' || choose(value)}
      />
      <input
        className="input mono"
        aria-label={words.otherDenom}
        placeholder={words.denomHint}
        value={typed}
        maxLength={200}
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" size="compact">
        {words.show}
      </Button>
    </form>
  )
}

function Holders({ chainId, denom }: { chainId: string; denom: string }) {
  const { explorerWords: words } = useAllWords()
  const seen = useCachedReply('explorer.holders', { chainId, denom })
  const asset = useAssetLookup()(chainId, denom)
  return (
    <PageFrame title={<Untrusted text={words.holdersOf(asset?.symbol ?? denom)} most={80} />} seen={seen}>
      {(list) => <HolderList chainId={chainId} denom={denom} list={list} />}
    </PageFrame>
  )
}

function HolderList({ chainId, denom, list }: { chainId: string; denom: string; list: Listed<ExplorerHolder> }) {
  const { explorerWords: words, formatCount } = useAllWords()
  const win = useAppWindow()
  const asset = useAssetLookup()(chainId, denom)
  const more = useMore(
    list,
    (cursor) => win.client['explorer.holders']({ chainId, denom, cursor }),
    ({ account }) => account,
  )
  if (more.rows.length === 0) return <p className={`mid ${styles.note}`}>{words.noHolders}</p>
  return (
    <>
      <div className={styles.holders}>
        <div className="columns label" aria-hidden="true">
          <span className="right">{words.rank}</span>
          <span>{words.holder}</span>
          <span />
          <span className="right">{words.amount}</span>
        </div>
        <ol aria-label={words.holders}>
          {more.rows.map(({ rank, account, accountId, amount }) => (
            <li key={`${rank}/${account}`} className={accountId === null ? 'row' : 'row selected'}>
              <span className="right mono dim">{formatCount(rank)}</span>
              <span className="clip">
                <LocationLink to={{ kind: 'account', chainId, address: account }} title={account}>
                  <Who address={account} />
                </LocationLink>
              </span>
              {accountId === null ? <span /> : <Tag tone="good">{words.you}</Tag>}
              <span className="right">
                <Amount units={amount} decimals={asset?.decimals ?? 0} mode="column" />
              </span>
            </li>
          ))}
        </ol>
      </div>
      <ReadMore more={more} />
    </>
  )
}
