import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Page } from 'playwright'
import { build, type Plugin, preview } from 'vite'
import { freePorts, type Ports, startProduct } from '../../scripts/product.mjs'
import { chromiumPath, PlainError } from '../../scripts/toolbox.mjs'
import { chromiumFlags } from '../chromiumFlags.ts'

/** How each element of the app looks, in the order of the page. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('#app *')].map((element) => {
      const style = getComputedStyle(element)
      const of = (name: string) => style.getPropertyValue(name)
      return [
        element.tagName,
        ...[
          'color',
          'background-color',
          'font-size',
          'padding',
          'border',
          'border-radius',
          'inline-size',
          'block-size',
          'display',
          'gap',
        ].map(of),
      ].join(' ')
    }),
  )
}

async function visit(page: Page, address: string, use: () => Promise<void>): Promise<string[]> {
  const noise: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(message.text())
  })
  page.on('pageerror', (error) => noise.push(error.message))
  await page.goto(address)
  await page.locator('#open').waitFor()
  await page.evaluate(() => document.fonts.ready)
  const seen = await looks(page)
  const [button, accent] = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.backgroundColor = 'var(--bz-color-accent-base)'
    const colour = (element: Element | null) => (element ? getComputedStyle(element).backgroundColor : '')
    const both = [colour(document.querySelector('#open')), colour(probe)]
    probe.remove()
    return both
  })
  if (!button || button !== accent)
    throw new PlainError(`The button is ${button}, the brand's accent ${accent}.`)
  await page.locator('#open').click()
  await page.getByRole('dialog', { name: 'Welcome' }).waitFor()
  await page.getByRole('button', { name: 'បិទ' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await use()
  if (noise.length > 0) throw new PlainError(`${address} is not quiet:\n${noise.join('\n')}`)
  return seen
}

/** The app's forms: rules of its own with a kind of its own, a resolver in a form of its own, and the platform's sign-in. */
async function useForms(page: Page, account: { account: string; password: string }): Promise<void> {
  const register = page.getByRole('region', { name: 'Register' })
  await register.getByLabel('Account').fill('de89 3704')
  await register.getByRole('button', { name: 'Register' }).click()
  await register.getByRole('link', { name: /Enter an IBAN like/ }).waitFor()
  await register.locator('[name=username]').fill('sokdara1')
  await register.getByLabel('Account').fill('de89 3704 0044 0532 0130 00')
  await register.getByRole('button', { name: 'Register' }).click()
  await says(page, '#registered', '{"username":"sokdara1","account":"DE89370400440532013000"}')

  const payout = page.getByRole('form', { name: 'Payout' })
  await payout.getByRole('button', { name: 'Pay out' }).click()
  await payout.getByText('Not yet: required').waitFor()
  await payout.getByLabel('Receiver').fill(' sokdara1 ')
  await payout.getByRole('button', { name: 'Pay out' }).click()
  await says(page, '#paid', '{"username":"sokdara1"}')

  const signIn = page.getByRole('form', { name: 'Sign in' })
  await signIn.getByLabel('User').fill(account.account)
  await signIn.getByLabel('Secret').fill(account.password)
  await signIn.getByRole('button', { name: 'Sign in' }).click()
  await says(page, '#signed-in', 'Signed in')
}

async function says(page: Page, selector: string, text: string): Promise<void> {
  await page
    .waitForFunction(
      ([where, what]) => document.querySelector(where)?.textContent === what,
      [selector, text] as const,
      { timeout: 15_000 },
    )
    .catch(async () => {
      throw new PlainError(`${selector} says ${await page.locator(selector).textContent()} and not ${text}.`)
    })
}

/** The app's router follows a menu's link and a breadcrumb: the page that was opened is the one that stays. */
export async function followTheLinks(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('heading', { name: 'Home' }).waitFor()
  await page.evaluate(() => document.body.setAttribute('data-opened', 'once'))
  await page.getByRole('button', { name: 'Places' }).click()
  await page.getByRole('menuitem', { name: 'Records' }).click()
  await page.getByRole('heading', { name: 'Records' }).waitFor()
  await page.getByRole('link', { name: 'Home' }).click()
  await page.getByRole('heading', { name: 'Home' }).waitFor()
  if ((await page.locator('body').getAttribute('data-opened')) !== 'once')
    throw new PlainError(`A link of ${address} loads a page.`)
}

/** Serves the built page `server.html` with the app in it, as its own server build renders it. */
function serverRendered(app: string): Plugin {
  return {
    name: 'fixture-server-rendered',
    configurePreviewServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (request.url !== '/server.html') return next()
        try {
          const { render } = await import(pathToFileURL(join(app, 'dist-server/server.js')).href)
          const page = readFileSync(join(app, 'dist/server.html'), 'utf8')
          response.setHeader('content-type', 'text/html').end(page.replace('<!--app-->', await render()))
        } catch (error) {
          next(error)
        }
      })
    },
  }
}

/**
 * Builds the app and opens it in Chromium: with the whole stylesheet, with its components' own, and rendered on a server
 * and hydrated; all look the same, and their forms work with the platform.
 */
export async function lookAt(app: string): Promise<void> {
  const pages = ['index.html', 'parts.html', 'server.html']
  const settings = { root: app, configFile: false, logLevel: 'error' } as const
  await build({
    ...settings,
    build: { rolldownOptions: { input: [...pages, 'links.html'].map((page) => join(app, page)) } },
  })
  await build({ ...settings, build: { ssr: 'src/server.tsx', outDir: 'dist-server' } })
  const ports = await freePorts()
  const target = `http://localhost:${ports.PORT_MEMBER}`
  const server = await preview({
    ...settings,
    plugins: [serverRendered(app)],
    preview: { port: 0, host: '127.0.0.1', proxy: { '/wps': { target } } },
  })
  const origin = server.resolvedUrls?.local[0] ?? ''
  const product = await startPlatform(app, ports, new URL(origin).origin)
  const browser = await chromium.launch({
    executablePath: chromiumPath() ?? '/usr/bin/chromium',
    args: [...chromiumFlags],
  })
  try {
    const member = product.ready.accounts.find(({ role }) => role === 'member')
    if (!member) throw new PlainError('The sandbox has no member.')
    const seen: string[][] = []
    for (const name of pages) {
      const page = await browser.newPage()
      seen.push(await visit(page, `${origin}${name}`, () => useForms(page, member)))
      await page.close()
    }
    const page = await browser.newPage()
    await followTheLinks(page, `${origin}links.html`)
    await page.close()
    const [whole = [], ...others] = seen
    for (const [index, other] of others.entries()) {
      const differs = whole.findIndex((look, at) => look !== other[at])
      if (whole.length < 40 || differs >= 0)
        throw new PlainError(`${pages[index + 1]} looks otherwise:\n${whole[differs]}\n${other[differs]}`)
    }
    console.log(
      `well    it renders in Chromium, ${whole.length} elements: by the whole stylesheet, by parts, hydrated; its forms work, and React Router follows its links`,
    )
  } finally {
    await browser.close()
    await server.close()
    await product.stop()
  }
}

/** The platform with its sandbox's accounts, on an embedded database of its own; pages of one foreign origin may call it. */
function startPlatform(folder: string, ports: Ports, origin: string) {
  return startProduct({
    ports,
    serves: ['platform'],
    env: {
      ALLOWED_ORIGINS: origin,
      DATA_FOLDER: join(folder, 'database'),
      DATABASE_URL: '',
      SANDBOX_FAST: '1',
    },
  })
}
