// States what each Ledger app signs and how its keys are used. A new app needs an entry here; the compiler asks for it.
import type { LedgerAppId, PathForm } from '../contract/account.ts'
import type { LedgerApp } from '../contract/status.ts'

/** What distinguishes one app from another. */
interface LedgerAppTraits {
  /** Name on the device. */
  name: LedgerApp
  /** BIP-44 coin type of its keys. Source: BIP-44, initia-labs/initia app/const.go, cosmos-sdk types/config.go. */
  coinType: number
  /** Path layouts to choose from. The Cosmos app accepts no path of four levels; source: ledger-cosmos docs/APDUSPEC.md. */
  pathForms: readonly PathForm[]
  /** How it signs a Cosmos transaction. */
  cosmosMode: 'eip191' | 'aminoJson'
  /** Whether it signs Ethereum transactions and messages, so that its keys own 0x addresses. */
  signsEthereum: boolean
}

/** The apps by the ids that accounts store. */
export const LEDGER_APPS: Readonly<Record<LedgerAppId, LedgerAppTraits>> = {
  ethereum: {
    name: 'Ethereum',
    coinType: 60,
    pathForms: ['usual', 'ledgerLive', 'legacy'],
    cosmosMode: 'eip191',
    signsEthereum: true,
  },
  cosmos: { name: 'Cosmos', coinType: 118, pathForms: ['usual'], cosmosMode: 'aminoJson', signsEthereum: false },
}

/** Ids by the names on the device. */
export const LEDGER_APP_IDS_BY_NAME: Readonly<Record<LedgerApp, LedgerAppId>> = { Ethereum: 'ethereum', Cosmos: 'cosmos' }

/** Their ids, in the order in which they are offered. */
export const LEDGER_APP_IDS = Object.keys(LEDGER_APPS) as readonly LedgerAppId[]
