// Holds the English texts of the Health page.
import type { HostHealth } from '../../../../shared/contract/settings/health.ts'
import { formatBytes, formatList, plural } from '../format.ts'

/** Texts of the Health page. */
export const healthWords = {
  lead: 'Status of everything Waybill relies on. Opening this page contacts no one.',
  lookAgain: 'Check again',
  looking: 'Checking',
  lookedAt: (time: string) => `Checked at ${time}.`,
  well: 'All systems OK',
  wellBut: 'Everything in use works. A Ledger on USB needs one more step.',
  unknown: 'No known problems. No host contacted since Waybill started.',
  wrong: (count: number) => (count === 1 ? '1 problem' : `${count} problems`),
  back: 'Back',

  hosts: 'Hosts',
  hostsLead: 'Hosts contacted since Waybill started. To test all of them now, go to Settings.',
  hostsPractice: 'These run inside Waybill. Nothing leaves this computer.',
  hostsNone: 'Unknown until the data can be opened. No host is contacted until then.',
  columns: { host: 'Host', purpose: 'Purpose', latency: 'Latency', state: 'Last response' },
  otherPurpose: 'images or prices, as set under Privacy',
  latency: (milliseconds: string) => `${milliseconds} ms`,
  notAsked: 'not contacted yet',
  unasked: (count: number) => `${plural(count, { one: 'host', other: 'hosts' })} not contacted yet`,
  answered: (ago: string) => `responded ${ago}`,
  failed: (what: string, ago: string) => `${what}, ${ago}`,
  before: (ago: string) => `Last response ${ago}.`,
  neverAnswered: 'No response since Waybill started.',
  rests: (time: string) => `backup host in use since ${time}`,
  paused: (time: string) => `rate-limited until ${time}`,

  history: 'History',
  historyLead: 'Sync status by chain and list.',
  historyNone: 'No accounts yet, so there’s nothing to sync.',
  historyUnknown: 'Unknown until the data can be opened.',
  allComplete: (lists: number) => (lists === 1 ? '1 list, complete' : `${lists} lists, all complete`),
  someComplete: (complete: number, lists: number) => `${complete} of ${plural(lists, { one: 'list', other: 'lists' })} complete`,

  data: 'Data on this computer',
  folder: 'Folder',
  canWrite: 'Writable',
  cannotWrite: 'Not writable',
  room: 'Free space',
  roomUnknown: 'not known',
  formNow: 'Up to date',
  formOther: (schema: number, expected: number) => `Belongs to another version of Waybill (layout ${schema}; this one uses ${expected})`,
  formLocked: 'Version unknown while locked',
  formUnreadable: 'Unreadable',
  missing: 'File not found',
  files: { journal: 'Transfers and labels', archive: 'History and holdings' },
  file: (name: string) => `${name}.db`,
  encryption: 'Encryption',
  encrypted: 'Encrypted with a passphrase',
  notEncrypted: 'Not encrypted',
  encrypt: 'Encrypt it in Settings',
  checked: 'Last verified',
  notChecked: 'Not in this session',
  sound: (ago: string) => `${ago}, no problems`,
  unsound: (ago: string) => `${ago}, damage found`,

  device: 'Ledger',
  library: 'USB',
  libraryWell: 'Ready',
  libraryBroken: 'Not working:',
  ledgers: 'Connected now',
  ledgerCount: (count: number) => (count === 0 ? 'No Ledger' : plural(count, { one: 'Ledger', other: 'Ledgers' })),
  virtualLedger: 'Virtual Ledger of the practice network',
  rule: 'USB permission',
  hasRule: 'You can use a Ledger',
  noRule: 'Missing: no udev rule lets you use a Ledger',
  noRuleYet: 'Not needed for the practice Ledger. For your own: one step on Linux',
  ruleSteps: 'Show the step',

  versions: 'Versions',
  runsAs: { electron: 'Desktop app', browser: 'Page in this browser, served from this computer', terminal: 'Command' },
  host: 'Runs as',
  system: 'System',
  runsOn: 'Runs on',
  runtime: (node: string, electron: string | null) => (electron === null ? `Node ${node}` : `Electron ${electron}, Node ${node}`),
  since: 'Running since',
} as const

type FailureKind = NonNullable<HostHealth['failure']>['kind']

/** Describes the outcome of the last request to a host. */
export const failureWords: Record<FailureKind, (detail: string) => string> = {
  noName: () => 'name not found',
  noProof: () => 'certificate not valid',
  noWay: () => 'connection failed',
  timeout: () => 'timed out',
  refused: (detail) => `responded with an error${detail === '' ? '' : ` (${detail})`}`,
}

/** Describes each problem, and what can be done. */
export const findingWords = {
  cannotWrite: {
    what: 'Waybill can’t write to its data folder.',
    todo: 'Give your user write access, or start Waybill with another folder. Until then, nothing new is saved.',
  },
  littleSpace: {
    what: (bytes: number) => `Only ${formatBytes(bytes)} left on this drive.`,
    todo: 'Free up space. On a full disk, Waybill can’t save data or start transfers.',
  },
  fromFuture: {
    what: (file: string) => `${file}.db is from a newer version of Waybill.`,
    todo: 'Use the newer version. This one won’t change the file.',
  },
  unreadable: {
    what: (file: string) => `${file}.db can’t be read.`,
    todo: 'Restore a backup. History can also be synced again.',
  },
  unsound: {
    what: 'The last check found damaged data.',
    todo: 'Restore a backup or save what can be read, in Settings under Data on this computer.',
  },
  noHost: {
    what: 'No host is responding.',
    todo: 'Check your internet connection. Waybill keeps trying and shows your local copy in the meantime.',
  },
  hosts: {
    what: {
      noName: (hosts: string[]) => `The name of ${formatList(hosts)} was not found.`,
      noProof: (hosts: string[]) =>
        `${formatList(hosts)} ${hosts.length === 1 ? 'has an invalid certificate' : 'have invalid certificates'}.`,
      noWay: (hosts: string[]) => `Can’t connect to ${formatList(hosts)}.`,
      timeout: (hosts: string[]) => `${formatList(hosts)} timed out.`,
      refused: (hosts: string[]) => `${formatList(hosts)} returned an error.`,
    },
    todo: {
      noName: 'A DNS filter or this network may be blocking it. Waybill keeps trying.',
      noProof: 'Possible causes: a Wi-Fi login page, a virus scanner or a wrong clock. Waybill sends nothing there until this is fixed.',
      noWay: 'Other hosts respond, so the problem is probably on its side. Waybill keeps trying.',
      timeout: 'It may be busy. Waybill keeps trying.',
      refused: 'The problem is on its side and usually passes. Waybill keeps trying.',
    },
  },
  clock: {
    what: (span: string, isAhead: boolean) => `This computer’s clock is ${span} ${isAhead ? 'fast' : 'slow'}.`,
    todo: 'Turn on automatic time: with a wrong clock, signatures and routes can be rejected.',
  },
  device: {
    what: 'The USB library isn’t working, so Waybill can’t reach a Ledger.',
    todo: 'Reinstall Waybill. If that doesn’t help, save the support bundle below.',
  },
  noSandbox: {
    what: 'Waybill is running without a sandbox.',
    todo: 'It was started with --no-sandbox. AppImages do this where Linux doesn’t allow sandboxing; the deb and rpm packages keep the sandbox.',
  },
  noRule: {
    what: 'Linux won’t let Waybill open your Ledger.',
    todo: 'A udev rule is missing. Waybill’s deb and rpm packages install it.',
  },
  ruleAhead: 'Linux won’t let Waybill open a Ledger yet. Nothing here needs one now; a Ledger of your own will.',
  history: {
    what: (chains: string[]) => `History is incomplete on ${formatList(chains)}.`,
    todo: 'Waybill fills the gaps once the hosts respond. See below for what’s missing.',
  },
} as const
