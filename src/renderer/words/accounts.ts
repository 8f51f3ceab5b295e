// The words of en/accounts.ts or those of another language that stand in for them.
import * as english from './en/accounts.ts'
import { spoken } from './spoken.ts'

export const { accountsWords, appMeans, formMeans, signerText } = spoken('accounts', english)
