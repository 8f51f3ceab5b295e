// Vitest's reporter for `npm test`: counts the tests, and names what failed with its reason. Vitest's own JSON report leaves out why a hook
// of a `describe` failed, and errors that no test caught.
import { writeFileSync } from 'node:fs'

/** Writes its report as JSON. */
export class UnitReporter {
  /** @param {string} file where the report is written. */
  constructor(file) {
    this.file = file
  }

  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly { message: string, stack?: string }[]} unhandled
   */
  onTestRunEnd(modules, unhandled) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const count = (state) => tests.filter((test) => test.result().state === state).length
    const suites = modules.flatMap((module) => [module, ...module.children.allSuites()])
    const failures = [
      ...tests.flatMap((test) => reasons(`${test.module.relativeModuleId} › ${test.fullName}`, test.result().errors)),
      ...suites.flatMap((suite) => reasons(`${moduleOf(suite).relativeModuleId} › ${suite.fullName ?? 'the file'}`, suite.errors())),
      ...reasons('outside of any test', unhandled),
    ]
    const report = { passed: count('passed'), failed: count('failed'), skipped: count('skipped'), failures }
    writeFileSync(this.file, JSON.stringify(report))
  }
}

function moduleOf(suite) {
  return suite.type === 'module' ? suite : suite.module
}

function reasons(name, errors) {
  return errors === undefined || errors.length === 0 ? [] : [{ name, reason: errors.map((one) => one.stack ?? one.message).join('\n') }]
}
