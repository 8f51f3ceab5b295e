// Draws the value of a check in the form that it has: an address in groups, an amount with its coin, long data folded with its length.
import { useState } from 'react'
import type { Asset } from '../../../../shared/contract/chain.ts'
import type { CheckLine } from '../../../../shared/contract/transfer/transferLeg.ts'
import { useChainNames } from '../../../data/stores/chainsStore.ts'
import { Button } from '../../../kit/forms/Button.tsx'
import { Address } from '../../../kit/text/Address.tsx'
import { Amount } from '../../../kit/text/Amount.tsx'
import { Untrusted } from '../../../kit/text/Untrusted.tsx'
import { ChainCode } from '../../../parts/ChainCode.tsx'
import { usePublicName } from '../../../data/names/publicNames.ts'
import { publicNameText } from '../../../words/activitySentence.ts'
import { useAllWords } from '../../../window.ts'

/** A coin as far as an amount is written in it. */
export type Coin = Pick<Asset, 'decimals' | 'symbol'>

/** Digits of data that are shown at once; longer data is folded. */
const MAX_DIGITS = 80

/** Properties of `CheckValue`. */
export interface CheckValueProps {
  text: string
  form: CheckLine['form']
  asset: Coin
  /** The verified symbol of a denomination; it is shown before it. */
  symbol?: string | null
  /** Long data may be folded: it matches. */
  mayFold?: boolean
}

/** Draws a value. */
export function CheckValue({ text, form, asset, symbol = null, mayFold = false }: CheckValueProps) {
  const { reviewWords: words } = useAllWords()
  const nameOf = useChainNames()
  if (text === '') return <span className="dim">{words.nothing}</span>
  switch (form) {
    case 'denom':
      // A name such as uinit is read as a word; a hash is compared in groups.
      return (
        <>
          {symbol !== null && `${symbol} `}
          {text.length > 24 ? <Address text={text} /> : <span className={symbol === null ? 'mono' : 'mono small dim'}>{text}</span>}
        </>
      )
    case 'address':
      return (
        <>
          <Address text={text} />
          <Moniker address={text} />
        </>
      )
    case 'chain':
      return (
        <span className="line">
          <ChainCode chainId={text} /> {nameOf(text)} <span className="small dim mono">{text}</span>
        </span>
      )
    case 'amount':
      return /^-?\d+$/.test(text) ? (
        <Amount units={text} decimals={asset.decimals} symbol={asset.symbol} mode="full" />
      ) : (
        <Untrusted text={text} />
      )
    case 'height':
    case 'text':
      return mayFold && isLongData(text) ? (
        <Data text={text} />
      ) : (
        <span className="mono small">
          <Untrusted text={text} />
        </span>
      )
  }
}

/** Draws the name that a validator gave itself, below its address; nothing for any other address. */
function Moniker({ address }: { address: string }) {
  const words = useAllWords()
  const name = usePublicName(address, null)
  if (name?.kind !== 'validator') return null
  return (
    <div className="small dim">
      <Untrusted text={publicNameText(words, name)} most={60} />
    </div>
  )
}

function isLongData(text: string): boolean {
  return text.length > MAX_DIGITS && /^(?:0x)?[0-9a-fA-F]+$/.test(text)
}

function Data({ text }: { text: string }) {
  const { common, formatCount, reviewWords: words } = useAllWords()
  const [isOpen, setOpen] = useState(false)
  const digits = text.startsWith('0x') ? text.length - 2 : text.length
  return (
    <>
      <span className="mono small">{isOpen ? text : `${text.slice(0, 18)}…${text.slice(-8)}`}</span>{' '}
      <span className="small dim nowrap">{words.bytes(formatCount(Math.ceil(digits / 2)))}</span>{' '}
      <Button kind="quiet" size="compact" onClick={() => setOpen(!isOpen)}>
        {isOpen ? common.showLess : words.showData}
      </Button>
    </>
  )
}
