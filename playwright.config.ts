// The app in a real browser against the loopback host. scripts/test.mjs finds the browser and passes its path on.
import { defineConfig } from '@playwright/test'

// Days are cut where the reader lives: the tests name some.
process.env['TZ'] ??= 'UTC'

const executablePath = process.env['WAYBILL_CHROMIUM']

export default defineConfig({
  testDir: 'test/app',
  globalSetup: './test/app/support/globalSetup.ts',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  // One more try on a machine that is short of breath; a test that needed it is named and counted as flaky, and is mended.
  retries: 1,
  // Long enough for a machine that has much else to do: a test that passes never waits for them.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    ...(executablePath === undefined ? {} : { launchOptions: { executablePath } }),
    // Recording slows every test; `npm run test:app -- --trace on` when one fails.
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
  },
})
