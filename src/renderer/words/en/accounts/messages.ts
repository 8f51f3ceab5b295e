// Holds the English texts of texts that an account signs, and of the check of signatures.
import type { Account } from '../../../../shared/contract/account.ts'
import type { MessageFault } from '../../../../shared/domain/messageText.ts'
import type { MessageVerdict, SignedMessage } from '../../../../shared/contract/messages.ts'
import { plural } from '../format.ts'

const characters = { one: 'invisible character', other: 'invisible characters' }

/** Texts of texts that an account signs. */
export const messageWords = {
  title: 'Sign messages',
  what: 'Sign or verify',
  signTab: 'Sign',
  verifyTab: 'Verify',

  signLead:
    'A signature proves you control the account. It moves no funds, but it can log you in or agree to terms: only sign what you’ve read and mean.',
  noAccount: 'You need a Ledger account to sign messages.',
  addAccount: 'Add from Ledger',
  /** Before the account. */
  signsWith: 'Signs with',
  initForm: 'init1 address',
  hexForm: '0x address',
  text: 'Message',
  whatToWrite: 'Paste the text you were asked to sign, such as a website’s login request, or write your own.',
  signature: 'Signature',
  copyInit: 'Copy init1 address',
  copyHex: 'Copy 0x address',
  copyText: 'Copy message',
  copySignature: 'Copy signature',

  checks: 'Message checks',
  isNoTransaction: 'Not a transaction.',
  isTransaction: 'This is a transaction, or looks like one.',
  isTransactionMore:
    'On Initia, signing this text signs the transaction, so anyone with the signature could send it. Waybill won’t sign it in any form.',
  length: (bytes: string, most: string) => `${bytes} bytes; your Ledger accepts up to ${most}.`,
  plain: 'Plain ASCII, so your Ledger shows it as is.',
  notPlain: 'Your Ledger can’t show this as text and shows hex digits instead.',
  oddLetters: 'Because of',
  broken: 'It contains a broken character and can’t be signed.',
  hidden: (count: number) => `Contains ${plural(count, characters)}, highlighted below.`,
  marked: 'Message with invisible characters shown',

  whyPlain: 'Your Ledger shows “Review message”, then the text, then “Sign message?”.',
  whyDigits: 'These digits are the message’s bytes: compare them with your Ledger. The message is on the left.',
  keptNowhere: 'Neither the message nor the signature is saved. Copy or save what you want to keep.',
  sign: 'Sign on Ledger',
  signDigits: 'Sign as hex on Ledger',
  signing: 'Check your Ledger',
  signingNote: 'Waiting for your Ledger. To stop, reject it there.',

  signed: 'Signed',
  goodOnEvery: 'Valid for both forms of the address. Anyone with it can show it to others.',
  copyAll: 'Copy all',
  save: 'Save as file',
  another: 'Sign another message',

  verifyLead: 'Checks whether an address’s owner signed exactly this message. Works offline.',
  address: 'Address',
  addressHint: 'init1… or 0x…, in full',
  textHint: 'Must match exactly. You can paste a whole saved signature file here.',
  signatureHint: '65 bytes: 130 digits after 0x, or base64',
  addressNeeded: 'Enter an address',
  textNeeded: 'Enter the message',
  signatureNeeded: 'Enter the signature',
  check: 'Verify',
  checking: 'Verifying',
  wouldBe: 'For this message, the signature belongs to',
} as const

/** Says on the button why the text cannot be signed. */
export const faultShort: Readonly<Record<MessageFault, string>> = {
  empty: 'Enter a message to sign.',
  broken: 'Message has broken characters',
  tooLong: 'Too long for your Ledger',
  signDocument: 'Transactions can’t be signed here',
}

/** Explains why an account cannot sign texts; null when it can. */
export function cannotSign({ signer }: Account): string | null {
  if (signer.kind === 'watched') return 'This account is watch-only. Choose a Ledger account.'
  if (signer.app === 'ethereum') return null
  return 'This account uses the Cosmos app, which only signs transactions. Choose an account of the Ethereum app.'
}

/** Returns a signed text with address and signature in readable form. */
export function copiedMessage({ address, text, signature }: SignedMessage): string {
  return `${text}\n\n${messageWords.address}: ${address.bech32}\n${messageWords.address}: ${address.hex}\n${messageWords.signature}: ${signature}\n`
}

const READINGS: Readonly<Record<MessageVerdict['of'], string>> = {
  asGiven: 'The owner of this address signed exactly this message.',
  windowsLines: 'The owner of this address signed this message, with Windows line endings.',
  trimmed: 'The owner of this address signed this message, without leading or trailing whitespace.',
}

/** Describes the verdict on a signature, and what it means. */
export function verdictText({ isValid, of, signer }: MessageVerdict): { line: string; more: string } {
  if (isValid) return { line: 'Valid', more: READINGS[of] }
  const line = 'Not valid for this address'
  if (signer === null)
    return { line, more: 'This address didn’t sign this exact message. The text may have changed, or another key signed it.' }
  return {
    line,
    more: 'The message isn’t exactly what was signed, or another key signed it. Contract accounts and Cosmos app accounts can’t be verified this way.',
  }
}
