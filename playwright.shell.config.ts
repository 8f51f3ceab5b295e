// The shell in a real Electron; `npm run test:shell` provides the program, a screen and an ordinary user.
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

process.env['TZ'] ??= 'UTC'

export default defineConfig({
  testDir: 'test/shell',
  testMatch: '**/*.spec.ts',
  outputDir: join(process.env['WAYBILL_SHELL_WORK'] ?? 'test-results', 'results'),
  workers: 1,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
})
