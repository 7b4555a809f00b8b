/** The running product and its agent centre, open and signed in, in a browser that is measured. */
import { createClient, createSessionToken } from '@baize/api'
import { login } from '@baize/api/calls'
import { freePorts, startProduct } from '../../../../scripts/product.mjs'
import { launchChromium } from '../../../../tooling/bench.ts'

type Browser = Awaited<ReturnType<typeof launchChromium>>
type Context = Awaited<ReturnType<Browser['newContext']>>
export type Page = Awaited<ReturnType<Context['newPage']>>

export interface Bench {
  readonly origin: string
  /** A browser of its own; signed in as the sandbox's agent where requested. */
  open(signedIn: boolean): Promise<Page>
  /** Slows a page's CPU by a factor. */
  slow(page: Page, times: number): Promise<void>
  close(): Promise<void>
}

/** Starts the built product with a fresh sandbox. */
export async function startCentre(): Promise<Bench> {
  const running = await startProduct({
    ports: await freePorts(),
    serves: ['platform', 'agent'],
    env: { DATA_FOLDER: 'memory', DATABASE_URL: '', SANDBOX_FAST: '1' },
  })
  const origin = running.urls.agent.replace(/\/$/, '')
  const agent = running.ready.accounts.find(({ role }) => role === 'agent')
  const browser = await launchChromium()
  return {
    origin,
    async open(signedIn) {
      const context = await browser.newContext({
        ...{ locale: 'en-US', viewport: { width: 1280, height: 800 } },
        ...{ reducedMotion: 'reduce', serviceWorkers: 'block' },
      })
      const page = await context.newPage()
      if (!signedIn) return page
      const client = createClient({
        ...{ site: 'agent', token: createSessionToken(), baseUrl: origin, language: () => 'en' },
        fetch: async (input, init) => {
          const answer = await context.request.fetch(String(input), {
            method: init?.method ?? 'GET',
            headers: Object.fromEntries(new Headers(init?.headers)),
            ...(typeof init?.body === 'string' ? { data: init.body } : {}),
          })
          return new Response(await answer.text(), { status: answer.status() })
        },
      })
      const body = {
        type: 'username',
        username: agent?.account ?? '',
        password: agent?.password ?? '',
      } as const
      const { token } = await client.call(login, { body })
      await page.addInitScript(`sessionStorage.setItem('token', ${JSON.stringify(token)})`)
      return page
    },
    async slow(page, times) {
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: times })
    },
    async close() {
      await browser.close()
      await running.stop()
    },
  }
}

/** One line of a bench's report. */
export function verdict(words: string, value: number, reach: number, unit: string, note = ''): void {
  console.log(
    `${value <= reach ? 'reached' : 'MISSED '}  ${words.padEnd(62)} ${value.toFixed(1).padStart(8)} ${unit}, reach ${reach} ${unit}${note && `; ${note}`}`,
  )
}
