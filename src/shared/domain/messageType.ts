// Names of message types.

/** Returns the last part of a type: `MsgSend` for `/cosmos.bank.v1beta1.MsgSend`. */
export function shortType(type: string): string {
  return type.slice(type.lastIndexOf('.') + 1)
}

/**
 * Spells a type as words: "Receive message" for `MsgReceiveMessage`; null for a name of another form.
 * @example spelledType('MsgReceiveMessage') // 'Receive message'
 */
export function spelledType(name: string): string | null {
  const [, words] = /^Msg((?:[A-Z][a-z]{1,30}){1,8})$/.exec(name) ?? []
  if (words === undefined) return null
  const [first = '', ...rest] = words.match(/[A-Z][a-z]+/g) ?? []
  return [first, ...rest.map((word) => word.toLowerCase())].join(' ')
}
