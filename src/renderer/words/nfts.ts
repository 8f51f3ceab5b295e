// Exports the texts of en/nfts.ts in the language of the page.
import * as english from './en/nfts.ts'
import { localized } from './localized.ts'

/** Texts of the NFT screen in the language of the page. */
export const { nftWords, imageReasons } = localized('nfts', english)
