// The words of en/plan.ts or those of another language that stand in for them.
import * as english from './en/plan.ts'
import { localized } from './localized.ts'

export const { planText, failText, planLead } = localized('plan', english)
