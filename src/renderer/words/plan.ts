// The words of en/plan.ts or those of another language that stand in for them.
import * as english from './en/plan.ts'
import { spoken } from './spoken.ts'

export const { planText, failText, planLead } = spoken('plan', english)
