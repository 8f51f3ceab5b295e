// Lists transfers in the palette, and what of them waits in a bridge for the user to claim.
import type { Quote } from '../../../shared/contract/transfer/route.ts'
import type { TransferView } from '../../../shared/contract/transfer/transfer.ts'
import { movesMoney } from '../../../shared/domain/transfer/ownActions.ts'
import { amountParts } from '../../kit/text/amountText.ts'
import { go } from '../../navigation.ts'
import type { AppWindow } from '../../window.ts'
import { formatTransferNumber } from '../../words/formats.ts'
import { listTitle } from '../../words/transfers/transferState.ts'
import type { AllWords } from '../../words/words.ts'
import type { PaletteItem } from './paletteItems.ts'

function amountOf(all: AllWords, { amountIn, from }: Quote): string {
  return `${amountParts(all, amountIn, from.decimals, 'short').digits} ${from.symbol}`
}

/** Returns the entry of a transfer, named as the list of transfers does, with what is sent. */
export function transferItem(win: AppWindow, all: AllWords, { transfer }: TransferView, chain: (id: string) => string): PaletteItem {
  const { id, number, quote } = transfer
  const title = listTitle(all, transfer, { chain })
  const what = title.kind === 'way' ? all.paletteWords.way(title.from, title.to) : title.text
  const name = all.paletteWords.waybill(formatTransferNumber(number), what)
  return {
    id: `waybill ${id}`,
    name,
    also: all.paletteWords.number(formatTransferNumber(number)),
    hint: movesMoney(quote) ? amountOf(all, quote) : '',
    run: () => go(win, 'transfers', { transferId: id }),
  }
}

/** Returns the entry that leads to the review of a claim. */
export function claimItem(win: AppWindow, all: AllWords, { transfer }: TransferView, chain: (id: string) => string): PaletteItem {
  const { id, quote } = transfer
  const name = all.paletteWords.claim(amountOf(all, quote), chain(quote.request.toChainId))
  return {
    id: `claim ${id}`,
    name,
    also: all.paletteSynonyms.screens.withdrawals,
    hint: '',
    run: () => go(win, 'transfer', { transferId: id, from: 'transfers' }),
  }
}
