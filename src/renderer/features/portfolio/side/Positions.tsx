// Draws how holdings are held: what is free to spend, each kind of stake, and the number of NFTs; each leads to its screen.
import { useEffect, type ReactNode } from 'react'
import type { Screen } from '../../../../shared/domain/screens.ts'
import { go } from '../../../navigation.ts'
import { createResource } from '../../../data/resource.ts'
import { Amount } from '../../../kit/text/Amount.tsx'
import { valueText } from '../../../kit/text/valueText.ts'
import { storeHook, useAllWords, useAppWindow, type AppWindow } from '../../../window.ts'
import { positionsOf, type Position } from './positions.ts'
import { portfolioViewStore, usePortfolio } from '../portfolioStore.ts'
import own from './side.module.css'
import { useValues } from '../valuesStore.ts'

const nftCountStore = (win: AppWindow) => {
  const store = createResource(
    win,
    () => win.client['nfts.overview']({ show: 'held', accountId: win.part(portfolioViewStore).getState().accountId }),
    ({ type }) => type === 'nfts.changed' || type === 'accounts.changed',
  )
  win.part(portfolioViewStore).subscribe((view, before) => {
    if (view.accountId !== before.accountId) void store.reload()
  })
  return store
}
const useNftCount = storeHook(nftCountStore)
/** Reads the number of NFTs again. */
export const reloadNftCount = (win: AppWindow) => win.part(nftCountStore).reload()

/** Draws the positions; nothing where all is spendable and there are no NFTs. */
export function Positions({ spendable }: { spendable: string | null }) {
  const { positionWords: words } = useAllWords()
  const win = useAppWindow()
  useEffect(() => void reloadNftCount(win), [win])
  const groups = usePortfolio(({ value }) => value?.groups)
  const values = useValues((state) => state.value)
  const nfts = useNftCount(({ value }) => value?.totals.held ?? 0)
  const isOn = values?.state === 'on'
  const positions = positionsOf(groups ?? [], isOn ? { total: values.total, spendable } : null, isOn ? values.assets : [])
  if (positions.length === 0 && nfts === 0) return null
  return (
    <section>
      <h2 className="section-head">{words.title}</h2>
      <ul className={own.positionList}>
        {positions.map((position) => (
          <Line key={position.kind} name={words.kinds[position.kind]} to={position.kind === 'spendable' ? null : 'staking'}>
            <Held position={position} />
          </Line>
        ))}
        {nfts > 0 && (
          <Line name={words.nfts} to="nfts">
            {words.count(nfts)}
          </Line>
        )}
      </ul>
    </section>
  )
}

function Line({ name, to, children }: { name: string; to: Screen | null; children: ReactNode }) {
  const win = useAppWindow()
  return (
    <li className="row">
      {to === null ? (
        <span>{name}</span>
      ) : (
        <button type="button" className="link" onClick={() => go(win, to)}>
          {name}
        </button>
      )}
      <span className="right">{children}</span>
    </li>
  )
}

/** Draws the value, or the amount where there is none. */
function Held({ position: { cents, only, assets } }: { position: Position }) {
  const all = useAllWords()
  if (cents !== null) return valueText(all, cents)
  if (only === null) return all.positionWords.assets(assets)
  return <Amount units={only.amount} decimals={only.asset.decimals} symbol={only.asset.symbol} mode="short" />
}
