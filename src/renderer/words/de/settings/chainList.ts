// Words of the chain list: checking the public registry, and the user's own hosts.
import type { AllWords } from '../../words.ts'
import { formatList, plural } from '../format.ts'

type Words = AllWords

const changes = { one: 'Änderung', other: 'Änderungen' }
const assets = { one: 'Asset', other: 'Assets' }
const newChains = { one: 'neue Chain', other: 'neue Chains' }
const otherChanges = { one: 'andere Änderung', other: 'andere Änderungen' }

/** Words of the check of the public registry. */
export const chainListWords: Words['chainListWords'] = {
  title: 'Chain-Liste',
  count: (chains) => `${plural(chains, { one: 'Chain', other: 'Chains' })} in Ihrer Liste.`,
  notChecked: 'Seit dem Start von Waybill nicht geprüft.',
  lead: (host) => `Neue Rollups kommen oft hinzu. Die Suche fragt ${host} danach; nichts ändert sich, bevor Sie es übernehmen.`,
  none: 'Dieses Netz hat kein öffentliches Verzeichnis.',
  daily: 'Einmal am Tag prüfen',
  check: 'Nach neuen Chains suchen',
  checking: 'Wird geprüft',
  upToDate: (when) => `Geprüft ${when}: nichts Neues.`,
  found: (count, when) => `Geprüft ${when}: ${plural(count, changes)}.`,
  groups: { chain: 'Neue Chains', asset: 'Neue Assets', hosts: 'Umgezogene Hosts', confirmed: 'Einzeln prüfen' },
  confirmLead:
    'Diese entscheiden, wohin Ihr Geld geht oder was Sie signieren. Übernehmen Sie eine nur, wenn Sie den Grund kennen, etwa aus einer Ankündigung der Chain.',
  selectAll: 'Alle auswählen',
  selectAllOf: (group) => `Alle auswählen: ${group}`,
  showMore: (count, left) => (count === left ? `${count} weitere zeigen` : `${count} von ${left} weiteren zeigen`),
  accept: (count) => `${plural(count, changes)} übernehmen`,
  accepting: 'Wird übernommen',
  acceptedNow: (count, left) =>
    `${plural(count, changes)} übernommen.${left === 0 ? '' : ` ${plural(left, changes)} offen: Suchen Sie erneut, um ${left === 1 ? 'sie' : 'alle'} zu sehen.`}`,
  nothingChosen: 'Wählen Sie eine Änderung',
  reopens: 'Das Netz startet damit neu. Sie können das rückgängig machen.',
  newChain: (chainId, assetCount, hosts) =>
    `${chainId}, ${plural(assetCount, assets)}${hosts.length === 0 ? '' : `. Fragt ${formatList(hosts)}`}`,
  decimals: (count) => `${count} Nachkommastellen`,
  onChain: (asset, chain) => `${asset} auf ${chain}`,
  now: 'Jetzt',
  next: 'Neu',
  adds: 'Neu',
  drops: 'Entfällt',
  reordered: 'Dieselben Hosts in anderer Reihenfolge',
  noValue: 'nicht in Ihrer Liste',
  missing: (count) =>
    count === 1
      ? '1 Chain Ihrer Liste steht nicht im Verzeichnis. Sie bleibt.'
      : `${count} Chains Ihrer Liste stehen nicht im Verzeichnis. Sie bleiben.`,
  names: formatList,
  refused: (count) => (count === 1 ? '1 Eintrag abgelehnt' : `${count} Einträge abgelehnt`),
  accepted: 'Übernommene Änderungen',
  acceptedFrom: (when, host) => `${when}, von ${host}`,
  acceptedCounts: (chains, assetCount, others) =>
    formatList([
      ...(chains === 0 ? [] : [plural(chains, newChains)]),
      ...(assetCount === 0 ? [] : [plural(assetCount, assets)]),
      ...(others === 0 ? [] : [plural(others, otherChanges)]),
    ]),
  undo: 'Rückgängig',
  undoLabel: (when) => `Rückgängig: Änderungen vom ${when}`,
  undoing: 'Wird rückgängig gemacht',
  undone: 'Rückgängig gemacht. Ihre Liste ist wie zuvor.',
}

/** What a change is about. */
export const changeWords: Words['changeWords'] = {
  chain: 'neue Chain',
  asset: 'Asset',
  rpc: 'Knoten (RPC)',
  rest: 'Knoten (REST)',
  indexer: 'Indexer',
  jsonRpc: 'EVM-Knoten (JSON-RPC)',
  channel: 'IBC-Kanal',
  prefix: 'Adresspräfix',
  keys: 'Art der Schlüssel',
  evmChainId: 'EVM-Chain-ID',
  bridge: 'Brücke',
  executor: 'Ausführer der Brücke',
  vm: 'virtuelle Maschine',
  fees: 'Gebühren-Token',
  bridgedDenoms: 'Assets der Brücke',
}

/** Why an entry of the registry was refused. */
export const refusalWords: Words['refusalWords'] = {
  unreadable: 'nicht lesbar oder doppelt',
  noRollup: 'kein Rollup von Initia',
  bridgeTaken: 'beansprucht die Brücke einer anderen Chain',
  evmChainIdTaken: 'beansprucht die EVM-Chain-ID einer anderen Chain',
  badName: 'Name mit ungewöhnlichen Zeichen',
  noHosts: 'nennt keinen Knoten, der gefragt werden darf',
  assetsUnread: 'seine Assets waren nicht lesbar',
}

/** Words of the user’s own hosts. */
export const ownHostWords: Words['ownHostWords'] = {
  title: 'Eigene Server nutzen',
  lead: 'Verwenden Sie einen eigenen Knoten oder Indexer statt der aufgeführten Server. Waybill testet ihn vorher.',
  add: 'Server hinzufügen',
  cancel: 'Abbrechen',
  chain: 'Chain',
  kind: 'Art',
  kinds: { indexer: 'Indexer', rpc: 'Knoten (RPC)', rest: 'Knoten (REST)', jsonRpc: 'EVM-Knoten (JSON-RPC)' },
  uses: {
    indexer: 'Von ihm liest Waybill Ihren Verlauf und Ihre NFTs.',
    rpc: 'Dorthin sendet Waybill Transaktionen und sieht nach ihnen.',
    rest: 'Dort liest Waybill Bestände, Stakes und Gebühren.',
    jsonRpc: 'Dort liest Waybill EVM-Token und sendet EVM-Transaktionen.',
  },
  address: 'Adresse',
  addressHint: 'Beginnt mit https://, oder http:// auf diesem Computer. Beispiel: https://rpc.example.org',
  noAddress: 'Geben Sie eine Adresse ein',
  fallback: 'Die aufgeführten Server verwenden, wenn meiner ausfällt',
  use: 'Testen und verwenden',
  testing: 'Wird getestet',
  remove: 'Entfernen',
  removeLabel: (kind, chain) => `Entfernen: ${kind} von ${chain}`,
  added: (kind, chain, block) =>
    `In Gebrauch: ${kind} von ${chain}.${block === null ? ' Er antwortet.' : ` Er antwortet mit Block ${block}.`}`,
  notAdded: (why) => `Nicht übernommen. ${why}`,
  yours: 'eigener',
  withFallback: 'danach die aufgeführten',
  fold: (count) => `Alle ${count} Server zeigen`,
  unfold: 'Server ausblenden',
}
