// Checks whether a host responds: each of the network's is asked in its way, and a failing one has a reason.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPracticeNetwork, type PracticeNetwork } from '../../../src/practice/network.ts'
import { NetworkHost, type EndpointInfo } from '../../../src/shared/contract/settings/settings.ts'
import { PACE, practiceCore, type Gate, type PracticeCore } from '../../support/benches/practiceCore.ts'
import { tempFolder } from '../../support/benches/syncBench.ts'

const folder = tempFolder()
let practice: PracticeNetwork
let app: PracticeCore
let hosts: EndpointInfo[]

beforeAll(async () => {
  practice = createPracticeNetwork({ seed: 3, file: ':memory:', clock: { now: Date.now }, pace: PACE })
  app = await practiceCore(folder.path, practice)
  hosts = await app.call('network.endpoints', {})
}, 60_000)
afterAll(async () => {
  await app.close()
  practice.close()
  folder.remove()
})

const ask = (host: Omit<EndpointInfo, 'isInUse'>) => app.call('network.test', NetworkHost.parse(host))

/** Returns the text that the user sees when the host of a purpose misbehaves. */
async function askedOf(purpose: EndpointInfo['purpose'], does: (pass: () => Promise<Response>) => Promise<Response>): Promise<unknown> {
  const listed = hosts.find((host) => host.purpose === purpose)
  if (listed === undefined) throw new Error(`no host is listed for ${purpose}`)
  const gate: Gate = (url, pass) => (url.host === listed.host ? does(pass) : pass())
  app.way.gate = gate
  try {
    return await ask(listed).catch((error: unknown) => error)
  } finally {
    app.way.gate = null
  }
}

test('every host of the network answers, and all but the router, the VIP service, the registry and executors tell how far they are', async () => {
  expect(new Set(hosts.map(({ purpose }) => purpose))).toEqual(
    new Set(['router', 'vip', 'indexer', 'rest', 'rpc', 'jsonRpc', 'executor', 'registry']),
  )
  for (const listed of hosts) {
    const { height } = await ask(listed)
    const tells = !['router', 'vip', 'executor', 'registry'].includes(listed.purpose)
    expect({ ...listed, tells: height !== null && height > 0 }).toEqual({ ...listed, tells })
  }
})

test('a host that is busy, unreachable or of another chain says so, and one that is not listed is not asked', async () => {
  const busy = () => Promise.resolve(new Response('busy', { status: 503 }))
  expect(await askedOf('indexer', busy)).toMatchObject({ code: 'network.busy' })
  expect(await askedOf('router', () => Promise.reject(new TypeError('no way there')))).toMatchObject({ code: 'network.unreachable' })
  const ofAnother = async (pass: () => Promise<Response>) =>
    new Response((await (await pass()).text()).replaceAll('"practice-1"', '"elsewhere-1"'))
  expect(await askedOf('rest', ofAnother)).toMatchObject({ code: 'chain.otherChain' })
  expect(await askedOf('rpc', ofAnother)).toMatchObject({ code: 'chain.badReply' })
  const before = app.asked.length
  await expect(ask({ purpose: 'rest', chainId: 'nowhere-1', host: 'rest.practice-1.practice.invalid' })).rejects.toMatchObject({
    code: 'chain.unknown',
  })
  expect(app.asked.length).toBe(before)
})
