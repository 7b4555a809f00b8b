import { i18n as shared } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { Component, type ReactNode, useLayoutEffect, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type FurtherMessages,
  type Language,
  LanguageProvider,
  LanguageSection,
  type LanguageSwitch,
  type LoadMessages,
  type Locale,
  previousLocale,
  useFormat,
  useLanguage,
  useLanguageSwitch,
  visitorLocale,
} from '../index.ts'
import { needMessages } from './needed.ts'

const active: Locale[] = ['km', 'en', 'zh-Hans', 'ar', 'my', 'vi', 'fa']
const hello: Record<string, string> = {
  km: 'សួស្តី',
  en: 'Hello',
  'zh-Hans': '你好',
  ar: 'مرحبا',
  my: 'မင်္ဂလာပါ',
}
const wallet: Record<string, string> = { km: 'កាបូប', en: 'Wallet', 'zh-Hans': '钱包' }

let root: Root
let host: HTMLElement
let language: Language
let state: LanguageSwitch
/** Every text that was on the page, so that a flash is seen. */
let seen: string[]

function Text({ id }: { id: string }) {
  const { i18n } = useLingui()
  return i18n._(id)
}

function Message({ id }: { id: string }) {
  return useLingui().i18n._({ id, message: `built-in ${id}` })
}

function Page() {
  language = useLanguage()
  state = useLanguageSwitch()
  const format = useFormat()
  seen.push(shared._('hello'))
  return (
    <>
      <p id="hello">
        <Text id="hello" />
      </p>
      <p id="date">{format.date(Date.UTC(2026, 10, 21), { timeZone: 'UTC', style: 'long' })}</p>
      <input id="field" />
    </>
  )
}

class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {}
  static getDerivedStateFromError(error: Error) {
    return { message: error.message }
  }
  override render() {
    return this.state.message ?? this.props.children
  }
}

const load: LoadMessages = async (locale) => ({ hello: hello[locale] ?? '' })
const text = (id: string) => document.getElementById(id)?.textContent

function open(initial: Locale, from: LoadMessages = load, children: ReactNode = null) {
  root.render(
    <Boundary>
      <LanguageProvider initial={initial} active={active} load={from} pending={<p id="pending">…</p>}>
        <Page />
        {children}
      </LanguageProvider>
    </Boundary>,
  )
}

beforeEach(() => {
  localStorage.clear()
  seen = []
  host = document.body.appendChild(document.createElement('main'))
  root = createRoot(host, { onCaughtError: () => undefined })
  const observer = new MutationObserver(() => seen.push(text('hello') ?? ''))
  observer.observe(host, { subtree: true, childList: true, characterData: true })
})
afterEach(() => {
  vi.restoreAllMocks()
  root.unmount()
  host.remove()
})

describe('the page', () => {
  it('opens in its language and says so to the browser', async () => {
    open('km')
    await expect.poll(() => text('hello')).toBe('សួស្តី')
    expect(document.documentElement).toMatchObject({ lang: 'km', dir: 'ltr' })
    expect(text('date')).toBe('21 វិច្ឆិកា 2026')
    expect(localStorage.length).toBe(0)
  })

  it('leaves a page that is in its language unchanged: a browser would recalculate every style', async () => {
    document.documentElement.lang = 'km'
    document.documentElement.dir = 'ltr'
    let told = 0
    const observer = new MutationObserver((records) => {
      told += records.length
    })
    observer.observe(document.documentElement, { attributes: true })
    open('km')
    await expect.poll(() => text('hello')).toBe('សួស្តី')
    observer.disconnect()
    expect(told).toBe(0)
  })

  it('switches, keeps what was typed, and remembers both languages', async () => {
    open('km')
    await expect.poll(() => text('hello')).toBe('សួស្តី')
    const field = document.querySelector('input')
    if (field) field.value = 'typed'
    await language.setLocale('ar')
    await expect.poll(() => text('hello')).toBe('مرحبا')
    expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' })
    expect(document.querySelector('input')).toBe(field)
    expect(localStorage.getItem('baize.locale')).toBe('ar')
    expect(localStorage.getItem('baize.locale.previous')).toBe('km')
    expect(visitorLocale(active)).toBe('ar')
    expect(previousLocale(active)).toBe('km')
    expect(seen.filter((word) => word === 'hello')).toEqual([])
    expect(shared._('hello')).toBe('مرحبا')
  })

  it('delays a switch for the messages of a part that was mounted while the language was loading', async () => {
    open('km')
    await expect.poll(() => text('hello')).toBe('សួស្តី')
    const late: LoadMessages = async (locale) => ({ late: `late ${locale}` })
    const meanwhile: LoadMessages = async () => {
      needMessages(late)
      return {}
    }
    needMessages(meanwhile)
    await language.setLocale('en')
    expect(shared._('late')).toBe('late en')
  })

  it('loads the words for dates that the browser lacks before it shows a language', async () => {
    open('en')
    await expect.poll(() => text('hello')).toBe('Hello')
    await language.setLocale('my')
    await expect.poll(() => text('hello')).toBe('မင်္ဂလာပါ')
    expect(text('date')).toBe('2026 နိုဝင်ဘာ 21')
  })

  it('stays as it is while a language loads, and says that it switches', async () => {
    let arrive: (messages: Record<string, string>) => void = () => undefined
    open('km', (locale) => (locale === 'km' ? load(locale) : new Promise((resolve) => (arrive = resolve))))
    await expect.poll(() => text('hello')).toBe('សួស្តី')
    const done = language.setLocale('en')
    await expect.poll(() => state.switching).toBe(true)
    expect(text('hello')).toBe('សួស្តី')
    expect(document.documentElement.lang).toBe('km')
    arrive({ hello: 'Hello' })
    await done
    await expect.poll(() => state.switching).toBe(false)
    expect(text('hello')).toBe('Hello')
  })

  it('keeps the language it had when the next one fails, says so, and can try again', async () => {
    let broken = true
    open('km', async (locale) => {
      if (broken && locale === 'en') throw new Error('offline')
      return load(locale)
    })
    await expect.poll(() => text('hello')).toBe('សួស្តី')
    await language.setLocale('en')
    await expect.poll(() => state.failure).toMatchObject({ locale: 'en', error: { message: 'offline' } })
    expect(text('hello')).toBe('សួស្តី')
    expect(state.switching).toBe(false)
    expect(localStorage.length).toBe(0)
    broken = false
    await language.setLocale('en')
    await expect.poll(() => text('hello')).toBe('Hello')
    expect(state.failure).toBeUndefined()
  })

  it('shows the last of two quick choices, whichever arrives first', async () => {
    open('km', async (locale) => {
      await new Promise((resolve) => setTimeout(resolve, locale === 'en' ? 60 : 5))
      return load(locale)
    })
    await expect.poll(() => text('hello')).toBe('សួស្តី')
    await Promise.all([language.setLocale('en'), language.setLocale('zh-Hans')])
    await expect.poll(() => text('hello')).toBe('你好')
    await new Promise((resolve) => setTimeout(resolve, 80))
    expect(text('hello')).toBe('你好')
    expect(localStorage.getItem('baize.locale')).toBe('zh-Hans')
  })

  it('opens in another language when its own cannot be had, and throws when none can', async () => {
    const only =
      (...tags: Locale[]): LoadMessages =>
      async (locale) => {
        if (!tags.includes(locale)) throw new Error(`no ${locale}`)
        return load(locale)
      }
    open('km', only('en'))
    await expect.poll(() => text('hello')).toBe('Hello')
    expect(state.failure?.locale).toBe('km')
    root.unmount()
    root = createRoot(host, { onCaughtError: () => undefined })
    open('km', only())
    await expect.poll(() => host.textContent).toBe('no km')
  })

  it('does without storage where the browser refuses it', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    open(visitorLocale(active, 'km') === 'km' ? 'km' : 'en')
    await expect.poll(() => text('hello')).toBeDefined()
    await language.setLocale('zh-Hans')
    await expect.poll(() => text('hello')).toBe('你好')
  })

  it('ignores a language that the site does not offer', async () => {
    open('km')
    await expect.poll(() => text('hello')).toBe('សួស្តី')
    await language.setLocale('__proto__' as Locale)
    expect(text('hello')).toBe('សួស្តី')
    expect(state.failure).toBeUndefined()
  })
})

describe('a section', () => {
  const loadWallet: LoadMessages = async (locale) => ({ wallet: wallet[locale] ?? '' })
  const section = (from: LoadMessages) => (
    <p id="wallet">
      <LanguageSection load={from} pending="…">
        <Text id="wallet" />
      </LanguageSection>
    </p>
  )

  it('shows itself when its messages are there, and follows the page', async () => {
    open('km', load, section(loadWallet))
    await expect.poll(() => text('wallet')).toBe('កាបូប')
    await language.setLocale('en')
    await expect.poll(() => text('wallet')).toBe('Wallet')
    expect(text('hello')).toBe('Hello')
    expect(seen.filter((word) => word === 'wallet')).toEqual([])
  })

  it('shows itself when another part loaded its messages after it was rendered', async () => {
    let arrive: (() => void) | undefined
    const late: LoadMessages = (locale) =>
      new Promise((resolve) => {
        arrive = () => resolve({ wallet: wallet[locale] ?? '' })
      })
    open(
      'km',
      load,
      <>
        {section(late)}
        <Second load={late} onDrawn={() => arrive?.()} />
      </>,
    )
    await expect.poll(() => arrive).toBeDefined()
    drawSecond()
    await expect.poll(() => text('second')).toBe('កាបូប')
  })

  it('whose catalogue fails throws to the error boundary', async () => {
    const broken = async () => {
      throw new Error('no wallet')
    }
    open('km', load, <Boundary>{section(broken)}</Boundary>)
    await expect.poll(() => host.textContent).toContain('no wallet')
    expect(text('hello')).toBe('សួស្តី')
  })
})

let drawSecond: () => void

/** A section that is rendered later; it reports as soon as it is. */
function Second({ load: from, onDrawn }: { load: LoadMessages; onDrawn: () => void }) {
  const [there, setThere] = useState(false)
  drawSecond = () => setThere(true)
  useLayoutEffect(() => {
    if (there) onDrawn()
  })
  return (
    there && (
      <LanguageSection load={from}>
        <p id="second">
          <Text id="wallet" />
        </p>
      </LanguageSection>
    )
  )
}

describe('a language that the packages have no catalogue of', () => {
  const english: LoadMessages = async (locale) => ({ hello: hello[locale] ?? 'Hello', more: 'More' })
  const loadWallet: LoadMessages = async (locale) => ({ wallet: wallet[locale] ?? 'Wallet' })
  const words: Partial<Record<Locale, Record<string, string>>> = { vi: { hello: 'Xin chào' }, fa: {} }
  const further: FurtherMessages = (locale) => {
    const own = words[locale]
    return own && Promise.resolve(own)
  }
  const show = (from: FurtherMessages) =>
    root.render(
      <Boundary>
        <LanguageProvider initial="km" active={active} load={english} further={from}>
          <Page />
          <p id="more">
            <Text id="more" />
          </p>
          <LanguageSection load={loadWallet}>
            <p id="wallet">
              <Text id="wallet" />
              <input id="typed" />
            </p>
          </LanguageSection>
        </LanguageProvider>
      </Boundary>,
    )
  const langOf = (id: string) => document.getElementById(id)?.closest('[lang]')?.getAttribute('lang')

  it('says what it can, is English beside that, and names the language of a part that is all English', async () => {
    show(further)
    await expect.poll(() => text('wallet')).toBe('កាបូប')
    const field = document.querySelector<HTMLInputElement>('#typed')
    await language.setLocale('vi')
    await expect.poll(() => text('hello')).toBe('Xin chào')
    expect(text('more')).toBe('More')
    expect(text('wallet')).toBe('Wallet')
    expect([langOf('hello'), langOf('wallet')]).toEqual(['vi', 'en'])
    expect(document.querySelector('#typed')).toBe(field)
    expect(localStorage.getItem('baize.locale')).toBe('vi')
  })

  it('of which nothing is there leaves a page that is English, reads as English and says so', async () => {
    show(further)
    await expect.poll(() => text('hello')).toBe('សួស្តី')
    await language.setLocale('fa')
    await expect.poll(() => text('hello')).toBe('Hello')
    expect(language.locale).toBe('fa')
    expect(document.documentElement).toMatchObject({ lang: 'en', dir: 'ltr' })
  })

  it('whose file cannot be had leaves the page in the language it had', async () => {
    show((locale) => (locale === 'vi' ? Promise.reject(new Error('offline')) : undefined))
    await expect.poll(() => text('hello')).toBe('សួស្តី')
    await language.setLocale('vi')
    await expect.poll(() => state.failure?.locale).toBe('vi')
    expect([text('hello'), document.documentElement.lang]).toEqual(['សួស្តី', 'km'])
  })
})

it.each([
  ['<img src=x onerror=alert(1)>'],
  ['../../../etc/passwd'],
  ['__proto__'],
  ['constructor'],
  ['km\u0000'],
  ['a'.repeat(1_000_000)],
  ['{"locale":"km"}'],
  ['zh-Hans-u-nu-hanidec-x-'.repeat(3)],
  ['fr'],
])(
  'a stored language that is hostile or not offered (%#) falls back to the device’s language',
  async (stored) => {
    localStorage.setItem('baize.locale', stored)
    localStorage.setItem('baize.locale.previous', stored)
    const chosen = visitorLocale(['km', 'en'])
    expect(['km', 'en']).toContain(chosen)
    expect(previousLocale(['km', 'en'])).toBeUndefined()
    open(chosen)
    await expect.poll(() => text('hello')).toBe(hello[chosen])
  },
)

describe('without a loader', () => {
  const announced = (id: string) => {
    const load = vi.fn<LoadMessages>(async (locale) => ({ [id]: `${id} in ${locale}` }))
    needMessages(load)
    return load
  }

  it('shows English at once and loads the catalogues of the modules in use, also of later ones', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
    const first = announced('first')
    root.render(
      <LanguageProvider initial="en" active={active}>
        <Page />
        <p id="first">
          <Message id="first" />
        </p>
        <p id="later">
          <Message id="later" />
        </p>
      </LanguageProvider>,
    )
    await expect.poll(() => text('first')).toBe('first in en')
    expect(text('later')).toBe('built-in later')

    await language.setLocale('km')
    await expect.poll(() => text('first')).toBe('first in km')
    const later = announced('later')
    await expect.poll(() => text('later')).toBe('later in km')
    expect(first.mock.calls).toEqual([['en'], ['km']])
    expect(later.mock.calls).toEqual([['km']])
    expect(complain.mock.calls.flat().join()).not.toContain('first')
  })
})

it('a message whose value is missing is shown without it, and takes nothing down', async () => {
  root.render(
    <LanguageProvider
      initial="en"
      active={active}
      load={load}
      messages={{
        hello: ['Welcome, ', ['name'], '!'],
        days: [['n', 'plural', { one: ['#', ' day'], other: ['#', ' days'] }], ' left'],
        rules: ['Read <0>', ['what'], '</0>'],
      }}
    >
      <p id="all">
        <Text id="hello" /> | <Text id="days" /> | <Trans id="rules" components={{ 0: <b /> }} />
      </p>
    </LanguageProvider>,
  )
  await expect.poll(() => text('all')).toContain('Welcome, !')
  expect(text('all')).toBe('Welcome, ! | – days left | Read ')
  expect(shared._('days', {})).toBe('– days left')
  expect(shared._('days', { n: 2 })).toBe('2 days left')
  expect(shared._('hello', { name: 'NaN Bo' })).toBe('Welcome, NaN Bo!')
})
