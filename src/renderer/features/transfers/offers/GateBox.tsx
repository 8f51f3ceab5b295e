// Asks the questions that an offer puts before its review, each with a box to tick. The router's text stands beside them.
import { TriangleAlert } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import type { QuoteGate } from '../../../../shared/contract/transfer/route.ts'
import { Address } from '../../../kit/text/Address.tsx'
import { useNow } from '../../../kit/hooks/useNow.ts'
import { Icon } from '../../../kit/Icon.tsx'
import { Untrusted } from '../../../kit/text/Untrusted.tsx'
import { EnteredAs } from '../recipient/EnteredAs.tsx'
import { gateName } from './gates.ts'
import styles from './route.module.css'
import { useAllWords } from '../../../window.ts'

/** Properties of `GateBox`. */
export interface GateBoxProps {
  /** Id by which the open questions are found. */
  id?: string
  gates: readonly QuoteGate[]
  /** Agreed gates, by `gateName`. */
  agreed: readonly string[]
  onAgree: (gate: QuoteGate, isAgreed: boolean) => void
  /** Enter on the box of a question: leads on to what comes next. */
  onEnter?: () => void
  /** The recipient as it was entered, which may be another form of the address to compare. */
  entered?: string | null
}

/** Draws the questions of an offer. */
export function GateBox({ id, gates, agreed, onAgree, onEnter, entered = null }: GateBoxProps) {
  const { offerWords: words } = useAllWords()
  return (
    <fieldset id={id} className={styles.gates}>
      <legend className="label">{words.questions}</legend>
      {gates.map((gate) => (
        <Question
          key={gateName(gate)}
          gate={gate}
          isAgreed={agreed.includes(gateName(gate))}
          onAgree={onAgree}
          onEnter={onEnter}
          entered={entered}
        />
      ))}
    </fieldset>
  )
}

interface QuestionProps extends Required<Pick<GateBoxProps, 'onAgree' | 'entered'>> {
  gate: QuoteGate
  isAgreed: boolean
  onEnter: (() => void) | undefined
}

function Question({ gate, isAgreed, onAgree, onEnter, entered }: QuestionProps) {
  const { gateText } = useAllWords()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || onEnter === undefined) return
    // Else the same press would also press the button that is focused now.
    event.preventDefault()
    onEnter()
  }
  const { fact, agree, said } = gateText(gate, useNow(60_000))
  return (
    <Consent agree={agree} isAgreed={isAgreed} onAgree={(agrees) => onAgree(gate, agrees)} onKeyDown={onKeyDown}>
      <p>
        {fact} {said !== null && (gate.kind === 'newRecipient' ? <Address text={said} /> : <Untrusted text={said} most={300} />)}
      </p>
      {gate.kind === 'newRecipient' && <EnteredAs entered={entered} shown={gate.text} />}
    </Consent>
  )
}

/** Properties of `Consent`. */
export interface ConsentProps {
  /** Id by which the box is found. */
  id?: string
  /** What is agreed to. */
  children: ReactNode
  /** Stands beside the box. */
  agree: string
  isAgreed: boolean
  onAgree: (isAgreed: boolean) => void
  onKeyDown?: (event: KeyboardEvent) => void
}

/** Draws what must be agreed to before it goes on, and the box to tick. */
export function Consent({ id, children, agree, isAgreed, onAgree, onKeyDown }: ConsentProps) {
  return (
    <div className={styles.gate}>
      <Icon of={TriangleAlert} tone="warn" />
      <div>
        {children}
        <label className={styles.agree}>
          <input
            id={id}
            type="checkbox"
            className="check-box"
            checked={isAgreed}
            onChange={(event) => onAgree(event.target.checked)}
            onKeyDown={onKeyDown}
          />
          {agree}
        </label>
      </div>
    </div>
  )
}
