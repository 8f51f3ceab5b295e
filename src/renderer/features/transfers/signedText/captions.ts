// Says in plain words what each field of the signed text stands for, by what the guard found in it. Pure.
import type { Quote, RouteHop } from '../../../../shared/contract/transfer/route.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import type { CheckLine, Leg } from '../../../../shared/contract/transfer/transferLeg.ts'
import type { Asset } from '../../../../shared/contract/chain.ts'
import { currentQuote } from '../../../../shared/domain/transfer/legs.ts'
import { markedText } from '../../../../shared/domain/untrusted/untrustedText.ts'
import { exactText } from '../../../kit/text/amountText.ts'
import type { AllWords } from '../../../words/words.ts'
import { actionCaption, revocationCaption, type ActionNames } from './actionCaption.ts'
import type { TextLine } from './textLines.ts'

/** What the captions are made from. */
export interface Captioned {
  leg: Leg
  transfer: Transfer
  nameOf: (chainId: string) => string
  /** The coin of the fee, where a list knows it. */
  feeAsset: Pick<Asset, 'symbol' | 'decimals'> | null
  /** For what own actions name. */
  actionNames: Pick<ActionNames, 'address' | 'bridge'>
  /** The asset of a denomination on the leg's chain, where a list knows it. */
  assetOf: (denom: string) => Pick<Asset, 'symbol' | 'decimals'> | null
}

/** Returns the caption of a field. */
export function captionOf(words: AllWords, line: TextLine, about: Captioned): string {
  const { signedText } = words
  const { leg, transfer, nameOf } = about
  const { quote } = currentQuote(transfer)
  switch (line.field) {
    case 'account_number':
      return signedText.accountNumber
    case 'chain_id':
      return signedText.chain(nameOf(leg.chainId))
    case 'fee':
      return feeText(words, about)
    case 'memo':
      if (line.text === '""') return signedText.noMemo
      return (quote.request.memo ?? '') === '' ? signedText.instructions : signedText.memo
    case 'msgs':
      return messageText(words, line, about)
    case 'sequence':
      return signedText.sequence
    case 'timeout_height':
      return leg.timeoutHeight === null ? signedText.noTimeout : signedText.timeout(words.formatCount(leg.timeoutHeight))
  }
}

function feeText(words: AllWords, { leg: { fee, purpose }, feeAsset }: Captioned): string {
  if (purpose === 'hook' && fee.amount === '0') return words.signedText.noFee
  return words.signedText.fee(sum(words, fee.amount, feeAsset ?? { symbol: fee.denom, decimals: 0 }))
}

function messageText(words: AllWords, line: TextLine, { leg, transfer, nameOf, actionNames, assetOf }: Captioned): string {
  const { message } = line
  const { signedText } = words
  const { quote } = currentQuote(transfer)
  const found = (subject: CheckLine['subject']) => leg.checks.find((line) => line.subject === subject)?.found ?? ''
  switch (leg.purpose) {
    case 'hook': {
      const asset = markedText(quote.to.symbol)
      if (message?.number === 1) return signedText.allows(sum(words, found('allowance'), quote.from))
      return signedText.converts(sum(words, found('amount'), quote.from), nameOf(leg.chainId), asset)
    }
    case 'approval':
      return signedText.allows(sum(words, found('allowance'), quote.from))
    case 'claim':
      return signedText.claims(sum(words, quote.amountOut, quote.to), nameOf(leg.chainId))
    case 'revoke':
      return revocationCaption(words, quote, actionNames)
    case 'act':
      if (quote.action === null) return ''
      return actionCaption(words, quote.action, line, {
        ...actionNames,
        amount: (denom, units) => sum(words, units, quotedAsset(quote, denom) ?? assetOf(denom) ?? { symbol: denom, decimals: 0 }),
      })
    case 'transfer':
      if (message?.of === 2 && message.number === 1 && found('allowance') !== '')
        return signedText.allows(sum(words, found('allowance'), quote.from))
      // The last message moves the money; another one is not explained.
      if (message === null || message.number !== message.of) return ''
      return transferText(words, quote, firstHop(quote, leg), { chain: nameOf(leg.chainId), nameOf })
  }
}

function quotedAsset({ about, from }: Quote, denom: string): Asset | null {
  return [...about.map(({ asset }) => asset), from].find((asset) => asset.denom === denom) ?? null
}

function transferText(
  words: AllWords,
  quote: Quote,
  hop: RouteHop | null,
  { chain, nameOf }: { chain: string; nameOf: (chainId: string) => string },
): string {
  const paid = sum(words, quote.amountIn, quote.from)
  if (quote.task === 'send') return words.signedText.sends(paid, chain)
  if (hop === null) return ''
  return words.signedText.moves[hop.kind](paid, chain, hop.kind === 'swap' ? markedText(quote.to.symbol) : nameOf(hop.toChainId))
}

/** Returns the hop that the transaction begins with; null where the quote names none. */
function firstHop({ hops }: Quote, { txIndex }: Leg): RouteHop | null {
  return hops.find((hop) => hop.txIndex === txIndex) ?? hops[0] ?? null
}

function sum(words: AllWords, units: string, { symbol, decimals }: Pick<Asset, 'symbol' | 'decimals'>): string {
  return /^\d+$/.test(units) ? `${exactText(words, units, decimals)} ${markedText(symbol)}` : markedText(symbol)
}
