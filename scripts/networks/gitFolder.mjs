// Reads the newest commit of a bare git directory, and the last one that had a path that was removed later.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const MAX_BYTES = 256 * 1024 * 1024

/**
 * Opens `owner/name` below `from`, where a fetched repository lies as `owner+name`, or one folder deeper.
 * @throws Error where no git directory is found there.
 */
export function openRepository(from, repository) {
  const base = join(from, repository.replace('/', '+'))
  const folders = [base, ...(existsSync(base) ? readdirSync(base).map((name) => join(base, name)) : [])]
  const gitDir = folders.find((folder) => existsSync(join(folder, 'HEAD')))
  if (gitDir === undefined) throw new Error(`${repository}: no git directory in ${base}`)
  const git = (...args) => execFileSync('git', ['--git-dir', gitDir, ...args], { encoding: 'utf8', maxBuffer: MAX_BYTES })
  return { repository, git, ...atCommit(git, repository, git('rev-parse', 'HEAD').trim()) }
}

/** The files of one commit. `source` is what the composed list says of where a fact comes from. */
function atCommit(git, repository, commit) {
  const lines = (text) => text.split('\n').filter((line) => line !== '')
  return {
    commit,
    text: (path) => git('show', `${commit}:${path}`),
    json: (path) => JSON.parse(git('show', `${commit}:${path}`)),
    list: (folder) => lines(git('ls-tree', '--name-only', commit, `${folder}/`)),
    has: (path) => lines(git('ls-tree', '--name-only', commit, path)).length > 0,
    source: (path) => ({ repository, path, commit }),
  }
}

/** Every file that the history deleted below a folder, each at the last commit that had it, newest first. */
export function deletedFiles({ git, repository }, pathspec) {
  const log = git('log', '--diff-filter=D', '--no-renames', '--format=%x00%H', '--name-only', '--', pathspec)
  return log
    .split('\0')
    .slice(1)
    .flatMap((entry) => {
      const [deletedBy, ...paths] = entry.split('\n').filter((line) => line !== '')
      const before = git('rev-parse', `${deletedBy}^`).trim()
      return paths.map((path) => ({ path, ...atCommit(git, repository, before) }))
    })
}
