// Entry of the bundled harness.
import { runHarness, type HarnessOptions } from './harness.ts'

await runHarness(JSON.parse(process.argv[2] ?? '') as HarnessOptions)
