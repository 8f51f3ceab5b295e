// Normalises omitted text: absent, null and "" mean the same in most bodies.
import { z } from 'zod'

/** Output: null for absent, null and "". */
export const textOrNull = z
  .string()
  .nullish()
  .transform((text) => (text === undefined || text === null || text === '' ? null : text))
