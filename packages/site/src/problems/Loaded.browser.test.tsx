import { ApiError } from '@baize/api'
import { unreadMessages } from '@baize/api/calls'
import { expect, it, vi } from 'vitest'
import { useApiQuery } from '../platform/calls.ts'
import { type Answers, ScriptedPlatform } from '../testing/index.ts'
import { testPage } from '../testing/testPage.tsx'
import { Loaded } from './Loaded.tsx'

const page = testPage()

function Unread() {
  const read = useApiQuery(unreadMessages, {})
  return <Loaded read={read}>{({ unread }) => <p>{`${unread} unread`}</p>}</Loaded>
}

function show(answers: Answers) {
  page.show(
    <ScriptedPlatform answers={answers}>
      <Unread />
    </ScriptedPlatform>,
  )
}

it('keeps the clicked button, and its focus, until there is something to show', async () => {
  const answer = vi
    .fn()
    .mockReturnValueOnce(new ApiError('busy'))
    .mockReturnValueOnce(new ApiError('internal'))
    .mockReturnValue({ unread: 3 })
  show({ unreadMessages: answer })
  const button = await vi.waitFor(() => {
    const found = page.host.querySelector('button')
    if (!found) throw new Error('no button yet')
    return found
  })
  button.focus()
  button.click()
  await vi.waitFor(() => expect(page.host.textContent).toContain('went wrong on our side'))
  expect(document.activeElement).toBe(button)
  button.click()
  await vi.waitFor(() => expect(page.host.textContent).toContain('3 unread'))
  expect(page.host.querySelector('button')).toBeNull()
})
