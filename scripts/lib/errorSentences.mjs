// The sentences of errors, as the sources have them: each needs its translation in every language besides English.
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from './run.mjs'

/** What speaks on a terminal alone, which is English; and what Waybill is not shown by: the practice network. */
const TERMINAL =
  /^src\/(main\/(cli\/|options\.ts|chains\/registry\.ts|signers\/tcpAddress\.ts|loopback\/server\.ts)|practice\/|main\/networks\.ts)/
/** Why a message was refused before it was signed: quotes what a stranger's message holds, for whoever can read it. */
const OF_EXPERTS = /^src\/main\/transfers\/guard\//

/** The sentences in a file: arguments of `new AppError`, hints, and those handed to functions that make one of theirs. */
export function sentencesIn(path, source) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  const makers = makersIn(file)
  const found = []
  const visit = (node) => {
    if (ts.isNewExpression(node) && node.expression.getText() === 'AppError') {
      const [, message, options] = node.arguments ?? []
      if (message !== undefined) found.push(...templatesOf(message, file))
      if (options !== undefined) found.push(...hintsOf(options, file))
    }
    if (ts.isCallExpression(node)) {
      const at = makers.get(node.expression.getText())
      if (at !== undefined && node.arguments[at] !== undefined) found.push(...templatesOf(node.arguments[at], file))
    }
    if (ts.isObjectLiteralExpression(node) && hasNames(node, ['code', 'message', 'hint'])) found.push(...fieldsOf(node, file))
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found.filter((text) => /\p{L}/u.test(text.replace(/\{\d+\}/g, '')))
}

/** Functions of a file that hand a parameter on as the sentence, by name; with the parameter's place. */
function makersIn(file) {
  const makers = new Map()
  const visit = (node, owner) => {
    const inside = ts.isFunctionDeclaration(node) && node.name !== undefined ? node : owner
    if (inside !== null && ts.isNewExpression(node) && node.expression.getText() === 'AppError') {
      const name = node.arguments?.[1]?.getText()
      const place = inside.parameters.findIndex((parameter) => parameter.name.getText() === name)
      if (place >= 0) makers.set(inside.name.getText(), place)
    }
    ts.forEachChild(node, (child) => visit(child, inside))
  }
  visit(file, null)
  return makers
}

/** A literal as a sentence with numbered places; both ends of a condition; a constant of the file by its value. */
function templatesOf(node, file) {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isTemplateExpression(node)) return [node.head.text + node.templateSpans.map((span, at) => `{${at}}${span.literal.text}`).join('')]
  if (ts.isParenthesizedExpression(node)) return templatesOf(node.expression, file)
  if (ts.isConditionalExpression(node)) return [...templatesOf(node.whenTrue, file), ...templatesOf(node.whenFalse, file)]
  if (!ts.isIdentifier(node)) return []
  return constantsOf(file, node.text).flatMap((value) => templatesOf(value, file))
}

function constantsOf(file, name) {
  const values = []
  const visit = (node) => {
    if (
      ts.isVariableDeclaration(node) &&
      node.name.getText() === name &&
      node.initializer !== undefined &&
      !ts.isIdentifier(node.initializer)
    )
      values.push(node.initializer)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return values
}

function hintsOf(node, file) {
  if (ts.isIdentifier(node)) return constantsOf(file, node.text).flatMap((value) => hintsOf(value, file))
  if (ts.isAsExpression(node)) return hintsOf(node.expression, file)
  if (!ts.isObjectLiteralExpression(node)) return []
  return node.properties.flatMap((part) => {
    if (part.name?.getText() === 'hint')
      return ts.isPropertyAssignment(part) ? templatesOf(part.initializer, file) : templatesOf(part.name, file)
    return ts.isSpreadAssignment(part) ? hintsOf(part.expression, file) : []
  })
}

function hasNames(node, names) {
  const own = node.properties.map((part) => part.name?.getText())
  return names.every((name) => own.includes(name))
}

function fieldsOf(node, file) {
  return node.properties.flatMap((part) =>
    ts.isPropertyAssignment(part) && /^(message|hint)$/.test(part.name.getText()) ? templatesOf(part.initializer, file) : [],
  )
}

/** Every sentence that a screen may have to translate, with the file that it stands in. */
export async function readErrorSentences() {
  const found = new Map()
  for await (const path of glob('src/**/*.{ts,tsx}', { cwd: root })) {
    const name = path.replaceAll('\\', '/')
    if (/\.test\.|\/gallery\/|\/words\//.test(name) || TERMINAL.test(name) || OF_EXPERTS.test(name)) continue
    for (const sentence of sentencesIn(name, readFileSync(join(root, path), 'utf8'))) found.set(sentence, name)
  }
  return found
}
