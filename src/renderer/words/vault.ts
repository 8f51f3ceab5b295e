// The words of en/vault.ts or those of another language that stand in for them.
import * as english from './en/vault.ts'
import { localized } from './localized.ts'

export const { vaultWords } = localized('vault', english)
