// Draws the value of a well-known parameter of a chain in its unit; what is not written in that unit stays as the chain writes it.
import type { ReactNode } from 'react'
import { useAssetLookup } from '../../data/stores/chainsStore.ts'
import { Amount } from '../../kit/text/Amount.tsx'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { useAllWords } from '../../window.ts'
import { coinsIn, denomsIn, percentText, timeText, type ParameterUnit } from './parameters.ts'

/** Properties of `ParameterValue`. */
export interface ParameterValueProps {
  chainId: string
  unit: ParameterUnit
  text: string
  /** The value as the chain writes it. */
  children: ReactNode
}

/** Draws the value, with the one of the chain as its title. */
export function ParameterValue({ chainId, unit, text, children }: ParameterValueProps) {
  const all = useAllWords()
  const assetOf = useAssetLookup()
  const { formatCount, formatDigits, parameterWords: words } = all
  const known = (denom: string) => {
    const asset = assetOf(chainId, denom)
    return asset?.isVerified === true ? asset : null
  }
  const plain = (said: string | null) => (said === null ? children : <span title={text}>{said}</span>)
  switch (unit) {
    case 'time':
      return plain(timeText(all, text))
    case 'part':
      return plain(percentText(all, text))
    case 'flag':
      return plain(text === 'true' ? words.yes : text === 'false' ? words.no : null)
    case 'count':
      return plain(/^\d{1,15}$/u.test(text) ? formatCount(Number(text)) : null)
    case 'number':
      return plain(/^\d{1,30}(\.\d{1,18})?$/u.test(text) ? formatDigits(text) : null)
    case 'coins': {
      const coins = coinsIn(text)
      const assets = coins?.map(({ denom }) => known(denom)) ?? []
      // An amount in a denomination that no list names says less than the chain's own text.
      if (coins === null || assets.includes(null)) return children
      return coins.map(({ denom, amount }, index) => (
        <span key={denom} title={text}>
          {index > 0 && ', '}
          <Amount units={amount} decimals={assets[index]?.decimals ?? 0} symbol={assets[index]?.symbol ?? denom} />
        </span>
      ))
    }
    case 'asset':
    case 'assets': {
      const denoms = unit === 'asset' ? [text] : denomsIn(text)
      const symbols = denoms?.map((denom) => known(denom)?.symbol ?? null) ?? [null]
      return symbols.includes(null) ? (
        children
      ) : (
        <span title={text}>
          <Untrusted text={symbols.join(', ')} />
        </span>
      )
    }
  }
}
