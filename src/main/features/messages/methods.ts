// Contract methods on signed messages. Nothing is stored, and nothing is retried.
import type { Handlers } from '../../../shared/contract/methods.ts'
import { AppError } from '../../../shared/domain/errors.ts'
import { LEDGER_APPS } from '../../../shared/domain/ledgerApps.ts'
import { readMessage, type MessageFault } from '../../../shared/domain/messageText.ts'
import { verdictOn, withRecovery } from '../../platform/messageSignature.ts'
import type { Device } from '../../ledger/device.ts'
import { openSigner } from '../../ledger/openSigner.ts'
import { watchOnlyError } from '../../ledger/watchOnly.ts'
import type { ReadDb } from '../../db/database.ts'
import { getAccount } from '../../db/journal/accounts.ts'

/** What these methods need. */
export interface MessageDeps {
  /** The journal. */
  db: ReadDb
  device: Device
}

type MessageMethod = Extract<keyof Handlers, `messages.${string}`>

/** Handles the methods on messages. */
export function messageHandlers({ db, device }: MessageDeps): Pick<Handlers, MessageMethod> {
  return {
    'messages.sign': async ({ accountId, text }) => {
      const account = getAccount(db, accountId)
      const { signer, address } = account
      if (signer.kind === 'watched') throw watchOnlyError()
      if (!LEDGER_APPS[signer.app].signsEthereum) throw cosmosCannot()
      const { fault } = readMessage(text)
      if (fault !== null) throw refusal(fault)
      // No later step needs to find this signature after a restart, so nothing is recorded before the device asks.
      const signature = await openSigner(device, account).signMessage(text, () => undefined)
      return { address, text, signature: withRecovery(signature, text, signer.publicKey) }
    },
    'messages.verify': verdictOn,
  }
}

function cosmosCannot(): AppError {
  return new AppError('message.unsupported', 'The Cosmos app can’t sign messages, only transactions.', {
    hint: 'Choose an Ethereum app account.',
  })
}

function refusal(fault: MessageFault): AppError {
  switch (fault) {
    case 'empty':
      return new AppError('input.invalid', 'Enter a message to sign.')
    case 'broken':
      return new AppError('input.invalid', 'The message contains a broken character and can’t be signed.', {
        hint: 'Type the message again.',
      })
    case 'tooLong':
      return new AppError('device.tooLong', 'This message is too long for your Ledger.', { hint: 'Shorten it.' })
    case 'signDocument':
      return new AppError('message.refused', 'This message looks like a transaction: once signed, someone could send it.', {
        hint: 'Don’t sign it for anyone. To make a transaction, use Transfer.',
      })
  }
}
