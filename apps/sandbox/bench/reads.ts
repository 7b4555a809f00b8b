/**
 * Balance reads a second over HTTP, with the check of the session: one process of the platform, PostgreSQL, and the load
 * from a third process, all on this machine. The floor is the call that reads nothing but the platform's status.
 */
import { Clients, secret } from '../crash/clients.ts'
import { startPlatform } from '../crash/running.ts'
import { load, requestText } from './measuring/load.ts'
import { seconds } from './measuring/measure.ts'
import { cpuOf } from './measuring/serverCpu.ts'
import { withPostgres } from './measuring/servers.ts'
import { printVerdicts } from './measuring/verdicts.ts'

const accounts = Array.from({ length: 8 }, (_, n) => (n % 2 === 0 ? 'dara2026' : 'vibol2026'))

await withPostgres(async (url) => {
  const running = await startPlatform({
    ...{ DATABASE_URL: url, PLATFORM_SECRET: secret, NODE_ENV: 'production', SANDBOX_FAST: '1' },
  })
  try {
    const clients = new Clients()
    await clients.reach(running.address)
    const requests: string[] = []
    for (const account of accounts) {
      const { token, cookie } = await clients.session(account, 'member')
      const headers = { 'x-baize-site': 'member', authorization: `Bearer ${token}`, cookie }
      requests.push(requestText('GET', '/wps/v2/wallets/balance', headers))
    }
    const port = Number(new URL(running.address).port)
    const status = [requestText('GET', '/wps/system/status', { 'x-baize-site': 'member' })]
    const rows = []
    let best = { perSecond: 0, p99: 0 }
    let floor = 1
    for (const [what, asked] of [
      ['status', status],
      ['balance', requests],
    ] as const) {
      for (const connections of [16, 48]) {
        const before = cpuOf(running.pid)
        const figures = await load({ port, connections, seconds, requests: asked })
        const serverCpu = (cpuOf(running.pid) - before) / Math.max(1, figures.count)
        if (figures.failed > 0) throw new Error(`${figures.failed} answers failed: ${figures.firstFailure}`)
        if (what === 'status') floor = Math.max(floor, figures.perSecond)
        else if (figures.perSecond > best.perSecond) best = figures
        rows.push({
          ...{ call: what, connections, 'per second': figures.perSecond },
          ...{ 'p50 ms': figures.p50, 'p99 ms': figures.p99 },
          'server CPU ms each': Number(serverCpu.toFixed(3)),
          'load CPU ms each': figures.ownCpu,
          'of the floor': Number((figures.perSecond / floor).toFixed(2)),
        })
      }
    }
    console.table(rows)
    printVerdicts([
      { what: 'balance reads', figure: best.perSecond, atLeast: 12_000, unit: '/s' },
      { what: 'their p99', figure: best.p99, atMost: 10, unit: 'ms' },
    ])
  } finally {
    await running.stop()
  }
})
