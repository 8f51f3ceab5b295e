// `npm run build`: main, preload and renderer into out/; with --if-stale only where a source is newer.
import { build, buildIfStale } from './lib/bundles.mjs'

process.exitCode = process.argv.includes('--if-stale') ? await buildIfStale() : await build()
