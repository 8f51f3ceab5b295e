// Opens the transfer form for a withdrawal, filled from what the account holds on rollups.
import type { Asset, Chain } from '../../../shared/contract/chain.ts'
import type { Portfolio } from '../../../shared/contract/history/portfolio.ts'
import { assetsStore, chainsStore } from '../../data/stores/chainsStore.ts'
import type { Params } from '../../location.ts'
import { go } from '../../navigation.ts'
import type { AppWindow } from '../../window.ts'

/** Opens the form; without a holding that can be withdrawn, as a bridge that is still to be filled in. */
export async function startWithdrawal(win: AppWindow, accountId: string | undefined): Promise<void> {
  go(win, 'transfer', await paramsFor(win, accountId))
}

/** Reads what the choice needs, also where the window has not read its lists yet; where that fails, the form says so when it reads them. */
async function paramsFor(win: AppWindow, accountId: string | undefined): Promise<Params> {
  const { client } = win
  try {
    const [held, chains, assets] = await Promise.all([
      client['portfolio.get']({}),
      win.part(chainsStore).getState().value ?? client['chains.list']({}),
      win.part(assetsStore).getState().value ?? client['assets.list']({}),
    ])
    return withdrawalParams(held, { accountId, chains, assets })
  } catch {
    return { way: 'bridge' }
  }
}

/** Returns what the form is opened with: the first holding on a rollup whose asset is also on the L1, in the order of the portfolio. */
export function withdrawalParams(
  { groups }: Pick<Portfolio, 'groups'>,
  { accountId, chains, assets }: { accountId: string | undefined; chains: readonly Pick<Chain, 'id' | 'kind'>[]; assets: readonly Asset[] },
): Params {
  const l1 = chains.find(({ kind }) => kind === 'initia-l1')?.id
  const isRollup = ({ chainId }: Asset) => chains.some(({ id, kind }) => id === chainId && kind === 'initia-rollup')
  const isOnL1 = ({ originId }: Asset) => assets.some((asset) => asset.chainId === l1 && asset.originId === originId)
  const held = groups
    .flatMap(({ parts }) => parts)
    .find(
      (part) => part.accountId === accountId && part.amount !== '0' && part.asset.isVerified && isRollup(part.asset) && isOnL1(part.asset),
    )
  if (held === undefined || accountId === undefined || l1 === undefined) return { way: 'bridge' }
  return { way: 'bridge', accountId, chainId: held.asset.chainId, denom: held.asset.denom, toChainId: l1 }
}
