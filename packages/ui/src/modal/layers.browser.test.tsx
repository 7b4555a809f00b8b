import { LanguageProvider } from '@baize/i18n'
import { type ReactNode, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/Button.tsx'
import { ComboboxField } from '../combobox-field/ComboboxField.tsx'
import { Menu } from '../menu/Menu.tsx'
import type { MenuGroup } from '../menu/menu-item.ts'
import { Popover } from '../popover/Popover.tsx'
import { RadioGroup } from '../radio-group/RadioGroup.tsx'
import { Tooltip } from '../tooltip/Tooltip.tsx'
import { confirm } from './confirm.ts'
import { DialogHost } from './DialogHost.tsx'
import { hostTimeout, openDialog } from './dialogStack.ts'
import { PopupDialog } from './PopupDialog.tsx'
import '../reset/reset.css.ts'

let host: HTMLElement
let root: Root
beforeEach(async () => {
  await page.viewport(900, 700)
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(async () => {
  root.unmount()
  host.remove()
  document.documentElement.removeAttribute('dir')
  await page.viewport(414, 896)
})

function show(children: ReactNode, locale: 'en' | 'ar' = 'en') {
  root.render(
    <LanguageProvider initial={locale} active={['en', 'ar']} load={async () => ({})} messages={{}}>
      {children}
    </LanguageProvider>,
  )
  return vi.waitFor(() => expect(document.documentElement.dir).not.toBe(''))
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector)
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    ({ textContent, ariaLabel }) => textContent === name || ariaLabel === name,
  ) as HTMLElement
const appears = (selector: string) => vi.waitFor(() => expect(find(selector)).not.toBeNull())
const goes = (selector: string) => vi.waitFor(() => expect(find(selector)).toBeNull())
const hasFocus = (element: () => Element | null) =>
  vi.waitFor(() => expect(document.activeElement).toBe(element()))

const groups: MenuGroup[] = [
  {
    id: 'money',
    items: [
      { id: 'deposit', label: 'Deposit' },
      { id: 'withdraw', label: 'Withdraw' },
    ],
  },
]
const wallet = <Menu label="Wallet" trigger="Wallet" groups={groups} heading={<p>Dara</p>} />

it('a menu closes on Escape after a click on its heading, and returns focus to the trigger', async () => {
  await show(wallet)
  await userEvent.click(button('Wallet'))
  await appears('[role=menu]')
  await userEvent.click(page.getByText('Dara'))
  await userEvent.keyboard('{Escape}')
  await goes('[role=menu]')
  await hasFocus(() => button('Wallet'))
})

it('the same Escape closes the menu of a dialog and not the dialog', async () => {
  const onClose = vi.fn()
  await show(
    <PopupDialog open label="Account" title="Account" onClose={onClose}>
      {wallet}
    </PopupDialog>,
  )
  await appears('[role=dialog]')
  await userEvent.click(button('Wallet'))
  await appears('[role=menu]')
  await userEvent.click(page.getByText('Dara'))
  await userEvent.keyboard('{Escape}')
  await goes('[role=menu]')
  expect(onClose).not.toHaveBeenCalled()
  await hasFocus(() => button('Wallet'))
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledWith('escape')
})

it.for(['{Escape}', '{Tab}'])('a menu without an enabled item closes on %s', async (key) => {
  await show(
    <Menu
      label="Wallet"
      trigger="Wallet"
      groups={[{ id: 'all', items: [{ id: 'deposit', label: 'Deposit', disabled: true }] }]}
    />,
  )
  button('Wallet').focus()
  await userEvent.keyboard('{Enter}')
  await appears('[role=menu]')
  await userEvent.keyboard(key)
  await goes('[role=menu]')
  if (key === '{Escape}') await hasFocus(() => button('Wallet'))
})

it('the item under the pointer is the one that has the focus', async () => {
  await show(wallet)
  button('Wallet').focus()
  await userEvent.keyboard('{ArrowDown}')
  await hasFocus(() => find('[role=menuitem]'))
  const [first, second] = document.querySelectorAll<HTMLElement>('[role=menuitem]')
  await userEvent.hover(second as HTMLElement)
  await hasFocus(() => second as HTMLElement)
  const ground = (element?: HTMLElement) => element && getComputedStyle(element).backgroundColor
  expect(ground(second)).not.toBe(ground(first))
  expect(document.querySelectorAll('[data-highlighted]')).toHaveLength(1)
})

it('a menu closes when its trigger is scrolled out of sight', async () => {
  await show(
    <div id="box" style={{ blockSize: 200, overflow: 'auto' }}>
      <div style={{ blockSize: 1000 }}>{wallet}</div>
    </div>,
  )
  await userEvent.click(button('Wallet'))
  await appears('[role=menu]')
  find('#box')?.scrollTo(0, 500)
  await goes('[role=menu]')
})

it('a click outside an open menu closes it and activates nothing', async () => {
  const onClick = vi.fn()
  await show(
    <>
      {wallet}
      <div style={{ marginBlockStart: 400 }}>
        <Button onClick={onClick}>Pay</Button>
      </div>
    </>,
  )
  await userEvent.click(button('Wallet'))
  await appears('[role=menu]')
  // Where the button is, whatever lies over it.
  await userEvent.click(button('Pay'), { force: true })
  await goes('[role=menu]')
  expect(onClick).not.toHaveBeenCalled()
  await userEvent.click(button('Pay'))
  expect(onClick).toHaveBeenCalledOnce()
})

it('confirm() from inside a popover leaves it open and returns the focus', async () => {
  await show(
    <>
      <Popover label="Settings">
        <Button
          onClick={() => confirm({ question: 'Reset?', confirmLabel: 'Reset it', cancelLabel: 'Keep' })}
        >
          Reset
        </Button>
      </Popover>
      <DialogHost />
    </>,
  )
  await userEvent.click(button('Settings'))
  await appears('[role=dialog]')
  await userEvent.click(button('Reset'))
  await appears('[role=alertdialog]')
  expect(find('[role=dialog][aria-label=Settings]')).not.toBeNull()
  await userEvent.click(button('Keep'))
  await goes('[role=alertdialog]')
  await hasFocus(() => button('Reset'))
  await userEvent.keyboard('{Escape}')
  await goes('[role=dialog]')
  await hasFocus(() => button('Settings'))
})

const limits = [
  { value: 'day', label: 'A day' },
  { value: 'week', label: 'A week' },
  { value: 'month', label: 'A month' },
]

it.for([
  ['is checked', 'week'],
  ['is not checked', undefined],
] as const)('Tab stays in a dialog that ends in radio buttons of which one %s', async ([, checked]) => {
  await show(
    <>
      <button type="button">Behind</button>
      <PopupDialog open label="Limits" title="Limits" onClose={() => {}}>
        <RadioGroup
          label="Period"
          name="period"
          options={limits}
          {...(checked !== undefined && { defaultValue: checked })}
        />
      </PopupDialog>
    </>,
  )
  await appears('[role=dialog]')
  /** Of a group of which none is checked browsers choose one. */
  const isInGroup = () =>
    hasFocus(() => find(checked ? `input[value=${checked}]` : 'input[name=period]:focus'))
  button('Close').focus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await isInGroup()
  await userEvent.keyboard('{Tab}')
  await hasFocus(() => button('Close'))
  await userEvent.keyboard('{Tab}')
  await isInGroup()
  await userEvent.keyboard('{Tab}')
  await hasFocus(() => button('Close'))
})

function Counter() {
  const [count, setCount] = useState(0)
  return (
    <button
      type="button"
      key={count > 1 ? 'another' : 'one'}
      aria-describedby={count > 0 ? 'help' : undefined}
      onClick={() => setCount(count + 1)}
    >
      Count
    </button>
  )
}

it('a tooltip describes its control after that has rendered again, and after it is another element', async () => {
  await show(
    <>
      <p id="help">Help.</p>
      <Tooltip text="Counts clicks">
        <Counter />
      </Tooltip>
    </>,
  )
  const description = () =>
    button('Count')
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ')
  await vi.waitFor(() => expect(description()).toBe('Counts clicks'))
  await userEvent.click(button('Count'))
  await vi.waitFor(() => expect(description()).toBe('Help. Counts clicks'))
  await userEvent.click(button('Count'))
  await vi.waitFor(() => expect(description()).toBe('Help. Counts clicks'))
})

it('confirm() without a host resolves to false, and says once what is missing', async () => {
  vi.useFakeTimers()
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  try {
    const answer = confirm({ question: 'Really?', confirmLabel: 'Yes', cancelLabel: 'No' })
    await vi.advanceTimersByTimeAsync(hostTimeout)
    expect(await answer).toBe(false)
    expect(error).toHaveBeenCalledOnce()
    expect(String(error.mock.lastCall)).toMatch(/Really\?.*<DialogHost \/>/)
  } finally {
    error.mockRestore()
    vi.useRealTimers()
  }
})

it('a dialog that was opened before its host is shown when that is mounted', async () => {
  const answer = openDialog({ label: 'Early', title: 'Early', buttons: [{ label: 'Fine', value: 'fine' }] })
  await show(<DialogHost />)
  await appears('[role=dialog]')
  await userEvent.click(button('Fine'))
  expect(await answer).toBe('fine')
})

it('the list of a combobox in a dialog takes clicks, and the first Escape', async () => {
  const [onClose, onValueChange] = [vi.fn(), vi.fn()]
  await show(
    <PopupDialog open label="Bank" title="Bank" onClose={onClose}>
      <ComboboxField
        label="Bank"
        options={[
          { value: 'aba', label: 'ABA' },
          { value: 'wing', label: 'Wing' },
        ]}
        onValueChange={onValueChange}
      />
    </PopupDialog>,
  )
  await appears('[role=combobox]')
  await userEvent.click(find('[role=combobox]') as HTMLElement)
  await appears('[role=option]')
  await userEvent.keyboard('{Escape}')
  await goes('[role=option]')
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{ArrowDown}')
  await appears('[role=option]')
  await userEvent.click(page.getByText('Wing'))
  expect(onValueChange).toHaveBeenCalledWith('wing')
  await hasFocus(() => find('[role=combobox]'))
})

function Two() {
  const [first, setFirst] = useState(true)
  const [second, setSecond] = useState(false)
  return (
    <>
      <PopupDialog open={first} keepMounted label="First" onClose={() => setFirst(false)}>
        <Button>In the first</Button>
      </PopupDialog>
      <PopupDialog open={second} label="Second" onClose={() => setSecond(false)}>
        <Button onClick={() => setFirst(true)}>Show the first</Button>
      </PopupDialog>
      <Button onClick={() => setSecond(true)}>Show the second</Button>
    </>
  )
}

it('a dialog that was kept lies over one that was made since', async () => {
  await show(<Two />)
  await vi.waitFor(() => expect(button('In the first').checkVisibility()).toBe(true))
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(button('In the first').checkVisibility()).toBe(false))
  await userEvent.click(button('Show the second'))
  await appears('[aria-label=Second]')
  await userEvent.click(button('Show the first'))
  await vi.waitFor(() => expect(button('In the first').checkVisibility()).toBe(true))
  await userEvent.click(button('In the first'))
})

it('a menu opens along the direction of the language', async () => {
  await show(wallet, 'ar')
  expect(document.documentElement.dir).toBe('rtl')
  await userEvent.click(button('Wallet'))
  await appears('[role=menu]')
  const popup = find('[data-radix-menu-content]') as HTMLElement
  await vi.waitFor(() => {
    const gap = button('Wallet').getBoundingClientRect().right - popup.getBoundingClientRect().right
    expect(Math.abs(gap)).toBeLessThan(9)
  })
})

it('no layer injects a style element', async () => {
  const before = document.querySelectorAll('style').length
  await show(
    <PopupDialog open label="Account" title="Account" onClose={() => {}}>
      {wallet}
      <Popover label="More">Text</Popover>
    </PopupDialog>,
  )
  await appears('[role=dialog]')
  await userEvent.click(button('Wallet'))
  await appears('[role=menu]')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(button('More'))
  await appears('[role=dialog][aria-label=More]')
  const injected = [...document.querySelectorAll('style')].slice(before)
  expect(injected.filter(({ textContent }) => /scroll-lock/.test(textContent))).toEqual([])
})

it('a modal does not have the page styled anew: what the body is given is not inherited', async () => {
  await show(
    <PopupDialog open label="Sign in" title="Sign in" onClose={() => {}}>
      <Button>Sign in</Button>
    </PopupDialog>,
  )
  await appears('[aria-modal=true]')
  expect(document.body.style.pointerEvents).toBe('none')
  expect(getComputedStyle(host).pointerEvents).toBe('auto')
})
