import { useLingui } from '@lingui/react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LanguageProvider } from './LanguageProvider.tsx'
import { MessagesReady } from './MessagesReady.tsx'
import { needMessages } from './needed.ts'

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

function Shows({ id, english }: { id: string; english?: string[] }) {
  const { _ } = useLingui()
  return <p>{_({ id, message: english as never })}</p>
}

const show = (page: React.ReactNode) =>
  root.render(
    <LanguageProvider initial="km" active={['km']} load={async () => ({ first: 'ដំបូង' })}>
      {page}
    </LanguageProvider>,
  )

it('shows a screen when the messages of each module in it are loaded, whichever consumer mounts it', async () => {
  let arrive = (_: Record<string, string>) => {}
  needMessages(() => new Promise((resolve) => (arrive = resolve)))
  show(
    <MessagesReady pending="waiting">
      <Shows id="late-1" />
    </MessagesReady>,
  )
  await expect.poll(() => host.textContent).toBe('waiting')
  arrive({ 'late-1': 'ហ្គេម' })
  await expect.poll(() => host.textContent).toBe('ហ្គេម')
})

it('does not wait for messages of modules that were loaded after its own', async () => {
  needMessages(() => new Promise(() => {}))
  show(
    <MessagesReady needed={[]} pending="waiting">
      <Shows id="first" />
    </MessagesReady>,
  )
  await expect.poll(() => host.textContent).not.toBe('')
  expect(host.textContent).toBe('ដំបូង')
})

it('shows the English of a message that no catalogue has, with its values, and reports it once', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})
  show(
    <>
      <Shows id="lost-1" english={['Not in any catalogue']} />
      <Shows id="lost-1" english={['Not in any catalogue']} />
    </>,
  )
  await expect.poll(() => host.textContent).toBe('Not in any catalogueNot in any catalogue')
  await expect.poll(() => report.mock.calls.length).toBe(1)
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('lost-1 is missing in km'))
})
