// Splits the text that the device signs into its fields, each exactly as it stands there. Pure.
import { isRecord } from '../../../../shared/domain/untrusted/isRecord.ts'

const FIELDS = ['account_number', 'chain_id', 'fee', 'memo', 'msgs', 'sequence', 'timeout_height'] as const

/** A part of the text. */
export interface TextLine {
  field: (typeof FIELDS)[number]
  /** Its value, letter by letter. */
  text: string
  /** Of a message: which of how many it is, and its type. */
  message: { number: number; of: number; type: string } | null
}

/**
 * Returns the fields of a sign document, a line for each message.
 * @returns nothing for a text that these lines would not make again, letter by letter: none of it is explained then
 */
export function textLines(document: string): TextLine[] {
  const parsed = parsedOf(document)
  if (
    parsed === null ||
    `{${Object.entries(parsed)
      .map(([name, value]) => `"${name}":${written(value)}`)
      .join(',')}}` !== document
  )
    return []
  const lines = Object.entries(parsed).map(([name, value]) => {
    const field = FIELDS.find((one) => one === name)
    if (field === undefined) return null
    return field === 'msgs' ? messageLines(value) : [{ field, text: written(value), message: null }]
  })
  return lines.includes(null) ? [] : lines.flatMap((some) => some ?? [])
}

function messageLines(messages: unknown): TextLine[] | null {
  if (!Array.isArray(messages)) return null
  return messages.map((message: unknown, index) => {
    const type = isRecord(message) && typeof message['type'] === 'string' ? message['type'] : ''
    return { field: 'msgs', text: written(message), message: { number: index + 1, of: messages.length, type } }
  })
}

function parsedOf(document: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(document)
    return isRecord(parsed) ? parsed : null
  } catch {
    // A document of another mode is no JSON.
    return null
  }
}

/** Writes a value as sign documents do. Source: cosmos-sdk x/auth/migrations/legacytx, whose JSON escapes these three. */
function written(value: unknown): string {
  return JSON.stringify(value).replaceAll(/[&<>]/g, (mark) => `\\u00${mark.charCodeAt(0).toString(16)}`)
}
