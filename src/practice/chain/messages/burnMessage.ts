// Burns coins on Harbour so that they are minted on another chain: Circle's module, as Noble has it.
// Source: circlefin/noble-cctp proto/circle/cctp/v1/tx.proto, x/cctp/keeper/msg_server_deposit_for_burn.go, x/cctp/types/errors.go,
// x/cctp/types/codec.go.
import { BASIN_DOMAIN } from '../../book/chains/plainEvm.ts'
import { ChainError } from '../../book/effects.ts'
import { toBase64, toHex } from '../../keys/bytes.ts'
import { arrivingDenom } from '../../book/chains/links.ts'
import { readFields } from '../protoFields.ts'
import { checkCoin, type Reader } from './message.ts'

/** Type URL of a burn. */
export const BURN = '/circle.cctp.v1.MsgDepositForBurn'

/** MsgDepositForBurn. */
export const burn: Reader = (bytes) => {
  const fields = readFields(bytes)
  const [from, domain, recipient] = [fields.text(1), Number(fields.uint(3)), fields.bytes(4)]
  const coin = { denom: fields.text(5), amount: fields.text(2) }
  checkCoin(coin)
  const common = { from, amount: coin.amount, mint_recipient: toBase64(recipient), burn_token: coin.denom }
  return {
    typeUrl: BURN,
    signer: from,
    json: { ...common, destination_domain: domain },
    amino: { type: 'cctp/DepositForBurn', value: { ...common, destination_domain: domain === 0 ? undefined : domain } },
    crosses: true,
    act: (effects, { state: { chain }, burnt }) => {
      if (chain.kind !== 'cosmos') throw new ChainError(6, 'sdk', `unrecognized message route ${BURN}: unknown request`)
      if (coin.denom !== arrivingDenom(chain)) throw new ChainError(30, 'cctp', `${coin.denom} is not supported: burn error`)
      if (domain !== BASIN_DOMAIN) throw new ChainError(30, 'cctp', 'unable to look up destination token messenger: burn error')
      if (recipient.length !== 32) throw new ChainError(30, 'cctp', 'mint recipient must be 32 bytes: burn error')
      effects.emit('message', { action: BURN, sender: from, module: 'cctp' })
      effects.burn(from, [coin])
      burnt({ domain, recipient: toHex(recipient), coin })
    },
  }
}
