// What the messages of a proposal say, by their type: calls of Move, payments, upgrades and new parameters. Anyone can write one, so each text
// has a limit. Sources: initia-labs/initia proto/initia/move/v1/tx.proto; cosmos/cosmos-sdk proto/cosmos/{bank,distribution,upgrade}.
import { z } from 'zod'

/** Longest text of a value; what is longer ends in an ellipsis. */
const MAX_TEXT = 1000
/** Most entries of a list. */
const MAX_LIST = 20

/** Returns a text within the limit. */
export const cutText = (text: string): string => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text)

const Text = z.string().min(1).transform(cutText)
/** A longer list makes the message one without a form, whose fields are listed as they are. */
const Texts = z
  .array(z.string().transform(cutText))
  .max(MAX_LIST)
  .nullish()
  .transform((list) => list ?? [])
const Coins = z.array(z.object({ denom: z.string().min(1).max(MAX_TEXT), amount: z.string().regex(/^\d{1,78}$/) })).max(MAX_LIST)

/** MsgExecute, MsgExecuteJSON, MsgGovExecute, MsgGovExecuteJSON. */
export const MoveCall = z.object({
  sender: Text,
  module_address: Text,
  module_name: Text,
  function_name: Text,
  type_args: Texts,
  args: Texts,
})
/** MsgScript, MsgScriptJSON, MsgGovScript, MsgGovScriptJSON; the code is base64. */
export const MoveScript = z.object({ sender: Text, code_bytes: z.base64().min(1), type_args: Texts, args: Texts })
/** MsgCommunityPoolSpend. */
export const PoolSpend = z.object({ recipient: Text, amount: Coins })
/** MsgSend. */
export const Payment = z.object({ from_address: Text, to_address: Text, amount: Coins })
/** MsgSoftwareUpgrade. */
export const SoftwareUpgrade = z.object({
  plan: z.object({ name: Text, height: z.string().regex(/^\d{1,19}$/), info: z.string().transform(cutText).nullish() }),
})
/** MsgUpdateParams of most modules, and the reply of their query for parameters. */
export const ModuleParams = z.object({ params: z.record(z.string(), z.unknown()) })
