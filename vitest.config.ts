// Units beside the code and flows in test/; browser specs (*.spec.ts) belong to Playwright.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    pool: 'forks',
    testTimeout: 20_000,
    hookTimeout: 20_000,
    // The bundles are what is tested: left alone, they are imported as a user's Node would.
    server: { deps: { external: [/\/out\/main\//] } },
  },
})
