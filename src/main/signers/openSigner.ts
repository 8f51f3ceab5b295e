// From an account to what signs for it: the one switch over the kinds of signer.
import type { Account } from '../../shared/account.ts'
import { AppError } from '../../shared/errors.ts'
import type { LedgerApp } from '../../shared/status.ts'
import type { Device, DeviceSession } from './device.ts'
import { blindSigningOff } from './deviceError.ts'
import { readCosmosKey, signDocument } from './ledgerCosmos.ts'
import { readBlindSigning, readKey, signMessage, signTransaction } from './ledgerEthereum.ts'
import type { Signer } from './signer.ts'
import { watchOnly } from './watchOnly.ts'

export function openSigner(device: Device, account: Account): Signer {
  switch (account.signer.kind) {
    case 'watched':
      return watchOnly
    case 'ledger': {
      const { app, path, publicKey } = account.signer
      const ask = (text: string, onAsk: () => void, sign: (session: DeviceSession) => Promise<Uint8Array>) =>
        device.use(async (session) => {
          await assertSameKey(session, account)
          onAsk()
          return await session.prompt({ kind: 'message', text }, () => sign(session))
        }, LEDGER_APPS[app])
      return {
        signMessage: (text, onAsk) =>
          app === 'ethereum' ? ask(text, onAsk, ({ channel }) => signMessage(channel, { path, text, publicKey })) : cannotSign('Cosmos'),
        signDocument: (text, onAsk) =>
          app === 'cosmos' ? ask(text, onAsk, ({ channel }) => signDocument(channel, { path, text, publicKey })) : cannotSign('Ethereum'),
        signTransaction: ({ unsigned, isCall, text }, onAsk) =>
          app === 'ethereum'
            ? device.use(async (session) => {
                await assertSameKey(session, account)
                if (isCall && !(await readBlindSigning(session.channel))) throw blindSigningOff()
                onAsk()
                const sign = () => signTransaction(session.channel, { path, unsigned, publicKey })
                return await session.prompt({ kind: 'transaction', text }, sign)
              })
            : cannotSign('Cosmos'),
      }
    }
  }
}

/** The apps as the device names them. */
export const LEDGER_APPS: Readonly<Record<'ethereum' | 'cosmos', LedgerApp>> = { ethereum: 'Ethereum', cosmos: 'Cosmos' }

function cannotSign(app: LedgerApp): Promise<never> {
  return Promise.reject(
    new AppError('transfer.unsupported', `The ${app} app cannot sign this kind of document.`, { hint: 'Send from another account.' }),
  )
}

/**
 * Holds the device's key against the account's, before anything is shown: another seed gives other keys.
 * @throws AppError device.otherAccount.
 */
export async function assertSameKey({ channel }: DeviceSession, { signer, label }: Account): Promise<void> {
  if (signer.kind === 'watched') return
  const { publicKey } = await (signer.app === 'cosmos' ? readCosmosKey : readKey)(channel, signer.path)
  if (publicKey === signer.publicKey) return
  throw new AppError('device.otherAccount', `The Ledger that is plugged in does not hold the account “${label}”.`, {
    hint: 'Plug in the Ledger with which you added this account.',
    retry: 'later',
  })
}
