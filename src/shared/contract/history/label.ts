// Schemas of the user's labels and notes. The address book consists of the labels of addresses.
import { z } from 'zod'

/** What a label can be attached to. */
export const LabelKind = z.enum(['tx', 'address', 'asset', 'collection', 'nft'])
export type LabelKind = z.infer<typeof LabelKind>

/** Identifies the labelled thing. Main normalises `ref`: an address may come as init1…, 0x… or bare hex. */
export const LabelKey = z.object({
  kind: LabelKind,
  /** Empty for addresses, since a name applies on every chain. */
  chainId: z.string().max(128),
  /** Transaction hash, address, denom, collection address, or collection/token id. */
  ref: z.string().min(1).max(512),
})
export type LabelKey = z.infer<typeof LabelKey>

/** BIP-329 requires importers to accept at least 255 characters. */
const MAX_LABEL = 255
const MAX_NOTE = 4000

/** A stored label with note and hidden flag. */
export const Label = z.object({
  kind: LabelKind,
  chainId: z.string(),
  /** Normalised: addresses as lower-case hex without 0x. */
  ref: z.string(),
  /** Empty where only a note is stored or the thing is only hidden. */
  label: z.string(),
  note: z.string(),
  /** Left out of lists, as spam. */
  isHidden: z.boolean(),
  /** Milliseconds since 1970. */
  updatedAt: z.number().int(),
})
export type Label = z.infer<typeof Label>

/** A label with both notations of its address, which the renderer cannot compute. */
export const ListedLabel = Label.extend({ address: z.object({ bech32: z.string(), hex: z.string() }).nullable() })
export type ListedLabel = z.infer<typeof ListedLabel>

/** A change of one label; absent fields stay unchanged. */
export const LabelChange = z.object({
  key: LabelKey,
  label: z.string().trim().max(MAX_LABEL).optional(),
  note: z.string().trim().max(MAX_NOTE).optional(),
  isHidden: z.boolean().optional(),
})
export type LabelChange = z.infer<typeof LabelChange>

/** The same label for several things; their notes stay unchanged. */
export const LabelsChange = z.object({ keys: z.array(LabelKey).max(2000), label: z.string().trim().max(MAX_LABEL) })

/**
 * The last time that something was sent to an address on a chain, in milliseconds since 1970. isCopied: only the copied history has it, as
 * an indexer tells it; else it was signed here.
 */
export const SentTo = z.object({ chainId: z.string(), at: z.number(), isCopied: z.boolean() })
export type SentTo = z.infer<typeof SentTo>

/** What is known about a pasted address before it is saved or paid. */
export const AddressCheck = z.object({
  /** Normalised, for `labels.set`. */
  ref: z.string(),
  /** Initia's bech32 notation, for 32-byte addresses too. */
  bech32: z.string(),
  /** 0x notation; 20-byte addresses with the EIP-55 checksum. */
  hex: z.string(),
  /** The user's account at this address. */
  account: z.object({ id: z.string(), label: z.string() }).nullable(),
  known: Label.nullable(),
  /** Known addresses with the same first and last characters in one of the two notations: possible address poisoning. */
  similarAddresses: z.array(z.object({ address: z.string(), where: z.enum(['account', 'book', 'history']), label: z.string() })),
  /** When the user's own accounts last sent something to this address, by chain: what was signed here comes first. */
  sentTo: z.array(SentTo),
})
export type AddressCheck = z.infer<typeof AddressCheck>

/** An address that the user's own accounts sent something to: how often of late, and when last. */
export const FrequentRecipient = z.object({
  /** Normalised, as the reference of a label. */
  ref: z.string(),
  bech32: z.string(),
  hex: z.string(),
  times: z.number().int(),
  /** Milliseconds since 1970. */
  lastAt: z.number(),
})
export type FrequentRecipient = z.infer<typeof FrequentRecipient>

/** An address of the history that resembles one that was paid. */
export const PoisonedAddress = z.object({ address: z.string(), of: z.string() })
export type PoisonedAddress = z.infer<typeof PoisonedAddress>

/** Why an imported line is not applied; it is kept unchanged and exported again. */
export const KeptLine = z.object({
  /** At most its first 200 characters. */
  line: z.string(),
  why: z.enum(['notJson', 'otherType', 'badReference', 'unknownTransaction', 'tooLong']),
})
export type KeptLine = z.infer<typeof KeptLine>

/** A line whose label or note differs from the stored one. */
export const LabelConflict = z.object({
  kind: LabelKind,
  chainId: z.string(),
  ref: z.string(),
  mine: z.object({ label: z.string(), note: z.string() }),
  theirs: z.object({ label: z.string(), note: z.string() }),
})
export type LabelConflict = z.infer<typeof LabelConflict>

/** The result of an import or of its trial run. */
export const LabelImport = z.object({
  added: z.number().int(),
  /** Number of entries whose missing label or note was filled from the file. */
  completed: z.number().int(),
  same: z.number().int(),
  conflicts: z.array(LabelConflict),
  kept: z.array(KeptLine),
})
export type LabelImport = z.infer<typeof LabelImport>

/** What a listed contract is for; the names of `RegistryContract`. */
export const ContractRole = z.enum([
  'entryPoint',
  'wrapper',
  'exchange',
  'dexPair',
  'cctp',
  'cctpRelayer',
  'goFast',
  'relayFee',
  'orbiter',
  'axelar',
  'eureka',
  'warpRoute',
  'oft',
  'swapRouter',
])
export type ContractRole = z.infer<typeof ContractRole>

/** A name that is not the user's: a validator's own (freely chosen), or the role of a contract of the chain list. */
export const PublicName = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('validator'), addresses: z.array(z.string()), moniker: z.string() }),
  /** `addresses`: the same one in every notation. */
  z.object({ kind: z.literal('contract'), chainId: z.string(), addresses: z.array(z.string()), role: ContractRole }),
])
export type PublicName = z.infer<typeof PublicName>
