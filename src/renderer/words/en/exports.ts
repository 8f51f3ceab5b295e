// Words of exports.
import type { ExportFormat, ExportWhat } from '../../../shared/exports.ts'

export const exportWords = {
  press: 'Export',
  title: {
    activity: 'Export activity',
    holdings: 'Export holdings',
    nfts: 'Export NFTs',
    waybills: 'Export waybills',
    labels: 'Export labels',
  } satisfies Record<ExportWhat, string>,
  filtered: 'Exactly the rows that the filter shows, with your labels.',
  all: 'All rows, with your labels.',
  format: 'Format',
  save: 'Save the file',
  saving: 'Writing the file',
  savedTo: (path: string) => `Saved to ${path}`,
  downloading: 'The browser saves the file with its downloads.',
  done: 'Done',
} as const

export const formatNames: Record<ExportFormat, string> = { csv: 'CSV', jsonl: 'JSON lines', koinly: 'Koinly' }

/** What a format is good for. */
export function formatMeans(format: ExportFormat, what: ExportWhat): string {
  if (format === 'koinly') return 'The columns of Koinly’s universal template, for tax tools. Prices are left to the tool.'
  if (format === 'csv') return 'For spreadsheets. Amounts stand as people write them and in base units, with their decimals.'
  return what === 'labels' ? 'As BIP-329 describes it. Waybill and other wallets can import it.' : 'One JSON object a line, for programs.'
}
