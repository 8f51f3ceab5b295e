// `npm run build`: main, preload and renderer into out/; with --if-stale only where a source is newer;
// with --development the development build, into out-dev/.
import { build, buildIfStale } from './lib/bundles.mjs'

const mode = process.argv.includes('--development') ? 'development' : 'production'
process.exitCode = process.argv.includes('--if-stale') ? await buildIfStale(mode) : await build({ mode })
