// Words on how Waybill is, on the bundle for whoever helps, and on pages that have stopped.
import type { HostHealth } from '../../../shared/health.ts'
import { formatBytes, formatList, plural } from './format.ts'

export const healthWords = {
  lead: 'How everything is that Waybill depends on. To look here asks no host.',
  lookAgain: 'Look again',
  looking: 'Looking',
  lookedAt: (time: string) => `Looked at ${time}.`,
  well: 'Everything is well.',
  unknown: 'Nothing is known to be wrong. No host was asked since Waybill was started.',
  wrong: (count: number) => (count === 1 ? 'One thing is not as it should be:' : `${count} things are not as they should be:`),
  back: 'Back to what can be done',

  hosts: 'Hosts',
  hostsLead: 'Whom Waybill has asked since it was started, and what came of it. To ask all of them now, test them in Settings.',
  hostsPractice: 'These run inside Waybill. Nothing is asked outside this computer.',
  hostsNone: 'Not known while the data cannot be opened: no host is asked meanwhile.',
  columns: { host: 'Host', purpose: 'For', latency: 'Answers in', state: 'Last heard' },
  otherPurpose: 'pictures or prices, as chosen under Privacy',
  latency: (milliseconds: string) => `${milliseconds} ms`,
  notAsked: 'not asked yet',
  answered: (ago: string) => `answered ${ago}`,
  failed: (what: string, ago: string) => `${what}, ${ago}`,
  before: (ago: string) => `Answered before, ${ago}.`,
  neverAnswered: 'Never answered since the start.',
  paused: (time: string) => `asks to be left alone until ${time}`,

  history: 'History',
  historyLead: 'How far the copy on this computer reaches, chain by chain and list by list.',
  historyNone: 'There is no account yet, so nothing is copied.',
  historyUnknown: 'Not known while the data cannot be opened.',
  allComplete: (lists: number) => (lists === 1 ? 'one list, complete' : `${lists} lists, all complete`),
  someComplete: (complete: number, lists: number) => `${complete} of ${plural(lists, { one: 'list', other: 'lists' })} complete`,

  data: 'Data on this computer',
  folder: 'Folder',
  canWrite: 'Waybill can write there.',
  cannotWrite: 'Waybill cannot write there.',
  room: 'Free room',
  roomUnknown: 'not known',
  size: (bytes: number, pending: number) =>
    pending === 0 ? formatBytes(bytes) : `${formatBytes(bytes)}, and ${formatBytes(pending)} not merged yet`,
  formNow: (schema: number) => `Its layout is version ${schema}, the one of this Waybill.`,
  formOther: (schema: number, expected: number) => `Its layout is version ${schema}; this Waybill writes version ${expected}.`,
  formLocked: 'Locked: its layout cannot be seen.',
  formUnreadable: 'It cannot be read.',
  missing: 'There is no such file.',
  file: (name: string) => `${name}.db`,
  encryption: 'Encryption',
  encrypted: 'encrypted with a passphrase',
  notEncrypted: 'not encrypted',
  checked: 'Checked',
  notChecked: 'not since Waybill was started',
  sound: (ago: string) => `${ago}, and found sound`,
  unsound: (ago: string) => `${ago}, and found damaged`,

  device: 'Ledger',
  library: 'Library for USB devices',
  libraryWell: 'can be used',
  libraryBroken: 'cannot be used:',
  ledgers: 'Plugged in now',
  ledgerCount: (count: number) => (count === 0 ? 'no Ledger' : plural(count, { one: 'Ledger', other: 'Ledgers' })),
  drawn: 'The practice network uses a drawn Ledger instead.',
  rule: 'Permission',
  hasRule: 'this system lets you open a Ledger',
  noRule: 'no rule of this system lets you open a Ledger',

  versions: 'Versions',
  runsAs: { electron: 'a desktop app', browser: 'a page in this browser, served from this computer', terminal: 'a command' },
  host: 'Runs as',
  system: 'System',
  runsOn: 'Runs on',
  runtime: (node: string, electron: string | null) => (electron === null ? `Node ${node}` : `Electron ${electron}, Node ${node}`),
  since: 'Running since',
} as const

type FailureKind = NonNullable<HostHealth['failure']>['kind']

/** What became of the last request to a host. */
export const failureWords: Record<FailureKind, (detail: string) => string> = {
  noName: () => 'its name was not found',
  noProof: () => 'it could not prove who it is',
  noWay: () => 'nobody answered there',
  timeout: () => 'it did not answer in time',
  refused: (detail) => `it answered with an error${detail === '' ? '' : ` (${detail})`}`,
}

/** What is wrong, and what can be done. */
export const findingWords = {
  cannotWrite: {
    what: 'Waybill cannot write to its folder.',
    todo: 'Give your user the right to write there, or start Waybill with another folder. Until then nothing new is kept.',
  },
  littleSpace: {
    what: (bytes: number) => `Only ${formatBytes(bytes)} are left on this drive.`,
    todo: 'Make room on it. When it is full Waybill can keep nothing more, and starts no transfer.',
  },
  fromFuture: {
    what: (file: string) => `${file}.db was written by a newer Waybill.`,
    todo: 'Start the newer one. This one leaves the file as it is.',
  },
  unreadable: {
    what: (file: string) => `${file}.db cannot be read.`,
    todo: 'A backup brings it back; history can also be copied again.',
  },
  unsound: {
    what: 'The last check found damage in the data.',
    todo: 'Restore a backup, or save what can be read; both stand in Settings, under Data on this computer.',
  },
  noHost: {
    what: 'No host answers.',
    todo: 'Check the connection of this computer to the internet. Waybill keeps asking; what is on this computer is shown meanwhile.',
  },
  hosts: {
    what: {
      noName: (hosts: string[]) => `The name of ${formatList(hosts)} was not found.`,
      noProof: (hosts: string[]) => `${formatList(hosts)} could not prove who ${hosts.length === 1 ? 'it is' : 'they are'}.`,
      noWay: (hosts: string[]) => `Nobody answers at ${formatList(hosts)}.`,
      timeout: (hosts: string[]) => `${formatList(hosts)} ${hosts.length === 1 ? 'does' : 'do'} not answer in time.`,
      refused: (hosts: string[]) => `${formatList(hosts)} ${hosts.length === 1 ? 'answers' : 'answer'} with an error.`,
    },
    todo: {
      noName: 'Check whether this network or a filter keeps the name from being found. Waybill tries again by itself.',
      noProof:
        'A network with a login page, a virus scanner or a wrong clock can be the reason. Until it can, Waybill sends nothing there.',
      noWay: 'Other hosts do answer, so the fault is probably there. Waybill tries again by itself.',
      timeout: 'It may be busy. Waybill tries again by itself.',
      refused: 'The fault is there, and passes as a rule. Waybill tries again by itself.',
    },
  },
  clock: {
    what: (span: string, isAhead: boolean) => `The clock of this computer is ${span} ${isAhead ? 'fast' : 'slow'}.`,
    todo: 'Let the system set it by the network: with a wrong clock signatures and routes are refused.',
  },
  device: {
    what: 'The library for USB devices cannot be used, so no Ledger can be reached.',
    todo: 'Install Waybill anew. If that does not help, hand the bundle below to somebody who can.',
  },
  noSandbox: {
    what: 'Waybill’s pages run without a sandbox.',
    todo: 'It was started with --no-sandbox. An AppImage does so by itself where Linux allows no sandbox; the deb and rpm packages keep it.',
  },
  noRule: {
    what: 'No rule of this system lets you open a Ledger.',
    todo: 'Packages of Waybill bring one along. Else install the rules that Ledger publishes for Linux, then plug the device in again.',
  },
  history: {
    what: (chains: string[]) => `History is not complete on ${formatList(chains)}.`,
    todo: 'Waybill closes gaps by itself as soon as the hosts answer. What is missing stands below.',
  },
} as const
