// A router that says of an IBC packet that it failed: that it comes back is said once a chain shows it.
import { describe, expect, test } from 'vitest'
import { fundsNow } from '../../../src/shared/domain/transfer/fundsNow.ts'
import { practiceBench, SOURCE } from '../../support/benches/practiceBench.ts'
import { AMOUNT, look, sendOver, type Practice, type Route } from '../../support/benches/sentOver.ts'

/** Blocks so slow that there is time to look. */
const PACE = 0.5

describe('a packet that the router calls failed', () => {
  const route: Route = { fromChainId: SOURCE, toChainId: 'harbour-1', symbol: 'INIT', bridge: 'ibc_transfer' }
  const hop = { from_chain_id: SOURCE, to_chain_id: 'harbour-1', state: 'TRANSFER_FAILURE', packet_txs: null }
  const say = (practice: Practice, state: string) => {
    const body = { state, transfer_sequence: [{ ibc_transfer: hop }], transfer_asset_release: null, error: null }
    practice.intercept.now = async (url, _, pass) => (url.includes('/v2/tx/status') ? Response.json(body) : await pass())
  }

  test('is under way as long as no chain shows that, and arrives', async () => {
    const practice = await practiceBench({ pace: PACE })
    practice.practice.faults.nextTransfer('slow')
    const { id } = (await sendOver(practice, route)).transfer
    await practice.bench.until(id, ({ phase }) => phase === 'tracking')
    for (const state of ['STATE_PENDING', 'STATE_PENDING_ERROR', 'STATE_COMPLETED_ERROR', 'STATE_ABANDONED']) {
      say(practice, state)
      expect(fundsNow((await look(practice, id)).transfer), state).toMatchObject({ place: 'onTheWay', to: 'harbour-1' })
    }
    practice.intercept.now = null
    practice.clock.skip(300_000)
    expect(await practice.drive.settled(id)).toMatchObject({ phase: 'completed', release: { chainId: 'harbour-1', amount: AMOUNT } })
  })

  test('comes back once its destination shows that it answered with an error', async () => {
    const practice = await practiceBench({ pace: PACE })
    practice.practice.faults.nextTransfer('refunded')
    const { id } = (await sendOver(practice, route)).transfer
    await practice.bench.until(id, ({ phase }) => phase === 'tracking')
    say(practice, 'STATE_PENDING_ERROR')
    const places = new Set<string>()
    for (let looks = 0; looks < 200 && !places.has('returned'); looks += 1) {
      places.add(fundsNow((await look(practice, id)).transfer).place)
      practice.clock.skip(500)
    }
    expect([...places]).toEqual(['onTheWay', 'returning', 'returned'])
  })
})
