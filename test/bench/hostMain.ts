// The built app on an archive with many rows: from the start of the process to a list in the browser that can be used, and what it
// keeps of memory once nothing happens. The part "host" of the benchmark, which finds the browser in WAYBILL_CHROMIUM.
import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Browser } from '@playwright/test'
import { rowsOf } from '../app/support/browsing.ts'
import { fillWithHistory } from '../app/support/longHistory.ts'
import { CORE } from '../../scripts/lib/core.mjs'
import { serveEarly } from '../support/programs/runCli.ts'
import { tempFolder } from '../support/benches/syncBench.ts'
import { bareNodeMemory } from './bareNode.ts'
import { figureOf, type Figure } from './measure/figure.ts'
import { Job } from './job.ts'
import { archiveAt } from './keptArchive.ts'

const MB = 1e6
/** Until what the start itself took has been given back. */
const REST_MS = 60_000

const KIB = 1024

/** Returns the memory of a process. @returns bytes that are resident; null where the system has no command for it */
function memoryOf(pid: number): number | null {
  if (process.platform === 'win32') return null
  if (process.platform === 'darwin') return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * KIB
  const [, told] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(told) * KIB
}

interface Started {
  ms: number
  memory: number | null
}

/** Starts the app, opens Activity, and closes the window again. @param restMs before its memory is looked at */
async function startOnce(browser: Browser, args: string[], restMs: number): Promise<Started> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const start = performance.now()
  const app = await serveEarly([...CORE, 'serve', ...args], {})
  await page.goto(`${app.origin}/#token=${app.token}`)
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
  await page.keyboard.press('ControlOrMeta+2')
  await rowsOf(page).first().waitFor()
  const ms = performance.now() - start
  await wait(restMs)
  const memory = memoryOf(app.pid)
  await page.close()
  await app.stop()
  return { ms, memory }
}

async function measure({ folder, many, runs }: Job): Promise<Figure[]> {
  const data = tempFolder()
  const executablePath = process.env['WAYBILL_CHROMIUM']
  const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath })
  try {
    const args = await fillWithHistory(data.path, (into) => {
      cpSync(archiveAt(folder, many), into, { recursive: true })
    })
    const started: Started[] = []
    for (let run = 0; run <= runs; run += 1)
      started.push(await startOnce(browser, ['--data-dir', data.path, ...args], run === 0 ? REST_MS : 0))
    const { memory } = started[0] ?? { memory: null }
    const ms = started.slice(1).map((one) => one.ms)
    return [
      figureOf('from the start of the process to a list in the browser', 'ms', ms, 800),
      ...(memory === null ? [] : [figureOf('memory at rest, above that of a bare Node', 'MB', [(memory - bareNodeMemory()) / MB], 120)]),
    ]
  } finally {
    await browser.close()
    data.remove()
  }
}

process.stdout.write(JSON.stringify(await measure(Job.parse(JSON.parse(process.argv[2] ?? '')))))
