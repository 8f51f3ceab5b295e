// Says what a notice tells that concerns no transfer.
import type { NoticeEvent } from '../../../shared/contract/notices.ts'
import { markedText } from '../../../shared/domain/untrusted/untrustedText.ts'
import { shorten } from './addressText.ts'
import { amountParts } from './amountText.ts'
import type { Words } from '../../words/words.ts'

/** Most characters said of a validator's name. */
const MAX_NAME = 40

/** Stake that became free. */
export type Released = Extract<NoticeEvent, { kind: 'released' }>

/** Returns the amount with its symbol. */
export function eventMoney(words: Words, { amount, decimals, symbol }: Released): string {
  return `${amountParts(words, amount, decimals, 'short').digits} ${markedText(symbol)}`
}

/** Returns the event as a sentence, for the system. */
export function eventText(words: Words, event: NoticeEvent): string {
  if (event.kind === 'voteEnds') return words.voteEndsText(event.proposal, momentOf(words, event.endsAt))
  const name = event.name === '' ? shorten(event.validator) : markedText(event.name).slice(0, MAX_NAME)
  return words.releasedText(eventMoney(words, event), name)
}

/** Returns day and time of a moment, milliseconds since 1970. */
export function momentOf({ formatShortDay, formatTime }: Words, at: number): string {
  return `${formatShortDay(at)}, ${formatTime(at)}`
}
