// Says what a notice tells that concerns no transfer.
import type { NoticeEvent } from '../../../shared/contract/notices.ts'
import { markedText } from '../../../shared/domain/untrusted/untrustedText.ts'
import { shorten } from './addressText.ts'
import { amountParts } from './amountText.ts'
import type { Words } from '../../words/words.ts'

/** Most characters said of a validator's name. */
const MAX_NAME = 40

/** Stake that became free, or whose lock has ended. */
export type Released = Extract<NoticeEvent, { validator: string }>

/** Returns the amount with its symbol. */
function eventMoney(words: Words, { amount, decimals, symbol }: Released): string {
  return `${amountParts(words, amount, decimals, 'short').digits} ${markedText(symbol)}`
}

/** Returns the event as a sentence, for the system. */
export function eventText(words: Words, event: NoticeEvent): string {
  if (event.kind === 'voteEnds') return words.voteEndsText(event.proposal, momentOf(words, event.endsAt))
  if (event.kind === 'gaugeVoteEnds') return words.gaugeVoteEndsText(event.cycle, momentOf(words, event.endsAt))
  const name = event.name === '' ? shorten(event.validator) : markedText(event.name).slice(0, MAX_NAME)
  return words[`${event.kind}Text`](eventMoney(words, event), name)
}

/** Returns the event as a line of a list, which names the validator or the proposal's title below. */
export function eventLine(words: Words, event: NoticeEvent): string {
  if (event.kind === 'voteEnds') return words.voteEndsLine(event.proposal, momentOf(words, event.endsAt))
  if (event.kind === 'gaugeVoteEnds') return words.gaugeVoteEndsLine(event.cycle, momentOf(words, event.endsAt))
  return words[`${event.kind}Line`](eventMoney(words, event))
}

/** Returns day and time of a moment, milliseconds since 1970. */
function momentOf({ formatShortDay, formatTime }: Words, at: number): string {
  return `${formatShortDay(at)}, ${formatTime(at)}`
}
