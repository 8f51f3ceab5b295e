// The words of en/care.ts or those of another language that stand in for them.
import * as english from './en/care.ts'
import { spoken } from './spoken.ts'

export const { careWords, sizeWords, fileSentence, backupSentence } = spoken('care', english)
