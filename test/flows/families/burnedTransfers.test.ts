// USDC out of the reach of Initia: burnt on a Cosmos chain by an account of the Cosmos app, and minted on an EVM chain for an account of
// the Ethereum app, from the quote to the funds.
import { describe, expect, test } from 'vitest'
import { HARBOUR } from '../../../src/practice/book/chains/harbour.ts'
import { BASIN } from '../../../src/practice/book/chains/plainEvm.ts'
import { arrivingDenom } from '../../../src/practice/book/chains/links.ts'
import { fundsNow } from '../../../src/shared/domain/transfer/fundsNow.ts'
import { currentLeg } from '../../../src/shared/domain/transfer/legs.ts'
import { isSettled } from '../../../src/shared/domain/transfer/transferStateMachine.ts'
import { approve, settle } from '../../support/benches/hands.ts'
import { practiceBench } from '../../support/benches/practiceBench.ts'
import { look } from '../../support/benches/sentOver.ts'

const AMOUNT = '2500000'
const MINTED = { chainId: BASIN.id, denom: BASIN.bridge.token, amount: AMOUNT }

async function open() {
  const on = await practiceBench()
  on.practice.device.openApp('Cosmos')
  const path = "44'/118'/0'/0/0"
  const { id: accountId } = await settle(() => on.bench.client['accounts.addFromDevice']({ path, label: 'Cosmos 1', app: 'cosmos' }))
  const recipient = on.account.address.hex
  const from = { fromChainId: HARBOUR.id, fromDenom: arrivingDenom(HARBOUR) }
  const quote = () => on.drive.quote({ accountId, ...from, toChainId: BASIN.id, toDenom: BASIN.bridge.token, amount: AMOUNT, recipient })
  const build = async () => {
    const { id: quoteId, gates } = await quote()
    const created = await on.bench.client['transfers.create']({ quoteId, accepted: gates.map(({ kind }) => kind) })
    return await on.drive.step(created, 'build')
  }
  const send = async () => {
    const signing = on.drive.sign(await build())
    await approve(on.practice.device)
    return await on.drive.step(await signing, 'send')
  }
  return { ...on, recipient, quote, build, send }
}

describe('a burn on a Cosmos chain', () => {
  test('is checked, signed as amino JSON, minted on the EVM chain, and found there', async () => {
    const { practice, drive, quote, send, recipient } = await open()
    const { hops, obstacle, amountOut } = await quote()
    expect(obstacle).toBeNull()
    expect(hops.map(({ bridge, toChainId }) => [bridge, toChainId])).toEqual([['CCTP', BASIN.id]])
    expect(amountOut).toBe(AMOUNT)
    const sent = await send()
    expect(currentLeg(sent.transfer)).toMatchObject({ mode: 'aminoJson', chainId: HARBOUR.id, signer: practice.harbourAddress })
    const settled = await drive.settled(sent.transfer.id)
    expect(settled).toMatchObject({ phase: 'completed', recipient, release: { ...MINTED, isConfirmed: true } })
    expect(fundsNow(settled)).toMatchObject({ place: 'recipient', money: MINTED })
  })

  test('that is attested late arrives all the same', async () => {
    const on = await open()
    on.practice.faults.nextTransfer('refunded')
    const sent = await on.send()
    on.clock.skip(300_000)
    expect(await on.drive.settled(sent.transfer.id)).toMatchObject({ phase: 'completed', release: { ...MINTED, isConfirmed: true } })
  })

  test('that arrives nowhere is not told as arrived, though the router says so', async () => {
    const on = await open()
    on.practice.faults.nextTransfer('lying')
    const { id } = (await on.send()).transfer
    for (let looks = 0; looks < 5; looks += 1) {
      on.clock.skip(60_000)
      const { transfer } = await look(on, id)
      expect(isSettled(transfer.phase)).toBe(false)
      expect(transfer.release).toBeNull()
    }
  })

  test.for([
    ['another recipient', /AAAAAAAAAAAAAAAA/g, 'AAAAAAAAAAAAAAAB'],
    ['another chain', /\\"destination_domain\\":7/g, '\\"destination_domain\\":8'],
    ['another amount', /\\"amount\\":\\"2500000\\"/g, '\\"amount\\":\\"2500001\\"'],
  ] as const)('is refused with %s', async ([, found, put]) => {
    const { practice, build } = await open()
    practice.faults.router.msgs = (body) => {
      const text = JSON.stringify(body)
      expect(text).toMatch(found)
      return JSON.parse(text.replaceAll(found, put)) as unknown
    }
    await expect(build()).rejects.toMatchObject({ code: 'transfer.unsafeMessage' })
  })
})
