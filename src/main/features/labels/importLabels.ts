// Merges the lines of a file into the labels. Overwrites nothing of the user's unless asked, and loses no line: an unusable line is kept
// unchanged and exported again.
import type { KeptLine, Label, LabelImport } from '../../../shared/contract/history/label.ts'
import type { ReadDb, WriteDb } from '../../db/database.ts'
import { chainsOfHash } from '../../db/archive/read/readCounterparties.ts'
import { getLabel, putForeignLine, putLabel, removeForeignLine } from '../../db/journal/labels.ts'
import { isKept, keep, readLine, type ReadLine } from './bip329.ts'

/** What an import needs. */
export interface LabelImportDeps {
  journal: WriteDb
  archive: ReadDb
  now(): number
}

/** What to import, and how. */
export interface LabelImportInput {
  lines: readonly string[]
  /** Which side wins where both differ. */
  conflicts: 'keepMine' | 'takeTheirs'
  /** Only reports what would happen. */
  isTrial: boolean
}

/**
 * Imports lines in one transaction of the journal. An empty label or note is completed from the file; where both differ it is a conflict,
 * resolved by `conflicts`.
 * @throws AppError store.….
 */
export function importLabels({ journal, archive, now }: LabelImportDeps, { lines, conflicts, isTrial }: LabelImportInput): LabelImport {
  const report: LabelImport = { added: 0, completed: 0, same: 0, conflicts: [], kept: [] }
  const at = now()
  const take = (text: string) => {
    const line = placed(archive, text, readLine(text))
    if (isKept(line)) {
      report.kept.push(line)
      if (!isTrial) putForeignLine(journal, text, at)
      return
    }
    const merged = merge(line, getLabel(journal, line), conflicts, at)
    if (merged.outcome === 'conflict') report.conflicts.push(conflictOf(line, merged.mine))
    else report[merged.outcome] += 1
    if (isTrial) return
    putLabel(journal, merged.after)
    removeForeignLine(journal, text)
  }
  const run = journal.transaction(() => {
    for (const text of lines) if (text.trim() !== '') take(text)
  })
  run.immediate()
  return report
}

type PlacedLine = ReadLine & { chainId: string }

/** Assigns a transaction without a chain to the chain where its hash is known. */
function placed(archive: ReadDb, text: string, line: ReadLine | KeptLine): PlacedLine | KeptLine {
  if (isKept(line)) return line
  const chainId = line.chainId ?? chainsOfHash(archive, line.ref)[0]
  return chainId === undefined ? keep(text, 'unknownTransaction') : { ...line, chainId }
}

type Merged = { outcome: 'added' | 'completed' | 'same'; after: Label } | { outcome: 'conflict'; after: Label; mine: Label }

function merge(line: PlacedLine, mine: Label | null, conflicts: LabelImportInput['conflicts'], now: number): Merged {
  const { kind, chainId, ref, label, note, isHidden } = line
  const updatedAt = line.updatedAt ?? now
  if (mine === null) {
    return { outcome: 'added', after: { kind, chainId, ref, label: label ?? '', note: note ?? '', isHidden: isHidden ?? false, updatedAt } }
  }
  const differs = differ(mine.label, label) || differ(mine.note, note)
  if (differs) {
    const theirs = { ...mine, label: label ?? mine.label, note: note ?? mine.note, isHidden: isHidden ?? mine.isHidden, updatedAt }
    return { outcome: 'conflict', mine, after: conflicts === 'takeTheirs' ? theirs : mine }
  }
  const after = {
    ...mine,
    label: mine.label === '' ? (label ?? '') : mine.label,
    note: mine.note === '' ? (note ?? '') : mine.note,
    isHidden: mine.isHidden || isHidden === true,
  }
  const isSame = after.label === mine.label && after.note === mine.note && after.isHidden === mine.isHidden
  return isSame ? { outcome: 'same', after: mine } : { outcome: 'completed', after: { ...after, updatedAt } }
}

function differ(mine: string, theirs: string | null): boolean {
  return mine !== '' && theirs !== null && theirs !== '' && mine !== theirs
}

function conflictOf({ kind, chainId, ref, label, note }: PlacedLine, mine: Label): LabelImport['conflicts'][number] {
  return { kind, chainId, ref, mine: { label: mine.label, note: mine.note }, theirs: { label: label ?? '', note: note ?? '' } }
}
