// Entry of the bundled harness.
import { runHarness, type HarnessOptions } from '../benches/harness.ts'

await runHarness(JSON.parse(process.argv[2] ?? '') as HarnessOptions)
