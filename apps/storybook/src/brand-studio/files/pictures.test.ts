import { describe, expect, it } from 'vitest'
import { defaultFolder } from '../brands.ts'
import { setSetting, textAt } from '../settings/paths.ts'
import { pictureProblems, withoutPicture, withPicture } from './pictures.ts'

const bytes = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')

describe('pictures', () => {
  it('take the name of the slot where the kind of file stays, and a usual one where it changes', () => {
    const same = withPicture(defaultFolder, 'logo', { name: 'Our Logo v3.svg', bytes })
    expect([textAt(same.settings, 'assets.logo'), same.files.get('logo.svg')]).toEqual(['logo.svg', bytes])
    const other = withPicture(defaultFolder, 'logo', { name: 'Logo.PNG', bytes })
    expect([textAt(other.settings, 'assets.logo'), other.files.has('logo.svg')]).toEqual(['logo.png', false])
  })

  it('never take away a file that another picture is too', () => {
    const shared = {
      ...defaultFolder,
      settings: setSetting(defaultFolder.settings, 'assets.logo', 'favicon.svg'),
    }
    const changed = withPicture(shared, 'logo', { name: 'new.svg', bytes })
    expect(textAt(changed.settings, 'assets.logo')).toBe('logo-logo.svg')
    expect(changed.files.get('favicon.svg')).toBe(defaultFolder.files.get('favicon.svg'))
    expect(withoutPicture(shared, 'logo').files).toEqual(defaultFolder.files)
  })

  it('have what brand check says of them', () => {
    expect(pictureProblems(defaultFolder)).toEqual(new Map())
    const small = defaultFolder.files.get('app-icon-192.png') ?? bytes
    const wrong = withPicture(defaultFolder, 'appIcon', { name: 'a.png', bytes: small })
    expect(pictureProblems(wrong).get('appIcon')).toBe(
      'app-icon.png is 192 × 192 px; export it as a square of 512 × 512 px.',
    )
    const lost = { ...defaultFolder, files: new Map() }
    expect(pictureProblems(lost).get('logo')).toMatch(/^logo.svg is not among the files/)
    expect(pictureProblems(withoutPicture(defaultFolder, 'smallAppIcon'))).toEqual(new Map())
    expect(pictureProblems(withoutPicture(defaultFolder, 'logo')).get('logo')).toMatch(/choose a file/)
  })
})
