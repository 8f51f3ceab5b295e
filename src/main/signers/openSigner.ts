// From an account to what signs for it: the one switch over the kinds of signer.
import type { Account } from '../../shared/account.ts'
import { AppError } from '../../shared/errors.ts'
import type { Device, DeviceSession } from './device.ts'
import { readKey, signMessage } from './ledgerEthereum.ts'
import type { Signer } from './signer.ts'
import { watchOnly } from './watchOnly.ts'

export function openSigner(device: Device, account: Account): Signer {
  switch (account.signer.kind) {
    case 'watched':
      return watchOnly
    case 'ledger': {
      const { path, publicKey } = account.signer
      return {
        signMessage: (text, onAsk) =>
          device.use(async (session) => {
            await assertSameKey(session, account)
            const sign = () => signMessage(session.channel, { path, text, publicKey })
            onAsk()
            return await session.prompt({ kind: 'message', text }, sign)
          }),
      }
    }
  }
}

/**
 * Holds the device's key against the account's, before anything is shown: another seed gives other keys.
 * @throws AppError device.otherAccount.
 */
export async function assertSameKey({ channel }: DeviceSession, { signer, label }: Account): Promise<void> {
  if (signer.kind === 'watched') return
  const { publicKey } = await readKey(channel, signer.path)
  if (publicKey === signer.publicKey) return
  throw new AppError('device.otherAccount', `The Ledger that is plugged in does not hold the account “${label}”.`, {
    hint: 'Plug in the Ledger with which you added this account.',
    retry: 'later',
  })
}
