import { LanguageProvider } from '@baize/i18n'
import { closeAllDialogs } from '@baize/ui'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { loadMessages } from '../../app/languages.ts'
import { isTyping, watchTyping } from '../../features/notices/typing.ts'
import { at } from '../../testing/popups/opened.tsx'
import { clearPopup, closePopup, openNotice, openPopup, type PopupName, useSearchHref } from './popups.ts'

let host: HTMLElement
let root: Root
beforeEach(() => {
  history.pushState(null, '', '?page=before')
  history.pushState(null, '', '?page=this')
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(() => {
  clearPopup()
  closeAllDialogs()
  root.unmount()
  host.remove()
})

function show(name: PopupName) {
  const Popup = at(name)
  root.render(
    <LanguageProvider initial="en" active={['en']} load={loadMessages}>
      <Popup />
    </LanguageProvider>,
  )
}

const isAt = (search: string) => vi.waitFor(() => expect(location.search).toBe(search))

it('Back from a forgotten password leads to the sign-in, and closing leads to the page', async () => {
  openPopup('login')
  openPopup('forgotPassword')
  await isAt('?page=this&popup=forgotPassword')
  history.back()
  await isAt('?page=this&popup=login')
  openPopup('forgotPassword')
  openPopup('login')
  await isAt('?page=this&popup=login')
  openPopup('forgotPassword')
  closePopup()
  await isAt('?page=this')
  history.back()
  await isAt('?page=before')
})

it('so does one whose sign-in the address itself had opened', async () => {
  openPopup('login', { replace: true })
  openPopup('forgotPassword')
  closePopup()
  await isAt('?page=this')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(location.search).toBe('?page=this')
})

it.for(['forgotPassword', 'freePlay'] as const)(
  '%s that is opened by its address has a way to the sign-in',
  async (name) => {
    show(name)
    const back = await vi.waitFor(() => {
      const found = [...document.querySelectorAll<HTMLElement>('[role=dialog] button')].find(
        ({ textContent }) => textContent === 'Back to sign-in',
      )
      if (!found) throw new Error('no way back yet')
      return found
    })
    await userEvent.click(back)
    await isAt('?page=this&popup=login')
  },
)

it('a popup whose code is loading shows the skeleton of its content', async () => {
  show('licence')
  const seen = new Set<string>()
  const watch = new MutationObserver(() => {
    const dialog = document.querySelector('[role=dialog]')
    if (dialog) seen.add(dialog.querySelector('[aria-busy=true]') ? 'skeleton' : (dialog.textContent ?? ''))
  })
  watch.observe(document.body, { subtree: true, childList: true })
  await vi.waitFor(() => expect(document.querySelector('[role=dialog] dl')).not.toBeNull())
  watch.disconnect()
  expect([...seen].filter((text) => text !== 'skeleton' && !text.includes('Read the terms'))).toEqual([])
  expect(seen).toContain('skeleton')
})

it('text in a form counts as being typed until it is sent or removed; a search until it loses focus', async () => {
  const stop = watchTyping()
  host.innerHTML = '<input aria-label="Name"><input type="search" aria-label="Search"><button>Next</button>'
  const [name, search] = host.querySelectorAll('input')
  const button = host.querySelector('button')
  expect(isTyping()).toBe(false)
  await userEvent.fill(search as HTMLElement, 'dragon')
  expect(isTyping()).toBe(true)
  button?.focus()
  expect(isTyping()).toBe(false)
  await userEvent.fill(name as HTMLElement, 'Dara')
  button?.focus()
  expect(isTyping()).toBe(true)
  await userEvent.clear(name as HTMLElement)
  button?.focus()
  expect(isTyping()).toBe(false)
  await userEvent.fill(name as HTMLElement, 'Dara')
  name?.remove()
  expect(isTyping()).toBe(false)
  stop()
})

it('a popup does not have the page behind it rendered: its way to the search stays', async () => {
  let rendered = 0
  function Way() {
    rendered += 1
    return <a href={useSearchHref()}>Search</a>
  }
  root.render(<Way />)
  const href = () => host.querySelector('a')?.getAttribute('href')
  await vi.waitFor(() => expect(href()).toBe('?page=this&popup=search'))
  openPopup('login')
  await isAt('?page=this&popup=login')
  openNotice('n1')
  await isAt('?page=this&popup=notices&notice=n1')
  expect(href()).toBe('?page=this&popup=search')
  expect(rendered).toBe(1)
})
