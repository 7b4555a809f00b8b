import { expect, type Page, test } from '@playwright/test'
import { product } from '../support/product.ts'

/** What the first page may take, as the platform serves it. An empty Storybook (10.6.7) takes 30 requests and 2.03 MB. */
const limits = { requests: 80, bytes: 2_400_000 }

interface DocsEntry {
  readonly id: string
  readonly type: string
  readonly title: string
  readonly tags: readonly string[]
}

const address = (path: string) => new URL(path, product().urls.storybook).href

async function docsPages(page: Page): Promise<DocsEntry[]> {
  const response = await page.request.get(address('index.json'))
  const { entries } = (await response.json()) as { entries: Record<string, DocsEntry> }
  return Object.values(entries).filter(({ type }) => type === 'docs')
}

/** Opens a page of the documentation by itself; what it lacks is the result. */
async function openDocs(page: Page, { id, title }: DocsEntry): Promise<string[]> {
  const problems: string[] = []
  const note = (error: Error) => problems.push(`${title}: ${error.message}`)
  page.on('pageerror', note)
  await page.goto(address(`iframe.html?viewMode=docs&id=${id}`))
  const heading = page.locator('#storybook-docs').getByRole('heading', { level: 1 }).first()
  await heading.waitFor({ timeout: 30_000 }).catch(() => problems.push(`${title}: it has no heading`))
  const text = (await page.locator('#storybook-docs').textContent()) ?? ''
  if (/\|\s*-{3,}\s*\|/.test(text)) problems.push(`${title}: a table is shown as it is written`)
  if (await page.locator('.sb-errordisplay').isVisible()) problems.push(`${title}: it shows an error`)
  page.off('pageerror', note)
  return problems
}

test('the first page takes few requests and bytes, under our name', async ({ page }) => {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  let requests = 0
  let bytes = 0
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    requests += 1
    bytes += encodedDataLength
  })
  await page.goto(address('/'))
  const docs = page.frameLocator('#storybook-preview-iframe').locator('#storybook-docs')
  await expect(docs.getByRole('heading', { name: 'Baize', level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('img', { name: 'Baize' })).toBeVisible()
  console.info(`Storybook's first page: ${requests} requests, ${Math.round(bytes / 1000)} kB`)
  expect(requests).toBeLessThanOrEqual(limits.requests)
  expect(bytes).toBeLessThanOrEqual(limits.bytes)
})

const sections = [
  'When to use it',
  'When not to use it',
  'Anatomy',
  'Keyboard',
  'Role and name for screen readers',
  'Do and don’t',
  'Properties',
]

test('the page of a component says when to use it, and spells out its types', async ({ page }) => {
  await page.goto(address('iframe.html?viewMode=docs&id=ui-actions-button--docs'))
  for (const name of sections)
    await expect(page.getByRole('heading', { name, level: 3, exact: true })).toBeVisible()
  const properties = page.getByRole('table', { name: 'Properties of Button', exact: true })
  const variant = properties.getByRole('row', { name: /^variant / })
  await expect(variant).toContainText("'solid' | 'soft' | 'outline' | 'plain'")
  await expect(page.getByRole('link', { name: 'LinkButton' }).first()).toHaveAttribute(
    'href',
    './?path=/docs/ui-actions-linkbutton--docs',
  )
  await expect(page.getByRole('table').getByText('union', { exact: true })).toHaveCount(0)
})

test('a page of several components has each of them', async ({ page }) => {
  await page.goto(address('iframe.html?viewMode=docs&id=ui-site-pageshell--docs'))
  for (const name of ['BottomBar', 'Footer', 'Header', 'PageShell', 'ScrollToTop', 'SideMenu'])
    await expect(page.getByRole('heading', { name, level: 2, exact: true })).toBeVisible()
})

/** Nightly the pages of all components, some 200; otherwise the guides. */
const all = process.env.DOCS === 'full'

test(`every ${all ? 'page' : 'guide'} of the documentation opens, and its tables are tables`, async ({
  page,
}) => {
  test.setTimeout(all ? 1_800_000 : 180_000)
  const pages = (await docsPages(page)).filter(({ tags }) => all || tags.includes('unattached-mdx'))
  expect(pages.length).toBeGreaterThan(all ? 150 : 15)
  const problems: string[] = []
  for (const each of pages) problems.push(...(await openDocs(page, each)))
  expect(problems).toEqual([])
})
