import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { verifyLedger } from '@baize/platform/ledger/index.ts'
import { readSettings } from '@baize/platform/settings.ts'
import { expect } from 'vitest'
import { startTestPlatform, type TestOptions, type TestPlatform, type TestSession } from './http/testing.ts'

export interface TestGames extends TestPlatform {
  /** Launches a game and exchanges its code, as tile and page do. */
  openGame(as: TestSession, nodeId?: string): Promise<string>
  /** Registers a member, by an invitation when one is given, and signs it in. */
  join(account: string, referralCode?: string): Promise<TestSession>
  /** Waits for something to become so; the sandbox's bank takes its time. */
  until<T>(read: () => Promise<T>, good: (value: T) => boolean, seconds?: number): Promise<T>
  /** Fails the test when any invariant of the ledger is broken. */
  expectSoundLedger(): Promise<void>
}

/** A platform for tests whose own address responds, so that the vendor's server reaches the wallet over real HTTP. */
export async function startTestGames(options: TestOptions = {}): Promise<TestGames> {
  let test: TestPlatform | undefined
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { connection, host, 'transfer-encoding': _, ...headers } = request.headers
    const answer = await test?.send(request.url ?? '/', {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      body: Buffer.concat(chunks),
    })
    response.writeHead(answer?.status ?? 503, { 'content-type': 'application/json' }).end(answer?.text)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const platform = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const publicUrls = { ...readSettings({}).publicUrls, platform }
  const started = await startTestPlatform({ ...options, settings: { publicUrls, ...options.settings } })
  test = started

  return {
    ...started,
    async openGame(as, nodeId = '1001') {
      const launched = await started.call('launchGame', { query: { nodeId } }, { as })
      const launch = new URL(launched.value.url).searchParams.get('launch') ?? ''
      return (await started.call('sandboxOpenGame', { body: { launch } })).value.playSession
    },
    async join(account, referralCode) {
      const answer = await started.call('register', {
        body: {
          username: account,
          password: 'Correct-Horse-7',
          confirmPassword: 'Correct-Horse-7',
          paymentPassword: '135790',
          ...(referralCode ? { referralCode } : {}),
          registerUrl: 'http://localhost:4301/register',
          domain: 'localhost',
          registerMethod: 'WEB',
          termsAccepted: true,
          termsVersion: started.settings.brand.termsVersion,
          termsLanguage: 'km',
        },
      })
      const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
      return { site: 'member', token: answer.value.token, cookie }
    },
    async until(read, good, seconds = 120) {
      for (const end = Date.now() + seconds * 1000; ; await pause(150)) {
        const value = await read()
        if (good(value)) return value
        if (Date.now() > end) throw new Error(`still ${JSON.stringify(value)} after ${seconds} s`)
      }
    },
    async expectSoundLedger() {
      expect(await verifyLedger(started.platform.db)).toEqual([])
    },
    async close() {
      await new Promise((closed) => server.close(closed).closeAllConnections())
      await started.close()
    },
  }
}

export const newRound = () => randomUUID()
