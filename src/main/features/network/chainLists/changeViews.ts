// Describes changes of the chain list in plain texts for the screen.
import type { ChangeSubject, ChangeView } from '../../../../shared/contract/settings/chainLists.ts'
import { changeKey, type ListChange } from '../../../../wire/listChange.ts'
import type { RegistryAsset, RegistryChain } from '../../../../wire/registry.ts'
import { decimalsOf } from '../../../clients/chains/registry/assetBook.ts'
import { jsonIfAny } from '../../../platform/json/parseJson.ts'
import { titleOf } from './chainIdentity.ts'

/**
 * Describes one change.
 * @param nameOf returns a chain's name on screen.
 */
export function viewChange(change: ListChange, needsConfirmation: boolean, nameOf: (chainId: string) => string): ChangeView {
  const { chainId } = change
  return {
    id: changeKey(change),
    chainId,
    chainName: nameOf(chainId),
    needsConfirmation,
    assets: null,
    decimals: null,
    ...partsOf(change, nameOf),
  }
}

type Parts = Pick<ChangeView, 'subject' | 'name' | 'before' | 'after'> & Partial<Pick<ChangeView, 'assets' | 'decimals'>>

function partsOf(change: ListChange, nameOf: (chainId: string) => string): Parts {
  switch (change.kind) {
    case 'chain':
      return {
        subject: 'chain',
        name: titleOf(change.value),
        before: [],
        after: describeChain(change.value),
        assets: change.assets.length,
      }
    case 'asset': {
      const { was, value, denom } = change
      const decimals = { before: was === null ? null : decimalsOf(was), after: decimalsOf(value) }
      const before = was === null ? [] : describeAsset(was)
      return { subject: 'asset', name: value.symbol ?? denom, before, after: describeAsset(value), decimals }
    }
    case 'hosts': {
      const subject: ChangeSubject = change.field === 'json-rpc' ? 'jsonRpc' : change.field
      return { subject, name: '', before: change.was, after: change.value }
    }
    case 'channel': {
      const end = ({ chain_id }: { chain_id: string }) => [nameOf(chain_id)]
      return { subject: 'channel', name: change.channelId, before: change.was === null ? [] : end(change.was), after: end(change.value) }
    }
    case 'fact':
      return { subject: change.field, name: '', before: linesOf(change.was), after: linesOf(change.value) }
  }
}

/** Lists the chain's id and the hosts that would be asked. */
function describeChain({ chain_id, apis }: RegistryChain): string[] {
  const hosts = [...apis.indexer, ...apis.rest, ...apis.rpc, ...apis['json-rpc']].map(({ address }) => new URL(address).host)
  return [chain_id, ...new Set(hosts)]
}

function describeAsset(asset: RegistryAsset): string[] {
  const origins = asset.traces.flatMap(({ counterparty }) =>
    counterparty?.base_denom === undefined
      ? []
      : [`${counterparty.chain_name ?? counterparty.chain_id ?? ''} ${counterparty.base_denom}`.trim()],
  )
  return [asset.symbol ?? '', asset.base, ...(asset.address === undefined ? [] : [asset.address]), ...origins]
}

/** Returns the values of a fact, one per line. */
function linesOf(text: string): string[] {
  const parts = jsonIfAny(text)
  if (typeof parts !== 'object' || parts === null) return []
  return Object.values(parts).flatMap((value) => (Array.isArray(value) ? value : [value]).map(lineOf))
}

function lineOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
