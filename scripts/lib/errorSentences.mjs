// Lists the phrases of errors, as the sources have them: each needs a translation in every language besides English.
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join, posix } from 'node:path'
import ts from 'typescript'
import { root } from './run.mjs'

/** Files whose messages appear only on a terminal, which is English, or not in Waybill's windows: the practice network. */
const TERMINAL =
  /^src\/(practice\/|main\/(hosts\/(cli\/|loopback\/server\.ts)|app\/(options|networks)\.ts|clients\/chains\/registry\/registry\.ts|ledger\/transport\/tcpAddress\.ts))/

/**
 * Returns the phrases in a file: templates tagged `phrase`, arguments of `asPhrase` and `new AppError`, hints, and those passed to functions
 * that create one from them, whether defined in the file or imported.
 * @param {(path: string) => Map<string, number[]>} makersAt the functions of another file that make one.
 */
export function sentencesIn(path, source, makersAt = () => new Map()) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  const makers = new Map([...importedMakers(path, file, makersAt), ...makersIn(file)])
  const found = []
  const visit = (node) => {
    if (ts.isNewExpression(node) && node.expression.getText() === 'AppError') {
      const [, message, options] = node.arguments ?? []
      if (message !== undefined) found.push(...templatesOf(message, file))
      if (options !== undefined) found.push(...hintsOf(options, file))
    }
    if (isTagged(node)) found.push(...templatesOf(node, file))
    if (ts.isCallExpression(node)) {
      if (node.expression.getText() === 'asPhrase') found.push(...templatesOf(node.arguments[0], file))
      const given = (makers.get(node.expression.getText()) ?? []).map((place) => node.arguments[place])
      found.push(...given.flatMap((value) => (value === undefined ? [] : templatesOf(value, file))))
    }
    if (ts.isObjectLiteralExpression(node) && hasNames(node, ['code', 'message', 'hint'])) found.push(...fieldsOf(node, file))
    ts.forEachChild(node, visit)
  }
  visit(file)
  return [...new Set(found)].filter((text) => /\p{L}/u.test(text.replace(/\{\d+\}/g, '')))
}

/** Functions of a file that hand a parameter on as the sentence or its hint, by name; with the parameter's places. */
function makersIn(file) {
  const makers = new Map()
  const visit = (node, owner) => {
    const inside = ts.isFunctionDeclaration(node) && node.name !== undefined ? node : owner
    const names = inside === null ? [] : phraseNamesOf(node)
    if (names.length > 0) {
      const places = inside.parameters.flatMap((parameter, place) => (names.includes(parameter.name.getText()) ? [place] : []))
      const known = makers.get(inside.name.getText()) ?? []
      if (places.length > 0) makers.set(inside.name.getText(), [...new Set([...known, ...places])])
    }
    ts.forEachChild(node, (child) => visit(child, inside))
  }
  visit(file, null)
  return makers
}

/** The variables that a node makes a phrase of. */
function phraseNamesOf(node) {
  if (ts.isNewExpression(node) && node.expression.getText() === 'AppError')
    return [node.arguments?.[1]?.getText(), hintNameOf(node.arguments?.[2])].filter((name) => name !== undefined)
  return ts.isCallExpression(node) && node.expression.getText() === 'asPhrase' ? [node.arguments[0]?.getText()] : []
}

function isTagged(node) {
  return ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'phrase'
}

/** The variable that a hint is taken from, if it is one. */
function hintNameOf(options) {
  if (options === undefined || !ts.isObjectLiteralExpression(options)) return undefined
  const part = options.properties.find((property) => property.name?.getText() === 'hint')
  return part !== undefined && ts.isPropertyAssignment(part) ? part.initializer.getText() : part?.name?.getText()
}

/** Those that a file imports from others of the project. */
function importedMakers(path, file, makersAt) {
  return file.statements.flatMap((node) => {
    const names = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : undefined
    if (names === undefined || !ts.isNamedImports(names) || !node.moduleSpecifier.text.startsWith('.')) return []
    const there = makersAt(posix.join(posix.dirname(path), node.moduleSpecifier.text))
    return names.elements.flatMap(({ name, propertyName }) => {
      const places = there.get((propertyName ?? name).text)
      return places === undefined ? [] : [[name.text, places]]
    })
  })
}

/**
 * A literal as a phrase with numbered places; both ends of a condition; a constant of the file by its value, a table by its values, a
 * function by what it returns.
 */
function templatesOf(node, file, seen = []) {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (isTagged(node)) return [placesIn(node.template)]
  if (ts.isTemplateExpression(node))
    throw new Error(`${file.fileName}: tag this as a phrase, so that its values stay apart: ${node.getText()}`)
  if (ts.isAsExpression(node)) return templatesOf(node.expression, file, seen)
  if (ts.isElementAccessExpression(node) || ts.isPropertyAccessExpression(node)) return templatesOf(node.expression, file, seen)
  if (ts.isObjectLiteralExpression(node))
    return node.properties.flatMap((part) => (ts.isPropertyAssignment(part) ? templatesOf(part.initializer, file, seen) : []))
  if (ts.isCallExpression(node)) {
    const name = node.expression.getText()
    return seen.includes(name) ? [] : returnsOf(file, name).flatMap((value) => templatesOf(value, file, [...seen, name]))
  }
  if (ts.isParenthesizedExpression(node)) return templatesOf(node.expression, file, seen)
  if (ts.isConditionalExpression(node)) return [...templatesOf(node.whenTrue, file, seen), ...templatesOf(node.whenFalse, file, seen)]
  // Names are looked up in the whole file, so two functions may name each other's.
  if (!ts.isIdentifier(node) || seen.includes(node.text)) return []
  return constantsOf(file, node.text).flatMap((value) => templatesOf(value, file, [...seen, node.text]))
}

function placesIn(template) {
  if (ts.isStringLiteralLike(template)) return template.text
  return template.head.text + template.templateSpans.map((span, at) => `{${at}}${span.literal.text}`).join('')
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

function returnsOf(file, name) {
  const values = []
  const visit = (node) => {
    if (ts.isReturnStatement(node) && node.expression !== undefined) values.push(node.expression)
    ts.forEachChild(node, visit)
  }
  for (const node of file.statements) if (ts.isFunctionDeclaration(node) && node.name?.text === name) visit(node)
  return values
}

function hintsOf(node, file, seen = []) {
  if (ts.isIdentifier(node)) {
    if (seen.includes(node.text)) return []
    return constantsOf(file, node.text).flatMap((value) => hintsOf(value, file, [...seen, node.text]))
  }
  if (ts.isAsExpression(node)) return hintsOf(node.expression, file, seen)
  if (!ts.isObjectLiteralExpression(node)) return []
  return node.properties.flatMap((part) => {
    if (part.name?.getText() === 'hint')
      return ts.isPropertyAssignment(part) ? templatesOf(part.initializer, file) : templatesOf(part.name, file)
    return ts.isSpreadAssignment(part) ? hintsOf(part.expression, file, seen) : []
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
  const makers = new Map()
  const makersAt = (path) => {
    if (!makers.has(path)) {
      const source = /\.tsx?$/.test(path) ? readFileSync(join(root, path), 'utf8') : ''
      makers.set(
        path,
        /new AppError|asPhrase/.test(source) ? makersIn(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)) : new Map(),
      )
    }
    return makers.get(path)
  }
  for await (const path of glob('src/**/*.{ts,tsx}', { cwd: root })) {
    const name = path.replaceAll('\\', '/')
    if (/\.test\.|\/gallery\/|\/words\//.test(name) || TERMINAL.test(name)) continue
    for (const sentence of sentencesIn(name, readFileSync(join(root, path), 'utf8'), makersAt)) found.set(sentence, name)
  }
  return found
}
