// Puts a verified AppImage in the place of the one that runs, and the old one back where the new one does not come up. The program is
// never absent and never half written: a file changes places by a rename, and the old one stays beside it until the new one has opened a
// window. Nothing is believed because it was verified when it was fetched: signature and digest are checked again.
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { chmod, copyFile, open } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { jsonIfAny } from '../../platform/json/parseJson.ts'
import { replaceFile } from '../../platform/atomicWrite.ts'
import { needSignedBytes } from './fetchRelease.ts'
import { fileFor } from './releaseFile.ts'
import { readRelease, type ReleaseRules } from './signedRelease.ts'

/** Where things lie. */
export interface ProgramPlace {
  /** The data folder. */
  folder: string
  /** Absolute path of the AppImage that runs. */
  program: string
  system: { platform: NodeJS.Platform; arch: string }
}

/** Folder of the download. */
export const UPDATES = 'updates'
/** The release as it was signed, beside its file. */
const RELEASE = 'release.json'
const TRIAL = 'update-trial.json'
/** Starts of a new version that opened no window, before the old one comes back. */
const MAX_STARTS = 2

const Trial = z.object({ version: z.string(), starts: z.number().int() })
type Trial = z.infer<typeof Trial>

const previousOf = ({ program }: ProgramPlace) => join(dirname(program), `.${basename(program)}.previous`)
const nextOf = ({ program }: ProgramPlace) => join(dirname(program), `.${basename(program)}.next`)

/** Leaves the signed release beside its file, for the next start. */
export function stageRelease(folder: string, text: string): void {
  writeFileSync(join(folder, UPDATES, RELEASE), text, { mode: 0o600 })
}

/**
 * Replaces the program by the release that was staged, and begins its trial.
 * @returns its version; null where none is staged.
 * @throws AppError update.unsigned, update.old, update.changed; the program is then what it was, and the stage is empty.
 */
export async function swapIn(place: ProgramPlace, rules: ReleaseRules): Promise<string | null> {
  const stage = join(place.folder, UPDATES)
  if (!existsSync(join(stage, RELEASE))) return null
  try {
    const release = readRelease(readFileSync(join(stage, RELEASE), 'utf8'), rules)
    const file = release === null ? null : fileFor(release.files, place.system)
    if (release === null || file === null) return null
    const next = nextOf(place)
    rmSync(next, { force: true })
    await copyWhole(join(stage, file.name), next)
    // The copy is what will run, so the copy is what is checked.
    await needSignedBytes(next, file)
    keepPrevious(place)
    writeTrial(place, { version: release.version, starts: 0 })
    renameSync(next, place.program)
    return release.version
  } finally {
    rmSync(nextOf(place), { force: true })
    rmSync(stage, { recursive: true, force: true })
  }
}

/** Returns whether the version that starts is on trial and has had its chances; then the old one is back, and must be started. */
export function noteStart(place: ProgramPlace, current: string): 'goOn' | 'wentBack' {
  const trial = readTrial(place)
  if (trial === null) return 'goOn'
  if (trial.version !== current || !existsSync(previousOf(place))) {
    endTrial(place)
    return 'goOn'
  }
  if (trial.starts >= MAX_STARTS) {
    goBack(place)
    return 'wentBack'
  }
  writeTrial(place, { ...trial, starts: trial.starts + 1 })
  return 'goOn'
}

/** Ends the trial: the new version has opened a window, so the old one is removed. */
export function confirmProgram(place: ProgramPlace): void {
  if (readTrial(place) === null) return
  endTrial(place)
  rmSync(previousOf(place), { force: true })
}

/** Puts the old version back, at once and whole. */
export function goBack(place: ProgramPlace): void {
  if (existsSync(previousOf(place))) renameSync(previousOf(place), place.program)
  endTrial(place)
}

/** Returns whether a new version is on trial. */
export function isOnTrial(place: ProgramPlace): boolean {
  return readTrial(place) !== null
}

function keepPrevious(place: ProgramPlace): void {
  rmSync(previousOf(place), { force: true })
  // A second name for the same file: the rename that follows takes the first one away.
  linkSync(place.program, previousOf(place))
}

/** Copies a file onto the file system of the program, with its bytes on disk before it gets its name. */
async function copyWhole(from: string, to: string): Promise<void> {
  await copyFile(from, to)
  await chmod(to, 0o755)
  const handle = await open(to, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Null without a trial, and for a file that cannot be read: then nothing is undone. */
function readTrial({ folder }: ProgramPlace): Trial | null {
  const file = join(folder, TRIAL)
  return existsSync(file) ? (Trial.safeParse(jsonIfAny(readFileSync(file, 'utf8'))).data ?? null) : null
}

function writeTrial({ folder }: ProgramPlace, trial: Trial): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  replaceFile(join(folder, TRIAL), JSON.stringify(trial))
}

function endTrial({ folder }: ProgramPlace): void {
  rmSync(join(folder, TRIAL), { force: true })
}
