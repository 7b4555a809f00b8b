import { describe, expect, it } from 'vitest'
import { defaultFolder } from '../brands.ts'
import { setSetting, settingAt } from './paths.ts'
import { countOf, problemsOf } from './problems.ts'

const { settings } = defaultFolder

describe('settings', () => {
  it('are written by path, and everything else stays in its order', () => {
    const changed = setSetting(settings, 'contacts.1.labels.km', 'x')
    expect(settingAt(changed, 'contacts.1.labels.km')).toBe('x')
    expect(Object.keys(changed)).toEqual(Object.keys(settings))
    expect(setSetting(changed, 'contacts.1.labels.km', settingAt(settings, 'contacts.1.labels.km'))).toEqual(
      settings,
    )
  })

  it('lose what is set to undefined, and gain groups on the way', () => {
    expect(
      Object.keys(settingAt(setSetting(settings, 'licence.km', undefined), 'licence') as object),
    ).toEqual(['en', 'zh-Hans', 'ar'])
    expect(setSetting({}, 'currency.code', 'USD')).toEqual({ currency: { code: 'USD' } })
  })

  it('have what brand check says at their fields', () => {
    expect(problemsOf(settings).size).toBe(0)
    const wrong = [
      ['contacts.0.url', 'javascript:alert(1)'],
      ['licence.km', undefined],
      ['minimumAge', 12],
      ['currency.code', 'usd'],
    ] as const
    const problems = problemsOf(wrong.reduce((at, [path, value]) => setSetting(at, path, value), settings))
    expect([...problems.keys()].sort()).toEqual(wrong.map(([path]) => path).sort())
    expect(problems.get('minimumAge')).toBe('This must be 18 or more.')
    expect(countOf(problems, 'licence', 'contacts')).toBe(2)
  })
})
