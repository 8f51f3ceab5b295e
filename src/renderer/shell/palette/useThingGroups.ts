// Lists in the palette what the user knows by name: held assets, people of the address book, chains and validators.
import { useEffect, useMemo } from 'react'
import type { Chain } from '../../../shared/contract/chain.ts'
import type { ListedLabel, PublicName } from '../../../shared/contract/history/label.ts'
import type { AssetGroup } from '../../../shared/contract/history/portfolio.ts'
import { usePublicNames } from '../../data/names/publicNames.ts'
import { useChainNames, useChains } from '../../data/stores/chainsStore.ts'
import { bookOf, useLabels } from '../../data/stores/labelsStore.ts'
import { useExplorerChains } from '../../features/explorer/explorerLocation.ts'
import { unfoldAsset, usePortfolio } from '../../features/portfolio/portfolioStore.ts'
import { shorten } from '../../kit/text/addressText.ts'
import { amountParts } from '../../kit/text/amountText.ts'
import { go } from '../../navigation.ts'
import { useAllWords, useAppWindow, type AppWindow } from '../../window.ts'
import type { AllWords } from '../../words/words.ts'
import { reloadValues, useValues } from '../../features/portfolio/valuesStore.ts'
import { priceText, valueText } from '../../kit/text/valueText.ts'
import type { Valuation } from '../../../shared/contract/history/price.ts'
import type { PaletteGroup, PaletteItem } from './paletteItems.ts'

/** What is listed. */
export interface Things {
  assets: readonly AssetGroup[]
  /** What the assets are worth, where prices are on. */
  values: readonly Valuation['assets'][number][]
  book: readonly ListedLabel[]
  /** Chains that the explorer shows. */
  chains: readonly Pick<Chain, 'id' | 'name'>[]
  names: Iterable<PublicName>
  /** Names a chain. */
  nameOf(chainId: string): string
}

/** Returns the groups; the same ones as long as nothing changes. */
export function useThingGroups(isWanted: boolean): PaletteGroup[] {
  const all = useAllWords()
  const win = useAppWindow()
  const portfolio = usePortfolio((state) => state.value)
  const values = useValues((state) => state.value)
  useEffect(() => {
    if (isWanted) void reloadValues(win)
  }, [win, isWanted])
  const labels = useLabels((state) => state.value)
  const listed = useChains((state) => state.value)
  const nameOf = useChainNames()
  const chains = useExplorerChains()
  const names = usePublicNames((state) => state.value)
  return useMemo(
    () =>
      isWanted
        ? thingGroups(win, all, {
            assets: portfolio?.groups ?? [],
            values: values?.assets ?? [],
            book: bookOf(labels),
            chains: chains ?? [],
            names: new Set(names?.values()),
            nameOf,
          })
        : [],
    // Those of the explorer and their names come from the chains.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- both are new at each render
    [isWanted, win, all, portfolio, values, labels, listed, names],
  )
}

/** Returns the groups in their order. */
export function thingGroups(win: AppWindow, all: AllWords, { assets, values, book, chains, names, nameOf }: Things): PaletteGroup[] {
  const { groups, actions } = all.paletteWords
  const { things } = all.paletteSynonyms
  const held = assets.filter(({ isVerified, isHidden }) => isVerified && !isHidden)
  const validators = [...names].flatMap((name) => (name.kind === 'validator' ? [name] : []))
  return [
    { value: groups.assets, items: held.map((asset) => assetItem(win, all, asset, { nameOf, values })) },
    {
      value: groups.book,
      items: book.map(({ label, ref, note }): PaletteItem => ({
        id: `pay ${ref}`,
        name: actions.sendTo(label),
        also: `${things.book} ${ref} ${note}`,
        hint: shorten(ref),
        run: () => go(win, 'transfer', { address: ref }),
      })),
    },
    {
      value: groups.chains,
      items: chains.map(({ id, name }) => ({
        id: `chain ${id}`,
        name,
        also: `${things.chains} ${id}`,
        hint: '',
        run: () => go(win, 'explorer', { chainId: id }),
      })),
    },
    { value: groups.validators, items: validators.flatMap((validator) => validatorItem(win, all, validator)) },
  ]
}

/** Names the chain where an asset is on one alone: another asset may have the same symbol. */
function assetItem(win: AppWindow, all: AllWords, asset: AssetGroup, { nameOf, values }: Pick<Things, 'nameOf' | 'values'>): PaletteItem {
  const { originId, symbol, name, total, decimals, parts, stakes } = asset
  const chains = [...new Set([...parts, ...stakes].map((part) => part.asset.chainId))]
  const places = chains.length === 1 ? chains : []
  const held = [amountParts(all, total, decimals, 'short').digits, ...places.map(nameOf)].slice(0, 2).join(', ')
  const worth = values.find((one) => one.originId === originId)
  const price = worth?.price ?? null
  const value = worth?.value ?? null
  return {
    id: `asset ${originId}`,
    name: symbol,
    also: `${name} ${all.paletteSynonyms.things.assets}`,
    hint: [held, ...(price === null || value === null ? [] : [priceText(all, price), valueText(all, value)])].join(' · '),
    run: () => {
      unfoldAsset(win, originId)
      go(win, 'portfolio')
    },
  }
}

function validatorItem(win: AppWindow, all: AllWords, { addresses, moniker }: Extract<PublicName, { kind: 'validator' }>): PaletteItem[] {
  const operator = addresses.find((address) => address.includes('valoper1'))
  if (operator === undefined) return []
  const run = () => go(win, 'staking', { open: 'validator', address: operator })
  return [{ id: `validator ${operator}`, name: moniker, also: all.paletteSynonyms.things.validators, hint: all.screenNames.staking, run }]
}
