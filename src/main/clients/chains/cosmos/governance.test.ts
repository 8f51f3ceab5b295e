// Proposals of the L1: the next to end first, with exact shares, from what a node says.
import { expect, test } from 'vitest'
import { chainBodies } from '../../../../../test/support/bodies/otherBodies.ts'
import type { HttpReply, HttpRequest } from '../../../platform/http/http.ts'
import { readOpenProposals, readPastProposals, readPresentParams, readRules } from './governance.ts'

const rest = 'https://rest.example'
const address = 'init1a'
const NOT_FOUND = { code: 3, message: `voter: ${address} not found for proposal: 6312`, details: [] }

/** `asked` collects what was asked for. */
function gateway(bodies: Record<string, unknown>, asked: string[] = []) {
  return ({ url }: HttpRequest): Promise<HttpReply> => {
    const { pathname, search } = new URL(url)
    asked.push(pathname + search)
    const body = bodies[pathname] ?? NOT_FOUND
    const text = JSON.stringify(body)
    const status = body === NOT_FOUND ? 400 : 200
    return Promise.resolve({ status, text, bytes: Buffer.from(text), contentType: 'application/json', retryAfterMs: null })
  }
}

const MODULE = '/initia/gov/v1/proposals'
const [plain] = chainBodies.proposals.proposals
const tally = (power: string, [yes, no, abstain, veto]: readonly [string, string, string, string]) => ({
  tally_result: {
    total_staking_power: power,
    total_vesting_power: '0',
    v1_tally_result: { yes_count: yes, no_count: no, abstain_count: abstain, no_with_veto_count: veto },
  },
})

test('open proposals alone are asked for; the next to end comes first, with shares beyond 64 bits', async () => {
  const asked: string[] = []
  const urgent = {
    ...plain,
    id: '6313',
    emergency: true,
    emergency_next_tally_time: '2026-01-01T01:00:00Z',
    voting_end_time: '2026-01-02T00:00:00Z',
  }
  const request = gateway(
    {
      [MODULE]: { proposals: [plain, urgent], pagination: null },
      [`${MODULE}/6312/tally`]: tally(`8${'0'.repeat(30)}`, [`3${'0'.repeat(30)}`, `1${'0'.repeat(30)}`, '0', '0']),
      [`${MODULE}/6313/tally`]: tally('0', ['0', '0', '0', '0']),
      '/cosmos/gov/v1/proposals/6313/votes/init1a': {
        vote: {
          options: [
            { option: 'VOTE_OPTION_YES', weight: '0.700000000000000000' },
            { option: 'VOTE_OPTION_NO_WITH_VETO', weight: '0.3' },
          ],
        },
      },
    },
    asked,
  )
  const { proposals, more } = await readOpenProposals(request, { rest, address })
  const [first, second] = proposals
  expect(more).toBe(0)
  expect(first).toMatchObject({ id: '6313', urgency: 'emergency', nextTallyAt: Date.UTC(2026, 0, 1, 1), turnout: 0 })
  expect(first?.tally).toEqual({ yes: 0, no: 0, abstain: 0, veto: 0 })
  expect(first?.ownVote).toEqual([
    { option: 'yes', weight: 7000 },
    { option: 'veto', weight: 3000 },
  ])
  expect(second).toMatchObject({ id: '6312', urgency: 'none', nextTallyAt: null, turnout: 5000, ownVote: null })
  expect(second?.tally).toEqual({ yes: 7500, no: 2500, abstain: 0, veto: 0 })
  expect(asked[0]).toBe(`${MODULE}?proposal_status=PROPOSAL_STATUS_VOTING_PERIOD&pagination.limit=200`)
})

test('of the last proposals those whose votes have ended are returned, with what they came to', async () => {
  const asked: string[] = []
  const [passed] = chainBodies.recentProposals.proposals
  const others = [
    { ...passed, id: '6313', status: 'PROPOSAL_STATUS_VOTING_PERIOD', final_tally_result: null },
    { ...passed, id: '6312', status: 'PROPOSAL_STATUS_REJECTED', final_tally_result: null, voting_end_time: null, expedited: true },
    { ...passed, id: '6311', status: 'PROPOSAL_STATUS_FAILED' },
    { ...passed, id: '6309', status: 'PROPOSAL_STATUS_DEPOSIT_PERIOD' },
    { ...passed, id: '6308', status: 'PROPOSAL_STATUS_OF_TOMORROW' },
  ]
  const past = await readPastProposals(gateway({ [MODULE]: { proposals: [...others, passed] } }, asked), { rest })
  expect(asked).toEqual([`${MODULE}?pagination.limit=25&pagination.reverse=true`])
  expect(past.map(({ id, result }) => [id, result])).toEqual([
    ['6312', 'rejected'],
    ['6311', 'failed'],
    ['6310', 'passed'],
  ])
  expect(past[0]).toMatchObject({ urgency: 'expedited', endedAt: null, turnout: 0 })
  expect(past[2]).toMatchObject({ title: 'Raise the gas limit', turnout: 4000, tally: { yes: 7500, no: 2500 } })
})

test('hostile texts are cut, and no other refusal counts as a vote that was not cast', async () => {
  const hostile = {
    ...plain,
    title: '‮'.repeat(9000),
    summary: 'x'.repeat(90_000),
    messages: Array.from({ length: 900 }, () => ({ '@type': 'y'.repeat(900) })),
  }
  const bodies = { [MODULE]: { proposals: [hostile] }, [`${MODULE}/6312/tally`]: tally('1', ['0', '0', '0', '0']) }
  const [read] = (await readOpenProposals(gateway(bodies), { rest, address })).proposals
  expect(read?.title).toHaveLength(255)
  expect(read?.summary).toHaveLength(10_200)
  expect(read?.messages).toHaveLength(20)
  expect(read?.messages[0]).toEqual({ type: 'y'.repeat(255), fields: {} })
  const other = gateway({
    ...bodies,
    '/cosmos/gov/v1/proposals/6312/votes/init1a': { vote: { options: [{ option: 'VOTE_OPTION_MAYBE', weight: '1' }] } },
  })
  await expect(readOpenProposals(other, { rest, address })).rejects.toMatchObject({ code: 'chain.badReply' })
  const params = (body: unknown) => readRules(gateway({ '/initia/gov/v1/params': body }), { rest })
  const rules = { threshold: 5000, urgentThreshold: 6670, vetoThreshold: 3340, hasLowFunctions: true, countsVesting: false }
  expect(await params(chainBodies.govParams)).toEqual({ quorum: 2500, rules: { ...rules, burnsWithoutQuorum: false, burnsOnVeto: true } })
  await expect(params({ params: { quorum: '0.4', threshold: '99999999999999999999' } })).rejects.toMatchObject({ code: 'chain.badReply' })
  expect(await params({ params: { quorum: '0.4' } }), 'a node that tells only the quorum').toEqual({ quorum: 4000, rules: null })
})

test('the present parameters are read of modules that are known, and of no other', async () => {
  const asked: string[] = []
  const params = { unbonding_time: '1814400s' }
  const request = gateway({ '/initia/mstaking/v1/params': { params } }, asked)
  expect(await readPresentParams(request, { rest }, '/initia.mstaking.v1.MsgUpdateParams')).toEqual(params)
  for (const type of ['/initia.move.v1.MsgUpdateParams', '/cosmos.bank.v1beta1.MsgSend', '../params']) {
    expect(await readPresentParams(request, { rest }, type), type).toBeNull()
  }
  expect(asked).toEqual(['/initia/mstaking/v1/params'])
  const wrong = gateway({ '/initia/mstaking/v1/params': { params: [] } })
  await expect(readPresentParams(wrong, { rest }, '/initia.mstaking.v1.MsgUpdateParams')).rejects.toMatchObject({ code: 'chain.badReply' })
})

test('of more than fifty proposals those that end next are read, and the rest is counted', async () => {
  const many = Array.from({ length: 53 }, (_, index) => ({
    ...plain,
    id: String(7000 - index),
    voting_end_time: new Date(Date.UTC(2026, 0, 60 - index)).toISOString(),
  }))
  const bodies: Record<string, unknown> = { [MODULE]: { proposals: many } }
  for (const { id } of many) bodies[`${MODULE}/${id}/tally`] = tally('1', ['0', '0', '0', '0'])
  const { proposals, more } = await readOpenProposals(gateway(bodies), { rest, address })
  expect(proposals).toHaveLength(50)
  expect(proposals[0]?.id).toBe('6948')
  expect(more).toBe(3)
})
