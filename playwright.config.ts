// The app in a real browser against the loopback host. scripts/test.mjs finds the browser and passes its path on.
import { defineConfig } from '@playwright/test'
import { liveOnTestDay } from './test/support/testDay.ts'

liveOnTestDay()

// Days are cut where the reader lives: the tests name some.
process.env['TZ'] ??= 'UTC'

const executablePath = process.env['WAYBILL_CHROMIUM']

/** What Playwright 1.65 disables; naming features replaces its list, so that it is repeated here. */
const DISABLED_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** Pages of the browser's own address bar, which it loads beside each page of a test: more than a second of processor time. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'PreloadTopChromeWebUI']

export default defineConfig({
  testDir: 'test/app',
  globalSetup: './test/app/support/globalSetup.ts',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  // One more than CI has cores: a transfer waits for its blocks.
  workers: 3,
  forbidOnly: process.env['CI'] !== undefined,
  // One more try on a machine that is short of breath; a test that needed it is named and counted as flaky, and is mended.
  retries: 1,
  // Long enough for a machine that has much else to do: a test that passes never waits for them.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [`--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...ADDRESS_BAR].join(',')}`],
    },
    // Recording slows every test; `npm run test:app -- --trace on` when one fails.
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
  },
})
