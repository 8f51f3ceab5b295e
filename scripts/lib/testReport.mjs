// Reads what both test runners reported: numbers, and the failed tests with their reasons, to be printed last, where they are found at the
// end of a long log.
import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** Longest reason in a report; the whole text stands above, where the runner printed it. */
const LONGEST_REASON = 1500

/** @returns {any} the report, or null where the stage never ran or wrote none. */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/**
 * @param {string} unitFile the report of unitReporter.mjs.
 * @param {string} appFile the report of Playwright's json reporter.
 * @returns {{ passed: number, failed: number, flaky: number, skipped: number, failures: { name: string, reason: string }[] }}
 */
export function readReports(unitFile, appFile) {
  const unit = read(unitFile)
  const app = read(appFile)
  const stats = app?.stats
  return {
    passed: (unit?.passed ?? 0) + (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: (unit?.failed ?? 0) + (stats?.unexpected ?? 0),
    flaky: stats?.flaky ?? 0,
    skipped: (unit?.skipped ?? 0) + (stats?.skipped ?? 0),
    failures: [...(unit?.failures ?? []).map(({ name, reason }) => failure(name, reason)), ...(app?.suites ?? []).flatMap(appFailures)],
  }
}

function appFailures(suite) {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const failed = results.findLast(({ errors }) => errors.length > 0)
        const name = `${suite.file} › ${spec.title}${status === 'flaky' ? ' (passed at the second try)' : ''}`
        return failure(name, failed?.errors.map(({ message }) => message).join('\n') ?? '')
      }),
  )
  return [...own, ...(suite.suites ?? []).flatMap(appFailures)]
}

function failure(name, reason) {
  return { name, reason: stripVTControlCharacters(reason).slice(0, LONGEST_REASON) }
}
