// When a withdrawal can be claimed, before an output contains it: by the times of its bridge.
import { expect, test } from 'vitest'
import type { Requester } from '../../../platform/http/limitConcurrency.ts'
import { readProgress, type Bridge } from './withdrawalProof.ts'

const FACTS = { bridgeId: '16', sequence: '7', from: 'init1a', to: 'init1b', denom: 'uinit', amount: '5' }

/** Answers for a bridge that has paid out nothing and proposed nothing. */
const answering =
  (config: Record<string, string>): Requester =>
  ({ url }) => {
    const body = url.includes('/claimed/') ? { claimed: false } : { bridge_config: config }
    const text = JSON.stringify(body)
    return Promise.resolve({ status: 200, contentType: 'application/json', text, bytes: Buffer.from(text), retryAfterMs: null })
  }

test.for([
  ['its output and its period are still to come', { finalization_period: '60s', submission_interval: '20s' }, 1000, 81_000],
  ['the bridge does not say how often it proposes', { finalization_period: '60s' }, 1000, 61_000],
  ['nobody knows when it began', { finalization_period: '60s', submission_interval: '20s' }, null, null],
] as const)('is estimated where %s', async ([, config, beganAt, expectedAt]) => {
  const host = { rest: 'https://l1.invalid', bridgeId: '16', signal: new AbortController().signal }
  const deps = { registry: { chain: () => null, chains: [] }, request: answering(config) }
  const progress = await readProgress(deps, { host } as Bridge, FACTS, { entry: null, beganAt })
  expect(progress).toEqual({ stage: 'submitted', outputIndex: null, claimableAt: null, expectedAt })
})
