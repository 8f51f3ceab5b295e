// Names and notes of the user's own: what they stand on, and what they say. The address book is the labels of addresses.
import { z } from 'zod'

export const LabelKind = z.enum(['tx', 'address', 'asset', 'collection', 'nft'])
export type LabelKind = z.infer<typeof LabelKind>

/** What a label stands on. Main brings `ref` into its one spelling: an address may come as init1…, 0x… or bare hex. */
export const LabelKey = z.object({
  kind: LabelKind,
  /** Empty for addresses: a name holds on every chain. */
  chainId: z.string().max(128),
  /** Transaction hash, address, denom, collection address, or collection/token id. */
  ref: z.string().min(1).max(512),
})
export type LabelKey = z.infer<typeof LabelKey>

/** BIP-329 asks importers to take 255 characters at least. */
const MAX_LABEL = 255
const MAX_NOTE = 4000

export const Label = z.object({
  kind: LabelKind,
  chainId: z.string(),
  /** In its one spelling: addresses as lower-case hex without 0x. */
  ref: z.string(),
  /** Empty where there is a note alone, or the thing is only hidden. */
  label: z.string(),
  note: z.string(),
  /** Left out of lists: spam. */
  isHidden: z.boolean(),
  /** Milliseconds since 1970. */
  updatedAt: z.number().int(),
})
export type Label = z.infer<typeof Label>

/** With both forms of an address, which whoever shows it cannot work out. */
export const ListedLabel = Label.extend({ address: z.object({ bech32: z.string(), hex: z.string() }).nullable() })
export type ListedLabel = z.infer<typeof ListedLabel>

/** What is absent stays as it is. */
export const LabelChange = z.object({
  key: LabelKey,
  label: z.string().trim().max(MAX_LABEL).optional(),
  note: z.string().trim().max(MAX_NOTE).optional(),
  isHidden: z.boolean().optional(),
})
export type LabelChange = z.infer<typeof LabelChange>

/** The same label for several things; their notes stay. */
export const LabelsChange = z.object({ keys: z.array(LabelKey).max(2000), label: z.string().trim().max(MAX_LABEL) })

/** What stands behind a pasted address, before it goes into the book or a transfer. */
export const AddressCheck = z.object({
  /** In its one spelling, for `labels.set`. */
  ref: z.string(),
  /** As Initia writes it; 32-byte addresses too. */
  bech32: z.string(),
  /** 0x form; of 20 bytes with the checksum letters of EIP-55. */
  hex: z.string(),
  /** The own account at this address. */
  account: z.object({ id: z.string(), label: z.string() }).nullable(),
  known: Label.nullable(),
  /** Others with the same first and last characters in one of the two forms: likely made to be mistaken for each other. */
  similarAddresses: z.array(z.object({ address: z.string(), where: z.enum(['account', 'book', 'history']), label: z.string() })),
})
export type AddressCheck = z.infer<typeof AddressCheck>

/** An address of history that only looks like one that was paid. */
export const PoisonedAddress = z.object({ address: z.string(), of: z.string() })
export type PoisonedAddress = z.infer<typeof PoisonedAddress>

/** Why a line of an imported file stays out of the labels; it is kept as it is and exported again. */
export const KeptLine = z.object({
  /** At most the first 200 characters. */
  line: z.string(),
  why: z.enum(['notJson', 'otherType', 'badReference', 'unknownTransaction', 'tooLong']),
})
export type KeptLine = z.infer<typeof KeptLine>

export const LabelConflict = z.object({
  kind: LabelKind,
  chainId: z.string(),
  ref: z.string(),
  mine: z.object({ label: z.string(), note: z.string() }),
  theirs: z.object({ label: z.string(), note: z.string() }),
})
export type LabelConflict = z.infer<typeof LabelConflict>

/** What an import did, or would do. */
export const LabelImport = z.object({
  added: z.number().int(),
  /** Had no label or no note, and got the one of the file. */
  completed: z.number().int(),
  same: z.number().int(),
  conflicts: z.array(LabelConflict),
  kept: z.array(KeptLine),
})
export type LabelImport = z.infer<typeof LabelImport>
