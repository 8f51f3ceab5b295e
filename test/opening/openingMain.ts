// npm run opening: writes src/practice/opening/opening.json, the transfers that the practice network opens with.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleProgram } from '../support/programs/bundle.ts'

const program = await bundleProgram(join(import.meta.dirname, 'sendTransfers.ts'), 'opening')
process.argv[2] = join(import.meta.dirname, '../../src/practice/opening/opening.json')
await import(pathToFileURL(program).href)
