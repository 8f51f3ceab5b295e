// Reads literals out of TypeScript and JavaScript sources without running them.
import ts from 'typescript'

/** The value of the first object literal that `find` accepts: { key: value } with literals alone; anything else in it is left out. */
export function literalIn(text, find) {
  const file = ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true)
  const search = (node) => (find(node) ? node : (ts.forEachChild(node, search) ?? undefined))
  const found = search(file)
  return found === undefined ? undefined : valueOf(found)
}

/** Accepts the first argument of a call of `name`. */
export const argumentOf = (name) => (node) =>
  ts.isObjectLiteralExpression(node) && ts.isCallExpression(node.parent) && node.parent.expression.getText() === name

/** Matches the value that a variable of that name is given. */
export const variable = (name) => (node) =>
  ts.isVariableDeclaration(node.parent ?? node) && node.parent?.name.getText() === name && node === node.parent.initializer

function valueOf(node) {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return valueOf(node.expression)
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isNumericLiteral(node)) return Number(node.text.replaceAll('_', ''))
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(valueOf)
  if (!ts.isObjectLiteralExpression(node)) return undefined
  const pairs = node.properties
    .filter(ts.isPropertyAssignment)
    .map(({ name, initializer }) => [name.text ?? name.getText(), valueOf(initializer)])
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined))
}
