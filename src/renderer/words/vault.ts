// Exports the texts of en/vault.ts in the language of the page.
import * as english from './en/vault.ts'
import { localized } from './localized.ts'

/** Texts of the encryption of the data in the language of the page. */
export const { vaultWords } = localized('vault', english)
