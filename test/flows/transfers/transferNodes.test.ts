// Checks what a node may do to a transfer: lag, refuse, never answer, stand still.
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { currentLeg } from '../../../src/shared/domain/transfer/legs.ts'
import { answerBroadcast, isAccountQuery, isBroadcast, isStatus, verdict } from '../../support/bodies/nodeReplies.ts'
import { HALTED, practiceBench, SOURCE } from '../../support/benches/practiceBench.ts'

describe('a node', () => {
  test('that is behind does not make a fresh signature look replaced', async () => {
    const practice = await practiceBench()
    const early = { reply: '' }
    practice.intercept.now = async (_, body, pass) => {
      const reply = await pass()
      if (!isAccountQuery(body) || early.reply !== '') return reply
      early.reply = await reply.clone().text()
      return reply
    }
    const { transfer } = await practice.drive.toSent(practice.practice)
    await practice.drive.settled(transfer.id)
    const view = await practice.drive.toSigned(practice.practice)
    practice.intercept.now = async (_, body, pass) => (isAccountQuery(body) ? new Response(early.reply) : await pass())
    await expect(practice.drive.step(view, 'send')).rejects.toMatchObject({ code: 'network.busy', retry: 'later' })
    practice.intercept.now = null
    expect((await practice.drive.step(view, 'send')).transfer.phase).toBe('sent')
    expect((await practice.drive.settled(view.transfer.id)).phase).toBe('completed')
  })

  test('whose pool is full is asked again with the same bytes', async () => {
    const practice = await practiceBench()
    const view = await practice.drive.toSigned(practice.practice)
    let refusals = 0
    practice.intercept.now = async (_, body, pass) => {
      if (!isBroadcast(body) || refusals === 2) return await pass()
      refusals += 1
      return verdict({ code: 20, log: 'mempool is full' })
    }
    const sending = await practice.drive.step(view, 'send')
    expect(sending).toMatchObject({ transfer: { phase: 'sending' }, trouble: { code: 'chain.refused' } })
    expect((await practice.drive.settled(view.transfer.id)).phase).toBe('completed')
    expect(practice.practice.observed.accepted[SOURCE]).toEqual([currentLeg(view.transfer)?.hash])
  })

  test('whose refusal carries a module’s own code is taken at its word', async () => {
    const practice = await practiceBench()
    const view = await practice.drive.toSigned(practice.practice)
    practice.intercept.now = answerBroadcast({ code: 32, log: 'bridge is disabled', codespace: 'ophost' })
    const { transfer } = await practice.drive.step(view, 'send')
    expect(transfer).toMatchObject({ phase: 'refusedByChain', reason: 'bridge is disabled' })
  })

  test.for([
    ['of another chain', '"network":"practice-1"', '"network":"other-1"', 'chain.badReply'],
    ['that is still catching up', '"catching_up":false', '"catching_up":true', 'network.busy'],
  ] as const)('%s is not built on', async ([, found, instead, code]) => {
    const practice = await practiceBench()
    const created = await practice.drive.create()
    practice.intercept.now = async (_, body, pass) => {
      const reply = await pass()
      return isStatus(body) ? new Response((await reply.text()).replace(found, instead)) : reply
    }
    await expect(practice.drive.step(created, 'build')).rejects.toMatchObject({ code, retry: 'later' })
    practice.intercept.now = null
    expect((await practice.drive.step(created, 'build')).transfer.phase).toBe('built')
  })
})

test('a node that never answers does not hold up the end of the app, nor is that end a fault', async () => {
  const practice = await practiceBench()
  const { transfer } = await practice.drive.toSent(practice.practice)
  practice.practice.faults.setFault('rpc', 'silent')
  practice.practice.faults.setFault('router', 'silent')
  await practice.bench.until(transfer.id, (_, { running }) => running !== null)
  // A request is given up after 20 s by itself: an end that waited for it would come later than that.
  const ended = practice.restart().then(() => 'ended')
  expect(await Promise.race([ended, sleep(15_000, 'held up', { ref: false })])).toBe('ended')
  expect(practice.lines.filter((line) => line.includes('error'))).toEqual([])
  practice.practice.faults.setFault('rpc', null)
  practice.practice.faults.setFault('router', null)
  await practice.restart()
  expect((await practice.drive.settled(transfer.id)).phase).toBe('completed')
})

test('a chain that makes no blocks is told of, and the transfer waits for it', async () => {
  const practice = await practiceBench({ pace: HALTED })
  const { transfer } = await practice.drive.toSent(practice.practice)
  const waiting = await practice.bench.until(transfer.id, (_, { trouble }) => trouble?.message.includes('hasn’t included') === true)
  expect(waiting).toMatchObject({ phase: 'sent', settledAt: null })
})
