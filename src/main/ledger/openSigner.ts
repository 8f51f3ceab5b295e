// Creates the signer of an account: the only switch over the kinds of signer.
import type { Account } from '../../shared/contract/account.ts'
import { AppError } from '../../shared/domain/errors.ts'
import { phrase, type PhraseText } from '../../shared/domain/phrase.ts'
import { LEDGER_APPS } from '../../shared/domain/ledgerApps.ts'
import type { LedgerApp } from '../../shared/contract/status.ts'
import type { ApduChannel } from '../../wire/apdu.ts'
import type { Device, DeviceSession } from './device.ts'
import type { Holder } from './findLedger.ts'
import { blindSigningOff, notReadable } from './deviceError.ts'
import { APP_COMMANDS } from './apps/appCommands.ts'
import { readBlindSigning } from './apps/ledgerEthereum.ts'
import type { Signer } from './signer.ts'
import { watchOnly, watchOnlyError } from './watchOnly.ts'

/** Returns the signer of an account. */
export function openSigner(device: Device, account: Account): Signer {
  switch (account.signer.kind) {
    case 'watched':
      return watchOnly
    case 'ledger': {
      const { app, path, publicKey } = account.signer
      const { name } = LEDGER_APPS[app]
      const { signMessage, signDocument, signTransaction } = APP_COMMANDS[app]
      const onDevice = (task: (session: DeviceSession) => Promise<Uint8Array>) => device.use(task, name, sameKeyAs(account))
      const ask = (text: string, onAsk: () => void, sign: (session: DeviceSession) => Promise<Uint8Array>) =>
        onDevice(async (session) => {
          onAsk()
          return await session.prompt({ kind: 'message', text }, () => sign(session))
        })
      return {
        signMessage: (text, onAsk) =>
          signMessage === null ? cannotSign(name) : ask(text, onAsk, ({ channel }) => signMessage(channel, { path, text, publicKey })),
        signDocument: (text, onAsk) =>
          signDocument === null ? cannotSign(name) : ask(text, onAsk, ({ channel }) => signDocument(channel, { path, text, publicKey })),
        signTransaction: ({ unsigned, isCall, text }, onAsk) =>
          signTransaction === null
            ? cannotSign(name)
            : onDevice(async (session) => {
                if (isCall && !(await readBlindSigning(session.channel))) throw blindSigningOff()
                onAsk()
                const sign = () => signTransaction(session.channel, { path, unsigned, publicKey })
                return await session.prompt({ kind: 'transaction', text }, () => tellingWhy(session.channel, isCall, sign))
              }),
      }
    }
  }
}

/** The app answers alike for what it may not sign blindly and for what it cannot decode: its setting distinguishes them. */
async function tellingWhy(channel: ApduChannel, isCall: boolean, sign: () => Promise<Uint8Array>): Promise<Uint8Array> {
  try {
    return await sign()
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'device.blindSigning') throw error
    throw isCall && !(await readBlindSigning(channel)) ? error : notReadable()
  }
}

function cannotSign(app: LedgerApp): Promise<never> {
  return Promise.reject(
    new AppError('transfer.unsupported', phrase`The ${app} app can’t sign this type of transaction.`, {
      hint: 'Send from another account.',
    }),
  )
}

/**
 * Compares a device's key with the account's before anything is shown: another seed has other keys. Of several Ledgers the one that passes
 * is the right one.
 * @throws AppError device.otherAccount.
 */
export function sameKeyAs({ signer, label }: Account): Holder {
  if (signer.kind === 'watched') return { proof: () => Promise.reject(watchOnlyError()) }
  return holding(signer, phrase`The connected Ledger doesn’t hold the key of “${label}”.`)
}

/** Like `sameKeyAs`, for a key that is not an account yet; `otherwise` is the error's sentence. */
export function holding({ app, path, publicKey, model }: KeyPlace, otherwise: PhraseText): Holder {
  const proof = async (channel: ApduChannel) => {
    const key = await APP_COMMANDS[app].readKey(channel, path)
    if (key.publicKey === publicKey) return
    throw new AppError('device.otherAccount', otherwise, { hint: 'Plug in the Ledger that holds its key.', retry: 'later' })
  }
  return { proof, model }
}

/** A key and its path: compressed, 33 bytes in hex. */
type KeyPlace = Pick<Extract<Account['signer'], { kind: 'ledger' }>, 'app' | 'path' | 'publicKey'> & { model?: string }
