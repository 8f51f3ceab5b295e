// Schemas of gains: what was realised, earned and paid in a year, by lots; every figure can be unfolded into its lines.
import { z } from 'zod'
import { GAINS_METHODS, GAINS_SCOPES, INCOME_KINDS, SHEET_PROBLEMS } from '../../domain/gains.ts'
import { LANGUAGES } from '../../domain/language.ts'
import { ChainId, Units } from '../chain.ts'
import { SavedFile } from '../settings/exports.ts'

/** A sum in hundredths of the currency's unit, signed, of what is known. Where `unknown` is not 0 it is not the whole. */
export const GainSum = z.object({
  cents: Units,
  /** Number of lines that are not in the sum, since a price is missing. */
  unknown: z.number().int(),
})
export type GainSum = z.infer<typeof GainSum>

/** Three capital letters, as in USD. */
const Currency = z.string().regex(/^[A-Z]{3}$/)

/** What to compute. */
export const GainsChoice = z.object({
  /** Null: all years. Years are those of UTC. */
  year: z.number().int().min(0).max(9999).nullable(),
  method: z.enum(GAINS_METHODS),
  scope: z.enum(GAINS_SCOPES),
  currency: Currency.default('USD'),
})
export type GainsChoice = z.infer<typeof GainsChoice>

/**
 * What to write to a file. lots: every disposal with its lots, income, and what is left. cointracking: the columns of its import. report: a
 * page to print, in a language.
 */
export const GainsExportRequest = GainsChoice.extend({
  format: z.enum(['lots', 'cointracking', 'report']),
  language: z.enum(LANGUAGES).default('en'),
})
export type GainsExportRequest = z.infer<typeof GainsExportRequest>

/** One asset's figures. */
export const GainsAsset = z.object({
  originId: z.string(),
  symbol: z.string(),
  decimals: z.number().int(),
  realised: GainSum,
  income: GainSum,
  fees: GainSum,
  /** In lots now, whatever the year, with what they cost. */
  left: Units,
  cost: GainSum,
  /** What the lots would gain if they were sold now; null where no current price is known. */
  unrealised: GainSum.nullable(),
  /** What left without a known acquisition. */
  unexplained: Units,
  /** What the accounts hold as the chains last said, and what is in transit between them. */
  held: Units,
})
export type GainsAsset = z.infer<typeof GainsAsset>

/** A day on which a price is missing. */
export const MissingPrice = z.object({ originId: z.string(), symbol: z.string(), day: z.number().int() })
export type MissingPrice = z.infer<typeof MissingPrice>

/** The gains of a year. */
export const GainsReport = z.object({
  choice: GainsChoice,
  /** Currencies in which prices are stored, USD first. */
  currencies: z.array(Currency),
  /** Years with a line, newest first. */
  years: z.array(z.number().int()),
  /** Ids of the accounts that count. */
  accounts: z.array(z.string()),
  /** False while transactions are still being copied, or cannot be. */
  isComplete: z.boolean(),
  /** Transactions that changed something. */
  transactions: z.number().int(),
  realised: GainSum,
  income: GainSum,
  incomeByKind: z.array(z.object({ kind: z.enum(INCOME_KINDS), sum: GainSum })),
  fees: GainSum,
  unrealised: GainSum,
  assets: z.array(GainsAsset),
  /** Days without a price that one of these figures needs, up to 500, oldest first. */
  missing: z.array(MissingPrice),
  missingCount: z.number().int(),
  /** Assets that no list names: they count nowhere. */
  unlisted: z.number().int(),
  /** The host that offers prices of past days as a sheet; null where none does, or prices are off. */
  sheetHost: z.string().nullable(),
})
export type GainsReport = z.infer<typeof GainsReport>

/** Which lines of an asset. */
export const GainsList = z.enum(['disposals', 'income', 'fees', 'lots'])
export type GainsList = z.infer<typeof GainsList>

/** A value in cents; null: unknown. */
const Cents = Units.nullable()

/** A part of a line, from one lot. */
export const GainsPiece = z.object({
  basis: z.enum(['lot', 'average', 'unexplained']),
  units: Units,
  cost: Cents,
  acquiredAt: z.number().int().nullable(),
})
export type GainsPiece = z.infer<typeof GainsPiece>

/** A disposal, an income, a fee or a lot. */
export const GainsLine = z.object({
  time: z.number().int(),
  /** What happened: how it left or came. */
  how: z.enum(['swap', 'sent', 'fee', 'received', 'income', 'average', ...INCOME_KINDS]),
  accountId: z.string().nullable(),
  /** The transaction; null for an average over many. */
  tx: z.object({ chainId: ChainId, hash: z.string() }).nullable(),
  units: Units,
  /** Proceeds of a disposal, value of an income or a fee, cost of a lot. */
  value: Cents,
  /** Null for what is no disposal, and where unknown. */
  gain: Cents,
  pieces: z.array(GainsPiece),
})
export type GainsLine = z.infer<typeof GainsLine>

/** What is wrong with a line of a sheet. */
export const SheetProblem = z.object({ line: z.number().int(), code: z.enum(SHEET_PROBLEMS), text: z.string() })
export type SheetProblem = z.infer<typeof SheetProblem>

/** What an import did: nothing where a line has a problem. */
export const SheetImport = z.object({ stored: z.number().int(), problems: z.array(SheetProblem) })
export type SheetImport = z.infer<typeof SheetImport>

/** Imported prices of past days of one asset. */
export const GivenPrices = z.object({
  /** What removes them: a symbol, or the identity of one asset. */
  asset: z.string(),
  symbol: z.string(),
  currency: Currency,
  days: z.number().int(),
  /** First and last day, the day's first moment, ms. */
  from: z.number().int(),
  until: z.number().int(),
})
export type GivenPrices = z.infer<typeof GivenPrices>

/** Letters of a sheet of prices: some twenty thousand lines. */
const MAX_SHEET = 800_000

/** Methods on gains, by name. */
export const gainsContract = {
  /** Computes the gains of the own accounts from stored history and stored prices. Sends no request. */
  'gains.report': { input: GainsChoice, output: GainsReport },
  /** Returns the lines behind a figure of an asset, newest first. */
  'gains.lines': {
    input: GainsChoice.extend({
      originId: z.string().max(400),
      list: GainsList,
      offset: z.number().int().min(0).max(1_000_000),
      limit: z.number().int().min(1).max(100),
    }),
    output: z.object({ total: z.number().int(), lines: z.array(GainsLine) }),
  },
  /** Stores the prices of a CSV; none of them where a line cannot be read. */
  'gains.importPrices': { input: z.object({ text: z.string().max(MAX_SHEET) }), output: SheetImport },
  /** Asks the network's price host for its sheet of past days, and stores it. @throws AppError where prices are off, or none is offered. */
  'gains.fetchPrices': { input: z.object({}), output: SheetImport },
  /** Writes gains to a file that the user names. */
  'exports.saveGains': { input: GainsExportRequest, output: SavedFile },
  'gains.prices': { input: z.object({}), output: z.array(GivenPrices) },
  'gains.removePrices': { input: z.object({ asset: z.string().max(400), currency: Currency }), output: z.array(GivenPrices) },
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>
