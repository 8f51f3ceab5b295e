// How an Ethereum node says no: a number, a sentence, and for a revert the data that the contract gave.
// Source: ethereum/execution-apis; ethereum/go-ethereum internal/ethapi/errors.go.
import { textWords } from './abi.ts'

/** An error of the JSON-RPC interface. */
export class NodeRefusal extends Error {
  readonly code: number
  /** 0x data of a revert. */
  readonly data: string | undefined
  constructor(code: number, message: string, data?: string) {
    super(message)
    this.name = 'NodeRefusal'
    this.code = code
    this.data = data
  }
}

/** A contract gave up; nothing that it did holds. */
export class Reverted extends Error {
  /** 0x: the reason as the ABI writes `Error(string)`, or nothing. */
  readonly data: string
  constructor(reason: string) {
    super(reason)
    this.name = 'Reverted'
    this.data = reason === '' ? '0x' : `0x08c379a0${textWords(reason)}`
  }
}

/** Returns what a node answers when a simulated call reverts. */
export function revertRefusal({ message, data }: Reverted): NodeRefusal {
  return new NodeRefusal(3, message === '' ? 'execution reverted' : `execution reverted: ${message}`, data)
}
