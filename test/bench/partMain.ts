// One part of the benchmark, in a process of its own: prints its figures as JSON.
import { z } from 'zod'
import { measureCopying, measureFarCopying } from './copying.ts'
import type { Figure } from './figure.ts'
import { measureFirstIdea } from './firstIdea.ts'
import { measureLiveTransfers } from './liveTransfers.ts'
import { measureOneTransfer } from './oneTransfer.ts'
import { measureExport, measureOpening } from './opening.ts'
import { measureQuietSync } from './quietSync.ts'

const Job = z.object({ part: z.string(), rows: z.number(), runs: z.number(), archive: z.string() })
type Job = z.infer<typeof Job>

const PARTS: Readonly<Record<string, (job: Job) => Promise<Figure[]>>> = {
  copying: ({ rows, runs }) => measureCopying(rows, runs),
  far: ({ rows }) => measureFarCopying(Math.ceil(rows / 5), 1),
  quiet: ({ rows }) => measureQuietSync(Math.ceil(rows / 5)),
  opening: ({ archive }) => measureOpening(archive),
  export: ({ archive, runs }) => measureExport(archive, runs),
  transfer: () => measureOneTransfer(),
  live: () => measureLiveTransfers(),
  firstIdea: ({ rows }) => measureFirstIdea(Math.ceil(rows / 5)),
}

const job = Job.parse(JSON.parse(process.argv[2] ?? ''))
const measure = PARTS[job.part]
if (measure === undefined) throw new Error(`there is no part "${job.part}": ${Object.keys(PARTS).join(', ')}`)
process.stdout.write(JSON.stringify(await measure(job)))
