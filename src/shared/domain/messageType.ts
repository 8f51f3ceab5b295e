// Names of message types.

/** Returns the last part of a type: `MsgSend` for `/cosmos.bank.v1beta1.MsgSend`. */
export function shortType(type: string): string {
  return type.slice(type.lastIndexOf('.') + 1)
}
