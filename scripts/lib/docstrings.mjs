// Refuses exported names of src without a docstring. A type inferred from the schema of the same name needs none of its own.
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from './run.mjs'

/** Exported declarations of a module that no comment precedes, by name, with their lines. */
export function undocumented(path, source) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
  return file.statements
    .filter((node) => isExported(node) && !isInferred(node) && ts.getJSDocCommentsAndTags(node).length === 0)
    .flatMap((node) => {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart())
      return namesOf(node).map((name) => ({ line: line + 1, name }))
    })
}

function isExported(node) {
  return ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
}

function isInferred(node) {
  return ts.isTypeAliasDeclaration(node) && /^z\.(infer|input|output)</.test(node.type.getText())
}

function namesOf(node) {
  if (!ts.isVariableStatement(node)) return [node.name?.getText() ?? 'default']
  return node.declarationList.declarations.map(({ name }) => name.getText())
}

/** Looks through src. */
export async function checkDocstrings() {
  const problems = []
  for await (const path of glob('src/**/*.{ts,tsx}', { cwd: root })) {
    if (/\.test\./.test(path)) continue
    for (const { line, name } of undocumented(path, readFileSync(join(root, path), 'utf8')))
      problems.push(`${path}:${line} ${name} is exported without a docstring.`)
  }
  return { code: problems.length === 0 ? 0 : 1, output: problems.join('\n') }
}
