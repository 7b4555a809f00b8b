import { useEffect } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs.tsx'
import { shown } from '../conformance/render.tsx'
import { LinkButton } from '../link-button/LinkButton.tsx'
import { Menu } from '../menu/Menu.tsx'
import { BottomBar } from '../shell/BottomBar.tsx'
import { Footer } from '../shell/Footer.tsx'
import { Header } from '../shell/Header.tsx'
import { SideMenu } from '../shell/SideMenu.tsx'
import { StatTile } from '../stat-tile/StatTile.tsx'
import { Toolbar } from '../toolbar/Toolbar.tsx'
import { followLinks } from './followLinks.ts'
import { Link } from './Link.tsx'

const navigate = vi.fn()

/** A click that would load a page ends here; whether the router took it is what counts. */
const stay = (event: Event) => event.preventDefault()

function App() {
  useEffect(() => followLinks(navigate, (link) => !link.pathname.startsWith('/api/')), [])
  useEffect(() => {
    addEventListener('click', stay)
    return () => removeEventListener('click', stay)
  }, [])
  const item = (name: string) => ({ id: name, label: name, href: `/${name}`, icon: null })
  return (
    <>
      <Header logo="Home" homeHref="/home" navigation={[item('lobby')]} />
      <SideMenu label="Games" sections={[{ id: 's', items: [item('slots')] }]} />
      <Breadcrumbs label="Path" items={[item('records'), { label: 'This page' }]} />
      <Link href="/help?topic=fees#list">Help</Link>
      <LinkButton href="/register">Register</LinkButton>
      <StatTile label="Deposits" value="12" href="/deposits" />
      <Toolbar
        label="Tools"
        groups={[{ id: 'g', items: [{ id: 'print', type: 'link', label: 'Print', href: '/print' }] }]}
      />
      <Menu label="Account" trigger="Account" groups={[{ id: 'm', items: [item('security')] }]} />
      <Footer columns={[{ id: 'c', title: 'About', links: [item('terms')] }]} />
      <BottomBar label="Shortcuts" items={[item('wallet')]} />
      <Link href="https://elsewhere.example/" external>
        Elsewhere
      </Link>
      <Link href="/report.csv" download>
        Report
      </Link>
      <Link href={`${location.pathname}${location.search}#part`}>Part</Link>
      <Link href="/api/file">File</Link>
    </>
  )
}

afterEach(() => {
  navigate.mockClear()
})

it.each([
  ['Home', '/home'],
  ['lobby', '/lobby'],
  ['slots', '/slots'],
  ['records', '/records'],
  ['Help', '/help?topic=fees#list'],
  ['Register', '/register'],
  ['Deposits', '/deposits'],
  ['Print', '/print'],
  ['terms', '/terms'],
  ['wallet', '/wallet'],
])('the link %s is followed by the router', async (name, address) => {
  await page.viewport(1200, 900)
  await shown(<App />)
  linkOf(name).click()
  expect(navigate.mock.calls).toEqual([[address]])
})

it('an item of an open menu is followed by the router, by keyboard too', async () => {
  await shown(<App />)
  await userEvent.click(page.getByRole('button', { name: 'Account' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'security' }))
  await userEvent.click(page.getByRole('button', { name: 'Account' }))
  await expect.element(page.getByRole('menuitem', { name: 'security' })).toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await vi.waitFor(() => expect(navigate.mock.calls).toEqual([['/security'], ['/security']]))
})

it.each(['Elsewhere', 'Report', 'Part', 'File'])('the link %s is left to the browser', async (name) => {
  await shown(<App />)
  linkOf(name).click()
  expect(navigate).not.toHaveBeenCalled()
})

it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])(
  'a click with %s is left to the browser',
  async (key) => {
    await shown(<App />)
    linkOf('Help').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }))
    expect(navigate).not.toHaveBeenCalled()
  },
)

it('stops when its returned function is called', async () => {
  addEventListener('click', stay)
  const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: '/gone' }))
  const stop = followLinks(navigate)
  link.click()
  stop()
  link.click()
  link.remove()
  removeEventListener('click', stay)
  expect(navigate).toHaveBeenCalledTimes(1)
})

function linkOf(name: string): HTMLAnchorElement {
  const link = [...document.querySelectorAll('a')].find((each) => each.textContent?.includes(name))
  if (!link) throw new Error(`There is no link ${name}.`)
  return link
}
