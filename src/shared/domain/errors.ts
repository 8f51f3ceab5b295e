// The one error type that crosses process borders: a closed code, a plain sentence, a hint, and whether to retry.
// Free of zod, so that the renderer can import it as a value.
import { asPhrase, plainText, type Phrase, type PhraseText } from './phrase.ts'

/** All error codes, by area. */
export const ERROR_CODES = [
  'input.invalid',
  'internal',
  'bridge.lost',
  'bridge.forbidden',
  'bridge.busy',
  'network.unreachable',
  'network.timeout',
  'network.busy',
  'network.badReply',
  'network.tooLarge',
  'network.notListed',
  'indexer.badReply',
  'indexer.refused',
  'indexer.unsupported',
  'chain.unknown',
  'chain.badReply',
  'chain.otherChain',
  'chain.accountMissing',
  'chain.refused',
  'chain.insufficientFunds',
  'chain.unproven',
  'registry.invalid',
  'router.badReply',
  'router.noRoute',
  'router.refused',
  'router.notFound',
  'router.contradicted',
  'device.absent',
  'device.notPermitted',
  'device.held',
  'device.locked',
  'device.wrongApp',
  'device.appMissing',
  'device.appTooOld',
  'device.rejected',
  'device.busy',
  'device.unplugged',
  'device.otherAccount',
  'device.tooLong',
  'device.blindSigning',
  'device.failed',
  'account.unknown',
  'account.watchOnly',
  'account.exists',
  'account.badAddress',
  'message.refused',
  'message.unsupported',
  'transfer.unknown',
  'transfer.conflict',
  'transfer.wrongStep',
  'transfer.consentNeeded',
  'transfer.expired',
  'transfer.unsafeMessage',
  'transfer.unsupported',
  'transfer.requoteNeeded',
  'transfer.accountAwaited',
  'quote.unknown',
  'quote.gated',
  'withdrawal.unknown',
  'staking.nothing',
  'name.unknown',
  'name.notAccount',
  'name.mismatch',
  'name.ended',
  'name.changed',
  'chain.nonceGap',
  'activity.unknown',
  'search.superseded',
  'search.indexing',
  'view.unknown',
  'explorer.unknown',
  'store.fromFuture',
  'store.fromPast',
  'store.inUse',
  'store.full',
  'store.readOnly',
  'store.damaged',
  'store.locked',
  'app.locked',
  'vault.on',
  'vault.off',
  'vault.wrongPassphrase',
  'vault.wait',
  'vault.noKeyStore',
  'backup.locked',
  'update.unsigned',
  'update.old',
  'update.changed',
  'network.fixed',
  'backup.unreadable',
  'backup.otherNetwork',
] as const
/** One of `ERROR_CODES`. */
export type ErrorCode = (typeof ERROR_CODES)[number]

/** Whether repeating the call may help: never, now (immediately), or later (after a pause). */
export type Retry = 'never' | 'now' | 'later'

/** An `AppError` as data, the form in which it crosses processes and is stored. */
export interface ErrorData {
  code: ErrorCode
  /** The phrase as one English text; the whole of what earlier versions stored. */
  message: string
  hint: string | null
  retry: Retry
  /** The phrase of `message`; absent where the message is fixed text. */
  says?: Phrase | undefined
  /** The phrase of `hint`; absent where the hint is fixed text. */
  hintSays?: Phrase | undefined
}

/** Optional parts of an `AppError`. */
export interface AppErrorOptions {
  /** What the user can do about it, one sentence. */
  hint?: PhraseText
  /** Default: never. */
  retry?: Retry
  /** Wait at least this many milliseconds before a retry (from Retry-After). */
  retryAfterMs?: number
  /** Name of the rule that refused, in fixed words, for the log alone. */
  rule?: string
  cause?: unknown
}

/** An error meant for the user. Bugs stay ordinary exceptions and reach the screen as `internal`. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly says: Phrase
  readonly hintSays: Phrase | null
  readonly retry: Retry
  readonly retryAfterMs: number | null
  readonly rule: string | null

  /** @param says one sentence: fixed text, or a `phrase` where values stand in it. */
  constructor(code: ErrorCode, says: PhraseText, options: AppErrorOptions = {}) {
    super(plainText(says), options.cause === undefined ? undefined : { cause: options.cause })
    this.code = code
    this.says = asPhrase(says)
    this.hintSays = options.hint === undefined ? null : asPhrase(options.hint)
    this.retry = options.retry ?? 'never'
    this.retryAfterMs = options.retryAfterMs ?? null
    this.rule = options.rule ?? null
  }

  /** The hint as one English text. */
  get hint(): string | null {
    return this.hintSays === null ? null : plainText(this.hintSays)
  }
}

/** Converts anything thrown to data. What is not an `AppError` is a bug and becomes `internal` without its text, which goes to the log. */
export function toErrorData(error: unknown): ErrorData {
  if (error instanceof AppError) {
    const { code, message, hint, retry, says, hintSays } = error
    return {
      code,
      message,
      hint,
      retry,
      ...(says.values.length === 0 ? {} : { says }),
      ...(hintSays === null || hintSays.values.length === 0 ? {} : { hintSays }),
    }
  }
  return {
    code: 'internal',
    message: 'Something went wrong in Waybill.',
    hint: 'See the log in the data folder for details.',
    retry: 'never',
  }
}

/** Rebuilds the error on the other side of a bridge. */
export function fromErrorData(data: ErrorData): AppError {
  const hint = data.hintSays ?? data.hint
  return new AppError(data.code, data.says ?? data.message, { retry: data.retry, ...(hint === null ? {} : { hint }) })
}

/** Returns an `AppError` as it is; anything else is a bug and becomes `internal`. */
export function asAppError(error: unknown): AppError {
  return error instanceof AppError ? error : fromErrorData(toErrorData(error))
}
