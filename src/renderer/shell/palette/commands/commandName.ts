// Names what a sentence in the palette was understood as.
import { shorten } from '../../../kit/text/addressText.ts'
import type { AllWords } from '../../../words/words.ts'
import type { Command } from './readCommand.ts'

/** Longer recipients are shortened in the name of the entry; the form shows them in full. */
const MAX_RECIPIENT = 24

/** Returns the name of what a sentence fills in. What it names and the form does not get is left out. */
export function commandName(
  { formatDigits, paletteWords: { commands } }: Pick<AllWords, 'formatDigits' | 'paletteWords'>,
  { verb, amount, from, to, toChain, leaves, recipient }: Command,
): string {
  const what = [formatDigits(amount), from?.symbol ?? ''].filter((word) => word !== '').join(' ')
  switch (verb) {
    case 'send':
      return commands.send(what, recipient !== null && recipient.length > MAX_RECIPIENT ? shorten(recipient) : (recipient ?? ''))
    case 'swap':
      return commands.swap(what, to?.symbol ?? '')
    case 'bridge':
      if (leaves !== null && to !== null) return commands.withdraw(what, leaves.name, toChain?.name ?? '')
      return commands.bridge(what, to === null ? '' : (toChain?.name ?? ''))
    case 'stake':
      return commands.stake(what)
  }
}
