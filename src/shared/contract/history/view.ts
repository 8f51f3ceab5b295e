// Schemas of saved searches (views).
import { z } from 'zod'
import { MAX_SEARCH_TEXT } from '../../domain/search/searchTerms.ts'

/** Name of a view. */
export const ViewName = z.string().trim().min(1).max(60)

/** A saved search. */
export const View = z.object({
  id: z.string(),
  name: ViewName,
  /** In the search language. */
  text: z.string().max(MAX_SEARCH_TEXT),
})
export type View = z.infer<typeof View>
