import { useLingui } from '@lingui/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import {
  formatsOf,
  LanguageProvider,
  LanguageSection,
  type Locale,
  loadMessages,
  type Messages,
  needMessages,
  useFormat,
  useLanguage,
  useLanguageSwitch,
  visitorLocale,
} from '../index.ts'
import { languageOf } from './catalogue.ts'

const active = ['km', 'en', 'zh-Hans'] as const
const never = () => Promise.reject(new Error('a server must not load'))

function Page() {
  const { i18n } = useLingui()
  const { locale, direction } = useLanguage()
  const { switching } = useLanguageSwitch()
  const format = useFormat()
  return `${locale} ${direction} ${switching} ${i18n._('hello')} ${format.time(0)} ${format.amount('1.239')}`
}

function Message(message: { id: string; message: string }) {
  return useLingui().i18n._(message)
}

describe('on a server', () => {
  it('a page renders at once in the language whose messages are available', () => {
    const html = renderToString(
      <LanguageProvider
        initial="km"
        active={active}
        load={never}
        messages={{ hello: 'សួស្តី' }}
        timeZone="Asia/Phnom_Penh"
      >
        <Page />
      </LanguageProvider>,
    )
    expect(html).toBe('km ltr false សួស្តី 7:00\u00a0AM 1.23')
  })

  it('two pages in two languages do not disturb each other', () => {
    const page = (initial: 'km' | 'en', hello: string) => (
      <LanguageProvider initial={initial} active={active} load={never} messages={{ hello }} timeZone="UTC">
        <Page />
      </LanguageProvider>
    )
    const html = renderToString([page('km', 'សួស្តី'), page('en', 'Hello'), page('km', 'សួស្តី')])
    expect(html).toMatch(/km .*សួស្តី.*en .*Hello.*km .*សួស្តី/)
  })

  it('without messages it renders the placeholder until they are loaded', () => {
    const provider = (
      <LanguageProvider initial="km" active={active} load={never} pending={<p>…</p>}>
        <Page />
      </LanguageProvider>
    )
    expect(renderToString(provider)).toBe('<p>…</p>')
  })

  it('without a loader English is built in: its messages need no catalogue', () => {
    expect(
      renderToString(
        <LanguageProvider initial="en">
          <Message id="a1b2" message="Good evening" />
        </LanguageProvider>,
      ),
    ).toBe('Good evening')
  })

  it('one call has the messages of every evaluated module', async () => {
    needMessages(async (locale) => ({ hello: `hello in ${locale}` }))
    needMessages(async () => ({ wallet: 'wallet' }))
    const messages = await loadMessages('km')
    expect(messages).toEqual({ hello: 'hello in km', wallet: 'wallet' })
    expect(
      renderToString(
        <LanguageProvider initial="km" messages={messages}>
          <Message id="hello" message="Hello" />
        </LanguageProvider>,
      ),
    ).toBe('hello in km')
  })

  it('a section renders its placeholder', () => {
    const provider = (
      <LanguageProvider initial="km" active={active} load={never} messages={{}}>
        <LanguageSection load={never} pending="…">
          <Page />
        </LanguageSection>
      </LanguageProvider>
    )
    expect(renderToString(provider)).toBe('…')
  })

  it('the language is the fallback', () => {
    expect(visitorLocale(active)).toBe('km')
    expect(visitorLocale(active, 'en')).toBe('en')
  })

  it('the hooks say what they miss', () => {
    expect(() => renderToString(<Page />)).toThrow()
  })
})

it('a number inside a message has Latin digits too, and the plural of its language', () => {
  const days: Messages[string] = [
    ['count', 'plural', { one: ['#', ' | one'], few: ['#', ' | few'], other: ['#', ' | other'] }],
  ]
  const text = (locale: Locale, count: number) => languageOf(locale, { days })._('days', { count })
  expect(text('my', 1234)).toBe('1,234 | other')
  expect(text('fa', 1)).toBe('1 | one')
  expect(text('km', 1)).toBe('1 | other')
  expect(text('ru', 3)).toBe('3 | few')
})

it('formats can be bound outside components', () => {
  expect(formatsOf('km', 'UTC').date(0)).toBe('1 មករា 1970')
})
