// Units beside the code and flows in test/; the hosts' tests run the built bundles; browser specs (*.spec.ts) belong to Playwright.
import { defineConfig } from 'vitest/config'

const common = { pool: 'forks', testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } } as const

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          name: 'units and flows',
          include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
          exclude: ['test/hosts/**'],
        },
      },
      { test: { ...common, name: 'hosts', include: ['test/hosts/**/*.test.ts'], globalSetup: 'test/support/buildOnce.ts' } },
    ],
  },
})
