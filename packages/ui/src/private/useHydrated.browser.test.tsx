import { Suspense, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useHydrated } from './useHydrated.ts'

const log: unknown[] = []
let host: HTMLElement
let root: Root | undefined
beforeEach(() => {
  log.length = 0
  host = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  root?.unmount()
  host.remove()
})

function Shown() {
  const text = useHydrated() ? 'browser' : 'server'
  log.push(text)
  return text
}

it('shows what the server rendered while it is hydrated, then what the browser knows', async () => {
  host.innerHTML = renderToString(<Shown />)
  expect(host.textContent).toBe('server')
  log.length = 0
  const onRecoverableError = vi.fn()
  root = hydrateRoot(host, <Shown />, { onRecoverableError })
  await vi.waitFor(() => expect(host.textContent).toBe('browser'))
  expect(log[0]).toBe('server')
  expect(onRecoverableError).not.toHaveBeenCalled()
})

it('is true at once in what is mounted later', async () => {
  root = createRoot(host)
  root.render(<Shown />)
  await vi.waitFor(() => expect(host.textContent).toBe('browser'))
  expect(log).not.toContain('server')
})

function Part() {
  useEffect(() => void log.push('part'), [])
  return 'part'
}

function Page() {
  const hydrated = useHydrated()
  useEffect(() => queueMicrotask(() => log.push('page')), [])
  return (
    <div data-hydrated={hydrated}>
      <Suspense>
        <Part />
      </Suspense>
    </div>
  )
}

it('does not make React hydrate what is below it in the same task', async () => {
  host.innerHTML = renderToString(<Page />)
  startTransition(() => {
    root = hydrateRoot(host, <Page />)
  })
  await vi.waitFor(() => {
    expect(log).toHaveLength(2)
    expect(host.querySelector('[data-hydrated=true]')).not.toBeNull()
  })
  expect(log).toEqual(['page', 'part'])
})
