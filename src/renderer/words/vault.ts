// The words of en/vault.ts or those of another language that stand in for them.
import * as english from './en/vault.ts'
import { spoken } from './spoken.ts'

export const { vaultWords } = spoken('vault', english)
