// Words about texts that an account signs, and about signatures that are checked.
import type { Account } from '../../../shared/account.ts'
import type { MessageFault } from '../../../shared/messageText.ts'
import type { MessageVerdict, SignedMessage } from '../../../shared/messages.ts'
import { plural } from './format.ts'

const characters = { one: 'invisible character', other: 'invisible characters' }

export const messageWords = {
  title: 'Messages',
  what: 'Sign or check',
  signTab: 'Sign a text',
  verifyTab: 'Check a signature',

  signLead:
    'A signature shows that you hold the account. It moves no money, but it may log you in somewhere or agree to something: sign only what you have read and mean.',
  noAccount: 'Texts are signed by an account of a Ledger. There is none yet.',
  addAccount: 'Add from Ledger',
  initForm: 'As init1…',
  hexForm: 'As 0x…',
  text: 'Text',
  signature: 'Signature',
  copyInit: 'Copy the init1 form',
  copyHex: 'Copy the 0x form',
  copyText: 'Copy the text',
  copySignature: 'Copy the signature',

  checks: 'Checks of the text',
  isNoTransaction: 'It is no transaction.',
  isTransaction: 'It is a transaction, or looks like one.',
  isTransactionMore:
    'On Initia, a signature of such a text is the signature of the transaction: whoever has it could send it. Waybill does not have it signed, in whatever spelling.',
  length: (bytes: string, most: string) => `It has ${bytes} bytes; the device takes ${most} of such a text.`,
  plain: 'It has plain English letters only, so the device shows it as it is.',
  notPlain: 'The device cannot show it as text: it shows long rows of digits instead, which nobody can read.',
  oddLetters: 'Because of',
  broken: 'It has half a letter in it, which cannot be signed.',
  hidden: (count: number) => `It has ${plural(count, characters)}, marked below.`,
  marked: 'The text with what cannot be seen',

  whyPlain: 'The device first says “Review message”, then shows the text, then asks “Sign message?”.',
  whyDigits: 'These digits are the text’s bytes: compare them with the device. The text itself stands at the left.',
  keptNowhere: 'Neither the text nor the signature is stored. Copy or save what you want to keep.',
  sign: 'Sign on Ledger',
  signDigits: 'Sign it as digits on Ledger',
  signing: 'Look at your Ledger',
  signingNote: 'Waiting for the Ledger. To stop, reject there: the question can be taken away on the device alone.',

  signed: 'Signed',
  goodOnEvery: 'It is valid for both forms of the address. Whoever has it can show it to others.',
  copyAll: 'Copy all',
  save: 'Save as a file',
  another: 'Sign another text',

  verifyLead: 'Checks whether the holder of an address signed exactly this text. Nobody is asked.',
  address: 'Address',
  addressHint: 'init1… or 0x…, in full',
  textHint: 'Every letter counts. A signature saved as a file can be pasted here whole.',
  signatureHint: '65 bytes: 130 digits after 0x, or base64',
  addressNeeded: 'Enter an address',
  textNeeded: 'Enter the text',
  signatureNeeded: 'Enter the signature',
  check: 'Check',
  checking: 'Checking',
  wouldBe: 'Of this text, it would be a signature of',
} as const

/** Why the text cannot be signed, on the button. */
export const faultShort: Readonly<Record<MessageFault, string>> = {
  empty: 'Enter a text',
  broken: 'The text is broken',
  tooLong: 'Too long for the device',
  signDocument: 'A transaction is not signed here',
}

/** Why an account signs no texts; null when it does. */
export function cannotSign({ signer }: Account): string | null {
  if (signer.kind === 'watched') return 'This account is only watched: Waybill has no key of it. Choose an account of a Ledger.'
  if (signer.app === 'ethereum') return null
  return 'This account lies in the Ledger’s Cosmos app, which signs transactions only: it cannot sign texts here. Choose an account of the Ethereum app.'
}

/** Everything about a signed text, to be read by people. */
export function copiedMessage({ address, text, signature }: SignedMessage): string {
  return `${text}\n\n${messageWords.address}: ${address.bech32}\n${messageWords.address}: ${address.hex}\n${messageWords.signature}: ${signature}\n`
}

const READINGS: Readonly<Record<MessageVerdict['of'], string>> = {
  asGiven: 'The holder of this address signed exactly this text.',
  windowsLines: 'The holder of this address signed this text, with the line ends that Windows uses.',
  trimmed: 'The holder of this address signed this text, without the spaces and line ends around it.',
}

/** What was found, and what it means. */
export function verdictText({ isValid, of, signer }: MessageVerdict): { line: string; more: string } {
  if (isValid) return { line: 'Valid', more: READINGS[of] }
  const line = 'Not valid for this address'
  if (signer === null) return { line, more: 'No signature of this text by this address. A letter may have changed, or another key signed.' }
  return {
    line,
    more: 'Either the text is not, to the letter, the one that was signed, or another key signed it. Accounts that are contracts, and those of Cosmos apps, cannot be checked in this way.',
  }
}
