// Refuses state at module level in the renderer: what a window owns is made in createWindow (src/renderer/window.ts) or by a function
// that a part of it is made with.
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from './run.mjs'

/** Functions that make a store, a window or a subscription. */
const MAKERS = new Set([
  'create',
  'createStore',
  'createResource',
  'createLookups',
  'createCrashNotes',
  'createWindow',
  'persistOverReload',
])
const SUBSCRIPTIONS = new Set(['subscribe', 'onEvent', 'addEventListener'])
const COLLECTIONS = new Set(['Map', 'Set', 'WeakMap', 'WeakSet'])

/** What a module holds or subscribes to as it is loaded, with its line. */
export function moduleStates(path, source) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
  const found = []
  const add = (node) =>
    found.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, text: node.getText().split('\n')[0] })
  const visit = (node) => {
    if (ts.isFunctionLike(node) || ts.isTypeNode(node)) return
    if (ts.isVariableDeclarationList(node) && (node.flags & ts.NodeFlags.Const) === 0) add(node)
    else if (holdsState(node)) add(node)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

function holdsState(node) {
  if (ts.isNewExpression(node)) return COLLECTIONS.has(node.expression.getText()) && (node.arguments ?? []).length === 0
  if (!ts.isCallExpression(node)) return false
  const called = node.expression
  if (ts.isPropertyAccessExpression(called)) return SUBSCRIPTIONS.has(called.name.text)
  return ts.isIdentifier(called) && (MAKERS.has(called.text) || SUBSCRIPTIONS.has(called.text))
}

/** Looks through the renderer. */
export async function checkModuleState() {
  const problems = []
  for await (const path of glob('src/renderer/**/*.{ts,tsx}', { cwd: root })) {
    if (/\.test\./.test(path)) continue
    for (const { line, text } of moduleStates(path, readFileSync(join(root, path), 'utf8'))) {
      problems.push(`${path}:${line} “${text}” is state of a module; make it in a function that win.part() calls (src/renderer/window.ts).`)
    }
  }
  return { code: problems.length === 0 ? 0 : 1, output: problems.join('\n') }
}
