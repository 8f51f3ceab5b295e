// Sends a transfer out of an EVM chain with the approvals that it needs, each transaction built on a quote that is fresh.
import type { Quote } from '../../../src/shared/contract/transfer/route.ts'
import { isSettled } from '../../../src/shared/domain/transfer/transferStateMachine.ts'
import { approve } from './hands.ts'
import type { practiceBench } from './practiceBench.ts'

type Practice = Pick<Awaited<ReturnType<typeof practiceBench>>, 'practice' | 'bench' | 'drive'>

/** Approves on the device whatever it shows. @returns the transfer's id, once its last transaction is sent. */
export async function sendWithApprovals({ practice, bench, drive, quote }: Practice & { quote(): Promise<Quote> }): Promise<string> {
  const { id: quoteId, gates } = await quote()
  let view = await bench.client['transfers.create']({ quoteId, accepted: gates.map(({ kind }) => kind) })
  const { id } = view.transfer
  while (view.transfer.phase === 'quoted' || view.transfer.phase === 'authorised') {
    const signing = drive.sign(await drive.step(view, 'build'))
    // What refuses before the device is asked must not leave the hands waiting for a question.
    await Promise.race([signing, approve(practice.device)])
    await drive.step(await signing, 'send')
    await bench.until(id, ({ phase }) => phase === 'authorised' || isSettled(phase) || phase === 'tracking')
    view = await bench.client['transfers.get']({ id })
    if (view.transfer.phase !== 'authorised') break
    const fresh = await bench.client['transfers.requote']({ id, version: view.transfer.version })
    const { version } = (await bench.client['transfers.get']({ id })).transfer
    const accepted = fresh.quote.gates.map(({ kind }) => kind)
    view = await bench.client['transfers.accept']({ id, version, quoteId: fresh.quote.id, accepted })
  }
  return id
}
