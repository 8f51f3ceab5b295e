// Takes transfers through all steps that are the user's, each signature given on an emulated Ledger.
import type { Client } from '../../src/shared/contract/methods.ts'
import type { Quote } from '../../src/shared/contract/transfer/route.ts'
import type { Transfer, TransferStep, TransferView } from '../../src/shared/contract/transfer/transfer.ts'
import { currentLeg } from '../../src/shared/domain/transfer/legs.ts'
import { isSettled } from '../../src/shared/domain/transfer/transferStateMachine.ts'
import { nextStep, offeredSteps } from '../../src/shared/domain/transfer/nextStep.ts'
import type { Bench } from '../support/benches/bench.ts'
import type { Kind } from '../torture/kinds.ts'
import type { ScreenHands } from './screenHands.ts'
import { differenceOfPages } from './shownPages.ts'

const acceptedOf = ({ gates }: Quote) => gates.map(({ kind }) => kind)

/** What the user works with: the contract, and a way to wait for a transfer. */
export interface UserBench {
  client: Pick<
    Client,
    | 'quotes.request'
    | 'permissions.revoke'
    | 'transfers.create'
    | 'transfers.get'
    | 'transfers.step'
    | 'transfers.requote'
    | 'transfers.accept'
    | 'messages.sign'
  >
  until: Bench['until']
}

export function createUser({ client, until }: UserBench, accountId: string, hands: ScreenHands) {
  const quoteFor = async ({ request, variant, spender }: Kind): Promise<Quote> => {
    const { fromChainId: chainId, fromDenom: contract } = request
    if (spender !== undefined) return await client['permissions.revoke']({ accountId, kind: 'token', chainId, contract, spender })
    const { offers } = await client['quotes.request']({ ...request, accountId, slippagePercent: '0.5' })
    const quote = offers.find((offer) => offer.variant === variant)
    if (quote === undefined) throw new Error(`no ${variant} offer`)
    return quote
  }
  const stepOnce = async ({ id, version, ...transfer }: Transfer, step: TransferStep): Promise<TransferView> => {
    const consent = step === 'sign' ? (currentLeg({ id, version, ...transfer })?.documentHash ?? null) : null
    const stepping = client['transfers.step']({ id, version, step, consent })
    // What fails before the device asks must not leave the hands waiting.
    const pages = step === 'sign' ? await Promise.race([hands.approve(), stepping.then(() => null)]) : null
    const leg = currentLeg({ id, version, ...transfer })
    const difference = pages === null || leg === null ? null : differenceOfPages(leg, pages)
    if (difference !== null) throw new Error(difference)
    return await stepping
  }
  const renew = async ({ id, version }: Transfer) => {
    const { quote } = await client['transfers.requote']({ id, version })
    await client['transfers.accept']({ id, version, quoteId: quote.id, accepted: acceptedOf(quote) })
  }
  const drive = async ({ transfer: { id } }: TransferView): Promise<string> => {
    for (;;) {
      await until(id, (transfer, view) => view.running === null && (isSettled(transfer.phase) || nextStep(transfer)?.owner === 'user'))
      const { transfer } = await client['transfers.get']({ id })
      const step = nextStep(transfer)?.step
      if (isSettled(transfer.phase) || step === undefined) {
        return `${transfer.phase}, ${transfer.legs.filter(({ hash }) => hash !== null).length} signed`
      }
      if (needsQuote(transfer)) await renew(transfer)
      else await stepOnce(transfer, step)
    }
  }
  return {
    create: async (kind: Kind): Promise<TransferView> => {
      const quote = await quoteFor(kind)
      return await client['transfers.create']({ quoteId: quote.id, accepted: acceptedOf(quote) })
    },
    /** Starts an own action that was offered. */
    begin: async (quote: Quote): Promise<TransferView> =>
      await client['transfers.create']({ quoteId: quote.id, accepted: acceptedOf(quote) }),
    /** Does the user's steps until the transfer has ended. Returns its last phase and how many documents were signed. */
    drive,
    /** As `drive`, and speeds up the transaction while it waits for a block. */
    replace: async (made: TransferView): Promise<string> => {
      const { id } = made.transfer
      for (const step of ['build', 'sign', 'send'] as const) await stepOnce((await client['transfers.get']({ id })).transfer, step)
      await until(id, (transfer, { running }) => running === null && offeredSteps(transfer).includes('speedUp'))
      await stepOnce((await client['transfers.get']({ id })).transfer, 'speedUp')
      return await drive(made)
    },
    sign: async (text: string) => {
      const signing = client['messages.sign']({ accountId, text })
      await Promise.race([hands.approve(), signing])
      return await signing
    },
  }
}

/** Between two transactions of a route, the second is quoted again. */
function needsQuote({ phase, onward, legs }: Transfer): boolean {
  return phase === 'authorised' && onward === null && legs.some(({ arrivedAt }) => arrivedAt !== null)
}
