import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onDemand } from './onDemand.tsx'

let host: HTMLElement
let root: Root
beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(() => {
  root.unmount()
  host.remove()
  vi.restoreAllMocks()
})

it('attempts no import without a connection, which the browser would keep as failed, and loads when it is back', async () => {
  const load = vi.fn(async () => () => <p>the menu</p>)
  const Menu = onDemand(load)
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await Menu.preload()
  root.render(<Menu />)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(load).not.toHaveBeenCalled()
  online.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await expect.poll(() => host.textContent).toBe('the menu')
  expect(load).toHaveBeenCalledTimes(1)
})

it('renders in the same commit what was loaded on intent', async () => {
  const Menu = onDemand(async () => () => <p>the menu</p>)
  await Menu.preload()
  root.render(<Menu />)
  await expect.poll(() => host.textContent).toBe('the menu')
})
