// Writes docs/faults.md: what was done, and what was observed. The same run gives the same text.
import type { Outcome } from './fault.ts'

const HEAD = `# What goes wrong, and what is seen of it

Written by \`npm run faults\`, which does each of these to the built app: the loopback host as a process of its own, on a real folder, beside the practice network. A sentence stands here because it was seen in that run; one that is not so is marked, and the command ends with 1. A wait of ninety seconds counts as a hang.

How they are done: nothing needs more rights than a user has. The disk that is full is a limit on the size of files (\`ulimit -f\`): a write is refused while the app runs, with EFBIG instead of ENOSPC, and SQLite's own “disk full” takes the same way from there. Clock and time zone of the computer are left alone: the process is given a clock that a file sets. Where everything is allowed to whoever runs the command, the app gives that up first, or no file would be read-only. What a kill, at each single fact, does to a transfer is in \`test/flows/transfers/restartAtEveryFact.test.ts\` and in \`npm run torture\`; a writer thread that dies alone is in \`test/flows/sync/syncKilled.test.ts\`.

| fault | what is done | what is seen | |
|---|---|---|---|
`

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** The whole document. */
export function faultTable(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ kind, what, seen, broken }) => {
    const said = [...seen, ...broken.map((one) => `**${one}**`)].join('; ')
    return `| ${cell(kind)} | ${cell(what)} | ${cell(said)} | ${broken.length === 0 ? 'as it must be' : '**broken**'} |`
  })
  return `${HEAD}${rows.join('\n')}\n`
}
