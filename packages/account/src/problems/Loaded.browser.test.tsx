import { ApiError } from '@baize/api'
import { unreadMessages } from '@baize/api/calls'
import { LanguageProvider } from '@baize/i18n'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useRead } from '../platform/calls.ts'
import { type Answers, ScriptedPlatform } from '../testing/index.ts'
import { Loaded } from './Loaded.tsx'

let root: Root
let host: HTMLElement

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(() => {
  root.unmount()
  host.remove()
})

function Unread() {
  const read = useRead(unreadMessages, {})
  return <Loaded read={read}>{({ unread }) => <p>{`${unread} unread`}</p>}</Loaded>
}

function show(answers: Answers) {
  root.render(
    <LanguageProvider initial="en" active={['en']} load={async () => ({})} messages={{}}>
      <ScriptedPlatform answers={answers}>
        <Unread />
      </ScriptedPlatform>
    </LanguageProvider>,
  )
}

it('keeps the button that was pressed, and its focus, until there is something to show', async () => {
  const answer = vi
    .fn()
    .mockReturnValueOnce(new ApiError('busy'))
    .mockReturnValueOnce(new ApiError('internal'))
    .mockReturnValue({ unread: 3 })
  show({ unreadMessages: answer })
  const button = await vi.waitFor(() => {
    const found = host.querySelector('button')
    if (!found) throw new Error('no button yet')
    return found
  })
  button.focus()
  button.click()
  await vi.waitFor(() => expect(host.textContent).toContain('went wrong on our side'))
  expect(document.activeElement).toBe(button)
  button.click()
  await vi.waitFor(() => expect(host.textContent).toContain('3 unread'))
  expect(host.querySelector('button')).toBeNull()
})
