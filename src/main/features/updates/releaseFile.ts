// Chooses the file of a release for a system, by electron-builder's names.
import type { ReleaseFile } from './signedRelease.ts'

/** A system, and on Linux how the app was installed. */
export interface InstalledOn {
  platform: NodeJS.Platform
  arch: string
  /** Whether a package manager installed it; absent: it is an AppImage. */
  isDeb?: boolean
}

const FORMS: Partial<Record<NodeJS.Platform, { os: string; ext: string }>> = {
  darwin: { os: 'mac', ext: '.dmg' },
  win32: { os: 'win', ext: '.exe' },
  linux: { os: 'linux', ext: '.AppImage' },
}
/** Names of architectures in electron-builder's file names. */
const ARCHES: Readonly<Record<string, readonly string[]>> = { x64: ['x64', 'x86_64', 'amd64'], arm64: ['arm64', 'aarch64'] }

/** Returns the file of a release for a system; null where there is none. */
export function fileFor(files: readonly ReleaseFile[], { platform, arch, isDeb = false }: InstalledOn): ReleaseFile | null {
  const form = FORMS[platform]
  if (form === undefined) return null
  const ext = isDeb ? '.deb' : form.ext
  const ends = (ARCHES[arch] ?? []).map((name) => `-${form.os}-${name}${ext}`)
  return files.find(({ name }) => ends.some((end) => name.endsWith(end))) ?? null
}
