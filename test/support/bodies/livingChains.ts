// The chains of a list that are not shut down, as the list itself says it.
import { z } from 'zod'
import type { NetworkFile } from '../../../src/main/clients/chains/registry/registry.ts'

const Listed = z.object({ chain_id: z.string(), pretty_name: z.string(), status: z.string().optional() })

/** Source of the word: cosmos/chain-registry chain.schema.json, status. */
export function livingChains({ chains }: NetworkFile): z.infer<typeof Listed>[] {
  return z
    .array(Listed)
    .parse(chains)
    .filter(({ status }) => status !== 'killed')
}
