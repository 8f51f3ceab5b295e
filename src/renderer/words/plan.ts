// Exports the texts of en/plan.ts in the language of the page.
import * as english from './en/plan.ts'
import { localized } from './localized.ts'

/** Texts of the plan in the language of the page. */
export const { planText, failText, planLead } = localized('plan', english)
