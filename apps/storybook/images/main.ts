/** `npm run images`: images of the stories in the matrix of modes, compared by Playwright with the accepted ones. */
import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { chromiumPath, main, PlainError, root, run } from '../../../scripts/toolbox.mjs'
import { servePages } from '../../../tooling/bench.ts'
import { brandNames } from '../.storybook/brandNames.ts'
import { modesFor } from '../.storybook/modes.ts'
import { type ImageOptions, readOptions } from './options.ts'
import type { ImageSettings } from './settings.ts'

const results = join(root, '.images')

/** The Storybook to look at: one that runs, a built one, or one that is built now. */
async function openStorybook(
  given: string | undefined,
): Promise<{ origin: string; close: () => Promise<void> }> {
  if (given && /^https?:/.test(given)) return { origin: given.replace(/\/$/, ''), close: async () => {} }
  const built = given ? resolve(given) : join(root, 'apps/storybook/storybook-static')
  if (!given) {
    const { code } = await run('turbo', [
      'run',
      'build',
      '--filter',
      '@baize/storybook',
      '--output-logs=errors-only',
    ])
    if (code !== 0) throw new PlainError('Storybook did not build.')
  }
  if (!existsSync(join(built, 'index.json'))) throw new PlainError(`${built} holds no built Storybook.`)
  return servePages(built)
}

function settingsOf(options: ImageOptions, origin: string): ImageSettings {
  const modes = modesFor(brandNames, options.modes)
  if (modes.length === 0)
    throw new PlainError(`No mode is called ${options.modes}. Brands: ${brandNames.join(', ')}.`)
  const { only, accept, jobs } = options
  const baselines = options.baselines ? resolve(options.baselines) : join(results, 'baselines')
  const chromium = chromiumPath()
  if (!chromium) throw new PlainError('There is no Chromium; CHROMIUM_PATH can name one.')
  return { origin, only, modes, baselines, results, accept, jobs, chromium }
}

await main(async () => {
  const read = readOptions(process.argv.slice(2))
  if ('say' in read) {
    console.log(read.say)
    process.exitCode = read.code
    return
  }
  const storybook = await openStorybook(read.options.storybook)
  try {
    const settings = settingsOf(read.options, storybook.origin)
    const { code } = await run(
      'pnpm',
      ['exec', 'playwright', 'test', '--config', 'images/playwright.config.ts'],
      {
        cwd: join(root, 'apps/storybook'),
        env: { IMAGES: JSON.stringify(settings) },
      },
    )
    console.log(`Report: ${relative(process.cwd(), join(results, 'report/index.html'))}`)
    if (code !== 0 && !existsSync(settings.baselines))
      console.log(
        'There are no accepted images yet: look at the report, then run the same again with --accept.',
      )
    process.exitCode = code
  } finally {
    await storybook.close()
  }
})
