// The words of en/device.ts or those of another language that stand in for them.
import * as english from './en/device.ts'
import { spoken } from './spoken.ts'

export const { deviceSentence, othersNote, deviceName, deviceBrief, deviceWords, UDEV_COMMANDS } = spoken('device', english)
