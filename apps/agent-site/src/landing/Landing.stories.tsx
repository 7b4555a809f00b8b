import { ScriptedPlatform } from '@baize/account/testing'
import { ApiError } from '@baize/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { forgetPage, sendToDoor } from '../app/door.ts'
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

export const Door: Story = {}

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
