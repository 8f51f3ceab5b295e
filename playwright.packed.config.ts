// The packed program itself, which WAYBILL_PROGRAM names; made by `npm run package -- --testable --dir`.
import { defineConfig } from '@playwright/test'

process.env['TZ'] ??= 'UTC'

export default defineConfig({
  testDir: 'test/packed',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  workers: 1,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 1,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
})
