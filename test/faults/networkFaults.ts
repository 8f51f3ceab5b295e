// Faults of the way to the hosts.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ErrorData } from '../../src/shared/domain/errors.ts'
import { ACCOUNT, copyAll, isSound, until, type App, type FaultBench } from './faultBench.ts'
import type { Fault, See } from './fault.ts'
import { openProxy, openUntrusted } from './ownHosts.ts'

/** The chain list with every host at another address. */
function chainsAt(bench: FaultBench, url: string): string[] {
  const file = join(bench.folder, 'elsewhere.json')
  writeFileSync(file, JSON.stringify(bench.server.chains).replaceAll(bench.server.baseUrl, url))
  return ['--chains', file]
}

/** What the streams say while nothing can be copied. */
async function told(app: App): Promise<ErrorData> {
  await app.client['accounts.watch']({ address: ACCOUNT, label: 'Mine' })
  return until(
    'a failure is told',
    async () => (await app.client['sync.state']({})).streams.find(({ error }) => error !== null)?.error ?? null,
  )
}

async function goesOn(bench: FaultBench, app: App, see: See): Promise<void> {
  see('the app says that it is offline', !(await app.client['sync.state']({})).isOnline)
  see('what is held can be read, and labels be written', (await app.client['views.save']({ name: 'Kept', text: 'is:mine' })).length === 1)
  await bench.stop(app)
  const again = await bench.start()
  see('with the hosts back history is copied to its end', (await copyAll(again.client)) > 300)
  await bench.stop(again)
  see('what is on disk is sound', await isSound(bench))
}

const dns: Fault = {
  kind: 'DNS gone',
  what: 'no name of a host can be looked up',
  run: async (bench, see) => {
    const app = await bench.start({ network: chainsAt(bench, 'https://nowhere.invalid') })
    const error = await told(app)
    see(
      'each list says that the host’s name cannot be found, and is tried again',
      /name of this host can’t be found/.test(error.message) && error.retry === 'later',
      error,
    )
    await goesOn(bench, app, see)
  },
}

function tls(isWaived: boolean): Fault {
  const shown = 'every host shows a certificate that nobody vouches for'
  return {
    kind: 'TLS error',
    what: isWaived ? `${shown}, and NODE_TLS_REJECT_UNAUTHORIZED=0 asks to believe it` : shown,
    run: async (bench, see) => {
      const host = await openUntrusted()
      try {
        const app = await bench.start({ network: chainsAt(bench, host.url), env: isWaived ? { NODE_TLS_REJECT_UNAUTHORIZED: '0' } : {} })
        const error = await told(app)
        see(
          'each list says that the host cannot prove who it is, and is tried again',
          /certificate of .* isn’t valid/.test(error.message) && error.retry === 'later',
          error,
        )
        see('nothing was asked of such a host', host.count() === 0, host.count())
        await goesOn(bench, app, see)
      } finally {
        host.close()
      }
    },
  }
}

const VARIABLES = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy', 'ALL_PROXY'] as const

function proxy(isWanted: boolean): Fault {
  return {
    kind: 'Proxy',
    what: isWanted
      ? 'a proxy that refuses everything is named in the environment, and NODE_USE_ENV_PROXY=1 asks to use it'
      : 'a proxy that refuses everything is named in the environment (HTTP_PROXY, HTTPS_PROXY, ALL_PROXY)',
    run: async (bench, see) => {
      const host = await openProxy()
      try {
        const named = Object.fromEntries(VARIABLES.map((name) => [name, host.url]))
        const app = await bench.start({ env: { ...named, NO_PROXY: '', no_proxy: '', ...(isWanted ? { NODE_USE_ENV_PROXY: '1' } : {}) } })
        if (isWanted) {
          const error = await told(app)
          see('the proxy is asked, and what it answers is told of the host', host.count() > 0 && error.retry === 'later', error)
        } else {
          see('the hosts are asked directly and history is copied to its end', (await copyAll(app.client)) > 300)
          see('the proxy is not asked', host.count() === 0, host.count())
        }
        await bench.stop(app)
      } finally {
        host.close()
      }
    },
  }
}

export const networkFaults: readonly Fault[] = [dns, tls(false), tls(true), proxy(false), proxy(true)]
