// Draws in the list what a proposal does when it passes: the parameters that change, the function that runs, or what is spent. All of it is
// untrusted text; the sheet has every detail.
import type { MessageDetail, ProposalMessage } from '../../../shared/contract/transfer/governance.ts'
import { ShortAddress } from '../../kit/text/Address.tsx'
import { Amount } from '../../kit/text/Amount.tsx'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { useAllWords } from '../../window.ts'
import { knownParameter } from './parameters.ts'
import { ParameterChange } from './ProposalChanges.tsx'
import styles from './changes.module.css'

/** Messages and parameters that the list shows. */
const MAX_SHOWN = 2
/** Longest name of a function, in characters. */
const MAX_NAME = 80

/** Properties of `ChangeLine`. */
export interface ChangeLineProps {
  chainId: string
  messages: readonly ProposalMessage[]
}

/** Draws the line. */
export function ChangeLine({ chainId, messages }: ChangeLineProps) {
  const { governanceWords: words } = useAllWords()
  if (messages.length === 0) return <p className="small dim">{words.runsNothing}</p>
  const rest = messages.length - MAX_SHOWN
  const shown = messages.slice(0, MAX_SHOWN)
  return (
    <div className={`small ${styles.line}`}>
      <p>
        <span className="dim">{words.runs}</span>{' '}
        {shown.map((message, index) => (
          <span key={index}>
            {index > 0 && ', '}
            <Change chainId={chainId} message={message} />
          </span>
        ))}
        {rest > 0 && <span className="dim">, {words.andMore(rest)}</span>}
      </p>
      <Calls messages={shown} />
    </div>
  )
}

/** Draws the functions that run, folded: code tells most readers nothing. */
function Calls({ messages }: { messages: readonly ProposalMessage[] }) {
  const { governanceWords: words } = useAllWords()
  const calls = messages.filter(({ details }) => functionOf(details) !== null)
  if (calls.length === 0) return null
  return (
    <details className="dim">
      <summary>{words.whatItRuns}</summary>
      {calls.map(({ details }, index) => (
        <p key={index}>
          <span className="mono">
            <Untrusted text={functionOf(details) ?? ''} most={MAX_NAME} />
          </span>
          <Arguments details={details} />
        </p>
      ))}
    </details>
  )
}

/** Returns the name of the function that a message runs; null where it runs none. */
function functionOf(details: readonly MessageDetail[]): string | null {
  const found = details.find((detail) => detail.kind === 'field' && detail.field === 'function')
  return found?.kind === 'field' ? (found.texts[0] ?? null) : null
}

type Parameter = MessageDetail & { kind: 'parameter' }

function Change({ chainId, message: { type, details, more, isCompared } }: { chainId: string; message: ProposalMessage }) {
  const all = useAllWords()
  const { governanceWords: words } = all
  const parameters = details.filter((detail): detail is Parameter => detail.kind === 'parameter')
  const [shown, rest] = [parameters.slice(0, MAX_SHOWN), parameters.length + more - MAX_SHOWN]
  if (isCompared === true && shown.length > 0) {
    return (
      <span title={type}>
        {shown.map((detail, index) => (
          <span key={detail.name}>
            {index > 0 && ', '}
            <ParameterName type={type} name={detail.name} /> <ParameterChange of={{ chainId, type }} detail={detail} isCompared />
          </span>
        ))}
        {rest > 0 && <span className="dim">, {words.andMore(rest)}</span>}
      </span>
    )
  }
  return (
    <span title={type}>
      {words.messages[type] ?? <Untrusted text={type} />}
      <Subject details={details} />
    </span>
  )
}

function ParameterName({ type, name }: { type: string; name: string }) {
  const all = useAllWords()
  const known = knownParameter(all, type, name)
  return known === null ? (
    <span className="mono">
      <Untrusted text={name} most={MAX_NAME} />
    </span>
  ) : (
    all.governanceWords.inSentence(known.name)
  )
}

/** Draws the upgrade or the amount that a message is about. */
function Subject({ details }: { details: readonly MessageDetail[] }) {
  for (const detail of details) {
    if (detail.kind === 'coins' && detail.coins.length > 0) {
      return detail.coins.slice(0, MAX_SHOWN).map(({ asset, amount }, index) => (
        <span key={index}>
          {index === 0 ? ': ' : ', '}
          <Amount units={amount} decimals={asset.decimals} symbol={asset.symbol} />
        </span>
      ))
    }
    if (detail.kind === 'field' && detail.field === 'plan') {
      return (
        <>
          {': '}
          <span className="mono">
            <Untrusted text={detail.texts[0] ?? ''} most={MAX_NAME} />
          </span>
        </>
      )
    }
  }
  return null
}

/** Arguments that the list shows. */
const MAX_ARGUMENTS = 3

/** Draws what a function is called with, where that is readable: texts without their quotes, addresses short. */
function Arguments({ details }: { details: readonly MessageDetail[] }) {
  const { governanceWords: words } = useAllWords()
  const texts = details.flatMap((detail) => (detail.kind === 'field' && detail.field === 'arguments' ? detail.texts : []))
  if (texts.length === 0) return null
  const rest = texts.length - MAX_ARGUMENTS
  return (
    <>
      {` ${words.calledWith} `}
      {texts.slice(0, MAX_ARGUMENTS).map((text, index) => (
        <span key={index} className="mono">
          {index > 0 && ', '}
          <Argument text={text.replace(/^"(.*)"$/su, '$1')} />
        </span>
      ))}
      {rest > 0 && <span className="dim">, {words.andMore(rest)}</span>}
    </>
  )
}

function Argument({ text }: { text: string }) {
  return /^0x[0-9a-f]{40,64}$/iu.test(text) ? <ShortAddress text={text} /> : <Untrusted text={text} most={MAX_NAME} />
}
