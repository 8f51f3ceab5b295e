// The words of en/accounts.ts or those of another language that stand in for them.
import * as english from './en/accounts.ts'
import { localized } from './localized.ts'

export const { accountsWords, appMeans, formMeans, signerText } = localized('accounts', english)
