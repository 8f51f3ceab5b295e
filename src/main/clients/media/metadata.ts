// Parses untrusted NFT metadata: name, description, traits and picture, as far as they are readable.
import { z } from 'zod'
import { jsonIfAny } from '../../platform/json/parseJson.ts'

/** The readable part of a metadata document. */
export interface Metadata {
  name: string | null
  description: string | null
  traits: [name: string, value: string][]
  /** Address of its picture; null where it names none. */
  image: string | null
}

const MAX_NAME = 200
const MAX_DESCRIPTION = 4000
const MAX_TRAITS = 100
const MAX_TRAIT = 300

const text = (most: number) =>
  z
    .string()
    .transform((value) => value.slice(0, most))
    .nullable()
    .catch(null)
const plain = z.union([z.string(), z.number(), z.boolean()]).transform((value) => String(value).slice(0, MAX_TRAIT))
const Trait = z.object({ trait_type: plain.catch(''), value: plain })
const address = z.string().min(1).nullable().catch(null)

/** Malformed fields count as absent; a document that is not an object is refused. */
const Document = z.object({
  name: text(MAX_NAME),
  description: text(MAX_DESCRIPTION),
  image: address,
  image_url: address,
  /** Some contracts put an SVG here literally. Source: docs.opensea.io, metadata standards. */
  image_data: address,
  attributes: z.array(z.unknown()).catch([]),
})

/** Parses a metadata document (ERC-721 metadata JSON schema, EIP-721); null where it is none. Ignores scripts and videos. */
export function readMetadata(bytes: Uint8Array): Metadata | null {
  const parsed = Document.safeParse(jsonIfAny(new TextDecoder().decode(bytes)))
  if (!parsed.success) return null
  const { name, description, image, image_url, image_data, attributes } = parsed.data
  const traits = attributes.slice(0, MAX_TRAITS).flatMap((attribute): Metadata['traits'] => {
    const trait = Trait.safeParse(attribute)
    return trait.success ? [[trait.data.trait_type, trait.data.value]] : []
  })
  return { name, description, traits, image: image ?? image_url ?? (image_data === null ? null : asAddress(image_data)) }
}

function asAddress(data: string): string {
  return data.trimStart().startsWith('<') ? `data:image/svg+xml;base64,${Buffer.from(data).toString('base64')}` : data
}
