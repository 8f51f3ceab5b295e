// The words of en/nfts.ts or those of another language that stand in for them.
import * as english from './en/nfts.ts'
import { spoken } from './spoken.ts'

export const { nftWords, imageReasons } = spoken('nfts', english)
