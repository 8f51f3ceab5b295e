// Entry of the app's bundled process.
import { readFileSync } from 'node:fs'
import { runApp } from './app.ts'
import type { AppOptions } from './protocol.ts'

await runApp(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as AppOptions)
