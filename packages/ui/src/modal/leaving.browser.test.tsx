import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/Button.tsx'
import { ComboboxField } from '../combobox-field/ComboboxField.tsx'
import { CommandPalette } from '../command-palette/CommandPalette.tsx'
import { allowMotion } from '../conformance/browser.tsx'
import { shown } from '../conformance/render.tsx'
import { DateField } from '../date-field/DateField.tsx'
import { Drawer } from '../drawer/Drawer.tsx'
import { Menu } from '../menu/Menu.tsx'
import { Popover } from '../popover/Popover.tsx'
import { Header } from '../shell/Header.tsx'
import { PageShell } from '../shell/PageShell.tsx'
import { sideMenu } from '../shell/sample-page.tsx'
import { TextField } from '../text-field/TextField.tsx'
import { confirm } from './confirm.ts'
import { DialogHost } from './DialogHost.tsx'
import { topModal } from './openModals.ts'
import { PopupDialog } from './PopupDialog.tsx'
import '../reset/reset.css.ts'

const motionTakes = (time: string) => {
  for (const length of ['fast', 'base'])
    document.documentElement.style.setProperty(`--bz-motion-${length}`, time)
}
/** Closes what is on top, whose end is then long enough to look at. */
async function pressEscape() {
  const count = () => document.querySelectorAll('[data-leaving]').length
  const before = count()
  motionTakes('60s')
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(count()).toBe(before + 1))
  await new Promise(requestAnimationFrame)
  motionTakes('1ms')
}

beforeEach(async () => {
  await page.viewport(900, 700)
  await allowMotion(true)
  motionTakes('1ms')
})
afterEach(async () => {
  // Where the pointer is left, it would lie on what the next file shows.
  await userEvent.unhover(document.body)
  document.documentElement.removeAttribute('style')
  await allowMotion(false)
  await page.viewport(414, 896)
})

const find = (selector: string) => document.querySelector<HTMLElement>(selector)
const appears = (selector: string) =>
  vi.waitFor(() => {
    expect(find(selector)?.checkVisibility()).toBe(true)
    return find(selector) as HTMLElement
  })
const goes = (selector: string) => vi.waitFor(() => expect(find(selector)).toBeNull())
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLElement
const leaving = () => find('[data-leaving]')
const finish = () => {
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
}

function Dialogs({ keepMounted = false }: { keepMounted?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <PopupDialog open={open} keepMounted={keepMounted} label="Limits" onClose={() => setOpen(false)}>
        <TextField label="Note" name="note" />
      </PopupDialog>
    </>
  )
}

function Drawers() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Drawer open={open} label="Filters" onClose={() => setOpen(false)}>
        Filters
      </Drawer>
    </>
  )
}

function Palettes() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <CommandPalette
        open={open}
        label="Search"
        groups={[{ id: 'pages', label: 'Pages', commands: [{ id: 'home', label: 'Home' }] }]}
        onOpenChange={setOpen}
        onSelect={() => {}}
      />
    </>
  )
}

const questions = (
  <>
    <Button onClick={() => confirm({ question: 'Reset?', confirmLabel: 'Reset it', cancelLabel: 'Keep' })}>
      Open
    </Button>
    <DialogHost />
  </>
)

const groups = [{ id: 'money', items: [{ id: 'deposit', label: 'Deposit' }] }]
const layers = [
  { name: 'a dialog', element: <Dialogs />, layer: '[role=dialog]' },
  { name: 'a dialog that is kept', element: <Dialogs keepMounted />, layer: '[role=dialog]', kept: true },
  { name: 'a question', element: questions, layer: '[role=alertdialog]' },
  { name: 'a drawer', element: <Drawers />, layer: '[role=dialog]' },
  { name: 'a command palette', element: <Palettes />, layer: '[role=dialog]' },
  {
    name: 'a menu',
    element: (
      <div style={{ margin: '60px 90px' }}>
        <Menu label="Open" trigger="Open" groups={groups} />
      </div>
    ),
    layer: '[role=menu]',
  },
  {
    name: 'a popover',
    element: (
      <div style={{ margin: '60px 90px' }}>
        <Popover label="Open">Text</Popover>
      </div>
    ),
    layer: '[role=dialog]',
  },
]

it.for(layers)(
  '$name is drawn to its end, where it was, after it has left the stack',
  async ({ element, layer, kept }) => {
    await shown(element)
    await userEvent.click(button('Open'))
    const open = await appears(layer)
    await vi.waitFor(() => expect(document.getAnimations()).toEqual([]))
    const before = open.getBoundingClientRect()
    expect(before.top).toBeGreaterThanOrEqual(0)
    await pressEscape()
    // The focus is back, the page is accessible and takes clicks, and the leaving element is neither.
    await vi.waitFor(() => expect(document.activeElement).toBe(button('Open')))
    expect(find('[aria-hidden=true]:has(button)')).toBeNull()
    expect(document.documentElement.style.overflow).toBe('')
    expect(topModal()).toBeUndefined()
    expect(leaving()?.inert).toBe(true)
    // Long after React has rendered what is hidden.
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(open.isConnected && open.checkVisibility()).toBe(true)
    const now = open.getBoundingClientRect()
    expect(Math.abs(now.left - before.left)).toBeLessThan(40)
    expect(Math.abs(now.top - before.top)).toBeLessThan(40)
    finish()
    if (kept) await vi.waitFor(() => expect(open.checkVisibility()).toBe(false))
    else await goes(layer)
    expect(find(layer)).toBe(kept ? open : null)
  },
)

it.each([
  ['the list of a combobox', [700, 900], '[role=listbox]'],
  ['a calendar beside its field', [700, 900], '[role=dialog]'],
  ['a calendar from below', [740, 414], '[role=dialog]'],
] as const)('%s is drawn to its end, while its field has the focus', async (name, [height, width], layer) => {
  await page.viewport(width, height)
  await shown(
    <div style={{ margin: '60px 30px' }}>
      {name === 'the list of a combobox' ? (
        <ComboboxField label="Bank" options={[{ value: 'aba', label: 'ABA' }]} />
      ) : (
        <DateField label="Born" />
      )}
    </div>,
  )
  const opener = () => find('button[aria-label="Open calendar"], input[role=combobox]') as HTMLElement
  await userEvent.click(opener())
  const open = await appears(layer)
  await vi.waitFor(() => expect(document.getAnimations()).toEqual([]))
  const before = open.getBoundingClientRect()
  await pressEscape()
  await vi.waitFor(() => expect(document.activeElement).toBe(opener()))
  expect(leaving()?.inert).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(open.isConnected && open.checkVisibility()).toBe(true)
  expect(Math.abs(open.getBoundingClientRect().top - before.top)).toBeLessThan(40)
  finish()
  await goes(layer)
})

it('the side menu of a phone is drawn to its end', async () => {
  await page.viewport(414, 896)
  await shown(
    <PageShell header={<Header logo="Baize" />} menu={sideMenu}>
      Page
    </PageShell>,
  )
  const opener = () => find('header button') as HTMLElement
  await userEvent.click(opener())
  await appears('[role=dialog]')
  await pressEscape()
  await vi.waitFor(() => expect(document.activeElement).toBe(opener()))
  expect((find('[role=dialog]') as HTMLElement).checkVisibility()).toBe(true)
  finish()
  await goes('[role=dialog]')
})

function Nested() {
  const [drawer, setDrawer] = useState(false)
  const [dialog, setDialog] = useState(false)
  return (
    <>
      <Button onClick={() => setDrawer(true)}>Open the drawer</Button>
      <Drawer open={drawer} label="Details" onClose={() => setDrawer(false)}>
        <Button onClick={() => setDialog(true)}>Open the dialog</Button>
        <PopupDialog open={dialog} label="Limits" onClose={() => setDialog(false)}>
          <Popover label="Settings">
            <Menu label="Actions" trigger="Actions" groups={groups} />
          </Popover>
        </PopupDialog>
      </Drawer>
    </>
  )
}

it('Escape while the end of a layer is drawn reaches the layer below it', async () => {
  await shown(<Nested />)
  await userEvent.click(button('Open the drawer'))
  await appears('[aria-label=Details]')
  await userEvent.click(button('Open the dialog'))
  await appears('[aria-label=Limits]')
  await userEvent.click(button('Settings'))
  await appears('[aria-label=Settings]')
  await userEvent.click(button('Actions'))
  await appears('[role=menu]')
  const isLeaving = (selector: string) =>
    vi.waitFor(() => expect(find(selector)?.closest('[data-leaving]')).not.toBeNull())
  const hasFocus = (name: string) => vi.waitFor(() => expect(document.activeElement).toBe(button(name)))
  for (const [layer, opener] of [
    ['[role=menu]', 'Actions'],
    ['[aria-label=Settings]', 'Settings'],
    ['[role=dialog][aria-label=Limits]', 'Open the dialog'],
    ['[role=dialog][aria-label=Details]', 'Open the drawer'],
  ] as const) {
    await pressEscape()
    await isLeaving(layer)
    await hasFocus(opener)
    expect(button(opener).closest('[aria-hidden=true], [inert]')).toBeNull()
  }
  expect(document.querySelectorAll('[data-leaving]')).toHaveLength(4)
  finish()
  await goes('[data-leaving]')
})

it('a dialog that is opened before its end begins anew', async () => {
  await shown(<Dialogs />)
  await userEvent.click(button('Open'))
  await appears('[role=dialog]')
  await userEvent.fill(find('[name=note]') as HTMLElement, 'Typed')
  await pressEscape()
  await userEvent.click(button('Open'))
  await vi.waitFor(() => expect(leaving()).toBeNull())
  expect(find('[name=note]')).toHaveProperty('value', '')
})

it.for([
  ['the device', () => allowMotion(false)],
  ['the person', () => document.documentElement.setAttribute('data-motion', 'still')],
] as const)('nothing is drawn where %s reduces motion', async ([, ask]) => {
  await ask()
  try {
    await shown(<Dialogs />)
    await userEvent.click(button('Open'))
    await appears('[role=dialog]')
    await userEvent.keyboard('{Escape}')
    await goes('[role=dialog]')
    expect(document.activeElement).toBe(button('Open'))
  } finally {
    document.documentElement.removeAttribute('data-motion')
  }
})
