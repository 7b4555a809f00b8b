import { afterEach, expect, test, vi } from 'vitest'
import { contactsIn, licenceIn, pageBrand } from './pageBrand.ts'

afterEach(() => vi.unstubAllGlobals())

const serve = (data: object | null) =>
  vi.stubGlobal('document', {
    getElementById: (id: string) =>
      data && id === 'baize-brand-data' ? { textContent: JSON.stringify(data) } : null,
  })

test('a page shows its brand’s licence in the requested language, or in the brand’s own', () => {
  serve({ name: 'Voltage', defaultLanguage: 'en', licence: { en: 'Play well.', km: 'លេង' } })
  expect(pageBrand()?.name).toBe('Voltage')
  expect(licenceIn('km')).toBe('លេង')
  expect(licenceIn('ar')).toBe('Play well.')
})

test('a page names its contacts in the requested language, or by the brand’s own names', () => {
  const mail = {
    type: 'EMAIL',
    label: 'Email',
    labels: { 'zh-Hans': '电子邮箱' },
    url: 'mailto:us@baize.example',
  }
  serve({ defaultLanguage: 'en', licence: {}, contacts: [mail] })
  expect(contactsIn('zh-Hans')).toEqual([{ type: 'EMAIL', label: '电子邮箱', url: mail.url }])
  expect(contactsIn('vi')[0]?.label).toBe('Email')
})

test('a page that was served in another brand shows that one’s', () => {
  serve({ name: 'Wireframe', defaultLanguage: 'en', licence: { en: 'Grey.' } })
  expect(licenceIn('en')).toBe('Grey.')
})

test('a page without a brand, and a server without a page, have none', () => {
  serve(null)
  expect(pageBrand()).toBeUndefined()
  expect(contactsIn('km')).toEqual([])
  vi.stubGlobal('document', undefined)
  expect(licenceIn('en')).toBeUndefined()
})
