import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { allModes, usualModes } from '../.storybook/modes.ts'
import { readOptions } from './options.ts'
import { reportPage, resultOf } from './report.ts'
import { goneFiles, pictureFile, shotsOf, storiesOf, storyAddress } from './shots.ts'
import { compare, exitCode, summary } from './verdict.ts'

const [mode] = allModes(['default'])
if (!mode) throw new Error('no modes')

function picture(width: number, height: number, grey: number, marks = 0): Buffer {
  const png = new PNG({ width, height })
  for (let at = 0; at < width * height; at++)
    png.data.set(at < marks ? [255, 0, 0, 255] : [grey, grey, grey, 255], at * 4)
  return PNG.sync.write(png)
}

describe('a picture is compared with the accepted one', () => {
  it('is new where there is none', () => {
    expect(compare(undefined, picture(4, 4, 255))).toEqual({ verdict: 'new', pixels: 0 })
  })

  it('is the same by its pixels, and where only rounding differs', () => {
    expect(compare(picture(40, 40, 200), picture(40, 40, 200)).verdict).toBe('same')
    expect(compare(picture(40, 40, 200), picture(40, 40, 201)).verdict).toBe('same')
  })

  it('has changed by a few pixels, and says which', () => {
    const { verdict, pixels, difference } = compare(picture(40, 40, 200), picture(40, 40, 200, 50))
    expect({ verdict, pixels }).toEqual({ verdict: 'changed', pixels: 50 })
    expect(PNG.sync.read(difference ?? Buffer.of())).toMatchObject({ width: 40, height: 40 })
  })

  it('has changed when it grew, even by what looks like nothing', () => {
    const { verdict, difference } = compare(picture(40, 40, 200), picture(40, 44, 200))
    expect(verdict).toBe('changed')
    expect(PNG.sync.read(difference ?? Buffer.of()).height).toBe(44)
  })
})

describe('how a run ends', () => {
  const run = { accepting: false, hadBaselines: true }
  it.each([
    ['as accepted', { ...run, verdicts: ['same', 'same'] }, 0],
    ['with a difference', { ...run, verdicts: ['same', 'changed'] }, 1],
    ['with a story that is new', { ...run, verdicts: ['same', 'new'] }, 1],
    ['with a story that is gone', { ...run, verdicts: ['same', 'gone'] }, 1],
    ['the first time', { ...run, hadBaselines: false, verdicts: ['new'] }, 2],
    ['with a story that cannot be shown', { ...run, verdicts: ['same', 'failed'] }, 2],
    ['accepting', { ...run, accepting: true, hadBaselines: false, verdicts: ['new', 'changed'] }, 0],
    ['accepting, but a story cannot be shown', { ...run, accepting: true, verdicts: ['failed'] }, 2],
  ] as const)('%s', (_, outcome, code) => {
    expect(exitCode(outcome)).toBe(code)
  })

  it('says in one line what there was', () => {
    expect(summary(['same', 'changed', 'same', 'new'])).toBe('1 changed, 1 new, 2 as accepted')
    expect(summary([])).toBe('no pictures')
  })
})

describe('which pictures are taken', () => {
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

  it('those of stories, or of those that hold a text', () => {
    expect(storiesOf(index, []).map(({ id }) => id)).toEqual(['ui-button--long', 'ui-link--hot'])
    expect(storiesOf(index, ['LINK/hot', 'nothing']).map(({ id }) => id)).toEqual(['ui-link--hot'])
    expect(storiesOf('broken', [])).toEqual([])
    expect(storiesOf({ entries: { a: null, b: { type: 'story', id: 1 } } }, [])).toEqual([])
  })

  it('one a story and mode, each with a file of its own', () => {
    const modes = usualModes(['default', 'carnival'])
    const shots = shotsOf(storiesOf(index, []), modes)
    expect(shots).toHaveLength(2 * modes.length)
    expect(new Set(shots.map(({ file }) => file)).size).toBe(shots.length)
    expect(pictureFile('ui-button--long', mode)).toBe('default-light-ltr-phone/ui-button--long.png')
    expect(pictureFile('../../etc/passwd', { ...mode, brand: '../x' })).toBe(
      '-x-light-ltr-phone/-etc-passwd.png',
    )
  })

  it('at the address that a person can open too', () => {
    expect(storyAddress('http://localhost:1', 'ui-link--hot', mode)).toBe(
      'http://localhost:1/iframe.html?id=ui-link--hot&viewMode=story&globals=brand:default;scheme:light;direction:ltr;motion:reduced;a11y.manual:!true',
    )
  })

  it('finds accepted pictures of stories that are gone, in the modes it looked at', () => {
    const stories = storiesOf(index, [])
    const kept = shotsOf(stories, [mode]).map(({ file }) => file)
    const lost = 'default-light-ltr-phone/ui-old--story.png'
    const elsewhere = 'default-dark-ltr-phone/ui-old--story.png'
    expect(goneFiles([...kept, lost, elsewhere], stories, [mode])).toEqual([lost])
  })
})

describe('the report', () => {
  const places = { before: 'before', after: 'after', difference: 'difference' }
  const shot = (name: string) => ({
    story: { id: 'x--y', title: 'UI/X', name },
    mode,
    file: pictureFile('x--y', mode),
  })

  it('shows what is not as accepted, the worst first, and hides the rest', () => {
    const page = reportPage(
      [
        resultOf(shot('Same'), 'same'),
        resultOf(shot('New'), 'new'),
        resultOf(shot('Small'), 'changed', 3),
        resultOf(shot('Big'), 'changed', 900),
        resultOf(shot('Failed'), 'failed', 0, 'playFunctionThrewException: <b>no</b>'),
      ],
      places,
    )
    const order = [...page.matchAll(/UI\/X: (\w+)/g)].map(([, name]) => name)
    expect(order).toEqual(['Failed', 'Big', 'Small', 'New'])
    expect(page).toContain('src="difference/default-light-ltr-phone/x--y.png"')
    expect(page).toContain('type="range"')
    expect(page).not.toContain('<b>no</b>')
  })

  it('says so where there is nothing to show', () => {
    expect(reportPage([resultOf(shot('Same'), 'same')], places)).toContain('Every picture is as accepted.')
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
