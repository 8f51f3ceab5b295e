// Runs one part of the benchmark in a separate process: prints its figures as JSON.
import { measureBrowsing } from './browsing.ts'
import { measureStages } from './copyingStages.ts'
import { measureCopying, measureCrowdedCopying, measureFarCopying, measureLinkedCopying, measureSmallCopying } from './copying.ts'
import { measureDelays } from './delays.ts'
import type { Figure } from './measure/figure.ts'
import { measureFirstIdea } from './firstIdea.ts'
import { measureGains } from './measure/gains.ts'
import { Job } from './job.ts'
import { archiveAt } from './keptArchive.ts'
import { measureLiveTransfers } from './liveTransfers.ts'
import { measureOneTransfer } from './oneTransfer.ts'
import { measureExport, measureOpening } from './opening.ts'
import { measureQuietSync } from './quietSync.ts'

const PARTS: Readonly<Record<string, (job: Job) => Figure[] | Promise<Figure[]>>> = {
  copying: ({ rows, runs }) => measureCopying(rows, runs),
  stages: ({ rows, runs }) => measureStages(Math.ceil(rows / 10), runs),
  small: ({ runs }) => measureSmallCopying(Math.max(runs, 5)),
  crowded: measureCrowdedCopying,
  far: ({ rows }) => measureFarCopying(Math.ceil(rows / 5), 1),
  link: ({ rows, runs }) => measureLinkedCopying(Math.ceil(rows / 5), runs),
  quiet: ({ rows }) => measureQuietSync(Math.ceil(rows / 5)),
  opening: ({ folder, many }) => measureOpening(archiveAt(folder, many)),
  browse: ({ folder, many }) => measureBrowsing(folder, many),
  export: ({ folder, many, runs }) => measureExport(archiveAt(folder, many), runs),
  transfer: () => measureOneTransfer(),
  live: () => measureLiveTransfers(),
  delays: measureDelays,
  gains: ({ folder, rows, runs }) => measureGains(archiveAt(folder, rows), rows, runs),
  firstIdea: ({ rows }) => measureFirstIdea(Math.ceil(rows / 5)),
}

const job = Job.parse(JSON.parse(process.argv[2] ?? ''))
const measure = PARTS[job.part]
if (measure === undefined) throw new Error(`there is no part "${job.part}": ${Object.keys(PARTS).join(', ')}`)
process.stdout.write(JSON.stringify(await measure(job)))
