import { LanguageProvider } from '@baize/i18n'
import { type ReactNode, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Drawer } from '../drawer/Drawer.tsx'
import { confirm } from './confirm.ts'
import { DialogHost } from './DialogHost.tsx'
import { closeAllDialogs } from './dialogStack.ts'
import { closeLayersOnBack } from './layerHistory.ts'
import { PopupDialog } from './PopupDialog.tsx'

let host: HTMLElement
let root: Root
let stop: () => void
beforeEach(() => {
  // The page before, and the page that is looked at.
  history.pushState(null, '', '#before')
  history.pushState(null, '', '#page')
  stop = closeLayersOnBack()
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(() => {
  closeAllDialogs()
  root.unmount()
  host.remove()
  stop()
})

async function show(children: ReactNode) {
  root.render(
    <LanguageProvider initial="en" active={['en']} load={async () => ({})} messages={{}}>
      {children}
      <DialogHost />
    </LanguageProvider>,
  )
  await vi.waitFor(() => expect(document.documentElement.dir).not.toBe(''))
}

/** A page with a drawer that can be opened. */
async function showDrawer() {
  await show(<WithDrawer />)
  await vi.waitFor(() => expect(host.querySelector('button')).not.toBeNull())
}

let openDrawer: (open: boolean) => void
function WithDrawer() {
  const [open, setOpen] = useState(false)
  openDrawer = setOpen
  return (
    <>
      <button type="button">Page</button>
      <Drawer open={open} label="Filters" onClose={() => setOpen(false)}>
        <button type="button">Apply</button>
      </Drawer>
    </>
  )
}

const layers = () => document.querySelectorAll('[role$=dialog]').length
const depth = () => (history.state as { layer?: number } | null)?.layer ?? 0
/** So many layers are open, and have their entries in the history, which are added once they are painted. */
const hasLayers = (count: number) =>
  vi.waitFor(() => {
    expect(layers()).toBe(count)
    expect(depth()).toBeGreaterThanOrEqual(count)
  })
const isAt = (hash: string) =>
  vi.waitFor(() => {
    expect(location.hash).toBe(hash)
    expect(depth()).toBe(0)
  })
const question = { question: 'Sure?', confirmLabel: 'Yes', cancelLabel: 'No' }

it('Back closes the top layer, the next Back the one below, and the page stays', async () => {
  await showDrawer()
  openDrawer(true)
  await hasLayers(1)
  const answer = confirm(question)
  await hasLayers(2)
  history.back()
  await hasLayers(1)
  expect(await answer).toBe(false)
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('Apply')
  history.back()
  await hasLayers(0)
  await isAt('#page')
  history.back()
  await isAt('#before')
})

it('a layer that is closed by itself leaves no step behind', async () => {
  await showDrawer()
  openDrawer(true)
  await hasLayers(1)
  await userEvent.keyboard('{Escape}')
  await hasLayers(0)
  await isAt('#page')
  history.back()
  await isAt('#before')
})

it('going back right after a layer has closed leaves the page', async () => {
  await showDrawer()
  openDrawer(true)
  await hasLayers(1)
  openDrawer(false)
  await hasLayers(0)
  history.back()
  await isAt('#before')
})

it('a page that is opened out of a layer is one step from the page below', async () => {
  await showDrawer()
  openDrawer(true)
  await hasLayers(1)
  openDrawer(false)
  history.pushState(null, '', '#next')
  await hasLayers(0)
  history.back()
  await isAt('#page')
  history.forward()
  await isAt('#next')
})

it('what is opened while the history moves back stays open', async () => {
  await showDrawer()
  openDrawer(true)
  await hasLayers(1)
  const go = vi.spyOn(history, 'go')
  openDrawer(false)
  await vi.waitFor(() => expect(go).toHaveBeenCalled(), { interval: 1 })
  history.pushState(null, '', '#next')
  await new Promise((resolve) => setTimeout(resolve, 200))
  await isAt('#next')
})

it('a layer that closes while the page is being left does not stop the navigation', async () => {
  await showDrawer()
  openDrawer(true)
  await hasLayers(1)
  const go = vi.spyOn(history, 'go')
  dispatchEvent(new Event('beforeunload'))
  openDrawer(false)
  await hasLayers(0)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(go).not.toHaveBeenCalled()
  // Its user stayed: the step of the layer is removed once the page is used.
  await userEvent.keyboard('{Shift}')
  await isAt('#page')
  expect(go).toHaveBeenCalledTimes(1)
})

it('a layer that refuses to be closed keeps its step', async () => {
  const onClose = vi.fn()
  await show(
    <PopupDialog open label="New password" onClose={onClose}>
      <button type="button">Save</button>
    </PopupDialog>,
  )
  await hasLayers(1)
  history.back()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  await vi.waitFor(() => expect(depth()).toBe(1))
  history.back()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(2))
  expect(layers()).toBe(1)
})

it('a layer that the address carries has no step of its own', async () => {
  await show(
    <PopupDialog open routed label="Sign in" onClose={() => {}}>
      <button type="button">Sign in</button>
    </PopupDialog>,
  )
  await vi.waitFor(() => expect(layers()).toBe(1))
  await isAt('#page')
})

it('a ring around a whole layer is for those who opened it by keyboard', async () => {
  await showDrawer()
  const ring = () => document.querySelector('[role=dialog]')?.matches('[data-quiet-focus]')
  const button = host.querySelector('button') as HTMLElement
  button.addEventListener('click', () => openDrawer(true))
  // By itself, as an announcement is opened, or by the address.
  openDrawer(true)
  await hasLayers(1)
  expect(ring()).toBe(true)
  await userEvent.keyboard('{Escape}')
  await hasLayers(0)
  await userEvent.tab()
  await vi.waitFor(() => expect(document.activeElement).toBe(button))
  await userEvent.keyboard('{Enter}')
  await hasLayers(1)
  expect(ring()).toBe(false)
})
