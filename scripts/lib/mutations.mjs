// Finds the checks of a source file in its syntax tree and writes the file once for each check, without that check.
import ts from 'typescript'

/** Functions that throw where something differs; only calls that stand alone, or are returned by a function without a value, count. */
const THROWING = /^(require|refuse|check|trace)([A-Z]|$)/
/** Methods that make a schema stricter. */
const STRICTER = new Set(['max', 'min', 'length', 'regex', 'refine', 'int', 'nonnegative', 'startsWith'])
/** Schemas that take less than the one put in their place. */
const LOOSER = { never: 'z.unknown()', base64: 'z.string()', instanceof: 'z.any()' }
const BOUNDARY = new Map([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
])
/** Letters of a description; schemas are long. */
const MAX_SHOWN = 160
const LOGICAL = new Set([ts.SyntaxKind.BarBarToken, ts.SyntaxKind.AmpersandAmpersandToken])

/**
 * Returns the mutants of a file, in the order of its lines.
 * @param {string} file name for messages and the parser.
 * @param {string} text its source.
 * @returns {{ line: number, what: string, source: string }[]} one per omitted check: its line, what was changed, and the whole file with
 * the change.
 * @throws Error when a change does not parse, which is a defect of this tool.
 */
export function mutantsOf(file, text) {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const changes = []
  const visit = (node) => {
    changes.push(...changesOf(node, tree))
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return changes.map((change) => written(file, text, tree, change)).sort((left, right) => left.line - right.line)
}

function written(file, text, tree, { node, start = node.getStart(tree), end = node.end, by, what }) {
  const source = text.slice(0, start) + by + text.slice(end)
  const [problem] = ts.createSourceFile(file, source, ts.ScriptTarget.Latest).parseDiagnostics
  const line = tree.getLineAndCharacterOfPosition(start).line + 1
  if (problem !== undefined) throw new Error(`${file}:${line} does not parse after “${what}”: ${problem.messageText}`)
  return { line, what: what.length <= MAX_SHOWN ? what : `${what.slice(0, MAX_SHOWN)}…`, source }
}

function changesOf(node, tree) {
  const code = (part) => part.getText(tree).replaceAll(/\s+/g, ' ')
  if (ts.isExpressionStatement(node)) return callRemoved(node, node.expression, ';', code)
  if (ts.isReturnStatement(node) && node.expression !== undefined) return callRemoved(node, node.expression, 'return', code)
  if (ts.isIfStatement(node)) return conditionForced(node, code)
  if (ts.isConditionalExpression(node)) return branchForced(node, code)
  if (ts.isBinaryExpression(node)) return [...operandsDropped(node, code), ...boundaryMoved(node, code)]
  if (ts.isCallExpression(node)) return [...matchForced(node, code), ...filterDropped(node, code), ...schemaLoosened(node, code)]
  return []
}

function calledName(call) {
  const { expression } = call
  if (ts.isIdentifier(expression)) return expression.text
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : ''
}

function callRemoved(node, expression, by, code) {
  if (!ts.isCallExpression(expression) || !THROWING.test(calledName(expression)) || isLine(expression)) return []
  return [{ node, by, what: `removed ${code(expression)}` }]
}

/** Whether a call writes a line of the report (`report.require`); without the line most tests fail, whether or not anything was compared. */
function isLine(call) {
  return ts.isPropertyAccessExpression(call.expression) && calledName(call) === 'require' && call.arguments.length >= 4
}

/** A line matches whatever it says. */
function matchForced(node, code) {
  if (!isLine(node)) return []
  const { arguments: given } = node
  // Only said, not compared.
  if (given.length === 4 && code(given[2]) === code(given[3])) return []
  const what = `always matches ${code(node)}`
  if (given.length > 4) return given[4].kind === ts.SyntaxKind.TrueKeyword ? [] : [{ node: given[4], by: 'true', what }]
  return [{ node, start: given[3].end, end: given[3].end, by: ', true', what }]
}

/** `if (bad) throw …` never refuses; `if (good) return …` in front of a `throw` always returns. */
function conditionForced(node, code) {
  const { expression, thenStatement } = node
  if (refuses(onlyStatement(thenStatement))) return [{ node: expression, by: 'false', what: `never refuses if (${code(expression)})` }]
  const isLastChance = ts.isReturnStatement(onlyStatement(thenStatement)) && isBeforeThrow(node)
  return isLastChance ? [{ node: expression, by: 'true', what: `always accepts if (${code(expression)})` }] : []
}

function onlyStatement(statement) {
  return ts.isBlock(statement) && statement.statements.length === 1 ? statement.statements[0] : statement
}

function refuses(statement) {
  if (ts.isThrowStatement(statement) || ts.isContinueStatement(statement)) return true
  return ts.isReturnStatement(statement) && statement.expression !== undefined && isNothing(statement.expression)
}

function isNothing(expression) {
  if (expression.kind === ts.SyntaxKind.NullKeyword || expression.kind === ts.SyntaxKind.FalseKeyword) return true
  if (ts.isStringLiteral(expression)) return expression.text === ''
  return ts.isIdentifier(expression) && expression.text === 'undefined'
}

/** Returns whether a refusal follows: in the next statement, or the one after a `try` or block that ends here. */
function isBeforeThrow(node) {
  const { parent } = node
  if (!ts.isBlock(parent)) return false
  const next = parent.statements[parent.statements.indexOf(node) + 1]
  if (next !== undefined) return ts.isThrowStatement(next)
  const isInner = ts.isTryStatement(parent.parent) || ts.isBlock(parent.parent)
  return isInner && isBeforeThrow(ts.isTryStatement(parent.parent) ? parent.parent : parent)
}

/** `good ? value : null` always gives the value. */
function branchForced(node, code) {
  const { whenTrue, whenFalse } = node
  if (isNothing(whenTrue) === isNothing(whenFalse)) return []
  const kept = isNothing(whenTrue) ? whenFalse : whenTrue
  return [{ node, by: `(${code(kept)})`, what: `always ${code(kept)} in ${code(node)}` }]
}

function operandsDropped(node, code) {
  const { kind } = node.operatorToken
  if (!LOGICAL.has(kind) || isSameOperator(node.parent, kind)) return []
  const operands = operandsOf(node, kind)
  const sign = ts.tokenToString(kind)
  return operands.map((operand) => {
    const rest = operands.filter((other) => other !== operand).map(code)
    return { node, by: `(${rest.join(` ${sign} `)})`, what: `dropped ${code(operand)} of ${code(node)}` }
  })
}

function operandsOf(node, kind) {
  return isSameOperator(node, kind) ? [...operandsOf(node.left, kind), ...operandsOf(node.right, kind)] : [node]
}

function isSameOperator(node, kind) {
  return ts.isBinaryExpression(node) && node.operatorToken.kind === kind
}

function boundaryMoved(node, code) {
  const by = BOUNDARY.get(node.operatorToken.kind)
  return by === undefined
    ? []
    : [{ node: node.operatorToken, by, what: `${by} in place of ${node.operatorToken.getText()} in ${code(node)}` }]
}

function filterDropped(node, code) {
  if (calledName(node) !== 'filter' || !ts.isPropertyAccessExpression(node.expression)) return []
  const { expression: list } = node.expression
  return [{ node, start: list.end, end: node.end, by: '', what: `dropped .filter(${node.arguments.map(code).join(', ')})` }]
}

function schemaLoosened(node, code) {
  const { expression } = node
  if (!ts.isPropertyAccessExpression(expression) || !isSchema(expression.expression)) return []
  const { name } = expression
  const { text } = name
  if (STRICTER.has(text)) {
    const { end } = expression.expression
    return [
      {
        node,
        start: end,
        end: node.end,
        by: '',
        what: `dropped .${text}(${node.arguments.map(code).join(', ')}) of ${code(expression.expression)}`,
      },
    ]
  }
  const loosened = (by) => [{ node, by, what: `${by} in place of ${code(node)}` }]
  if (text === 'strictObject') return [{ node: name, by: 'object', what: `unknown keys in ${code(node)}` }]
  if (text === 'literal') return loosened(ts.isStringLiteral(node.arguments[0]) ? 'z.string()' : 'z.unknown()')
  if (text === 'tuple') return loosened('z.array(z.any())')
  return Object.hasOwn(LOOSER, text) ? loosened(LOOSER[text]) : []
}

/** Whether a chain of calls begins at `z` or at a schema, which is written with a capital letter. */
function isSchema(node) {
  if (ts.isIdentifier(node)) return node.text === 'z' || (/^[A-Z]/.test(node.text) && !(node.text in globalThis))
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return isSchema(node.expression)
  return false
}
