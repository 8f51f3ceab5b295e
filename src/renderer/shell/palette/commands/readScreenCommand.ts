// Reads the sentences of the palette that move no money: “vote yes on proposal 12”, “watch init1…”, “export 2026 for koinly”. Pure.
import type { ExportFormat } from '../../../../shared/contract/settings/exports.ts'
import type { VoteOption } from '../../../../shared/contract/transfer/action.ts'
import { isUsername } from '../../../../shared/domain/username.ts'
import { OPTIONS } from '../../../features/governance/splitForm.ts'
import { isAddress } from './readCommand.ts'

/** What a sentence asks for. It opens a screen where the user decides; nothing is sent by it. */
export type ScreenCommand =
  | { kind: 'vote'; proposal: string; option: VoteOption | null }
  | { kind: 'proposal'; proposal: string }
  | { kind: 'proposals' }
  | { kind: 'watch'; address: string }
  | { kind: 'unstake'; what: string }
  | { kind: 'gains'; year: number }
  | { kind: 'receive'; what: string }
  | { kind: 'export'; year: number; format: ExportFormat | null }

/** Words of the user's language that such a sentence is made of, separated by spaces. */
export interface ScreenWords {
  vote: string
  unstake: string
  watch: string
  /** Words between the verb and the number of a proposal. */
  joining: string
  /** What a proposal is called. */
  proposal: string
  gains: string
  export: string
  receive: string
  /** Words that may stand beside the year of gains or of an export. */
  besideYear: string
}

const PROPOSAL = /^#?(\d{1,12})$/
/** A number that stands alone and may be a proposal's: no year, and not so high as most blocks. */
const BARE_PROPOSAL = /^(?!20\d{2}$)\d{3,5}$/
/** An amount, of an asset or not. */
const UNSTAKED = /^\d[\d.,]*(?: ?[a-z]{2,10})?$/
const FORMATS: readonly ExportFormat[] = ['csv', 'koinly']
const YEAR = /^20\d{2}$/

/**
 * Returns what a text asks for; null where a word of it is not understood. `options` are the names of the votes on screen, `symbols` those of
 * the assets.
 */
export function readScreenCommand(
  text: string,
  known: ScreenWords,
  options: Readonly<Record<VoteOption, string>>,
  symbols: readonly string[] = [],
): ScreenCommand | null {
  const [verb = '', ...rest] = text.trim().toLowerCase().split(/\s+/u)
  const isIn = (list: string, word: string) => list.split(' ').includes(word)
  if ([verb, ...rest].some((word) => isIn(known.receive, word))) return readReceive([verb, ...rest], known, symbols)
  if (isIn(known.watch, verb)) {
    const [address = '', ...more] = text.trim().split(/\s+/u).slice(1)
    return more.length === 0 && (isAddress(address) || isUsername(address)) ? { kind: 'watch', address } : null
  }
  if (isIn(known.unstake, verb) && symbols.some((one) => one.toLowerCase() === rest.join(' ')))
    return { kind: 'unstake', what: rest.join(' ').toUpperCase() }
  if (isIn(known.unstake, verb)) return UNSTAKED.test(rest.join(' ')) ? { kind: 'unstake', what: rest.join(' ').toUpperCase() } : null
  if (rest.length === 0 && BARE_PROPOSAL.test(verb)) return { kind: 'proposal', proposal: verb }
  if (isIn(known.proposal, verb)) return readProposal(rest, known)
  if (!isIn(known.vote, verb)) return readYear([verb, ...rest], known)
  // “proposal no 12” is no vote.
  const words = rest.filter(
    (word, place) => !(word === 'no' && isIn(known.proposal, rest[place - 1] ?? '') && PROPOSAL.test(rest[place + 1] ?? '')),
  )
  const numbers = words.filter((word) => PROPOSAL.test(word))
  const proposal = PROPOSAL.exec(numbers[0] ?? '')?.[1]
  const said = ` ${words.filter((word) => !PROPOSAL.test(word)).join(' ')} `
  // The longest first: “no with veto” begins with “no”.
  const names = OPTIONS.flatMap((option) => [option, options[option].toLowerCase()].map((name) => ({ option, name })))
  const found = names.toSorted((a, b) => b.name.length - a.name.length).find(({ name }) => said.includes(` ${name} `)) ?? null
  const others = (found === null ? said : said.replace(` ${found.name} `, ' ')).split(' ').filter((word) => word !== '')
  const isRead = proposal !== undefined && numbers.length === 1 && others.every((word) => isIn(known.joining, word))
  if (isRead) return { kind: 'vote', proposal, option: found?.option ?? null }
  // “vote”, or “vote on a proposal”, names none.
  const namesNone = numbers.length === 0 && found === null && others.every((word) => isIn(known.joining, word))
  return namesNone ? { kind: 'proposals' } : null
}

/** Returns what is to be received: an asset, with or without an amount; null for anything else. */
function readReceive(words: readonly string[], { receive }: ScreenWords, symbols: readonly string[]): ScreenCommand | null {
  const said = words.filter((word) => !receive.split(' ').includes(word))
  const symbol = symbols.find((one) => one.toLowerCase() === said.at(-1))
  const isRead = said.length === 1 || (said.length === 2 && /^\d[\d.,]*$/.test(said[0] ?? ''))
  return symbol === undefined || !isRead ? null : { kind: 'receive', what: [...said.slice(0, -1), symbol].join(' ') }
}

/** Returns the proposal of “proposal 12”; null for anything else. */
function readProposal(rest: readonly string[], known: ScreenWords): ScreenCommand | null {
  const [number = '', ...more] = rest.filter((word) => !known.joining.split(' ').includes(word))
  const [, proposal] = PROPOSAL.exec(number) ?? []
  return proposal === undefined || more.length > 0 ? null : { kind: 'proposal', proposal }
}

/** Returns the gains or the export of a year; null where a word is not understood, or no year is named. */
function readYear(words: readonly string[], known: ScreenWords): ScreenCommand | null {
  const isIn = (list: string, word: string) => list.split(' ').includes(word)
  const format = FORMATS.find((one) => words.includes(one)) ?? null
  const years = words.filter((word) => YEAR.test(word))
  const kind = words.some((word) => isIn(known.export, word)) ? 'export' : words.some((word) => isIn(known.gains, word)) ? 'gains' : null
  const verbs = kind === null ? '' : known[kind]
  const isRead = words.every((word) => YEAR.test(word) || word === format || isIn(verbs, word) || isIn(known.besideYear, word))
  const [year] = years
  if (kind === null || !isRead || year === undefined || years.length > 1 || (kind === 'gains' && format !== null)) return null
  return kind === 'gains' ? { kind, year: Number(year) } : { kind, year: Number(year), format }
}
