// Says in words what a function of the chain does that a proposal runs, where it is a known one: a raw call tells a voter nothing.
import type { MessageDetail } from '../../../../shared/contract/transfer/governance.ts'
import { ShortAddress } from '../../../kit/text/Address.tsx'
import { useAllWords } from '../../../window.ts'

/** A function that has words, with what it is called with. */
export interface KnownFunction {
  name: 'setDeposits'
  subject: string
  isOn: boolean
}

/** Only of the chain's own address, where nobody else publishes: a name elsewhere says nothing of what a function does. */
const DEPOSITS = '0x1::bridge_guard::set_deposits_enabled'
const ADDRESS = /^"?(0x[0-9a-f]{40,64})"?$/iu

/** Returns the known function that a message runs; null for any other, and where it is called with something else than is known. */
export function knownFunctionOf(details: readonly MessageDetail[]): KnownFunction | null {
  const textsOf = (field: string) => details.flatMap((detail) => (detail.kind === 'field' && detail.field === field ? detail.texts : []))
  const [name, ...others] = textsOf('function')
  const [token = '', state, ...rest] = textsOf('arguments')
  const subject = ADDRESS.exec(token)?.[1]
  if (name !== DEPOSITS || others.length + rest.length > 0 || subject === undefined) return null
  return state === 'true' || state === 'false' ? { name: 'setDeposits', subject, isOn: state === 'true' } : null
}

/** Draws what the function does. */
export function KnownCall({ of: { name, subject, isOn } }: { of: KnownFunction }) {
  const { governanceWords: words } = useAllWords()
  const { before, on, off } = words.functions[name]
  return (
    <>
      {before} <ShortAddress text={subject} /> {isOn ? on : off}
    </>
  )
}
