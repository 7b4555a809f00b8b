import { afterEach, expect, it, vi } from 'vitest'
import { shown } from '../conformance/render.tsx'
import { onDemand } from './onDemand.tsx'

afterEach(() => vi.restoreAllMocks())

it('attempts no import without a connection, which the browser would keep as failed, and loads when it is back', async () => {
  const load = vi.fn(async () => () => <p>the menu</p>)
  const Menu = onDemand(load)
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await Menu.preload()
  const host = await shown(
    <div>
      <Menu />
    </div>,
  )
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
  const host = await shown(
    <div>
      <Menu />
    </div>,
  )
  await expect.poll(() => host.textContent).toBe('the menu')
})
