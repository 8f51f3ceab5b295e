// `npm run build`: main, preload and renderer into out/.
import { build } from './lib/bundles.mjs'

process.exitCode = await build()
