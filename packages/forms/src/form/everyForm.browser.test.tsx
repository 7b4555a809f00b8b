import { LanguageProvider } from '@baize/i18n'
import { loadMessages as uiMessages } from '@baize/ui/messages'
import { composeStories } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '@baize/ui/reset'
import { loadMessages } from '../messages.ts'
import { accessibleForm } from '../testing/accessibleForm.ts'

type Stories = Parameters<typeof composeStories>[0]
const files = import.meta.glob<Stories>('../**/*{Form,Lists}.stories.tsx')

const title = document.title
let unmount = () => {}
afterEach(() => {
  unmount()
  document.title = title
})

/** The first story of each form: as it opens. */
async function open(load: () => Promise<Stories>): Promise<HTMLFormElement> {
  const [Story] = Object.values(composeStories(await load())) as unknown as [ComponentType]
  const messages = { ...(await uiMessages('en')), ...(await loadMessages('en')) }
  const host = document.body.appendChild(document.createElement('main'))
  const root = createRoot(host)
  unmount = () => {
    root.unmount()
    host.remove()
  }
  document.title = 'A form'
  root.render(
    <LanguageProvider initial="en" active={['en']} load={async () => messages} messages={messages}>
      <Story />
    </LanguageProvider>,
  )
  return vi.waitFor(() => {
    const form = host.querySelector('form')
    if (!form?.querySelector('[type=submit]')) throw new Error('There is no form yet')
    return form
  })
}

/** Forms whose first story can be sent as it is: nothing that is required in them is empty. */
const sendable = ['InviteLinkForm', 'ProfileForm', 'PromotionApplicationForm']

describe.each(Object.entries(files))('%s', (file, load) => {
  it('passes the 14 accessibility checks fresh and refused', async () => {
    const form = await open(load)
    await vi.waitFor(() => expect(accessibleForm(form)).toEqual([]))
    await userEvent.click(form.querySelector('[type=submit]') as HTMLElement)
    if (sendable.some((name) => file.includes(`/${name}.`))) return
    await vi.waitFor(() => expect(form.querySelector('[aria-invalid=true]')).not.toBeNull())
    await vi.waitFor(() => expect(accessibleForm(form)).toEqual([]))
  })
})
