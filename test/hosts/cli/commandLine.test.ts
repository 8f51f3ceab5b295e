// The command line as a script uses it: what it prints where, and how it fails.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { startPracticeServer } from '../../support/benches/practiceServer.ts'
import { OFFLINE, runCli, serveCli } from '../../support/programs/runCli.ts'

const folder = mkdtempSync(join(tmpdir(), 'waybill-cli-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})
const at = (name: string) => ['--data-dir', join(folder, name)]
const notJson = join(folder, 'not.json')
writeFileSync(notJson, '{"chains":')
const noArray = join(folder, 'object.json')
writeFileSync(noArray, '{"chain_id":"x"}')
const noChain = join(folder, 'none.json')
writeFileSync(noChain, '[{"name":"x"}]')

const COMMANDS = 'serve, sync, status, export, backup, restore, check, compact, doctor, networks refresh, networks undo, erase'

describe('bad input', () => {
  it.each([
    [['paint'], `Unknown command “paint”. Commands: ${COMMANDS}.`],
    [['constructor'], `Unknown command “constructor”. Commands: ${COMMANDS}.`],
    [['serve', '--port', '70000'], '--port must be a number from 0 to 65535, not “70000”.'],
    [['serve', '--colour'], "Unknown option '--colour'. Usage: serve [--port N]"],
    [['serve', '--network', 'moon'], '--network must be practice, testnet, mainnet, not “moon”.'],
    [['serve', '--seed', '-1'], "Option '--seed' argument is ambiguous. Usage: serve [--port N]"],
    [['serve', '--seed', 'x'], '--seed must be a whole number from 0 to 4294967295, not “x”.'],
    ...['--router', '--vip'].map((flag): [string[], string] => [['serve', flag, 'https://x.example'], `${flag} needs --chains.`]),
    [['serve', '--chains', notJson, '--network', 'testnet'], 'Use either --network or --chains, not both.'],
    [['serve', '--chains', '/nowhere.json'], 'Can’t read the chain list /nowhere.json.'],
    [['serve', '--chains', notJson], `The chain list ${notJson} isn’t valid JSON.`],
    [['serve', '--chains', noArray], `The chain list ${noArray} must be a JSON array, like the public registry’s chains.json.`],
    [['sync'], '--account is missing, for example --account init1….'],
    [['sync', '--account', 'init1a', '--account', 'init1b'], '--account may be given only once. Usage: sync --account ADDRESS [--once]'],
    [['export', '--what', 'gold', '--format', 'csv'], '--what must be activity, holdings, nfts, transfers or labels, not “gold”.'],
    [['export', '--what', 'activity', '--format', 'pdf'], '--format must be csv, jsonl or koinly, not “pdf”.'],
  ])('%j ends with one sentence and exit code 2', async (args, sentence) => {
    expect(await runCli([...args, ...at('bad')])).toEqual({ code: 2, stdout: '', stderr: `${sentence}\n` })
  })

  it.each([
    [['export', '--what', 'activity', '--format', 'csv'], /^No history on this computer yet\./],
    [['sync', '--account', 'cosmos1x', '--once'], /address/],
    [['serve', '--chains', noChain], /^The chain list has no usable chains\.\n$/],
  ])('%j ends with one sentence and a code that is not 0', async (args, sentence) => {
    const { code, stdout, stderr } = await runCli([...args, ...at('bad')])
    expect(code).not.toBe(0)
    expect(stdout).toBe('')
    expect(stderr).toMatch(sentence)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  })
})

describe('a first start', () => {
  it.each(['mainnet', 'testnet', 'practice'])('on %s asks no server anything', async (network) => {
    const served = await serveCli(['--network', network, ...at('first')], OFFLINE)
    const headers = { authorization: `Bearer ${served.token}`, 'content-type': 'application/json' }
    for (const method of [
      'app.info',
      'network.endpoints',
      'chains.list',
      'accounts.list',
      'sync.state',
      'transfers.list',
      'portfolio.get',
    ]) {
      const response = await fetch(`${served.origin}/api/${method}`, { method: 'POST', headers, body: '{}' })
      expect(await response.json(), method).toMatchObject({ ok: true })
    }
    expect(await served.stop()).toMatchObject({ code: 0, stderr: '' })
  })
})

describe('a data folder', () => {
  it('in use by another instance is refused', async () => {
    const first = await serveCli(at('shared'))
    const second = await runCli(['serve', ...at('shared')])
    expect(second).toMatchObject({ code: 1, stdout: '' })
    expect(second.stderr).toMatch(/^Another Waybill is using this data folder\..*\n$/)
    expect(await first.stop()).toMatchObject({ code: 0, stderr: '' })
  })

  it('can be read by its user alone', async () => {
    const served = await serveCli(at('private'))
    await served.stop()
    for (const path of ['private', 'private/practice']) expect(statSync(join(folder, path)).mode & 0o077, path).toBe(0)
  })

  it('and a port in use are refused', async () => {
    const first = await serveCli(at('port'))
    const { code, stderr } = await runCli(['serve', '--port', String(first.port), ...at('other')])
    expect(code).toBe(2)
    expect(stderr).toMatch(/^Can’t use port \d+\. .*\n$/)
    await first.stop()
  })

  it('is free again after its process was killed', async () => {
    const first = await serveCli(at('killed'))
    await first.kill()
    const second = await serveCli(at('killed'))
    expect(await second.stop()).toMatchObject({ code: 0 })
  })

  it('whose place is taken by a file is refused', async () => {
    writeFileSync(join(folder, 'file'), '')
    const { code, stderr } = await runCli(['serve', ...at('file')])
    expect(code).toBe(1)
    expect(stderr).toMatch(/^Waybill can’t write to its data folder\..*\n$/)
  })

  it('with preferences that cannot be read starts with the usual ones and keeps the file', async () => {
    mkdirSync(join(folder, 'odd'))
    writeFileSync(join(folder, 'odd', 'preferences.json'), '{"theme":')
    const served = await serveCli(at('odd'))
    expect(await served.stop()).toMatchObject({ code: 0, stderr: '' })
  })
})

describe('sync, status and export', () => {
  const account = 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz'
  const data = at('history')
  const complete = { complete: true, rows: expect.any(Number), from: expect.any(Number), to: expect.any(Number) }

  it('copies a history whole and says so in one JSON object', async () => {
    const { code, stdout, stderr } = await runCli(['sync', '--account', account, '--once', ...data])
    expect(stderr).not.toMatch(/"level"|\bat .*\.js/)
    expect(code).toBe(0)
    const report: unknown = JSON.parse(stdout)
    expect(report).toMatchObject({
      chains: { 'practice-1': { txs: complete }, 'tidewatch-1': { txs: complete }, 'lantern-1': { txs: complete } },
    })
  })

  it('says the same from disk', async () => {
    const { code, stdout, stderr } = await runCli(['status', ...data])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(JSON.parse(stdout)).toMatchObject({
      accounts: [{ address: account, chains: { 'practice-1': { txs: complete } } }],
      transfers: [],
    })
  })

  it('says it while the app is running, too', async () => {
    const served = await serveCli(data)
    const { code, stdout, stderr } = await runCli(['status', ...data])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(JSON.parse(stdout)).toMatchObject({ accounts: [{ address: account }] })
    await served.stop()
  })

  it('goes on until interrupted without --once', async () => {
    const { code, stdout, stderr } = await runCli(['sync', '--account', account, ...at('going')], {
      interruptAfter: /Initia transactions: \d+ rows, complete/,
    })
    expect(code).toBe(0)
    expect(stderr).toMatch(/Initia transactions: \d+ rows, complete/)
    expect(JSON.parse(stdout)).toMatchObject({ account, chains: { 'practice-1': { txs: complete } } })
  })

  it('copies from chains of the user’s own', async () => {
    const server = await startPracticeServer({ seed: 1, file: ':memory:', clock: { now: Date.now } })
    try {
      const chains = join(folder, 'chains.json')
      writeFileSync(chains, JSON.stringify(server.chains))
      const own = ['--chains', chains, '--router', server.routerUrl, ...at('own')]
      const { code, stdout } = await runCli(['sync', '--account', account, '--once', ...own])
      expect(JSON.parse(stdout)).toMatchObject({ network: 'custom', chains: { 'practice-1': { txs: complete } } })
      expect(code).toBe(0)
      expect(readdirSync(join(folder, 'own'))).toEqual([expect.stringMatching(/^custom-[0-9a-f]{8}$/), 'waybill.log'])
    } finally {
      await server.close()
    }
  })

  it('ends with a code that is not 0 and says why when a server cannot be reached', async () => {
    const server = await startPracticeServer({ seed: 1, file: ':memory:', clock: { now: Date.now } })
    server.practice.faults.setFault('indexer', { status: 502, body: '<html>bad gateway</html>', contentType: 'text/html' })
    try {
      const chains = join(folder, 'broken.json')
      writeFileSync(chains, JSON.stringify(server.chains))
      const { code, stdout } = await runCli(['sync', '--account', account, '--once', '--chains', chains, ...at('broken')])
      expect(code).toBe(1)
      expect(JSON.parse(stdout)).toMatchObject({
        chains: { 'practice-1': { txs: { complete: false, rows: 0 }, balances: { complete: true } } },
        problems: expect.arrayContaining([expect.stringMatching(/^Initia transactions: /)]),
      })
    } finally {
      await server.close()
    }
  })

  it('writes one line per transaction, the same in both formats', async () => {
    const jsonl = await runCli(['export', '--what', 'activity', '--format', 'jsonl', ...data])
    const csv = await runCli(['export', '--what', 'activity', '--format', 'csv', ...data])
    const rows = jsonl.stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { chain_id: string; hash: string })
    expect(rows.length).toBeGreaterThan(300)
    expect(new Set(rows.map(({ chain_id, hash }) => `${chain_id}/${hash}`)).size).toBe(rows.length)
    const [head, ...lines] = csv.stdout.trimEnd().split(/\r?\n/)
    expect(head?.split(',').slice(0, 5)).toEqual(['chain_id', 'hash', 'height', 'time', 'status'])
    expect(lines).toHaveLength(rows.length)
    const file = join(folder, 'history.csv')
    expect(await runCli(['export', '--what', 'activity', '--format', 'csv', '--out', file, ...data])).toEqual({
      code: 0,
      stdout: '',
      stderr: `${rows.length} rows written to ${file}\n`,
    })
    expect(readFileSync(file, 'utf8')).toBe(csv.stdout)
  })

  it('writes over a file only when the new one is whole, and says when it cannot', async () => {
    const activity = ['export', '--what', 'activity', '--format', 'jsonl', ...data]
    const file = join(folder, 'again.jsonl')
    writeFileSync(file, 'what was there')
    expect(await runCli([...activity, '--out', file])).toMatchObject({ code: 0 })
    expect(readFileSync(file, 'utf8')).toMatch(/^\{"chain_id"/)
    for (const out of [join(folder, 'no-such-folder', 'x.jsonl'), folder, join(file, 'x.jsonl')]) {
      expect(await runCli([...activity, '--out', out])).toEqual({ code: 2, stdout: '', stderr: `Can’t write to ${out}.\n` })
    }
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it('says what is not copied because the chain list names nobody to ask', async () => {
    const chains = join(folder, 'silent.json')
    const silent = {
      chain_id: 'silent-1',
      chain_name: 'silent',
      metadata: { is_l1: true },
      apis: { indexer: [{ address: 'http://example.com' }] },
    }
    writeFileSync(chains, JSON.stringify([silent, { chain_id: 7 }]))
    const { code, stdout } = await runCli(['sync', '--account', account, '--once', '--chains', chains, ...at('silent')])
    expect(code).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject({
      chains: {},
      problems: [
        'Chain silent-1 has no usable indexer address.',
        expect.stringMatching(/^Entry 2 of the chain list can’t be read: chain_id /),
        'silent: no history, because the chain list has no indexer for it.',
        'silent: no balances, because the chain list has no REST address for it.',
      ],
    })
  })
})
