// npm run emulated:real -- --file NETWORK.json --send CHAIN,DENOM,AMOUNT,RECIPIENT ...: has the real Ethereum app under emulation sign
// sends on running chains, copies the account through their indexers and looks each send up in the copy. Prints a line for each; exits
// with 1 when one does not complete, is missing in the copy or is not linked to its transfer. What must run stands in docs/laboratory.md.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createCore } from '../../src/main/app/core.ts'
import { createLog } from '../../src/main/platform/log/log.ts'
import { openWeb } from '../../src/main/platform/http/openWeb.ts'
import { systemClock } from '../../src/main/platform/time.ts'
import { createNodeHid } from '../../src/main/ledger/transport/nodeHid.ts'
import { readTcpAddress } from '../../src/main/ledger/transport/tcpAddress.ts'
import { ledgersOverTcp } from '../../src/main/ledger/transport/tcpLedger.ts'
import { clientOf } from '../support/benches/bench.ts'
import { WORKER_SOURCES } from '../support/programs/workers.ts'
import { createUser, type UserBench } from './emulatedUser.ts'
import { createScreenHands } from './screenHands.ts'

const { values } = parseArgs({
  options: {
    apdu: { type: 'string', default: 'tcp://127.0.0.1:9999' },
    screens: { type: 'string', default: 'http://127.0.0.1:5001' },
    file: { type: 'string' },
    send: { type: 'string', multiple: true, default: [] },
    path: { type: 'string', default: "44'/60'/0'/0/0" },
  },
})
if (values.file === undefined || values.send.length === 0) throw new Error('--file NETWORK.json and at least one --send are needed')

const folder = mkdtempSync(join(tmpdir(), 'waybill-emulated-real-'))
const core = await createCore(
  { folder, file: JSON.parse(readFileSync(values.file, 'utf8')) as Parameters<typeof createCore>[0]['file'] },
  {
    world: {
      fetch: (url, init) => fetch(url, init),
      web: openWeb,
      hid: createNodeHid(),
      ledgers: ledgersOverTcp(readTcpAddress(values.apdu), systemClock),
      clock: systemClock,
      random: () => Math.random(),
      newId: () => crypto.randomUUID().replaceAll('-', ''),
    },
    log: createLog(Date.now, (line) => process.stderr.write(`${line}\n`)),
    workers: WORKER_SOURCES,
    practice: null,
  },
)
core.start()
const client = clientOf<keyof UserBench['client'] | 'accounts.addFromDevice' | 'activity.get' | 'activity.page' | 'sync.now'>(core.dispatch)
const until: UserBench['until'] = async (id, isReached) => {
  for (;;) {
    const view = await client['transfers.get']({ id })
    if (isReached(view.transfer, view)) return view.transfer
    await systemClock.sleep(200)
  }
}
const account = await client['accounts.addFromDevice']({ app: 'ethereum', path: values.path, label: 'emulated' })
const user = createUser({ client, until }, account.id, createScreenHands(values.screens, systemClock))

async function check(text: string): Promise<string[]> {
  const [chainId = '', denom = '', amount = '', recipient = ''] = text.split(',')
  const request = { fromChainId: chainId, fromDenom: denom, toChainId: chainId, toDenom: denom, amount, recipient }
  const { transfer } = await user.create({ name: text, app: 'ethereum', variant: 'standard', request })
  const end = await user.drive({ ...(await client['transfers.get']({ id: transfer.id })) })
  const { transfer: done } = await client['transfers.get']({ id: transfer.id })
  const hash = done.legs.at(-1)?.hash ?? ''
  const problems = end.startsWith('completed') ? [] : [`ended as ${end}`]
  const row = await findRow(hash)
  if (row === null) problems.push(`${hash} is not in the copy`)
  else if (row.transferId !== transfer.id) problems.push(`${row.hash} on ${row.chainId} is not linked to its transfer`)
  process.stdout.write(`${problems.length === 0 ? 'ok    ' : 'FAILED'} ${text}: ${end}, ${hash}${describe(row)}\n`)
  return problems
}

type Row = Awaited<ReturnType<(typeof client)['activity.page']>>['items'][number]

/** Looks in the copy until the indexer has had twenty seconds. */
async function findRow(hash: string): Promise<Row | null> {
  for (let tries = 0; tries < 20; tries++) {
    await client['sync.now']({})
    const { items } = await client['activity.page']({ filter: { accountId: account.id, text: hash }, limit: 5 })
    const [row] = items
    if (row !== undefined) return row
    await systemClock.sleep(1000)
  }
  return null
}

function describe(row: Row | null): string {
  if (row === null) return ''
  const moved = row.movements.map(({ amount, symbol }) => `${amount} ${symbol}`).join(', ')
  return `; in the copy as ${row.kind} ${moved} to ${row.counterparty ?? '?'}`
}

const problems: string[] = []
for (const text of values.send) problems.push(...(await check(text).catch((error: unknown) => [`${text}: ${String(error)}`])))
for (const problem of problems) process.stdout.write(`       ${problem}\n`)
await core.stop()
rmSync(folder, { recursive: true })
process.exitCode = problems.length === 0 ? 0 : 1
