import type { Mode } from '../.storybook/modes.ts'

/** What `npm run images` passes to the Playwright run that it starts, as JSON in `IMAGES`. */
export interface ImageSettings {
  /** Where Storybook is served. */
  origin: string
  only: readonly string[]
  modes: readonly Mode[]
  /** The folder of the accepted images. */
  baselines: string
  /** The folder of the report and of what differs. */
  results: string
  accept: boolean
  jobs: number
  chromium: string
}

export function imageSettings(): ImageSettings {
  if (!process.env.IMAGES) throw new Error('Start it with npm run images.')
  return JSON.parse(process.env.IMAGES)
}
