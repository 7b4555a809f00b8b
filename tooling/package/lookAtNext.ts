import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { freePorts } from '../../scripts/product.mjs'
import { chromiumPath, PlainError } from '../../scripts/toolbox.mjs'
import { chromiumFlags } from '../chromiumFlags.ts'
import { followTheLinks } from './look.ts'

/**
 * Starts an app of Next's app router that is built, and opens it in Chromium: it is rendered on the server in Khmer,
 * hydrates without a word, opens a dialog, and Next's router follows its links.
 */
export async function lookAtNext(app: string): Promise<void> {
  const { PORT_MEMBER: port } = await freePorts()
  const origin = `http://127.0.0.1:${port}`
  const server = spawn(
    process.execPath,
    [join(app, 'node_modules/next/dist/bin/next'), 'start', '-p', String(port), '-H', '127.0.0.1'],
    { cwd: app, stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } },
  )
  const browser = await chromium.launch({
    executablePath: chromiumPath() ?? '/usr/bin/chromium',
    args: [...chromiumFlags],
  })
  try {
    let output = ''
    for await (const chunk of server.stdout.iterator({ destroyOnReturn: false })) {
      output += String(chunk)
      if (output.includes('Ready')) break
    }
    server.stdout.resume()
    const html = await (await fetch(origin)).text()
    if (!html.includes('type="password"') || !/[\u1780-\u17ff]/.test(html))
      throw new PlainError(`Next's server does not render the page in Khmer:\n${html.slice(0, 500)}`)
    const page = await browser.newPage()
    const noise: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) noise.push(message.text())
    })
    page.on('pageerror', (error) => noise.push(error.message))
    await followTheLinks(page, origin)
    await page.locator('#open').click()
    await page.getByRole('dialog', { name: 'Welcome' }).waitFor()
    await page.getByRole('button', { name: 'បិទ' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    if (noise.length > 0) throw new PlainError(`The app of Next is not quiet:\n${noise.join('\n')}`)
    console.log('well    an app of Next renders it on a server, hydrates, and follows its links')
  } finally {
    await browser.close()
    if (server.exitCode === null) {
      server.kill()
      await once(server, 'exit')
    }
  }
}
