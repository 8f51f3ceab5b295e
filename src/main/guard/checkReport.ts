// Collects the lines of one check: each says what was found and what was asked for. The first difference ends the check.
import { AppError } from '../../shared/domain/errors.ts'
import { asPhrase, phrase, plainText, type Phrase, type PhraseText } from '../../shared/domain/phrase.ts'
import type { CheckLine } from '../../shared/contract/transfer/transferLeg.ts'

/** The lines of a check. */
export interface CheckReport {
  readonly lines: CheckLine[]
  /**
   * Adds one line.
   * @param matches whether both mean the same; by default whether they are the same text.
   * @throws AppError transfer.unsafeMessage when it does not match.
   */
  require(subject: CheckLine['subject'], form: CheckLine['form'], found: string, asked: PhraseText, matches?: boolean): void
}

/** Creates a report without lines. */
export function createCheckReport(): CheckReport {
  const lines: CheckLine[] = []
  return {
    lines,
    require: (subject, form, found, asked, matches = found === asked) => {
      if (!matches)
        throw unsafe(
          phrase`This message doesn’t do what you asked: ${subjectName(subject)} is ${quoted(found)}, not ${quoted(asked)}.`,
          undefined,
          subject,
        )
      lines.push({ subject, form, found, asked: plainText(asked), verdict: 'match' })
    },
  }
}

const SUBJECT_NAMES: Partial<Record<CheckLine['subject'], string>> = {
  least: 'minimum',
  forward: 'forwarder',
  recovery: 'refund address',
  result: 'output',
  toValidator: 'new validator',
  lockEnd: 'end of the lock',
  newLockEnd: 'new end of the lock',
  gaugeVote: 'gauge vote',
  vipRollup: 'VIP rollup',
  vipStages: 'VIP stages',
  vipProofs: 'VIP proofs',
}

/** Returns the name of a subject inside an error, with its article: translations look up both together, since articles differ by noun. */
export function subjectName(subject: CheckLine['subject']): Phrase {
  return { text: `the ${SUBJECT_NAMES[subject] ?? subject}`, values: [] }
}

/**
 * Creates the error that refuses to sign, with a reason in one plain sentence.
 * @param rule names the check in the log; default: the sentence without its values.
 */
export function unsafe(message: PhraseText, cause?: unknown, rule = asPhrase(message).text): AppError {
  return new AppError('transfer.unsafeMessage', message, { hint: 'Nothing was signed. Try another route.', cause, rule })
}

/** Hints: the chain list is updated from the public registry; contracts are in no registry. */
const UNLISTED_HINTS = {
  chain: 'Nothing was signed. Check for new chains in Settings, or try another route.',
  contract: 'Nothing was signed. Try another route. New contracts are added in new versions of Waybill.',
}

/** Creates the error that refuses to sign because the chain list lacks what the message needs. */
export function unlisted(kind: keyof typeof UNLISTED_HINTS, message: PhraseText): AppError {
  return new AppError('transfer.unsafeMessage', message, { hint: UNLISTED_HINTS[kind], rule: asPhrase(message).text })
}

/** Most characters of untrusted text inside a sentence. */
const MAX_SHOWN = 120

/** Quotes untrusted text, or a phrase of ours, inside a sentence. */
export function quoted(text: PhraseText): Phrase {
  if (text === '') return asPhrase('nothing')
  return phrase`“${typeof text !== 'string' || text.length <= MAX_SHOWN ? text : `${text.slice(0, MAX_SHOWN)}…`}”`
}
