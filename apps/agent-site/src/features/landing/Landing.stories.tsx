import { ApiError } from '@baize/api'
import { type Answers, ScriptedPlatform } from '@baize/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { forgetPage, sendToDoor } from '../../shared/door.ts'
import { Landing } from './Landing.tsx'

const meta = {
  title: 'Agent site/Landing',
  component: Landing,
  parameters: { layout: 'fullscreen' },
  args: { onIntent: fn() },
  beforeEach: () => forgetPage(),
  render: (args) => (
    <ScriptedPlatform
      site="agent"
      path="/agent"
      signedIn={false}
      answers={{ login: new ApiError('nonAgent', { status: 403 }) }}
    >
      <Landing {...args} />
    </ScriptedPlatform>
  ),
} satisfies Meta<typeof Landing>
export default meta
type Story = StoryObj<typeof meta>

const door = (answers: Answers): NonNullable<Story['render']> =>
  function Door(args) {
    return (
      <ScriptedPlatform site="agent" path="/agent" signedIn={false} answers={answers}>
        <Landing {...args} />
      </ScriptedPlatform>
    )
  }

export const Door: Story = {
  play: async ({ canvas }) => {
    const members = await canvas.findByRole('link', { name: 'Go to the members’ site' })
    await expect(members).toHaveAttribute('href', 'http://localhost:4301')
  },
}

const remembered = { rememberedAccount: { username: 'sokha2026', nickname: 'Sokha' } }

/** A remembered account continues with one click, or signs in by password with the name filled in. */
export const Remembered: Story = {
  render: door(remembered),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: /^Continue as/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with password' }))
    await waitFor(() => expect(canvasElement.querySelector('[name=username]')).toHaveValue('sokha2026'))
    await expect(canvasElement.querySelector('[name=password]')).toHaveValue('')
  },
}

export const ForgottenPassword: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Forgot your password?' }))
    const dialog = await screen.findByRole('dialog', { name: 'Forgot your password?' })
    await waitFor(() => expect(dialog.querySelector('input')).not.toBeNull())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** A pause ended the session, and the page was loaded again: the door still says why. */
export const AfterAPause: Story = {
  beforeEach: () => sendToDoor('expired'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You were signed out after a period of inactivity/)).toBeVisible()
    await expect(JSON.parse(sessionStorage.getItem('agent.door') ?? '{}')).toMatchObject({
      reason: 'expired',
    })
  },
}

export const SignedInElsewhere: Story = { beforeEach: () => sendToDoor('signedInElsewhere') }

export const NotAnAgent: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvasElement.querySelector('[name=username]')).not.toBeNull())
    await userEvent.type(canvasElement.querySelector('[name=username]') as HTMLElement, 'dara2026')
    await userEvent.type(canvasElement.querySelector('[name=password]') as HTMLElement, 'Baize-Demo-1{Enter}')
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/agent|ភ្នាក់ងារ|代理/i))
    await expect(canvas.getByRole('main')).toContainElement(document.activeElement as HTMLElement)
    await expect(args.onIntent).toHaveBeenCalled()
  },
}
