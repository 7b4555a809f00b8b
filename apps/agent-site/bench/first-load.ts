/**
 * What the agent site costs in JavaScript, gzip: the landing page, what its overview loads more, and where charts
 * load.
 */
import { gzipSync } from 'node:zlib'
import { type Page, startCentre, verdict } from './measuring/centre.ts'

/** What a page is sent until it is quiet: kilobytes by the name of the file. */
function weigh(page: Page): () => Promise<Map<string, number>> {
  const files = new Map<string, number>()
  const pending: Promise<void>[] = []
  page.on('response', (response) => {
    if (response.status() !== 200 || !/javascript/.test(response.headers()['content-type'] ?? '')) return
    const name = new URL(response.url()).pathname
    pending.push(response.body().then((body) => void files.set(name, gzipSync(body).length / 1000)))
  })
  return async () => {
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(2_000)
    await Promise.all(pending)
    return files
  }
}

const sum = (files: Iterable<number>) => [...files].reduce((all, size) => all + size, 0)
const isChart = (file: string) => /Chart/.test(file)

const centre = await startCentre()
try {
  const door = await centre.open(false)
  const doorFiles = weigh(door)
  await door.goto(`${centre.origin}/agent`)
  await door.locator('input[name=password]').first().waitFor()
  const atDoor = await doorFiles()
  verdict('sign-in page, JavaScript in all', sum(atDoor.values()), 92, 'kB', `${atDoor.size} files`)

  const page = await centre.open(true)
  const files = weigh(page)
  await page.goto(`${centre.origin}/agentHome`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const overview = new Map(await files())
  const more = [...overview].filter(([file]) => !atDoor.has(file))
  verdict('overview, JavaScript more', sum(more.map(([, size]) => size)), 60, 'kB', `${more.length} files`)
  verdict('overview, files of charts', [...overview.keys()].filter(isChart).length, 0, 'files')
  for (const [file, size] of more.sort(([, one], [, other]) => other - one).slice(0, 8))
    console.log(`        ${size.toFixed(1).padStart(6)}  ${file}`)

  await page.goto(`${centre.origin}/agentHome/profit-and-loss?view=days`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('tab').last().click()
  const shown = [...(await files()).keys()].filter(isChart).length
  console.log(`${shown > 0 ? 'reached' : 'MISSED '}  where charts are shown they come: ${shown} files`)
} finally {
  await centre.close()
}
