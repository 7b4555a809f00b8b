import { describe, expect, it } from 'vitest'
import changelog, { withGroups } from './changelog.ts'
import { channelCommand, readOptions, tagOf } from './options.ts'

describe('npm run release', () => {
  it('is a dry run unless a step is named', () => {
    expect(readOptions([])).toEqual({ step: 'dry run', channel: undefined, registry: undefined })
    expect(readOptions(['--channel', 'next'])?.step).toBe('dry run')
    expect(readOptions(['--version', '--channel', 'next'])).toMatchObject({
      step: 'version',
      channel: 'next',
    })
    expect(readOptions(['--publish', '--registry', 'https://npm.example'])).toMatchObject({
      step: 'publish',
      registry: 'https://npm.example',
    })
  })

  it.each([
    [['--version', '--publish'], 'two steps'],
    [['--registry', 'https://npm.example'], '--registry is for --publish'],
    [['--publish', '--channel', 'next'], '--channel is for --version'],
    [['--version', '--channel', '1.0'], 'is no channel'],
    [['--force'], 'npm run release'],
  ])('refuses %j', (args, words) => {
    expect(() => readOptions(args)).toThrow(words)
  })

  it('publishes a version under its channel', () => {
    expect(tagOf('1.0.0-next.3')).toBe('next')
    expect(tagOf('1.2.0')).toBe('latest')
  })

  it('enters and leaves a channel once', () => {
    expect(channelCommand('next', undefined)).toEqual(['pre', 'enter', 'next'])
    expect(channelCommand('next', 'next')).toBeUndefined()
    expect(channelCommand(undefined, 'next')).toBeUndefined()
    expect(channelCommand('stable', 'next')).toEqual(['pre', 'exit'])
    expect(channelCommand('stable', undefined)).toBeUndefined()
    expect(() => channelCommand('beta', 'next')).toThrow('release it as stable')
  })
})

describe('a changelog', () => {
  it('has each change as it was written, without a list of dependencies', async () => {
    expect(
      await changelog.getReleaseLine({ summary: '**Tabs.** They turn.\n\nTo update, do `x`:\n\n    x\n' }),
    ).toBe('- **Tabs.** They turn.\n\n  To update, do `x`:\n\n      x')
    expect(await changelog.getDependencyReleaseLine()).toBe('')
  })

  it('is grouped by what a change means', () => {
    expect(
      withGroups(
        '## 1.0.0\n\n### Major Changes\n\n- a\n\n### Minor Changes\n\n- b\n\n### Patch Changes\n\n- c\n',
      ),
    ).toBe('## 1.0.0\n\n### Breaking\n\n- a\n\n### New and changed\n\n- b\n\n### Fixed\n\n- c\n')
  })
})
