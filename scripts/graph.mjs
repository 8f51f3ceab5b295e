// `npm run graph`: draws which folder imports which, from the code, into docs/import-graph.md.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { captureNode, root } from './lib/run.mjs'

const CRUISER = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'

/** A mermaid drawing of the folders below `src` that `collapse` names; tests, packages and Node are left out. */
async function draw(folders, collapse) {
  const reading = ['--no-config', '--ts-config', 'tsconfig.json', '--ts-pre-compilation-deps']
  const scope = ['--include-only', '^src/', '--exclude', '[.](test|css|d)[.]|[.]css$', '--collapse', collapse]
  const { code, output } = await captureNode([CRUISER, ...folders, ...reading, ...scope, '--output-type', 'mermaid'])
  if (code !== 0 || !output.startsWith('flowchart')) throw new Error(`the import graph could not be drawn:\n${output}`)
  return `\`\`\`mermaid\n${output.replace('flowchart LR', 'flowchart TB').trimEnd()}\n\`\`\``
}

const whole = await draw(['src'], '^src/[^/]+')
const main = await draw(['src/main'], '^src/main/[^/]+|^src/(shared|wire|practice)')
const text = `# Import graph

Drawn from the code by \`npm run graph\`. An arrow means "imports". \`npm run check\` fails on a circle or an arrow upward.

## The parts of src

${whole}

## The floors of src/main

${main}
`
writeFileSync(join(root, 'docs', 'import-graph.md'), text)
process.stdout.write('docs/import-graph.md is drawn\n')
