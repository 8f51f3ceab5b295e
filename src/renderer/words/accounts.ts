// Exports the texts of en/accounts.ts in the language of the page.
import * as english from './en/accounts.ts'
import { localized } from './localized.ts'

/** Texts of the Accounts screen in the language of the page. */
export const { accountsWords, appMeans, formMeans, signerText } = localized('accounts', english)
