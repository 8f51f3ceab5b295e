// Sends a file's lines in calls of limited size, and merges their reports.
import type { Client, Input } from '../../../shared/contract/methods.ts'
import type { LabelImport } from '../../../shared/contract/history/label.ts'

/** Most characters of a call: well below what a call may hold, since a line may need several bytes per character. */
const MAX_CHARACTERS = 200_000
const MAX_LINES = 2000

/** Splits lines into portions that each fit a call; a longer line is cut, which main reports as too long. */
export function portionsOf(lines: readonly string[]): string[][] {
  const portions: string[][] = []
  let size = 0
  for (const line of lines) {
    const cut = line.slice(0, MAX_CHARACTERS)
    const last = portions.at(-1)
    if (last === undefined || last.length >= MAX_LINES || size + cut.length > MAX_CHARACTERS) {
      portions.push([cut])
      size = cut.length
    } else {
      last.push(cut)
      size += cut.length
    }
  }
  return portions
}

/** Imports all lines, or previews the import. @throws AppError what a call throws; portions before it are stored. */
export async function importLines(client: Pick<Client, 'labels.import'>, input: Input<'labels.import'>): Promise<LabelImport> {
  const whole: LabelImport = { added: 0, completed: 0, same: 0, conflicts: [], kept: [] }
  for (const lines of portionsOf(input.lines)) {
    const part = await client['labels.import']({ ...input, lines })
    whole.added += part.added
    whole.completed += part.completed
    whole.same += part.same
    whole.conflicts.push(...part.conflicts)
    whole.kept.push(...part.kept)
  }
  return whole
}
