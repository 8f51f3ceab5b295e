// Defines the texts of the printable report.
import type { GainsLine, GainSum } from '../../../../shared/contract/history/gains.ts'
import type { GainsMethod, GainsScope, IncomeKind } from '../../../../shared/domain/gains.ts'

/** Texts of the report in one language. */
export interface ReportTexts {
  title(year: number | null): string
  accounts: string
  network: string
  period: string
  /** @param days first and last day; null where there are no transactions */
  periodText(year: number | null, days: [string, string] | null): string
  method: string
  methods: Record<GainsMethod, string>
  lots: string
  scopes: Record<GainsScope, string>
  currency: string
  madeAt: string
  madeBy(day: string): string
  prices: string
  pricesStored(symbol: string, days: number, first: string, last: string): string
  pricesSeen(host: string): string
  noPrices: string
  incomplete: string
  notAdvice: string
  totals: string
  realised: string
  gains: string
  losses: string
  income: string
  fees: string
  unrealised(day: string): string
  incomeKinds: Record<IncomeKind, string>
  unknown: string
  partial(sum: Pick<GainSum, 'unknown'>): string
  byAsset: string
  disposals: string
  left(day: string): string
  columns: Record<
    'asset' | 'date' | 'what' | 'amount' | 'proceeds' | 'cost' | 'gain' | 'value' | 'transaction' | 'unrealised' | 'acquired',
    string
  >
  how: Record<GainsLine['how'], string>
  lot(day: string): string
  averaged: string
  unexplained: string
  noPrice: string
  none: string
  missing: string
  missingLead: string
  missingOf(days: number): string
  moreMissing(count: number): string
  unexplainedSum: string
  held: string
  unlisted(count: number): string
  rules: string
  ruleLines: readonly string[]
}

/** Writes a count with the noun that fits it, in languages with two forms. */
export function counted(count: number, { one, other }: { one: string; other: string }): string {
  return `${count} ${count === 1 ? one : other}`
}
