import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { build, preview } from 'vite'
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

async function visit(page: Page, address: string): Promise<string[]> {
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
  if (noise.length > 0) throw new PlainError(`${address} is not quiet:\n${noise.join('\n')}`)
  return seen
}

/** Builds the app and opens it in Chromium: with the whole stylesheet, and with its components' own; both look the same. */
export async function lookAt(app: string): Promise<void> {
  await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    build: { rolldownOptions: { input: [join(app, 'index.html'), join(app, 'parts.html')] } },
  })
  const server = await preview({
    root: app,
    configFile: false,
    logLevel: 'error',
    preview: { port: 0, host: '127.0.0.1' },
  })
  const browser = await chromium.launch({
    executablePath: chromiumPath() ?? '/usr/bin/chromium',
    args: [...chromiumFlags],
  })
  try {
    const origin = server.resolvedUrls?.local[0] ?? ''
    const [whole, parts] = [
      await visit(await browser.newPage(), `${origin}index.html`),
      await visit(await browser.newPage(), `${origin}parts.html`),
    ]
    const other = whole.findIndex((look, index) => look !== parts[index])
    if (whole.length < 20 || other >= 0)
      throw new PlainError(`Built of its parts it looks otherwise:\n${whole[other]}\n${parts[other]}`)
    console.log(
      `well    it renders in Chromium, ${whole.length} elements, by the whole stylesheet and by parts`,
    )
  } finally {
    await browser.close()
    await server.close()
  }
}
