import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../scripts/toolbox.mjs'
import { deprecationsIn, isCurrent } from './deprecations.ts'
import { readManifest } from './package/manifest.ts'

describe('what is deprecated', () => {
  it('is found where the code reports it', () => {
    const source = `
      if (process.env.NODE_ENV !== 'production' && full !== undefined)
        reportDeprecated({ what: 'The property \`full\` of Button', since: '1.1', instead: '\`fullWidth\`' })`
    expect(deprecationsIn(source)).toEqual([{ since: '1.1', instead: '`fullWidth`' }])
  })

  it.each([
    ['1.1', '1.0.0', true],
    ['1.1', '1.1.0-next.2', true],
    ['1.1', '1.2.4', true],
    ['1.1', '1.3.0', false],
    ['1.1', '2.0.0', false],
    ['soon', '1.1.0', false],
  ])('since %s it is current in %s: %s', (since, version, current) => {
    expect(isCurrent({ since, instead: 'B' }, version)).toBe(current)
  })

  it('is removed from the packages after one minor version', () => {
    const files = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
      (file) => !/\.test\.tsx?$/.test(file),
    )
    expect(files.length).toBeGreaterThan(1000)
    const { version } = readManifest(join(root, 'packages/ui'))
    const overdue = files.flatMap((file) =>
      deprecationsIn(readFileSync(join(root, file), 'utf8'))
        .filter((each) => !isCurrent(each, version))
        .map(({ since }) => `${file}: deprecated since ${since}`),
    )
    expect(overdue).toEqual([])
  })
})
