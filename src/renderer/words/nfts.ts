// The words of en/nfts.ts or those of another language that stand in for them.
import * as english from './en/nfts.ts'
import { localized } from './localized.ts'

export const { nftWords, imageReasons } = localized('nfts', english)
