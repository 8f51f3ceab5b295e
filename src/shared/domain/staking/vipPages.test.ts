// The VIP pages: one for each network that has one, and no other address passes for them.
import { expect, test } from 'vitest'
import { isVipPage, vipPage } from './vipPages.ts'

test('Mainnet and Testnet have a VIP page, and a link may open exactly these', () => {
  for (const kind of ['mainnet', 'testnet']) expect(isVipPage(new URL(vipPage(kind) ?? ''))).toBe(true)
  for (const kind of ['practice', 'custom', undefined]) expect(vipPage(kind)).toBeNull()
  for (const url of [
    'https://app.initia.xyz/',
    'https://app.initia.xyz/vip?to=x',
    'http://app.initia.xyz/vip',
    'https://app.initia.xyz.example/vip',
  ]) {
    expect(isVipPage(new URL(url))).toBe(false)
  }
})
