import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Mode } from '../.storybook/modes.ts'
import { imageSettings } from './settings.ts'
import { goneImages, imageName, storiesOf, storyAddress } from './stories.ts'
import { openStory, test } from './storyPage.ts'

const { origin, only, baselines, accept } = imageSettings()
const index: unknown = await (await fetch(`${origin}/index.json`)).json()
const stories = storiesOf(index, only)
if (stories.length === 0) throw new Error(`No story has ${only.join(' or ')} in its title or name.`)

for (const { id, title, name } of stories)
  test(`${title}: ${name}`, async ({ page }, info) => {
    const file = imageName(id)
    await openStory(page, storyAddress(origin, id, info.project.metadata as Mode))
    // An image that is new fails without one in the report: it is to be reviewed.
    if (!existsSync(info.snapshotPath(file, { kind: 'screenshot' })))
      await info.attach(file, { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' })
    await expect(page).toHaveScreenshot(file, { fullPage: true })
  })

if (only.length === 0)
  test('every accepted image is of a story that exists', () => {
    const folder = join(baselines, test.info().project.name)
    const gone = goneImages(existsSync(folder) ? readdirSync(folder) : [], stories)
    if (accept) for (const file of gone) rmSync(join(folder, file))
    else expect(gone).toEqual([])
  })
