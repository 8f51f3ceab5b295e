// Every kind of own action: refused by the node that takes broadcasts, and run by the chain with an error in its block.
import { SimulateResponse } from 'cosmjs-types/cosmos/tx/v1beta1/service'
import { expect, test } from 'vitest'
import type { Client } from '../../../src/shared/contract/methods.ts'
import type { TransferView } from '../../../src/shared/contract/transfer/transfer.ts'
import { currentLeg } from '../../../src/shared/domain/transfer/legs.ts'
import { ACTIONS, type Begin } from '../../support/beginnings.ts'
import { approve } from '../../support/benches/hands.ts'
import { practiceBench, SOURCE, type Intercept } from '../../support/benches/practiceBench.ts'
import { answerBroadcast } from '../../support/bodies/nodeReplies.ts'

const KINDS = Object.entries(ACTIONS)
type Rig = Awaited<ReturnType<typeof practiceBench>>

/** Begins one and signs it. */
async function signed({ bench, account, drive, practice }: Rig, create: Begin): Promise<TransferView> {
  const built = await drive.step(await create(bench.client as Client, { practice }, account.id), 'build')
  const [view] = await Promise.all([drive.sign(built), approve(practice.device)])
  return view
}

/** A node that reckons a third of the gas that the transaction will need. */
const tooLittleGas: Intercept = async (_, body, pass) => {
  const reply = await pass()
  if (!body.includes('Service/Simulate')) return reply
  const said = (await reply.json()) as { result: { response: { value: string } } }
  const { gasInfo } = SimulateResponse.decode(Buffer.from(said.result.response.value, 'base64'))
  const less = SimulateResponse.fromPartial({ gasInfo: { gasUsed: (gasInfo?.gasUsed ?? 0n) / 3n } })
  said.result.response.value = Buffer.from(SimulateResponse.encode(less).finish()).toString('base64')
  return Response.json(said)
}

test.for(KINDS)('%s that a node refuses ends with the node’s words, costs nothing, and can be begun again', async ([, create]) => {
  const rig = await practiceBench()
  const view = await signed(rig, create)
  rig.intercept.now = answerBroadcast({ code: 13, log: 'insufficient fees; got: 1uinit' })
  const { transfer } = await rig.drive.step(view, 'send')
  expect(transfer).toMatchObject({ phase: 'refusedByChain', reason: 'insufficient fees; got: 1uinit' })
  rig.intercept.now = null
  const again = await signed(rig, create)
  expect(again.transfer.id).not.toBe(transfer.id)
  expect(currentLeg(again.transfer)?.sequence).toBe(currentLeg(transfer)?.sequence)
  await rig.drive.step(again, 'send')
  expect((await rig.drive.settled(again.transfer.id)).phase).toBe('completed')
  expect(rig.practice.observed.accepted).toEqual({ [SOURCE]: [currentLeg(again.transfer)?.hash] })
})

test.for(KINDS)('%s that runs out of gas in its block costs the fee alone, and can be begun again', async ([, create]) => {
  const rig = await practiceBench()
  rig.intercept.now = tooLittleGas
  const view = await signed(rig, create)
  rig.intercept.now = null
  await rig.drive.step(view, 'send')
  const failed = await rig.drive.settled(view.transfer.id)
  expect(failed).toMatchObject({ phase: 'failedOnSource', reason: expect.stringContaining('out of gas') as string })
  const again = await signed(rig, create)
  expect(currentLeg(again.transfer)?.sequence).toBe(String(Number(currentLeg(failed)?.sequence) + 1))
  await rig.drive.step(again, 'send')
  expect((await rig.drive.settled(again.transfer.id)).phase).toBe('completed')
})
