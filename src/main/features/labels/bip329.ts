// Reads and writes labels as BIP-329 JSON Lines (github.com/bitcoin/bips/blob/master/bip-0329.mediawiki): one object per line with type,
// ref and label. The types tx and addr are used as defined; Waybill's own ones have the prefix `waybill:`.
import { z } from 'zod'
import type { KeptLine, Label, LabelKind } from '../../../shared/contract/history/label.ts'
import { jsonIfAny } from '../../platform/json/parseJson.ts'
import { jsonLine } from '../../platform/json/jsonLine.ts'
import { formsOfRef } from './addressForms.ts'
import { addressRef, collectionRef } from './labelKey.ts'

const TYPES = {
  tx: 'tx',
  address: 'addr',
  asset: 'waybill:asset',
  collection: 'waybill:collection',
  nft: 'waybill:nft',
} as const satisfies Record<LabelKind, string>

/** Maximum characters of a line. */
const MAX_LINE = 20_000
const MAX_SHOWN = 200
/** As in the contract: BIP-329 allows an importer to truncate longer ones. */
const MAX_LABEL = 255
const MAX_NOTE = 4000

const Line = z.object({
  type: z.string(),
  ref: z.string().min(1).max(512),
  label: z.string().optional(),
  'waybill:chain': z.string().max(128).optional(),
  'waybill:note': z.string().optional(),
  'waybill:hidden': z.boolean().optional(),
  'waybill:updated': z.iso.datetime().optional().catch(undefined),
})

/** The content of a line; a null field leaves the stored value unchanged. */
export interface ReadLine {
  kind: LabelKind
  /** Null for a transaction of a file that names no chain. */
  chainId: string | null
  ref: string
  label: string | null
  note: string | null
  isHidden: boolean | null
  updatedAt: number | null
}

/** Writes one label as one line, without a line feed. */
export function writeLine({ kind, chainId, ref, label, note, isHidden, updatedAt }: Label): string {
  return jsonLine({
    type: TYPES[kind],
    ref: kind === 'address' ? (formsOfRef(ref)?.bech32 ?? ref) : ref,
    label,
    ...(chainId === '' ? {} : { 'waybill:chain': chainId }),
    ...(note === '' ? {} : { 'waybill:note': note }),
    ...(isHidden ? { 'waybill:hidden': true } : {}),
    'waybill:updated': new Date(updatedAt).toISOString(),
  })
}

/** Parses a line; returns an unusable one with the reason. */
export function readLine(text: string): ReadLine | KeptLine {
  if (text.length > MAX_LINE) return keep(text, 'tooLong')
  const value = jsonIfAny(text)
  const parsed = Line.safeParse(value)
  if (!parsed.success) return keep(text, value === undefined ? 'notJson' : 'otherType')
  const { type, ref, label, ...own } = parsed.data
  const kind = kindOf(type)
  if (kind === null) return keep(text, 'otherType')
  const chainId = own['waybill:chain'] ?? null
  const said = {
    label: label?.trim().slice(0, MAX_LABEL) ?? null,
    note: own['waybill:note']?.trim().slice(0, MAX_NOTE) ?? null,
    isHidden: own['waybill:hidden'] ?? null,
    updatedAt: own['waybill:updated'] === undefined ? null : Date.parse(own['waybill:updated']),
  }
  if (kind === 'address') {
    const bytes = addressRef(ref)
    // Addresses of other networks are kept unused: they could never match here.
    return /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(bytes) ? { kind, chainId: '', ref: bytes, ...said } : keep(text, 'badReference')
  }
  if (kind === 'tx') {
    const hash = ref.replace(/^0x/i, '').toUpperCase()
    return /^[0-9A-F]{64}$/.test(hash) ? { kind, chainId, ref: hash, ...said } : keep(text, 'badReference')
  }
  return chainId === null ? keep(text, 'badReference') : { kind, chainId, ref: kind === 'asset' ? ref : collectionRef(ref), ...said }
}

/** Returns whether a line is kept unused. */
export function isKept(line: ReadLine | KeptLine): line is KeptLine {
  return 'why' in line
}

/** Returns a line as kept unused, shortened for display. */
export function keep(text: string, why: KeptLine['why']): KeptLine {
  return { line: text.slice(0, MAX_SHOWN), why }
}

function kindOf(type: string): LabelKind | null {
  for (const kind of ['tx', 'address', 'asset', 'collection', 'nft'] as const) if (TYPES[kind] === type) return kind
  return null
}
