// The words of en/waybillState.ts or those of another language that stand in for them.
import * as english from './en/waybillState.ts'
import { spoken } from './spoken.ts'

export const { stateTag, listLine } = spoken('waybillState', english)
