// A search that was given a name, to be looked at again.
import { z } from 'zod'
import { MAX_SEARCH_TEXT } from '../../domain/search/searchTerms.ts'

export const ViewName = z.string().trim().min(1).max(60)

export const View = z.object({
  id: z.string(),
  name: ViewName,
  /** In the search language. */
  text: z.string().max(MAX_SEARCH_TEXT),
})
export type View = z.infer<typeof View>
