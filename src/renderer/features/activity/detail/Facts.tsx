// Shows what else is known of a transaction or a message (validator, proposal, packet, permission), each in its own form.
import type { ActivityItem } from '../../../../shared/contract/history/activity.ts'
import type { ActivityKind } from '../../../../shared/contract/history/activityMeaning.ts'
import { Address } from '../../../kit/text/Address.tsx'
import { Amount } from '../../../kit/text/Amount.tsx'
import { Untrusted } from '../../../kit/text/Untrusted.tsx'
import { moduleName, publicNameText, reasonText, taskText, voteText, weightsText } from '../../../words/activitySentence.ts'
import { failureText } from '../../../words/failures.ts'
import { useChainNames } from '../../../data/stores/chainsStore.ts'
import { usePublicName } from '../../../data/names/publicNames.ts'
import { ADDRESS_FACTS, TIME_FACTS } from './factForms.ts'
import { useWords } from '../../../window.ts'
import type { Words } from '../../../words/words.ts'

type Fact = ActivityItem['facts'][number]

/** Draws the facts as a separate list. */
export function Facts({ item }: { item: Pick<ActivityItem, 'kind' | 'about' | 'facts' | 'counterparty'> }) {
  const { about, facts, counterparty } = item
  const words = useWords()
  if (facts.length === 0 && about.length === 0 && counterparty === null) return null
  return (
    <dl className="facts">
      {counterparty !== null && (
        <>
          <dt>{nameOfOther(words, item)}</dt>
          <dd>
            <NamedAddress address={counterparty} />
          </dd>
        </>
      )}
      <AboutEntry about={about} />
      <FactEntries facts={facts.filter(({ value }) => value !== counterparty)} />
    </dl>
  )
}

/** Kinds whose counterparty receives, those whose counterparty gives, and those that call a contract. */
const OTHER_RECEIVES: ReadonlySet<ActivityKind> = new Set(['sent', 'ibcSent', 'deposit', 'withdrawal', 'nftSent'])
const OTHER_GIVES: ReadonlySet<ActivityKind> = new Set(['received', 'ibcReceived', 'depositArrived', 'nftReceived'])
const OTHER_IS_CALLED: ReadonlySet<ActivityKind> = new Set(['evmCall', 'moveCall', 'wasmCall', 'swapped'])

/** Returns the label of the counterparty: of the fact that names the same address, such as a validator, else by the direction. */
export function nameOfOther(words: Words, { kind, counterparty, facts }: Pick<ActivityItem, 'kind' | 'counterparty' | 'facts'>): string {
  const fact = facts.find(({ value }) => value === counterparty)
  if (fact !== undefined) return words.factNames[fact.name]
  if (OTHER_RECEIVES.has(kind)) return words.activityWords.to
  if (OTHER_GIVES.has(kind)) return words.activityWords.from
  return OTHER_IS_CALLED.has(kind) ? words.factNames.token : words.activityWords.with
}

/** Returns whether the other side paid or was paid: what was called, such as a contract, is nobody to send to. */
export function isPayee({ kind, counterparty, facts }: Pick<ActivityItem, 'kind' | 'counterparty' | 'facts'>): boolean {
  return !facts.some(({ value }) => value === counterparty) && (OTHER_RECEIVES.has(kind) || OTHER_GIVES.has(kind))
}

/** Draws the amounts that a message names. */
export function AboutEntry({ about }: Pick<ActivityItem, 'about'>) {
  const { meaningWords: words } = useWords()
  if (about.length === 0) return null
  return (
    <>
      <dt>{words.about}</dt>
      <dd>
        {about.map(({ denom, amount, decimals, symbol }) => (
          <div key={denom}>
            <Amount units={amount} decimals={decimals} symbol={symbol} mode="exact" />
          </div>
        ))}
      </dd>
    </>
  )
}

/** Draws the facts as entries of an existing list. */
export function FactEntries({ facts }: { facts: readonly Fact[] }) {
  return facts.map((fact, index) => <FactEntry key={index} fact={fact} />)
}

function FactEntry({ fact: { name, value } }: { fact: Fact }) {
  const { factNames } = useWords()
  return (
    <>
      <dt>{factNames[name]}</dt>
      <dd>
        <FactValue name={name} value={value} />
      </dd>
    </>
  )
}

function FactValue({ name, value }: Fact) {
  const words = useWords()
  const nameOf = useChainNames()
  if (name === 'unlimited') return words.meaningWords.noLimit
  if (name === 'task') return taskText(words, value, false)
  if (name === 'reason') return <Reason reason={value} />
  if (name === 'option') return <Untrusted text={voteText(words, value)} most={600} />
  if (name === 'weights') return <Untrusted text={weightsText(words, value, nameOf)} most={600} />
  if (name === 'module' || ADDRESS_FACTS.has(name)) return <NamedAddress address={value} />
  const time = TIME_FACTS.has(name) ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? <Untrusted text={value} most={600} /> : words.formatMoment(time)
}

/** Draws why something failed: in our words where they are known, with the chain's behind a fold. */
function Reason({ reason }: { reason: string }) {
  const words = useWords()
  const plain = failureText(words, null, reason)
  if (plain === null) return <Untrusted text={reasonText(words, reason)} most={600} />
  return (
    <>
      <p>{plain}</p>
      <details className="small dim">
        <summary>{words.activityWords.fullReason}</summary>
        <Untrusted text={reason} most={600} />
      </details>
    </>
  )
}

/** Draws an address in full, under the name of the module, validator or contract. */
export function NamedAddress({ address, chainId = null }: { address: string; chainId?: string | null }) {
  const words = useWords()
  const listed = usePublicName(address, chainId)
  const name = moduleName(words, address) ?? (listed === null ? null : publicNameText(words, listed))
  return (
    <>
      {name !== null && (
        <p>
          <Untrusted text={name} most={60} />
        </p>
      )}
      <Address text={address} copyLabel={words.activityWords.copyAddress} />
    </>
  )
}
