// Gathers the modules that the page needs before it can draw anything into one chunk: the bundler makes one of every module that a
// screen loaded later needs too, and forty small files take longer to fetch than one of their size.

/** What runs before the language is settled: the start, and the words of a language. */
const BEFORE = [/[\\/]src[\\/]renderer[\\/]main\.ts$/, /[\\/]src[\\/]renderer[\\/]words[\\/]de[\\/]catalogue\.ts$/]
const PAGE = /[\\/]src[\\/]renderer[\\/]Page\.tsx$/

/** Every module that `id` cannot run without. */
function staticReach(id, getModuleInfo) {
  const reached = new Set([id])
  // Iterating a set also returns what is added during the iteration.
  for (const each of reached) for (const next of getModuleInfo(each)?.importedIds ?? []) reached.add(next)
  return reached
}

/**
 * A plugin that finds what the page needs at once and nothing before it, and the group for rolldown's `output.codeSplitting` that
 * gathers it. What runs before the language is settled stays apart: it must not bring a module with words, which are constants.
 * Source: rolldown.rs/reference/OutputOptions.codeSplitting.
 */
export function pageChunk() {
  let modules = new Set()
  const plugin = {
    name: 'page-chunk',
    buildEnd() {
      const ids = [...this.getModuleIds()]
      const reachOf = (pattern) => {
        const entry = ids.find((id) => pattern.test(id))
        if (entry === undefined) throw new Error(`no module matches ${pattern}`)
        return staticReach(entry, (id) => this.getModuleInfo(id))
      }
      const before = BEFORE.map(reachOf)
      modules = new Set([...reachOf(PAGE)].filter((id) => !before.some((reached) => reached.has(id))))
    },
  }
  return { plugin, codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: 'Page', test: (id) => modules.has(id) }] } }
}
