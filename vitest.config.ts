// Units beside the code and flows in test/; the hosts' tests run the built bundles; browser specs (*.spec.ts) belong to Playwright.
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { UnitReporter } from './scripts/lib/unitReporter.mjs'
import { setTestDay } from './test/support/testDay.ts'

setTestDay()

/** Where `npm test` reads what failed. */
const report = process.env['WAYBILL_UNIT_REPORT']

// Long enough for a machine that has much else to do: a test that passes never waits for them.
// Modules keep no state, so that the files of a worker share them: loading the libraries anew for each took a fifth of all the time.
const common = { pool: 'forks', isolate: false, testTimeout: 300_000, hookTimeout: 600_000, expect: { poll: { timeout: 60_000 } } } as const

export default defineConfig({
  test: {
    ...(report === undefined ? {} : { reporters: ['default', new UnitReporter(report)] }),
    // Two workers a core: a flow waits for blocks, polls and the device for most of its time.
    maxWorkers: 2 * availableParallelism(),
    projects: [
      { test: { ...common, name: 'units', include: ['src/**/*.test.{ts,tsx}'] } },
      {
        test: {
          ...common,
          name: 'flows',
          include: ['test/**/*.test.ts'],
          exclude: ['test/hosts/**'],
          globalSetup: 'test/support/programs/bundleOnce.ts',
        },
      },
      { test: { ...common, name: 'hosts', include: ['test/hosts/**/*.test.ts'], globalSetup: 'test/support/programs/buildOnce.ts' } },
    ],
  },
})
