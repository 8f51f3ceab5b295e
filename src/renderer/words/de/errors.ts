// Errors in German, by their English sentences.
import type { Catalogue } from '../catalogue.ts'

export const errorTexts: Catalogue['errors']['errorTexts'] = {}
