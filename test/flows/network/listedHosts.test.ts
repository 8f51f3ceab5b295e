// Compares the hosts that the core asks while it does everything it can with those that Settings shows; and lists the code that can make
// requests at all.
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { feedFetch } from '../../../src/main/app/openWorld.ts'
import { createPracticeNetwork } from '../../../src/practice/network.ts'
import { writeBook } from '../../support/benches/bookShelf.ts'
import { maintenanceBench } from '../../support/benches/maintenanceBench.ts'
import { hastyClock } from '../../support/benches/syncBench.ts'
import { practiceCore } from '../../support/benches/practiceCore.ts'
import { OWN, SOURCE, temporaryFolder } from '../../support/benches/practiceBench.ts'
import { eventually } from '../../support/eventually.ts'

async function openCore() {
  const practice = createPracticeNetwork({ seed: 1, writeBook, file: ':memory:', clock: hastyClock })
  const core = await practiceCore(temporaryFolder(), practice)
  onTestFinished(async () => {
    await core.close()
    practice.close()
  })
  return core
}

const hostsOf = (asked: readonly string[]) => [...new Set(asked.map((url) => new URL(url).host))].toSorted()

test('every host that is asked stands in Settings, and every kind of host that stands there is asked', async () => {
  const { core, call, sync, asked } = await openCore()
  const listed = await call('network.endpoints', {})
  const { id: accountId } = await call('accounts.watch', { address: OWN, label: 'Mine' })
  await sync(OWN)
  await call('explorer.overview', { chainId: SOURCE }).catch(() => null)
  const request = { accountId, fromChainId: SOURCE, fromDenom: 'uinit', toChainId: 'lantern-1', amount: '1500000', recipient: null }
  await call('quotes.request', { ...request, toDenom: 'uinit', slippagePercent: '0.5' }).catch(() => null)
  await call('staking.vip', { accountId })
  for (const { purpose, chainId, host } of listed) await core.dispatch('network.test', { purpose, chainId, host })
  const hosts = new Set(listed.map(({ host }) => host))
  expect(hostsOf(asked).filter((host) => !hosts.has(host))).toEqual([])
  expect([...hosts].filter((host) => !hostsOf(asked).includes(host))).toEqual([])
})

test('prices and images are asked for only while they are chosen, and Privacy names whom', async () => {
  const { core, call, sync, asked } = await openCore()
  await call('accounts.watch', { address: OWN, label: 'Mine' })
  await sync(OWN)
  const listed = new Set((await call('network.endpoints', {})).map(({ host }) => host))
  const { priceHost } = await call('privacy.get', {})
  const others = () => hostsOf(asked).filter((host) => !listed.has(host))
  core.start()
  await call('sync.now', {})
  expect(others()).toEqual([])
  await call('privacy.set', { prices: true })
  await eventually(() => expect(others()).toEqual([priceHost]))
  await call('privacy.set', { images: 'all' })
  const named = (await call('nfts.hosts', {})).map(({ host }) => host)
  expect(named.length).toBeGreaterThan(0)
  await eventually(() => expect(named.filter((host) => !others().includes(host))).toEqual([]))
})

/** A server on this computer that counts what it is asked for, and sends everything on to another where it is given one. */
async function openServer(sendsOnTo: string | null = null) {
  const asked: string[] = []
  const server = createServer(({ url }, response) => {
    asked.push(url ?? '')
    if (sendsOnTo === null) response.writeHead(404).end()
    else response.writeHead(302, { location: `${sendsOnTo}${url ?? ''}` }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { asked, host, url: `http://${host}` }
}

test('the feed of newer versions stands in Settings, is asked when somebody looks for one, and leads nowhere else', async () => {
  const elsewhere = await openServer()
  const feed = await openServer(elsewhere.url)
  const { session, call, close } = await maintenanceBench(temporaryFolder(), {
    feed: { url: `${feed.url}/waybill`, publicKey: 'A'.repeat(43) + '=' },
  })
  onTestFinished(close)
  const listed = await call('network.endpoints', {})
  expect(listed.filter(({ purpose }) => purpose === 'releases')).toEqual([
    { purpose: 'releases', chainId: null, host: feed.host, isInUse: true },
  ])
  const tests = await Promise.all(listed.map(({ purpose, chainId, host }) => session.dispatch('network.test', { purpose, chainId, host })))
  expect(listed.filter((_host, at) => tests[at]?.ok !== true).map(({ purpose }) => purpose)).toEqual(['releases'])
  await call('sync.now', {})
  expect(feed.asked).toEqual([])
  expect(await call('updates.look', {})).toMatchObject({ state: 'refused', host: feed.host, error: { code: 'network.badReply' } })
  expect([feed.asked, elsewhere.asked]).toEqual([['/waybill/release.json'], []])
})

test('the way to the feed is one to its scheme, host and port alone, and none without a feed', async () => {
  const [feed, other] = [await openServer(), await openServer()]
  const fetch = feedFetch(`${feed.url}/waybill`)
  expect((await fetch(`${feed.url}/waybill/release.json`)).status).toBe(404)
  const refusal = { code: 'network.notListed' }
  await expect(fetch(`${other.url}/waybill/release.json`)).rejects.toMatchObject(refusal)
  await expect(fetch(`https://${feed.host}/waybill/release.json`)).rejects.toMatchObject(refusal)
  await expect(feedFetch(null)(`${feed.url}/waybill/release.json`)).rejects.toMatchObject(refusal)
  expect([feed.asked, other.asked]).toEqual([['/waybill/release.json'], []])
})

/** Files of the core and its hosts that may reach for the network themselves, and what for. */
const WAYS_IN = {
  'app/openWorld.ts': 'hands fetch to the core, which puts the gate before it',
  'platform/http/openWeb.ts': 'strangers’ hosts, behind the same gate',
  'hosts/loopback/server.ts': 'listens on this computer',
  'ledger/transport/tcpLedger.ts': 'an emulated Ledger of a development build, on this computer',
}
const REACHES =
  /globalThis\.fetch|[^.\w]fetch\(url, init\)\s*=>|XMLHttpRequest|new WebSocket|new EventSource|from 'node:(https?|http2|net|tls|dgram|dns)[^']*'/
/** Of these modules what only describes or judges. */
const HARMLESS =
  /import (type )?\{ (type )?(BlockList, isIP|isIPv?4?|IncomingHttpHeaders, IncomingMessage|IncomingMessage|ServerResponse|IncomingMessage, ServerResponse) \} from 'node:(net|http)'/g

test('nothing in the core reaches for the network but through the world', () => {
  const root = join(import.meta.dirname, '../../../src/main')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.ts$/.test(file))
  const reaching = files.filter((file) => REACHES.test(readFileSync(join(root, file), 'utf8').replaceAll(HARMLESS, '')))
  expect(reaching.map((file) => file.replaceAll('\\', '/')).toSorted()).toEqual(Object.keys(WAYS_IN).toSorted())
})
