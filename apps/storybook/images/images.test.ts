import { describe, expect, it } from 'vitest'
import { allModes } from '../.storybook/modes.ts'
import { readOptions } from './options.ts'
import { goneImages, imageName, storiesOf, storyAddress } from './stories.ts'

const [mode] = allModes(['default'])
if (!mode) throw new Error('no modes')

describe('the images of a run', () => {
  const index = {
    v: 5,
    entries: {
      'a--docs': { type: 'docs', id: 'a--docs', title: 'A', name: 'Docs' },
      'ui-button--long': { type: 'story', id: 'ui-button--long', title: 'UI/Button', name: 'Long' },
      'ui-link--hot': { type: 'story', subtype: 'story', id: 'ui-link--hot', title: 'UI/Link', name: 'Hot' },
      'ui-link--hot:step': {
        type: 'story',
        subtype: 'test',
        id: 'ui-link--x',
        title: 'UI/Link',
        name: 'Step',
      },
    },
  }

  it('those of stories, or of those that contain a text', () => {
    expect(storiesOf(index, []).map(({ id }) => id)).toEqual(['ui-button--long', 'ui-link--hot'])
    expect(storiesOf(index, ['LINK/hot', 'nothing']).map(({ id }) => id)).toEqual(['ui-link--hot'])
    expect(storiesOf('broken', [])).toEqual([])
    expect(storiesOf({ entries: { a: null, b: { type: 'story', id: 1 } } }, [])).toEqual([])
  })

  it('each has a file of its own', () => {
    expect(imageName('ui-button--long')).toBe('ui-button--long.png')
    expect(imageName('../../etc/passwd')).toBe('-etc-passwd.png')
  })

  it('at the address that a person can open too', () => {
    expect(storyAddress('http://localhost:1', 'ui-link--hot', mode)).toBe(
      'http://localhost:1/iframe.html?id=ui-link--hot&viewMode=story&globals=brand:default;scheme:light;direction:ltr;motion:reduced;a11y.manual:!true',
    )
  })

  it('finds accepted images of removed stories', () => {
    expect(goneImages(['ui-link--hot.png', 'ui-old--story.png', 'notes.txt'], storiesOf(index, []))).toEqual([
      'ui-old--story.png',
    ])
  })
})

describe('the command line', () => {
  it('is read', () => {
    expect(
      readOptions(['--only', 'button', '--only=link', '--modes', 'all', '--jobs=4', '--accept']),
    ).toEqual({
      options: {
        only: ['button', 'link'],
        modes: 'all',
        accept: true,
        baselines: undefined,
        storybook: undefined,
        jobs: 4,
      },
    })
  })

  it.each([[['--jobs', 'many']], [['--jobs=0']], [['--what']], [['loose']]])('%j is refused', (args) => {
    expect(readOptions(args)).toMatchObject({ code: 2, say: expect.stringContaining('npm run images') })
  })

  it('helps', () => {
    expect(readOptions(['--help'])).toMatchObject({ code: 0 })
  })
})
