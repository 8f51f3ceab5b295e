// Finds text that a user would read and that stands outside the catalogue of words.
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from './run.mjs'

/** Names under which text is drawn or read out, wherever it is set: attributes of elements, props of components, fields of objects. */
const SHOWN = new Set(
  'alt,aria-description,aria-label,aria-placeholder,aria-roledescription,aria-valuetext,body,caption,detail,does,heading,label,lead,legend,line,means,name,note,off,placeholder,sentence,summary,text,title,todo,tooltip,wrong'.split(
    ',',
  ),
)
/** Names of classes and the like hold spaces and are no text. */
const NEVER_SHOWN = new Set(['className', 'class', 'style', 'type', 'role', 'rel', 'id', 'key', 'kind', 'd', 'viewBox', 'transform'])
/** The name of the app, and of a file. */
const NAMES = new Set(['Waybill', '.db:'])

const LETTER = /\p{L}/u
/** Two words, or a word that a sentence ends with. */
const SENTENCE = /\p{L}{2,}[,:;]? \p{L}|\p{Lu}\p{L}+[.?!…]$/u

/** Every text in a file that should be a word of the catalogue, with its line. */
export function strayTexts(path, source) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
  const found = []
  const add = (node, text) => found.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, text: text.trim() })
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return
    if (ts.isJsxAttribute(node) && NEVER_SHOWN.has(node.name.getText())) return
    if (isDeveloperError(node)) return
    if (ts.isJsxText(node) && LETTER.test(node.text) && !isKey(node) && !NAMES.has(node.text.trim())) add(node, node.text)
    const text = textOf(node)
    if (text !== null && !NAMES.has(text) && (SENTENCE.test(text) || (LETTER.test(text) && isShown(node)))) add(node, text)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** The text of a literal, or of a piece of a template. */
function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text
  return ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node) ? node.text : null
}

/** A bug's message goes to the log; an AppError's sentence is held against the translations of errors. */
function isDeveloperError(node) {
  if (ts.isNewExpression(node)) return node.expression.getText().endsWith('Error')
  return ts.isObjectLiteralExpression(node) && node.properties.some((part) => part.name?.getText() === 'code')
}

/** Keys of a keyboard are the same in every language. */
function isKey(node) {
  return ts.isJsxElement(node.parent) && node.parent.openingElement.tagName.getText() === 'kbd'
}

/** Whether a literal becomes the value of something that is shown, also as one end of a condition or a piece of a template. */
function isShown(node) {
  let at = node
  while (isPartOfValue(at)) at = at.parent
  const { parent } = at
  if (ts.isJsxExpression(parent) && (ts.isJsxElement(parent.parent) || ts.isJsxFragment(parent.parent))) return true
  const owner = ts.isJsxExpression(parent) ? parent.parent : parent
  if (ts.isJsxAttribute(owner)) return SHOWN.has(owner.name.getText()) && !isTechnicalName(owner)
  return ts.isPropertyAssignment(owner) && owner.initializer === at && SHOWN.has(owner.name.getText()) && /\p{Lu}/u.test(textOf(node) ?? '')
}

function isPartOfValue(node) {
  const { parent } = node
  if (ts.isParenthesizedExpression(parent) || ts.isTemplateSpan(parent) || ts.isTemplateExpression(parent)) return true
  if (ts.isConditionalExpression(parent)) return parent.condition !== node
  return ts.isBinaryExpression(parent) && /^(\?\?|\|\||&&|\+)$/.test(parent.operatorToken.getText())
}

/** `name` of an input or a slot is no text; neither are the forms of numbers that an amount is drawn in. */
function isTechnicalName(attribute) {
  return attribute.name.getText() === 'name'
}

/** Looks through everything that users see drawn: the renderer but for the gallery, and what Electron shows around it. */
export async function checkStrayText() {
  const problems = []
  const files = glob(['src/renderer/**/*.{ts,tsx}', 'src/main/hosts/electron/**/*.ts'], { cwd: root })
  for await (const path of files) {
    if (/\.test\.|\/gallery\/|\/words(\/|\.ts$)/.test(path.replaceAll('\\', '/'))) continue
    for (const { line, text } of strayTexts(path, readFileSync(join(root, path), 'utf8'))) {
      problems.push(`${path}:${line} “${text}” belongs into the catalogue (CONTRIBUTING.md, Words).`)
    }
  }
  return { code: problems.length === 0 ? 0 : 1, output: problems.join('\n') }
}
